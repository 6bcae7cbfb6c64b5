import Markup
import SetSupport
import Testing

/// A source with the expected diagnostics under the lines that they are about: `^ severity id`, the
/// caret under the column.
struct Marked: Sendable, CustomTestStringConvertible {
    var source: String
    var testDescription: String { source }

    /// The source alone, and the marks as `line:column severity id`.
    var parts: (text: String, marks: [String]) {
        var (lines, marks): ([Substring], [String]) = ([], [])
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let caret = line.firstIndex(of: "^"), line[..<caret].allSatisfy({ $0 == " " }) else {
                lines.append(line)
                continue
            }
            let column = line.utf8.distance(from: line.startIndex, to: caret) + 1
            marks.append("\(lines.count):\(column)" + line[line.index(after: caret)...])
        }
        return (lines.joined(separator: "\n"), marks)
    }
}

private let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n<path d=\"M0 0H9V9z\"/>\n"

private let marked: [Marked] = [
    """
    <path d="M4 4L20 4 20"/>
                         ^ error path-syntax
    """,
    """
    <rect x="1,5" width="4" height="4"/>
             ^ warning invalid-value
    """,
    """
    <rect width="inf" height="16"/>
                 ^ error non-finite-number
    """,
    """
    <rect width="4" height="4" style="fill:red; stroke:qqq"/>
                                                ^ warning invalid-value
    """,
    """
    <style>rect { fill: 12 }</style><rect width="4" height="4"/>
                  ^ warning invalid-value
    """,
    """
    <style>
      a:hover { fill: red }
      ^ warning unsupported-style
    </style>
    """,
    """
    <use href="#nowhere"/>
               ^ warning unknown-reference
    """,
    """
    <g id="a"><use href="#a"/></g>
                   ^ error reference-cycle
    """,
    """
    <text>A</text>
    ^ error unsupported-element
    """,
    """
    <g style="filter:blur(2px)"><rect width="4" height="4"/></g>
              ^ error unsupported-feature
    """,
    """
    <mask id="m"><text>A</text></mask><rect width="4" height="4" mask="url(#m)"/>
                 ^ error unsupported-element
    """,
    """
    <rect width="4" height="4" style="mix-blend-mode:multiply"/>
                                      ^ error unsupported-feature
    """,
    """
    <rect width="4" height="4" style="mask: url(#m) luminance"/>
                                      ^ error unsupported-feature
    """,
    """
    <image href="data:image/png;base64,AA" width="4" height="4"/>
    ^ error unsupported-element
    """,
    """
    <script>x()</script>
    ^ warning sanitised
    """,
    """
    <path onClick="x()"/>
          ^ warning sanitised
    """,
    """
    <a href="java&#10;script:x()"/>
       ^ warning sanitised
    """,
    """
    <image href="http://example.org/x.png" width="4" height="4"/>
           ^ warning sanitised
    """,
    """
    <rect width="4" height="4" style="fill:url('http://example.org/x#a') red"/>
                                      ^ warning sanitised
    """,
    """
    <g id="a"/><g id="a"/>
                  ^ warning duplicate-id
    """,
    """
    <polygon points="0 0 9 9 9 x"/>
                               ^ warning points-syntax
    """,
].map(Marked.init)

@Test(arguments: marked)
func `faults of a drawing are reported at their locations`(_ marked: Marked) {
    let (body, marks) = marked.parts
    let found = diagnostics(SourceFile(path: "x.svg", text: open + body + "\n</svg>")).map {
        "\(($0.location?.line ?? 0) - 2):\($0.location?.column ?? 0) \($0.severity.rawValue) \($0.id)"
    }
    #expect(found == marks)
}

@Test(arguments: [
    ("<g xmlns=\"http://www.w3.org/2000/svg\"/>", "not-svg"), ("<svg xmlns=\"http://example.org\"/>", "not-svg"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 -1 1\"/>", "invalid-viewbox"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 0 1\"/>", "empty-viewbox"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1\"/>", "invalid-viewbox"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3fur\" viewBox=\"0 0 1 1\"/>", "invalid-size"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"-3\" viewBox=\"0 0 1 1\"/>", "invalid-size"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" viewBox=\"0 0 1 1\"/>", "empty-size"),
])
func aRootThatCannotBeDrawnInIsAnError(text: String, id: String) {
    let errors = diagnostics(SourceFile(path: "x.svg", text: text)).filter { $0.severity == .error }
    #expect(errors.map(\.id) == [id])
    #expect(diagnostics(SourceFile(path: "x.svg", text: text)).count == 1)
}

@Test func `unsupported features are reported only if they affect what is drawn`() {
    let unused = "<mask id='m'/><pattern id='p'/><filter id='f'/><defs><text>a</text><image href='data:,'/></defs>"
    #expect(ids(unused + "<g mask='url(#m)' filter='url(#f)'/><path d='M0 0H9V9z'/>").isEmpty)
    #expect(ids("<g filter='none' style='mix-blend-mode:normal'><path d='M0 0H9V9z'/></g>").isEmpty)
}

@Test func anEmptyDrawingIsReported() {
    #expect(ids("") == ["nothing-drawn"])
}
