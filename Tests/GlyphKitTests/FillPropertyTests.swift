import Foundation
import GlyphKit
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)
private let frame = Rect(x: 0, y: 0, width: 24, height: 24)

/// Shapes, details in them and lines next to them, stroked with one pen on a grid of 24: what icons are made of.
private func randomGlyph(_ generator: inout SeededGenerator) -> Glyph {
    let width: Double = [1.0, 1.5, 2.0].randomElement(using: &generator) ?? 2
    let pen = StrokeStyle(
        width: width, cap: LineCap.allCases.randomElement(using: &generator) ?? .round,
        join: LineJoin.allCases.randomElement(using: &generator) ?? .round)
    var layers: [Layer] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
        func number(_ range: ClosedRange<Double>) -> Double {
            (Double.random(in: range, using: &generator) * 4).rounded() / 4
        }
        let center = Point(number(5...19), number(5...19))
        var path = Path()
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path = .circle(center, radius: number(1...5))
        case 1: path = .rectangle(center.x - number(1...5), center.y - number(1...5), number(2...9), number(2...9))
        case 2:
            path.move(to: center)
            path.line(to: Point(number(2...22), number(2...22)))
        case 3:
            path.move(to: center)
            for _ in 0..<3 { path.line(to: Point(number(2...22), number(2...22))) }
            path.close()
        default:
            path.move(to: center)
            path.cubic(
                Point(number(2...22), number(2...22)), Point(number(2...22), number(2...22)),
                to: Point(number(2...22), number(2...22)))
        }
        layers.append(Layer(path: path, stroke: Stroke(.color(.black), style: pen), location: place))
    }
    return Glyph(name: "random", width: 24, height: 24, viewBox: frame, layers: layers)
}

private func ink(_ layers: [OutlinedLayer], _ tolerance: Double = 0.001) -> Path {
    Path.union(ofNonNegative: layers.map(\.path), tolerance: tolerance)
}

private func united(_ glyph: Glyph, _ style: FillStyle = .knockout) throws -> Path {
    ink(try glyph.filled(style: style, tolerance: .standard).layers, glyph.viewBox.extent / 20_000)
}

extension Glyph {
    fileprivate func mapped(_ transform: Transform, viewBox: Rect, _ scale: Double = 1) -> Glyph {
        var glyph = self
        glyph.viewBox = viewBox
        for index in glyph.layers.indices {
            glyph.layers[index].path = glyph.layers[index].path.transformed(by: transform)
            glyph.layers[index].stroke?.style.width *= scale
        }
        return glyph
    }

    /// Each closed contour begins elsewhere.
    fileprivate var restarted: Glyph {
        var glyph = self
        for index in glyph.layers.indices {
            glyph.layers[index].path = Path(
                glyph.layers[index].path.subpaths.map { contour in
                    guard contour.isClosed, contour.segments.count > 1 else { return contour }
                    let turned = ContiguousArray(contour.segments.dropFirst() + contour.segments.prefix(1))
                    return Subpath(start: turned[0].start, segments: turned, isClosed: true)
                })
        }
        return glyph
    }
}

/// The share of the view box in which two paths differ.
private func difference(_ a: Path, _ b: Path, in box: Rect) -> Double {
    abs(a.combined(with: b, by: .exclusiveOr, tolerance: box.extent / 20_000).area) / box.area
}

/// The properties that must hold of any glyph. Each check names itself where it fails.
private func faults(of glyph: Glyph) throws -> [String] {
    var faults: [String] = []
    let filled = try united(glyph)
    let box = glyph.viewBox
    func check(_ name: String, _ other: Glyph, back: Transform) throws {
        let path = try united(other).transformed(by: back)
        // A mirror turns contours round, which winding does not mind but a normal form does.
        let apart = difference(filled, path.normalized(tolerance: box.extent / 20_000), in: box)
        if apart > 0.002 { faults.append("\(name) (\(apart))") }
    }
    let mirror = Transform.scale(-1, 1).followed(by: .translation(box.minX + box.maxX, 0))
    try check("mirrored", glyph.mapped(mirror, viewBox: box), back: mirror)
    let far = Transform.scale(3, 3).followed(by: .translation(-40, 15))
    let near = Transform.translation(40, -15).followed(by: .scale(1.0 / 3, 1.0 / 3))
    let moved = Rect(
        x: box.minX * 3 - 40, y: box.minY * 3 + 15, width: box.width * 3, height: box.height * 3)
    try check("moved and scaled", glyph.mapped(far, viewBox: moved, 3), back: near)
    var shuffled = glyph
    shuffled.layers.reverse()
    try check("elements in another order", shuffled, back: .identity)
    try check("other starting points", glyph.restarted, back: .identity)
    // The whole outline is kept, except for what was decided to be cut, and the clearance of overlays.
    let result = try glyph.filled(style: .silhouette, tolerance: .standard)
    if !result.decisions.contains(where: { $0.reason == .crossing }) {
        let lost = ink(try glyph.outlined(tolerance: .standard))
            .combined(with: ink(result.layers), by: .difference, tolerance: box.extent / 20_000)
        if abs(lost.area) > 0.001 * box.area { faults.append("ink is lost (\(lost.area))") }
    }
    return faults
}

@Suite(.takesTurns) struct FillPropertyTests {
    /// Icons whose fill depends on how they are drawn, or loses ink, by their reasons. They are exactly these: the test
    /// fails for another one, and for one that is fixed.
    private static let knownIcons = Result { try Fixtures.list("Icons/fill-faults.txt") }

    @Test(arguments: seeds(400)) func randomGlyphsKeepTheRules(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let found = try faults(of: randomGlyph(&generator))
        #expect(found.isEmpty, "\(found)")
    }

    /// A file that was filled says so, and is left as it is.
    @Test(arguments: seeds(60)) func fillingTwiceChangesNothing(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let glyph = randomGlyph(&generator)
        let paths = glyph.layers.map { layer in
            "<path d=\"\(layer.path.svgData(decimals: 3))\" stroke-width=\"\(layer.stroke?.style.width ?? 1)\"/>"
        }
        let source = SourceFile(
            path: "random.svg",
            text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\">"
                + paths.joined() + "</svg>")
        let once = try Glyph(source).filled().svg()
        let twice = try Glyph(SourceFile(path: "random.svg", text: once)).filled().svg()
        #expect(twice == once)
    }

    @Test(.long, arguments: IconSet.all)
    func realGlyphsKeepTheRules(set: IconSet) throws {
        let known = try Self.knownIcons.get()
        for file in set.outlines {
            let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
            let found = try faults(of: glyph)
            let name = set.name + "/" + file.lastPathComponent
            withKnownIssue("\(name)") {
                #expect(found.isEmpty, "\(name): \(found)")
            } when: {
                known.contains(name)
            }
        }
    }
}
