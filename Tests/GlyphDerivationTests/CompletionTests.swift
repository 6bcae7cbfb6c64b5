import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

@testable import GlyphDerivation

/// Bodies of which a part is not drawn, because something lies over them.
@Suite struct CompletionTests {
    private static let slash = "M2 2L22 22"

    private func fill(_ data: [String], _ style: FillStyle = .knockout) throws -> Path {
        try FillSupport.fill(stroked(data), style)
    }

    @Test(arguments: [(0.2, false), (0.7, false), (0.9, true)])
    func `a strip next to a clearance is removed if it is thin`(thickness: Double, stays: Bool) {
        func rect(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Path {
            Path(polygon: [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)])
        }
        let clearance = rect(14, 12, 24, 20 - thickness)
        let cleared = rect(4, 4, 20, 20).subtracting([clearance], tolerance: 0.001)
        let ink = Figure(cleared, flatness: 0.05, strokeWidth: 2, tolerance: 0.001)
        let left = cleared.withoutWhiskers(beside: clearance.margin(2, tolerance: 0.001), in: ink)
        #expect(left.contains(Point(18, 20 - thickness / 2)) == stays)
        // Corners stay sharp.
        for corner in [Point(4.05, 4.05), Point(19.95, 4.05), Point(4.05, 19.95), Point(19.95, 11.95)] {
            #expect(left.contains(corner))
        }
    }

    /// The other half continues where the stroke of the first one ends, as a circle does.
    @Test func `a ring that a slash crosses is filled as a full disc`() throws {
        let ring = ["M8.35 2.69A10 10 0 0 1 21.3 15.65", "M19.08 19.08A10 10 0 1 1 4.92 4.92", Self.slash]
        let filled = try fill(ring)
        let center = Point(12, 12)
        for step in 0..<64 {
            let way = Transform.rotation(degrees: Double(step) * 5.625)(Point(1, 0)) - Point(0, 0)
            let (inside, outside) = (center + way * 10.9, center + way * 11.1)
            // Half of the slash, and its clearance.
            let aside = abs(way.x - way.y) / 2.0.squareRoot() * 11
            if aside > 2.7 { #expect(filled.contains(inside) && !filled.contains(outside), "\(step)") }
        }
    }

    @Test func theSlashHasItsClearanceOnBothSides() throws {
        let box = [
            "M20.4 20.4A2 2 0 0 1 19 21H5A2 2 0 0 1 3 19V5A2 2 0 0 1 3.59 3.59", "M21 15.3V5A2 2 0 0 0 19 3H8.7",
        ]
        // The ends of one box are two units from the slash on one side; the other one is drawn without a clearance.
        for (data, clearance) in [(box, 2.03), (["M3 3H21V21H3Z"], 1.5)] {
            let filled = try fill(data + ["M1 1L23 23"])
            let edge = 1 + clearance
            for place in stride(from: 6.0, through: 18, by: 1) {
                for (distance, isInk) in [
                    (0.0, true), (0.9, true), (1.1, false), (edge - 0.1, false), (edge + 0.1, true),
                ] {
                    let aside = distance / 2.0.squareRoot()
                    #expect(filled.contains(Point(place + aside, place - aside)) == isInk, "\(place) \(distance)")
                    #expect(filled.contains(Point(place - aside, place + aside)) == isInk, "\(place) \(distance)")
                }
            }
        }
    }

    /// The least clearance may be stated.
    @Test func theClearanceOfASlashMayBeStated() throws {
        let filled = try fill(["M3 3H21V21H3Z", "M1 1L23 23"], FillStyle(gapWidth: 3))
        #expect(!filled.contains(Point(12 + 2.7, 12 - 2.7)) && filled.contains(Point(12 + 2.9, 12 - 2.9)))
    }

    /// A line is as it was drawn, on both sides of the slash.
    @Test(arguments: [
        ["M2 9A14 14 0 0 1 22 9", "M6 14A9 9 0 0 1 18 14"], ["M4 12H20"],
        // The power sign.
        ["M12 2V6", "M18.36 6.64A9 9 0 0 1 20.77 15", "M6.16 6.16A9 9 0 1 0 18.84 18.84"],
    ])
    func `a slashed drawing of lines alone is not filled`(data: [String]) throws {
        let glyph = try stroked(data + [Self.slash])
        let derived = try glyph.filled(style: .knockout, tolerance: .standard)
        #expect(derived.isOutline)
    }

    /// The other half is not drawn up to the slash, so it is not known which body is whole; a face that is stated is
    /// filled.
    @Test func `a part fills a face of a slashed drawing that cannot be completed`() throws {
        let drop = [
            "M18.715 13.186C18.29 11.858 17.384 10.607 16 9.5C14 7.9 12.5 6 12 3A10.7 10.7 0 0 1 11.116 5.586",
            "M8.795 8.797A11 11 0 0 1 8 9.5C6 11.1 5 13 5 15A7 7 0 0 0 18.222 18.208", Self.slash,
        ]
        let glyph = try stroked(drop)
        #expect(try glyph.filled(style: .knockout, tolerance: .standard).isOutline)
        let face = Point(9, 16)
        #expect(try FillSupport.fill(glyph, .knockout, [(face, .solid)]).contains(face))
    }

    private static let head = "M10 3A4 4 0 0 1 10 11A4 4 0 0 1 10 3Z"
    private static let square = "M14 14H21V21H14Z"

    /// The missing part of the shoulders is the mirror image of their other side.
    @Test(arguments: ["M8 15H7A4 4 0 0 0 3 19V21", "M3 21V19A4 4 0 0 1 7 15H11.5"])
    func `both shoulders next to a sign are filled`(half: String) throws {
        for isMirrored in [false, true] {
            var glyph = try stroked([Self.head, half, Self.square])
            if isMirrored {
                for index in glyph.layers.indices {
                    let mirror = Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0)
                    glyph.layers[index].path = glyph.layers[index].path.transformed(by: mirror)
                }
            }
            let filled = try FillSupport.fill(glyph)
            func isInk(_ x: Double, _ y: Double) -> Bool { filled.contains(Point(isMirrored ? 24 - x : x, y)) }
            #expect(isInk(5, 19) && isInk(10, 20) && isInk(11, 16), "both shoulders up to the sign")
            #expect(!isInk(12, 18) && !isInk(14, 12.3), "a clearance around the sign")
            #expect(isInk(17.5, 17.5) && !isInk(10, 12.5), "the sign by itself, and a neck")
        }
    }

