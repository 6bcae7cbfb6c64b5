internal import GlyphAudit
internal import GlyphModel
internal import Markup

extension Diagnostic {
    /// What a page says of a drawing: a fault is told by its kind and its place. Its own words may quote a style, an
    /// address or markup of the source, and of those nothing reaches an output; messages of the command show them.
    var ofDrawing: Diagnostic {
        guard Lint.named(id) == nil else { return self }
        let sentence = Self.sentences[id] ?? "the drawing has a fault of the kind '\(id)'"
        return Diagnostic(severity, id: id, sentence, at: location)
    }

    private static let sentences = [
        "duplicate-id": "an id is taken: the first element keeps it",
        "ignored-transform": "a transform is not valid, and is ignored",
        "invalid-size": "a size is not valid",
        "invalid-value": "a value is not valid, and is ignored",
        "more": "there is more of these",
        "nothing-drawn": "an element draws nothing",
        nothingToFillID: "there is nothing to fill: the filled form is the outline",
        "points-syntax": "points are not valid",
        "reference-cycle": "an element uses itself",
        "sanitised": "something that acts or loads is left out: a glyph is a picture",
        "unknown-reference": "a reference names nothing that is there",
        "unsupported-style": "a style is not supported, and is ignored",
    ]
}
