import PathGeometry
import Testing

private let tolerance = 24.0 / 20_000

private func drawn(_ text: String) throws -> Path { try Path(svg: text) }

@Suite struct SpurTests {
    @Test(arguments: [
        "M4 4H20V20H12V22V20.0005H4z", "M4 4H20V20H12V22V19.9995H4z", "M12 4H20V20H4V4H12V2V4.0005z",
        // A curve that begins with a very short part of itself.
        "M4 20V10L12 10C13 10.5 14 11.5 15 13C14 11.5 13 10.5 12 10.0004C10 10.2 6 10.2 4 12L2 20z",
    ])
    func `a spur without width is removed`(text: String) throws {
        let before = try drawn(text)
        let after = before.withoutSpurs(tolerance: tolerance)
        #expect(after.subpaths[0].segments.count < before.subpaths[0].segments.count)
        #expect(abs(after.area - before.area) < 0.01)
        for segment in after.subpaths[0].segments {
            #expect(segment.end.y < 20.01 && segment.end.y > 3.99 && segment.end != Point(15, 13))
        }
    }

    @Test(arguments: [
        "M4 4H20V20H12L12.1 22L12.3 20H4z", "M4 4H20V20H12V22L11.99 20H4z", "M4 4L12 3.9L4 4.02L2 20z",
        "M4 4H20V20H4z", "M4 4L20 20z", "M4 4H20V20H4", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "",
    ])
    func `a protrusion with a width is not removed as a spur`(text: String) throws {
        #expect(try drawn(text).withoutSpurs(tolerance: tolerance) == drawn(text))
    }
}
