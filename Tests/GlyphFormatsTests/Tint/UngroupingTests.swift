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

/// The opacity of gray.
private let faint = 0.25

private func alpha(_ role: ColorRole) -> Double { role == "gray" ? faint : 1 }

private func flattened(_ layers: [TintedLayer], isForced: Bool = false) -> [TintedLayer] {
    Ungrouping(tolerance: 0.001, alpha: alpha, isForced: isForced).flattened(layers)
}

@Test func aGroupOfOneLayerGivesItItsOpacity() {
    let result = flattened([layer(0, [group], "gray")])
    #expect(result.map(\.paint) == [.role("gray", opacity: 0.5)])
    #expect(result.map(\.groups) == [[]])
}

@Test func `only the visible part of a layer below another is kept`() {
    let result = flattened([layer(0, [group]), layer(2, [group])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.5), .role("red", opacity: 0.5)])
    #expect(result.first?.path.bounds == Rect(x: 2, y: 2, width: 2, height: 4))
    #expect(result.last?.path == GlyphSets.square(4).transformed(by: .translation(2, 0)))
}

@Test func `a layer that is hidden entirely is removed`() {
    #expect(flattened([layer(0, [group]), layer(0, [group])]).count == 1)
}

/// A group whose layers cross each other too often stays one, or gives each its opacity.
@Test func `layers of a group that are too expensive to cut are kept whole`() {
    let layers = [layer(0, [group]), layer(2, [group])]
    var (kept, faint): ([TintedLayer], [TintedLayer]) = ([], [])
    _ = WorkLimit.run(upTo: 1) { (kept, faint) = (flattened(layers), flattened(layers, isForced: true)) }
    #expect(kept == layers)
    #expect(faint.map(\.path) == layers.map(\.path))
    #expect(faint.map(\.paint) == [.role("red", opacity: 0.5), .role("red", opacity: 0.5)])
}

/// How much of each colour a point shows, and of the backdrop behind all, as compositing has it.
private func shares(of layers: [TintedLayer], at point: Point) -> [String: Double] {
    var shares: [String: Double] = ["behind": 1]
    for layer in layers where layer.path.contains(point) {
        guard case .role(let role, let opacity) = layer.paint else { continue }
        let own = opacity * alpha(role)
        shares = shares.mapValues { $0 * (1 - own) }
        shares[role.rawValue, default: 0] += own
    }
    return shares
}

@Test func translucentLayersOverOthersShowWhatTheGroupShows() {
    // Three layers, the upper two translucent, all over each other somewhere.
    let layers = [layer(0, [group]), layer(1, [group], "gray"), layer(2, [group], "gray")]
    let flat = flattened(layers)
    #expect(flat.allSatisfy { $0.groups.isEmpty })
    for x in stride(from: 2.5, to: 8, by: 1) {
        let point = Point(x, 3)
        // The group is one picture, which is then as faint as it is.
        var whole = shares(of: layers, at: point).mapValues { $0 * group.opacity }
        whole["behind", default: 0] += 1 - group.opacity
        let found = shares(of: flat, at: point)
        for (name, share) in whole { #expect(abs(found[name, default: 0] - share) < 1e-12, "\(name) at \(x)") }
    }
}

@Test func aGradientThatIsNotOpaqueEverywhereKeepsTheGroupUnlessNoneMayStay() {
    let gradient = Gradient(
        shape: .linear(from: Point(0, 0), to: Point(9, 0)),
        stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .clear)])
    var above = layer(2, [group])
    above.paint = .original(.gradient(gradient))
    #expect(flattened([layer(0, [group]), above]) == [layer(0, [group]), above])
    #expect(flattened([layer(0, [group]), above], isForced: true).allSatisfy { $0.groups.isEmpty })
    // Below all others it may be as it is.
    #expect(flattened([above, layer(0, [group])]).allSatisfy { $0.groups.isEmpty })
}

@Test func `the opacities of nested groups are multiplied`() {
    let inner = OpacityGroup(id: 2, opacity: 0.5)
    let result = flattened([layer(0, [group, inner])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.25)])
}

@Test func `consecutive opacity groups are flattened separately`() {
    let result = flattened([layer(0, [group]), layer(2, [OpacityGroup(id: 2, opacity: 0.25)])])
    #expect(result.map(\.paint) == [.role("red", opacity: 0.5), .role("red", opacity: 0.25)])
    #expect(result.first?.path == GlyphSets.square(4))
}
