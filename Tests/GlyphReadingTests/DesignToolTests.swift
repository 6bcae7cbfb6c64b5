import GlyphReading
import Markup
import Testing

/// A file by each tool, and a command that it has for text.
private let tools: [(head: String, attributes: String, body: String, step: String)] = [
    ("", "", "<g id=\"clip0_1_2\"/>", "in Figma: select the text, then right-click › Flatten (⌘E)"),
    ("", "", "<g data-figma-skip-parse=\"true\"/>", "in Figma: select the text, then right-click › Flatten (⌘E)"),
    ("<!-- Generator: Sketch 63.1 -->", "", "", "in Sketch: select the text, then Layer › Convert to Outlines"),
    ("", "", "<desc>Created with Sketch.</desc>", "in Sketch: select the text, then Layer › Convert to Outlines"),
    (
        "<!-- Generator: Adobe Illustrator 27.0 -->", "", "",
        "in Illustrator: select the text, then Type › Create Outlines"
    ),
    ("", "", "<g data-name=\"Layer 2\"/>", "in Illustrator: select the text, then Type › Create Outlines"),
    (
        "", "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"", "<g id=\"clip0_1_2\"/>",
        "in Inkscape: select the object, then Path › Object to Path"
    ),
    (
        "", "xmlns:serif=\"http://www.serif.com/\"", "",
        "in Affinity: select the layer, then Layer › Convert to Curves"
    ),
    ("", "", "", "convert the text to outlines in the editor"),
]

@Test(arguments: tools)
func aRefusalHasTheStepOfTheToolThatWroteTheFile(head: String, attributes: String, body: String, step: String) {
    let text =
        "\(head)<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes) viewBox=\"0 0 9 9\">\(body)<text>A</text></svg>"
    let errors = diagnostics(SourceFile(path: "x.svg", text: text)).filter { $0.severity == .error }
    #expect(errors.map(\.hint) == [step])
}

private let steps: [(body: String, words: String)] = [
    ("<text>A</text>", "Flatten"), ("<image href='data:,' width='9' height='9'/>", "under Fill"),
    ("<g style='filter:blur(1px)'><circle r='9'/></g>", "under Effects"),
    (
        "<mask id='m'><circle r='9' fill='red'/><circle r='4' fill='white'/></mask><circle r='9' mask='url(#m)'/>",
        "Intersect selection"
    ),
    (
        "<foreignObject><div xmlns='http://www.w3.org/1999/xhtml' style='background:conic-gradient(red, blue)'/></foreignObject>",
        "Linear or Radial"
    ),
]

@Test(arguments: steps)
func `the proposed step in the design tool fits the refused feature`(body: String, words: String) {
    let errors = diagnostics("<g id=\"clip0_1_2\"/>" + body).filter { $0.severity == .error }
    #expect(errors.count == 1 && errors[0].hint?.contains(words) == true, "\(errors)")
}
