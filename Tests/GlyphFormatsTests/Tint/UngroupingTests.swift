import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphFormats

private let group = OpacityGroup(id: 1, opacity: 0.5)

private func layer(
    _ x: Double, _ groups: [OpacityGroup], _ role: ColorRole = "red"
) -> TintedLayer {
    let path = GlyphSets.square(4).transformed(by: .translation(x, 0))
    return TintedLayer(path: path, paint: .role(role, opacity: 1), groups: groups)
}

private func flattened(_ layers: [TintedLayer]) -> [TintedLayer] {
    Ungrouping(tolerance: 0.001, isTranslucent: { $0 == "gray" }).flattened(layers)
}

@Test func aGroupOfOneLayerGivesItItsOpacity() {
    let result = flattened([layer(0, [group], "gray")])
    #expect(result.map(\.paint) == [.role("gray", opacity: 0.5)])
    #expect(result.map(\.groups) == [[]])
}

@Test func ofALayerUnderAnotherOnlyWhatIsFreeStays() {
    let result = flattened([layer(0, [group]), layer(2, [group])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.5), .role("red", opacity: 0.5)])
    #expect(result.first?.path.bounds == Rect(x: 2, y: 2, width: 2, height: 4))
    #expect(result.last?.path == GlyphSets.square(4).transformed(by: .translation(2, 0)))
}

@Test func aLayerThatIsHiddenEntirelyGoes() {
    #expect(flattened([layer(0, [group]), layer(0, [group])]).count == 1)
}

@Test func aTranslucentLayerOverAnotherKeepsTheGroup() {
    let layers = [layer(0, [group]), layer(2, [group], "gray")]
    #expect(flattened(layers) == layers)
}

@Test func nestedGroupsMultiply() {
    let inner = OpacityGroup(id: 2, opacity: 0.5)
    let result = flattened([layer(0, [group, inner])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.25)])
}

@Test func groupsThatFollowEachOtherStayApart() {
    let result = flattened([layer(0, [group]), layer(2, [OpacityGroup(id: 2, opacity: 0.25)])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.5), .role("red", opacity: 0.25)])
    #expect(result.first?.path == GlyphSets.square(4))
}
