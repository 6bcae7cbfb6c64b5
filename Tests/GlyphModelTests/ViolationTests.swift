import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphModel

private func ids(_ layers: [(Path, ColorRole)]) -> [String] {
    GlyphSets.drawing(layers).violations(in: GlyphSets.palette).map(\.id)
}

private func contours(_ data: String) throws -> Path { try Path(svg: data) }

/// The contract of `Drawing`, each of its words broken on purpose.
@Suite struct ViolationTests {
    @Test func `a drawing that keeps the contract has no violations`() throws {
        #expect(ids([]) == [] && ids([(GlyphSets.square(4), "red"), (GlyphSets.square(20), "gray")]) == [])
        #expect(try ids([(contours("M2 2H20V20H2Z M6 6V16H16V6Z"), "red")]) == [])
    }

    @Test func everyRoleIsInThePalette() { #expect(ids([(GlyphSets.square(4), "blue")]) == ["unknown-color"]) }

    @Test func everyLayerHasAnArea() { #expect(ids([(Path(), "red")]) == ["empty-path"]) }

    @Test func everyPathIsFinite() {
        let path = Path(polygon: [Point(2, 2), Point(.infinity, 2), Point(4, 4)])
        #expect(ids([(path, "red")]) == ["path-not-finite"])
        #expect(ids([(Path(polygon: [Point(2, 2), Point(.nan, 2), Point(4, 4)]), "red")]) == ["path-not-finite"])
    }

    @Test func everyPathStaysInTheViewBox() {
        #expect(ids([(GlyphSets.square(23), "red")]) == ["outside-view-box"])
        let drawing = GlyphSets.drawing([(GlyphSets.square(23), "red")])
        #expect(drawing.violations(in: GlyphSets.palette, isCropped: false).isEmpty)
    }

    @Test func outerContoursWindOneWayAndHolesTheOther() throws {
        #expect(try ids([(contours("M2 2H20V20H2Z M6 6H16V16H6Z"), "red")]) == ["winding-against-nesting"])
        #expect(try ids([(contours("M2 2V20H20V2Z"), "red")]) == ["winding-against-nesting"])
    }

    @Test func aViolationNamesTheAssetAndIsReportedOnceForAllItsAppearances() throws {
        let drawing = try GlyphSets.drawing([(contours("M2 2V20H20V2Z"), "red")])
        let set = GlyphSet(
            assets: [GlyphSets.asset("box", [(.light, drawing), (.dark, drawing)])], palette: GlyphSets.palette)
        #expect(set.violations.count == 1)
        let text = set.violations.first?.description ?? ""
        #expect(text.hasPrefix("manifest.xml:1:1: error: 'box': a contour has the wrong orientation"), "\(text)")
        #expect(set.violations.first?.hint?.contains("dark-source") == true)
    }
}