    @Test(arguments: [
        // A sun: its rays are not shoulders.
        ["M12 7A5 5 0 0 1 12 17A5 5 0 0 1 12 7Z", "M5 19L7 17", "M19 19L17 17", "M12 20V22", "M5 5L7 7", "M19 5L17 7"],
        // Nothing hides the other shoulder.
        [head, "M8 15H7A4 4 0 0 0 3 19V21"],
    ])
    func `shoulders that nothing hides are not completed`(data: [String]) throws {
        let filled = try fill(data)
        let drawn = try stroked(Array(data.dropFirst())).outlined(tolerance: .standard)
        let head = try stroked([data[0]]).filled(style: .knockout, tolerance: .standard)
        let expected = Path.union(ofNonNegative: (drawn + head.layers).map(\.path), tolerance: 0.001)
        #expect(abs(filled.combined(with: expected, by: .exclusiveOr, tolerance: 0.001).area) < 0.05)
    }

    private static let cloud = "M4 14.899A7 7 0 1 1 15.71 8H17.5A4.5 4.5 0 0 1 20 16.242"

    /// Both lobes go on to the line that touches them from below, with rain or an arrow in the aperture.
    @Test(arguments: [
        ["M8 19V20", "M8 14V15", "M16 19V20", "M16 14V15", "M12 21V22", "M12 16V17"],
        ["M12 12V22", "M9 19L12 22L15 19"],
        ["M16 14V20", "M8 14V20", "M12 16V22"],
    ])
    func aCloudHasALevelBase(rain: [String]) throws {
        let filled = try fill([Self.cloud] + rain)
        for place in [Point(4.5, 14), Point(9, 5), Point(18, 10), Point(18.9, 16.8)] {
            #expect(filled.contains(place), "\(place)")
        }
        /// The lowest ink of the cloud next to the shape that hangs in it.
        func base(at x: Double) -> Double {
            Array(stride(from: 14.0, to: 20, by: 0.05)).last { filled.contains(Point(x, $0)) } ?? 0
        }
        // The left lobe is a circle around (9, 10), the right one around (17.5, 12.5): both end at 18.
        #expect(abs(base(at: 4.9) - 16.87) < 0.15 && abs(base(at: 18.7) - 17.87) < 0.15)
    }

    /// They have two round lobes, or a line inside of a ring, and are not clouds.
    @Test(arguments: [
        [
            "M6 8.5A6.5 6.5 0 1 1 19 8.5C19 14.5 13 14.5 13 18.5A3.5 3.5 0 0 1 6 18.5",
            "M15 8.5A2.5 2.5 0 0 0 10 8.5V9.5",
        ],
        ["M8 5A8 8 0 1 0 16 5", "M12 2V12"], ["M20.46 8.92A9 9 0 1 1 15.08 3.54", "M12 12L20 4"],
    ])
    func `an ear and a ring are not filled as clouds`(data: [String]) throws {
        let (with, without) = (try fill(data), try fill(data, .leavingOut("cloud")))
        #expect(with == without)
    }
}
