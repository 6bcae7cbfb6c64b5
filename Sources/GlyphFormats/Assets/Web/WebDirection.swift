internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The direction of text around a picture, as the page's `dir` states it.
enum WebDirection: String, CaseIterable {
    case ltr, rtl

    /// `--glyph-rtl`
    private func property(_ prefix: String) -> String { "--\(prefix)-\(rawValue)" }

    /// Elements that are displayed in this direction only.
    ///
    /// - Parameter placing: further attributes.
    func group(_ elements: [XMLNode], prefix: String, placing: [(String, String)] = []) -> XMLNode {
        WebToggle.group(elements, property(prefix), isDisplayed: self == .ltr, placing: placing)
    }

    /// Elements that are mirrored where text runs from right to left. They are there twice: a transform can follow a
    /// property only by a style, which a page may not allow.
    static func mirrored(_ elements: [XMLNode], around center: Point, prefix: String) -> [XMLNode] {
        let width = FixedDecimal(2 * center.x, decimals: 4).description
        return [
            ltr.group(elements, prefix: prefix),
            rtl.group(elements, prefix: prefix, placing: [("transform", "matrix(-1 0 0 1 \(width) 0)")]),
        ]
    }

    /// The custom properties that depend on it.
    static func properties(_ prefix: String) -> [String] {
        allCases.map { $0.property(prefix) } + ["--\(prefix)-direction"]
    }

    /// The rules of a style sheet.
    static func rules(_ prefix: String) -> [(selector: String, declarations: [String])] {
        [(":root", ltr), ("[dir=ltr]", ltr), ("[dir=rtl]", rtl)].map { selector, direction in
            (selector, allCases.map { "\($0.property(prefix)): \($0 == direction ? "inline" : "none")" })
        }
    }
}
