internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    /// A finding about a set of which only a summary is left.
    ///
    /// - Parameters:
    ///   - summary: the set that it is about.
    ///   - detail: what tells it from other findings of the lint about the set.
    func finding(
        _ message: String, ofSummary summary: SetSummary, detail: String? = nil, hint: String, notes: [String] = [],
        fix: Fix? = nil
    ) -> AuditFinding {
        AuditFinding(
            Diagnostic(severity, id: id, message, at: summary.location, hint: hint, notes: notes, fix: fix),
            subject: summary.subject + (detail.map { ", " + $0 } ?? ""),
            glyph: summary.kind == .color ? nil : summary.qualifiedName,
            color: summary.kind == .color ? ColorRole(rawValue: summary.qualifiedName) : nil)
    }
}

extension CatalogLint.Example {
    /// The `Contents.json` of an image set.
    ///
    /// - Parameters:
    ///   - slots: the lines of its slots, which may have marks.
    ///   - properties: the lines of its properties.
    static func imageSet(_ slots: String, properties: String = "") -> String {
        func indented(_ lines: String) -> String {
            lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        }
        let more = properties.isEmpty ? "" : ",\n  \"properties\" : {\n\(indented(properties))\n  }"
        return """
            {
              "images" : [
            \(indented(slots))
              ],
              "info" : { "author" : "xcode", "version" : 1 }\(more)
            }
            """
    }

    /// A set of one picture for any appearance.
    static func plainSet(_ file: String, properties: String = "") -> String {
        imageSet(#"{ "filename" : "\#(file)", "idiom" : "universal" }"#, properties: properties)
    }

    /// A set with a picture for light and one for dark.
    static func pairedSet(_ light: String, _ dark: String, properties: String = "") -> String {
        imageSet(
            #"{ "filename" : "\#(light)", "idiom" : "universal" },"# + "\n"
                + #"{ "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "#
                + #""filename" : "\#(dark)", "idiom" : "universal" }"#,
            properties: properties)
    }

    static let original = #""template-rendering-intent" : "original""#
    static let template = #""template-rendering-intent" : "template""#
}
