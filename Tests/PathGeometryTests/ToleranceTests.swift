import PathGeometry
import Testing

/// The tolerances that clients state.
@Suite struct ToleranceTests {
    @Test func `a tolerance as a fraction scales with the picture, and one as a length does not`() {
        #expect(Tolerance(fraction: 0.001).length(in: 24) == 0.024)
        #expect(Tolerance(length: 0.5).length(in: 24) == 0.5 && Tolerance(length: 0.5).length(in: 1000) == 0.5)
    }

    @Test func operationsTakeAToleranceAsAShareOfWhatTheyAreDoneTo() throws {
        let path = try Path(svg: "M0 0h20v20H0zM5 5h10v10H5z")
        #expect(path.normalized(.evenodd) == path.normalized(.evenodd, tolerance: 20 / 20_000))
        #expect(path.normalized(.evenodd).area == 300)
        let other = try Path(svg: "M20 20h10v10H20z")
        let both = path.combined(with: other, by: .union, fillRule: .evenodd)
        #expect(both == path.combined(with: other, by: .union, fillRule: .evenodd, tolerance: 30 / 20_000))
        let line = try Path(svg: "M0 5h10")
        #expect(try line.stroked(StrokeStyle(width: 2)).area == 20)
        #expect(Path.union([(path, .evenodd), (other, .nonzero)]).area == 400)
    }

    @Test func aPathOfOnePointHasAToleranceToo() throws {
        #expect(try Path(svg: "M5 5z").normalized().isEmpty)
    }

    @Test func aFaultInTextHasItsPlace() {
        let fault = #expect(throws: PathSyntaxError.self) { try Path(svg: "M0 0 L") }
        #expect(fault?.offset == 6)
    }
}
