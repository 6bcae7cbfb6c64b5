import GlyphModel
import GlyphReading
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let sprite = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="red" style="display:none">
      <symbol id="bell" viewBox="0 0 24 24"><path d="M2 2H20V20z"/></symbol>
      <symbol id="home" viewBox="4 4 16 16" fill="blue"><path d="M5 5H9V9z"/></symbol>
      <g id="layer" transform="translate(3 3)"><path d="M0 0H9V9z"/><svg id="inner" viewBox="0 0 8 8"><path d="M0 0H9V9z"/></svg></g>
      <g><path d="M50 50H60V60z"/></g>
    </svg>
    """

private func part(_ id: String?, of text: String = sprite) throws -> Glyph {
    try GlyphReader.read(SourceFile(path: "sprite.svg", text: text), id: id, name: "x").glyph
}

@Test func aSymbolHasItsOwnFrameAndInheritsNothing() throws {
    let bell = try part("bell")
    #expect(bell.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(bell.layers.map(\.fill?.paint) == [.color(.black)])
    #expect(try part("home").viewBox == Rect(x: 4, y: 4, width: 16, height: 16))
}

@Test func aGroupIsDrawnInItsPlaceInTheFrameOfTheRoot() throws {
    let layer = try part("layer")
    #expect(layer.viewBox == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.layers.first.map { bounds($0) } == Rect(x: 3, y: 3, width: 9, height: 9))
    #expect(layer.layers.count == 2)
}

@Test func aNestedViewportHasItsOwnFrame() throws {
    let inner = try part("inner")
    #expect(inner.viewBox == Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(inner.layers.map(\.fill?.paint) == [.color(Color(bytes: 255, 0, 0))])
}

@Test func anUnknownPartHasAnErrorThatNamesTheNearestSymbol() throws {
    let error = #expect(throws: Findings.self) { try part("bel") }
    #expect(error?.diagnostics.first?.id == "unknown-symbol")
    #expect(error?.diagnostics.first?.hint == "did you mean 'bell'?")
}

@Test func aSpriteThatDrawsNothingSaysHowToNameASymbol() throws {
    let found = diagnostics(SourceFile(path: "icons/sprite.svg", text: sprite))
    #expect(found.map(\.message) == ["there is nothing to draw"])
    #expect(found.first?.hint == "the file has 2 symbols: name one, such as source=\"sprite.svg#bell\"")
}

@Test(arguments: [
    ("sprite.svg#bell", "sprite.svg", "bell"), ("a/b.SVG#c", "a/b.SVG", "c"), ("c#.svg", "c#.svg", nil),
    ("sprite.svg", "sprite.svg", nil), ("sprite.svg#", "sprite.svg#", nil), ("a#b/c.svg", "a#b/c.svg", nil),
])
func `the part of a source path after the file ending is the id of an element`(path: String, file: String, id: String?)
{
    #expect(DrawingPath(path).file == file)
    #expect(DrawingPath(path).id == id)
}

@Test func allDrawingsOfAFileAreReadFromItOnce() {
    let source = GlyphSource { path throws(Findings) in SourceFile(path: path, text: sprite) }
    let read = source.glyphs(at: ["sprite.svg#bell", "sprite.svg#none", "sprite.svg#home"])
    #expect(read.map { $0.glyph?.viewBox.width } == [24, nil, 16])
    #expect(read[1].diagnostics.map(\.id) == ["unknown-symbol"])
}

private let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text>Weight</text></g>
      <g id="Guides">
        <line id="Baseline-S" x1="263" x2="3036" y1="700" y2="700"/>
        <line id="Capline-S" x1="263" x2="3036" y1="630" y2="630"/>
        <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600" y2="720"/>
      </g>
      <g id="Symbols">
        <g id="Black-S" transform="matrix(1 0 0 1 2800 700)"><path d="M0 0H90V-90z"/></g>
        <g id="Regular-S" transform="matrix(1 0 0 1 1410 700)"><path d="M0 0H80V-80z"/></g>
      </g>
    </svg>
    """

@Test func aSymbolTemplateIsItsRegularWeightBetweenItsMargins() throws {
    let (glyph, warnings) = try GlyphReader.read(SourceFile(path: "bell.svg", text: template), name: "bell")
    // The middle of the capitals is at 665; the drawing reaches 45 above it.
    #expect(glyph.viewBox == Rect(x: 1400, y: 620, width: 100, height: 90))
    #expect(glyph.layers.map { bounds($0) } == [Rect(x: 1410, y: 620, width: 80, height: 80)])
    #expect(warnings.map(\.id) == ["symbol-template"])
}

@Test(arguments: [
    ("<path strokeWidth={2} d='M0 0H9V9z'/>", 1, 81), ("<path {...props} d='M0 0H9V9z'/>", 1, 69),
    ("<path strokeWidth='2' d='M0 0H9V9z'/>", 1, 69), ("<path className='a' d='M0 0H9V9z'/>", 1, 69),
])
func `JSX in a drawing is reported at its location`(body: String, line: Int, column: Int) throws {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\(body)</svg>"
    let found = try #require(diagnostics(SourceFile(path: "x.svg", text: text)).first)
    #expect(found.id == "jsx" && found.severity == .error)
    #expect(found.location?.line == line && found.location?.column == column)
}

@Test func `an XML fault with braces is not reported as JSX`() {
    let style = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><style>a{fill:red}</style><path d='{'></svg>"
    #expect(diagnostics(SourceFile(path: "x.svg", text: style)).map(\.id) == ["xml-syntax"])
}

@Test(arguments: [
    (template.replacing("<path d=\"M0 0H80V-80z\"/>", with: ""), "nothing in 'Regular-S'"),
    (template.replacing("Capline-S", with: "Cap"), "no margins, baseline and cap line for 'Regular-S'"),
])
func anIncompleteTemplateIsNamed(text: String, what: String) throws {
    let found = diagnostics(SourceFile(path: "bell.svg", text: text)).filter { $0.severity == .error }
    #expect(found.map(\.id) == ["incomplete-template"] && found.first?.message.hasSuffix(what) == true, "\(found)")
}
