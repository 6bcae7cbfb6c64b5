internal import GlyphAudit
internal import GlyphModel
internal import Markup

extension Diagnostic {
    /// The diagnostic as a page shows it, if it is about a drawing: only its kind and its place. Its own message may
    /// quote a style, an address or markup of the source, which must not reach an output; the command shows it.
    var ofDrawing: Diagnostic {
        guard Lint.named(id) == nil else { return self }
        let sentence = Self.sentences[id] ?? "the drawing has a fault of kind '\(id)'"
        return Diagnostic(severity, id: id, sentence, at: location)
    }

    private static let sentences = [
        "dropped-effect": "a filter, a blend mode or a background blur is left out",
        "duplicate-id": "an id is used more than once: the first element keeps it",
        "ignored-transform": "a transform is not valid, and is ignored",
        "invalid-size": "a size is not valid",
        "invalid-value": "a value is not valid, and is ignored",
        "more": "there are more findings of this kind",
        "nothing-drawn": "an element draws nothing",
        nothingToFillID: "there is nothing to fill: the filled form is the outline",
        "points-syntax": "points are not valid",
        "reference-cycle": "an element uses itself",
        "sanitised": "a script, a link or an external reference is left out",
        "unknown-reference": "a reference names nothing that exists",
        "unsupported-style": "a style is not supported, and is ignored",
    ]
}
