import GlyphModel
import GlyphReading
import Markup
import Testing

private let box = "<rect width='9' height='9'/>"

private func filter(_ steps: String) -> String { "<filter id='f'>\(steps)</filter><g filter='url(#f)'>\(box)</g>" }

private let shadow = "<feFlood/><feColorMatrix in='SourceAlpha'/><feOffset dy='1'/><feGaussianBlur stdDeviation='1'/>"

/// Effects, and how they are named.
private let effects: [(body: String, name: String)] = [
    (filter("<feDropShadow/>"), "the drop shadow 'f'"),
    (filter(shadow + "<feBlend in='SourceGraphic'/>"), "the drop shadow 'f'"),
    (filter(shadow + "<feComposite operator='arithmetic' k2='-1' k3='1'/><feBlend/>"), "the inner shadow 'f'"),
    (filter("<feGaussianBlur stdDeviation='2'/>"), "the blur 'f'"),
    (filter("<feFlood/><feBlend in='SourceGraphic'/><feGaussianBlur stdDeviation='2'/>"), "the blur 'f'"),
    (filter("<feTurbulence/>"), "the filter 'f'"),
    ("<g filter='url(#none)'>\(box)</g>", "a filter"),
    ("<g style='filter:drop-shadow(0 1px 2px rgb(0 0 0))'>\(box)</g>", "a drop shadow"),
    ("<g style='filter:blur(2px)'>\(box)</g>", "a blur"),
    ("<g style='filter:blur(2px) sepia(1)'>\(box)</g>", "a filter"),
    ("<g style='mix-blend-mode:multiply'>\(box)</g>", "the blend mode 'multiply'"),
    ("<g style='backdrop-filter:blur(2px)'>\(box)</g>", "a background blur"),
    (
        "<foreignObject width='9' height='9'><div xmlns='http://www.w3.org/1999/xhtml' style='backdrop-filter:blur(2px)'/>"
            + "</foreignObject>\(box)", "a background blur"
    ),
]

private func read(_ body: String, _ policy: EffectPolicy) -> (layers: Int, diagnostics: [Diagnostic]) {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\(body)</svg>"
    do {
        let read = try GlyphReader.read(SourceFile(path: "x.svg", text: text), name: "x", effects: policy)
        return (read.glyph.layers.count, read.warnings)
    } catch { return (0, error.diagnostics) }
}

@Test(arguments: effects) func anEffectIsRefusedByNameUnlessItIsLeftOut(body: String, name: String) {
    let refused = read(body, .refuse)
    #expect(refused.diagnostics.map(\.message) == ["\(name) is not supported: paths cannot represent it"])
    #expect(refused.diagnostics.map(\.severity) == [.error])
    #expect(refused.diagnostics[0].hint?.contains("effects=\"drop\"") == true)
    let dropped = read(body, .drop)
    #expect(dropped.layers == 1)
    #expect(dropped.diagnostics.map(\.message) == ["\(name) is left out"])
    #expect(dropped.diagnostics.map(\.severity) == [.warning])
}

@Test func aLenientReadingLeavesEffectsOut() throws {
    #expect(try glyph(filter("<feDropShadow/>"), strictness: .lenient).layers.count == 1)
}

private let others: [String] = [
    "<text>A</text>", "<image href='data:,' width='9' height='9'/>",
    "<mask id='m'>\(box)<circle r='3' fill='white'/><circle r='2' fill='red'/></mask><g mask='url(#m)'>\(box)</g>",
    "<g style='offset-path:none; translate:3px'>\(box)</g>",
]

@Test(arguments: others)
func onlyEffectsAreLeftOut(body: String) {
    #expect(read(body, .drop).diagnostics.contains { $0.severity == .error })
}

@Test func `isolation alone is not refused as an effect`() throws {
    #expect(ids("<g style='isolation:isolate'>\(box)</g>").isEmpty)
}

@Test func anAngularGradientIsRefusedAndOtherForeignContentIsIgnored() {
    func object(_ style: String) -> String {
        "<foreignObject width='9' height='9'><div xmlns='http://www.w3.org/1999/xhtml' style='\(style)'/></foreignObject>\(box)"
    }
    let angular = diagnostics(object("background:conic-gradient(from 90deg, red 0deg, blue 360deg)"))
    #expect(angular.map(\.message) == ["an angular gradient is not supported"])
    #expect(ids(object("color:red")) == ["sanitised"])
}
