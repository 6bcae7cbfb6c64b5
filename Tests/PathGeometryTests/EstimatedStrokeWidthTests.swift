import PathGeometry
import Testing

@Suite struct EstimatedStrokeWidthTests {
    private func estimate(_ data: String) throws -> Double {
        let path = try Path(svg: data)
        return try #require(FlatPath(path, tolerance: 0.01).estimatedStrokeWidth())
    }

    @Test func `the estimated stroke width of an outline is its outline width`() throws {
        #expect(abs(try estimate("M2 2H22V22H2ZM4 4V20H20V4Z") - 2) < 0.01)
    }

    @Test func `the estimated stroke width of a solid shape is the width of its cut`() throws {
        #expect(abs(try estimate("M2 2H22V22H2ZM11 5V19H12V5Z") - 1) < 0.01)
    }

    /// A slim frame next to a block: the gap inside of it is narrower than its outline.
    @Test(arguments: [(1.6, 2.0), (1.2, 1.2)])
    func onlyMuchNarrowerHolesAreCutOut(slit: Double, width: Double) throws {
        let frame = "M2 2H\(6 + slit)V22H2ZM4 4V20H\(4 + slit)V4Z"
        #expect(abs(try estimate(frame + "M10 2H20V12H10Z") - width) < 0.01)
    }
}
