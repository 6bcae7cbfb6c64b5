internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The direction of text around a picture, as the page's `dir` states it.
enum WebDirection: String, CaseIterable {
    case ltr, rtl

    /// `--glyph-rtl`
    private func property(_ prefix: String) -> String { "--\(prefix)-\(rawValue)" }

    /// Elements that are displayed in this direction only.
    func group(_ elements: [XMLNode], prefix: String) -> XMLNode {
        let display = self == .ltr ? "inline" : "none"
        return XMLNode("g", [("style", "display:var(\(property(prefix)),\(display))")], children: elements)
    }

    /// Elements that are mirrored where text runs from right to left.
    static func mirrored(_ elements: [XMLNode], around center: Point, prefix: String) -> XMLNode {
        let x = FixedDecimal(center.x, decimals: 4).description
        return XMLNode(
            "g", [("style", "transform:scaleX(var(--\(prefix)-direction,1));transform-origin:\(x)px 0")],
            children: elements)
    }

    /// The custom properties that depend on it.
    static func properties(_ prefix: String) -> [String] {
        allCases.map { $0.property(prefix) } + ["--\(prefix)-direction"]
    }

    /// What a style sheet states.
    static func rules(_ prefix: String) -> [(selector: String, declarations: [String])] {
        [(":root", ltr), ("[dir=ltr]", ltr), ("[dir=rtl]", rtl)].map { selector, direction in
            let displays = allCases.map { "\($0.property(prefix)): \($0 == direction ? "inline" : "none")" }
            return (selector, displays + ["--\(prefix)-direction: \(direction == .rtl ? -1 : 1)"])
        }
    }
}
