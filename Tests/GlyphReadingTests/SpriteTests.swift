import GlyphModel
import GlyphReading
import Markup
import PathGeometry
import Testing

private let root = #"<svg xmlns="http://www.w3.org/2000/svg">"#

private func document(_ body: String, root: String = root) throws -> Document {
    try GlyphReader.document(SourceFile(path: "icons.svg", text: "\(root)\(body)</svg>"))
}

private func sprite(_ body: String, root: String = root) throws -> Sprite? {
    Sprite(try document(body, root: root))
}

/// Styles, paint servers, clips and references that symbols have in common.
private let shared = """
    <style>.brand { fill: #2D6CDF } symbol > .inner { fill: green }</style>
    <defs>
      <linearGradient id="sky"><stop stop-color="red"/><stop offset="1" stop-color="currentColor"/></linearGradient>
      <clipPath id="half"><path d="M0 0h24v12H0z"/></clipPath>
    </defs>
    <symbol id="styled" viewBox="0 0 24 24"><path class="brand" d="M4 4h16v16H4z"/><path class="inner" d="M6 6h9v9z"/></symbol>
    <symbol id="shaded" viewBox="0 0 24 24"><path fill="url(#sky)" d="M4 4h16v16H4z"/></symbol>
    <symbol id="clipped" viewBox="0 0 24 24" stroke="red"><circle clip-path="url(#half)" cx="12" cy="12" r="9"/></symbol>
    <symbol id="used" viewBox="0 0 48 24"><use href="#styled" width="24" height="24"/></symbol>
    <symbol id="outer" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><symbol id="nested" viewBox="0 0 5 5"><path d="M1 1h3v3z"/></symbol></symbol>
    """

@Suite struct SpriteTests {
    @Test func `a sprite has the symbols that references can name, in the order of the file`() throws {
        let body = """

            <symbol id="b"/><symbol id="a"/>
              <defs><symbol/><symbol id=""/><symbol id="a"/><path id="c"/></defs><symbol id="c"/>
            """
        let sprite = try #require(try sprite(body))
        #expect(sprite.symbols.map(\.id) == ["b", "a"])
        #expect(sprite.symbols.map(\.location.description) == ["icons.svg:2:1", "icons.svg:2:17"])
        #expect(sprite.unnamed == 2 && sprite.hidden == 2)
    }

    @Test func `a symbol is read as an element is by its id`() throws {
        let document = try document(shared)
        let sprite = try #require(Sprite(document))
        #expect(sprite.symbols.map(\.id) == ["styled", "shaded", "clipped", "used", "outer", "nested"])
        for symbol in sprite.symbols {
            let alone = try GlyphReader.read(
                document, id: symbol.id, name: symbol.id, strictness: .lenient, effects: .drop)
            let (glyph, _) = try sprite.read(symbol)
            #expect(glyph == alone.glyph && !glyph.layers.isEmpty)
        }
    }

    @Test func `a stack shows the picture that is the target`() throws {
        let body = """
            <style>:root > svg:not(:target) { display: none }</style>
            <svg id="one" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>
            <svg id="two" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>
            """
        let stack = try #require(try sprite(body))
        #expect(try stack.symbols.map { try stack.read($0).glyph.layers.count } == [1, 1])
        #expect(try stack.symbols.map { try stack.read($0).glyph.viewBox.width } == [8, 9])
    }

    @Test(arguments: [
        ##"<symbol id="a"><path d="M0 0h9v9z"/></symbol><use href="#a"/>"##, #"<path d="M0 0h9v9z"/>"#,
        #"<symbol id="a"/><text>a</text>"#, #"<g id="a"/>"#,
    ])
    func `a file that draws something, or has no symbols, is no sprite`(body: String) throws {
        #expect(try sprite(body) == nil)
    }

    @Test func `a sprite of no size, and one with many faults, are sprites`() throws {
        let hidden = #"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">"#
        #expect(try sprite(#"<symbol id="a"/>"#, root: hidden)?.symbols.map(\.id) == ["a"])
        let faults = String(repeating: #"<symbol id="a" onclick="a()"/>"#, count: 200)
        #expect(try sprite(faults)?.hidden == 199)
    }

    /// Each group draws the one before ten times.
    @Test func `a symbol that repeats what others have has a limit by its size`() throws {
        let levels = (1...6).map { level in
            "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
        }
        let body =
            #"<defs><g id="g0"><path d="M0 0h9v9z"/></g>"# + levels.joined() + "</defs>"
            + ##"<symbol id="bomb"><use href="#g6"/></symbol><symbol id="plain"><use href="#g1"/></symbol>"##
            + (0..<2000).map { "<symbol id=\"s\($0)\"/>" }.joined()
        let sprite = try #require(try sprite(body))
        #expect(sprite.symbols.count == 2002)
        let error = #expect(throws: Findings.self) { try sprite.read(sprite.symbols[0]) }
        #expect(error?.diagnostics.contains { $0.id == "limit" } == true)
        #expect(try sprite.read(sprite.symbols[1]).glyph.layers.count == 10)
    }
}
