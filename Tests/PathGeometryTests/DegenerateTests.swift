import Foundation
import PathGeometry
import Support
import Testing

private let tolerance = 24.0 / 20_000

/// Input on which an operation once failed, or is likely to: what it is, and the area it must have.
private struct Degenerate: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var data: String
    var rule = FillRule.nonzero
    var area: Double
    var contours: Int

    init(_ name: String, _ data: String, rule: FillRule = .nonzero, area: Double, contours: Int = 1) {
        (testDescription, self.data, self.rule, self.area, self.contours) = (name, data, rule, area, contours)
    }

    static let all: [Degenerate] = [
        Degenerate(
            "a lens: two arcs with both ends in common", "M4 12A10 10 0 0 1 20 12A10 10 0 0 1 4 12Z", area: 89.459_043_6
        ),
        Degenerate("a half disc: an arc and its chord", "M4 12A8 8 0 0 1 20 12Z", area: 100.530_964_9),
        Degenerate(
            "a crescent: both arcs bulge the same way", "M4 12A8 8 0 0 1 20 12A10 10 0 0 0 4 12Z",
            area: 55.801_443_1),
        Degenerate("a drop: one curve that ends where it begins", "M12 20C-4 4 28 4 12 20Z", area: 76.8),
        Degenerate("a loop on a curve", "M4 20C28 4 -4 4 20 20Z", area: 59.947_457_9, contours: 2),
        Degenerate(
            "two discs that touch inside, tangent where both begin",
            "M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12ZM20 12A4 4 0 1 0 12 12A4 4 0 1 0 20 12Z", area: 48 * .pi),
        Degenerate(
            "a curve whose control points lie on its chord, next to a line",
            "M2 12C2.1 12 2.2 12 22 12L22 12.5L2 12.5ZM2 12.25L22 12.25L22 20L2 20Z", area: 160),
        Degenerate("a line drawn there and back", "M4 4L20 20Z", area: 0, contours: 0),
        Degenerate("a curve drawn there and back", "M4 4C4 12 12 20 20 20C12 20 4 12 4 4Z", area: 0, contours: 0),
        Degenerate(
            "edges nearly upright that cross", "M12 2L12.0002 22L11 22ZM12.0001 2L12 22L13 22Z",
            area: 10.002 + 10, contours: 2),
        Degenerate(
            "squares that overlap by less than the grid", "M4 4H12.00001V12H4ZM12 4H20V12H12Z", area: 128),
        Degenerate(
            "a bowtie crossing in a corner of a square", "M4 20L20 4V20L4 4ZM12 12H20V20H12Z", area: 160,
            contours: 2),
        Degenerate(
            "the same ring twice, in even-odd", "M4 4H20V20H4ZM8 8H16V16H8ZM4 4H20V20H4ZM8 8H16V16H8Z", rule: .evenodd,
            area: 0, contours: 0),
        Degenerate("less than the tolerance in size", "M12 12h.0003v.0003h-.0003Z", area: 0, contours: 0),
        Degenerate("far from the origin", "M100000004 4H100000020V20H100000004Z", area: 256),
    ]
}

@Test(arguments: Degenerate.all)
private func degeneratePathsKeepTheirArea(input: Degenerate) throws {
    let path = try Path(svg: input.data).normalized(input.rule, tolerance: tolerance)
    #expect(abs(path.area - input.area) < 0.05, "\(path.svgData(decimals: 4))")
    #expect(path.subpaths.count == input.contours, "\(path.svgData(decimals: 4))")
    #expect(path.combined(with: path, by: .difference, tolerance: tolerance).isEmpty)
}

@Test func aLongRowOfSquaresIsOneRectangle() {
    let count = 3000
    let squares = (0..<count).map { Path.rectangle(Double($0) * 8, 0, 8, 8) }
    let row = Path.union(ofNonNegative: squares, tolerance: tolerance)
    #expect(row.subpaths.map { $0.segments.count } == [4])
    #expect(row.area == Double(count) * 64)
}

@Test func stripesThatAllLieOnTheSweepAtOnceAreTraced() {
    // More than the sweep line's chunks hold, in both directions.
    var path = Path()
    for index in 0..<400 { path.append(.rectangle(0, Double(index) * 0.06, 24, 0.03)) }
    #expect(path.normalized(tolerance: tolerance).subpaths.count == 400)
    for index in 0..<12 { path.append(.rectangle(Double(index) * 2, 0, 1, 24)) }
    let weave = path.normalized(tolerance: tolerance)
    // One contour around, and a hole between any two neighbours in both directions.
    #expect(weave.subpaths.count == 1 + 11 * 399)
    #expect(abs(weave.area - (400 * 24 * 0.03 + 12 * 24 - 400 * 12 * 0.03)) < 0.01)
}
