import Testing

@testable import GlyphReading

@Suite struct DrawablePathDataTests {
    @Test(arguments: [
        "M1 1a4 4 0 01.5.5", "M1 1a4 4 0 00-1-.1z", "M1 1h3A4,4,0,0,13,3", "M1 1a1 1 0 0 0 1 1 1 1 0 001 1",
    ])
    func `the numbers of an arc that run together are found`(data: String) {
        #expect(DrawablePathData.brokenArc(in: data) != nil)
    }

    @Test(arguments: [
        "M1 1a4 4 0 0 1 .5.5z", "M1,1a4,4 0,0 1,-1-.5z", "M1 1A1e-1 1 0 0 0 1e-3-1 1 1 0 1 1 2 2", "M1 1l.5.5-3-3h1z",
        "",
        "M1 1a1 1 0 1 1-2 0 1 1 0 1 1 2 0z",
    ])
    func `arcs that Android reads are not found`(data: String) {
        #expect(DrawablePathData.brokenArc(in: data) == nil)
    }

    @Test(arguments: [("M1 1zlh4 4Z", "M1 1z h4 4Z"), ("M1 1", "M1 1"), ("aM2 2v", " M2 2 ")])
    func `commands without numbers draw nothing`(data: String, expected: String) {
        #expect(DrawablePathData.withoutEmptyCommands(data) == expected)
    }
}
