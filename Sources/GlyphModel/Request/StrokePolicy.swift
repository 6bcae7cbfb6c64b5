/// How strokes of a drawing are written, in formats that have strokes.
public enum StrokePolicy: String, Hashable, Sendable, CaseIterable {
    /// As filled outlines.
    case expand
    /// As strokes, wherever neither a fill, nor a variant, nor a clip has changed them.
    case keep

    /// The attribute of an `export`.
    package static let option = "strokes"

    /// In a few words, for the reference of the manifest.
    package var meaning: String {
        switch self {
        case .expand: "as filled outlines"
        case .keep: "as strokes, wherever no fill, no variant and no clip changes them"
        }
    }
}
