internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ValueSyntax {
    static let selector: ValueSyntax = {
        let simple = #"[#.]?[\p{L}_][\p{L}\p{N}_\-]*"#
        var syntax = ValueSyntax(
            name: "selector", expectation: "a list of #id, .class or element, separated by commas",
            form: .text(pattern: " *\(simple)( *, *\(simple))* *")
        ) { (try? Selector(parsing: String($0))) != nil }
        syntax.explanation.id = "selector-syntax"
        syntax.explanation.faultOffset = { Selector.faultOffset(in: $0) }
        return syntax
    }()

    /// `high=light-high-contrast`: the context of a resolver document that is read for an appearance.
    static let contexts = ValueSyntax(
        name: "context",
        expectation: "APPEARANCE=CONTEXT, where APPEARANCE is one of " + ContextRequest.keys.joined(separator: ", "),
        form: .text(pattern: "(\(ContextRequest.keys.joined(separator: "|")))=" + word)
    ) { text in
        isPair(text) && ContextRequest.keys.contains(String(text.prefix { $0 != "=" }))
    }

    /// `brand=beta`: which context of a modifier is read.
    static let modifierChoices = ValueSyntax(
        name: "choice", expectation: "MODIFIER=CONTEXT", form: .text(pattern: word + "=" + word)
    ) { isPair($0) }

    private static let word = #"[^=\s]+"#

    private static func isPair(_ text: Substring) -> Bool {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { !$0.isEmpty && !$0.unicodeScalars.contains(where: ContextName.isSpace) }
    }

    static let hexColor = ValueSyntax(
        name: "hex", expectation: "#RGB, #RRGGBB or #RRGGBBAA",
        form: .text(pattern: "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
    ) { text in
        let digits = text.dropFirst()
        return text.first == "#" && [3, 6, 8].contains(digits.utf8.count)
            && digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}
