import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphDerivation

private let place = GlyphSets.place

private func layer(_ id: String, _ paint: GlyphModel.Paint = .currentColor(opacity: 1)) -> OutlinedLayer {
    OutlinedLayer(
        path: GlyphSets.square(4), paint: paint,
        element: ElementIdentity([.init(element: "path", id: id)]), location: place)
}

private func override(
    _ id: String, role: LayerRole? = nil, tint: ColorRole? = nil
) -> LayerOverride {
    LayerOverride(selector: Selector([.id(id)]), role: role, tint: tint, location: place)
}

private func paint(
    _ mode: RenderingMode, _ overrides: [LayerOverride], of layer: OutlinedLayer = layer("a")
) -> TintedLayer.Paint {
    Tinting(mode, layers: overrides).tinted(layer).paint
}

@Test(arguments: RenderingMode.allCases)
func aStatedTintShowsInEveryMode(mode: RenderingMode) {
    #expect(paint(mode, [override("a", tint: "red")]) == .role("red", opacity: 1))
}

@Test(arguments: [RenderingMode.monochrome, .hierarchical, .palette, .multicolor])
func `a layer without its own tint takes the tint of the glyph`(mode: RenderingMode) {
    #expect(paint(mode, [override("b", tint: "red")]) == .role("label", opacity: 1))
}

@Test(arguments: [(LayerRole.primary, 1), (.secondary, 0.5), (.tertiary, 0.25)])
func hierarchicalLayersFadeByRole(role: LayerRole, opacity: Double) {
    #expect(paint(.hierarchical, [override("a", role: role)]) == .role("label", opacity: opacity))
}

@Test func aPaletteHasOneColourPerRole() {
    let overrides = [override("a", role: .secondary), override("b", role: .secondary, tint: "red")]
    #expect(paint(.palette, overrides) == .role("red", opacity: 1))
}

@Test func `a role without a colour takes the colour of the previous role`() {
    let overrides = [override("a", role: .tertiary), override("b", role: .secondary, tint: "red")]
    #expect(paint(.palette, overrides) == .role("red", opacity: 1))
    #expect(paint(.palette, [override("a", role: .tertiary)]) == .role("label", opacity: 1))
}

private let gradient = Gradient(
    shape: .linear(from: .zero, to: Point(1, 0)),
    stops: [
        Gradient.Stop(offset: 0, color: .black.opacity(0.25), isCurrent: true),
        Gradient.Stop(offset: 1, color: Color(bytes: 0, 128, 0)),
    ])

@Test func aGradientInTheCurrentColorFadesInTheTint() {
    let fading = layer("a", .gradient(gradient))
    #expect(paint(.original, [], of: fading) == .fade("label", gradient))
    #expect(paint(.monochrome, [], of: fading) == .fade("label", gradient.inOneColor))
    #expect(paint(.palette, [override("a", tint: "red")], of: fading) == .fade("red", gradient.inOneColor))
    var faint = gradient.inOneColor
    faint.opacity = 0.5
    #expect(paint(.hierarchical, [override("a", role: .secondary)], of: fading) == .fade("label", faint))
}

@Test func aGradientOfColorsIsOneColorWhereItIsTinted() {
    let colored = layer("a", .gradient(gradient.resolved(.black)))
    #expect(paint(.monochrome, [], of: colored) == .role("label", opacity: 1))
    #expect(paint(.original, [], of: colored) == .original(colored.paint))
}

@Test func `a layer with a gradient does not merge with a plain layer`() {
    let tint = Tinting.monochrome
    #expect(!tint.joins(layer("a", .gradient(gradient)), layer("b")))
    #expect(tint.joins(layer("a", .gradient(gradient)), layer("b", .gradient(gradient))))
}

@Test func originalPaintsStayAndCurrentColorTakesTheTint() {
    let green = GlyphModel.Paint.color(Color(bytes: 0, 128, 0))
    #expect(paint(.original, [], of: layer("a", green)) == .original(green))
    #expect(paint(.original, [], of: layer("a", .currentColor(opacity: 0.5))) == .role("label", opacity: 0.5))
}

@Test func theOpacityThatWasDrawnStays() {
    let faint = layer("a", .color(Color(bytes: 0, 0, 0, alpha: 0.2)))
    #expect(paint(.monochrome, [], of: faint) == .role("label", opacity: 0.2))
    #expect(paint(.hierarchical, [override("a", role: .secondary)], of: faint) == .role("label", opacity: 0.1))
}

@Test func `a later layer element overrides single attributes of earlier ones`() {
    let overrides = [
        override("a", role: .secondary, tint: "red"), override("a", tint: "blue"), override("a", role: .tertiary),
    ]
    #expect(paint(.multicolor, overrides) == .role("blue", opacity: 1))
}

private func merged(_ layers: [TintedLayer], opaque: Bool = true) -> [TintedLayer] {
    Merge(tolerance: 0.001, isTranslucent: { $0 == "gray" }).merged(layers.map { ($0, opaque) })
}

private func pair(_ first: TintedLayer.Paint, _ second: TintedLayer.Paint) -> [TintedLayer] {
    [TintedLayer(path: GlyphSets.square(4), paint: first), TintedLayer(path: GlyphSets.square(8), paint: second)]
}

@Test func overlapsUnderATranslucentColourBecomeOneArea() {
    let result = merged(pair(.role("gray", opacity: 1), .role("gray", opacity: 1)))
    #expect(result.count == 1)
    #expect(result.first?.path.subpaths.count == 1)
}

@Test func fainterLayersOfOneRoleBecomeOneArea() {
    #expect(merged(pair(.role("label", opacity: 0.5), .role("label", opacity: 0.5))).count == 1)
}

@Test func layersThatAreOpaqueOrDrawnTranslucentOrOfTwoColoursStay() {
    #expect(merged(pair(.role("label", opacity: 1), .role("label", opacity: 1))).count == 2)
    #expect(merged(pair(.role("gray", opacity: 0.5), .role("gray", opacity: 0.5)), opaque: false).count == 2)
    #expect(merged(pair(.role("gray", opacity: 1), .role("gray", opacity: 0.5))).count == 2)
}
