package import GlyphModel
internal import Markup

/// An outline with the fill that a person drew for it.
package struct StyleExample: Sendable {
    /// The name of both; of several examples, each has a name of its own.
    package let name: String
    let outline: Glyph
    let drawn: Glyph

    package init(_ name: String, outline: Glyph, drawn: Glyph) {
        (self.name, self.outline, self.drawn) = (name, outline, drawn)
    }

    /// More examples than these say nothing more about a style, and would take longer than a person waits.
    package static let most = 600

    /// The names of examples to take where there are more: always the same ones, in any order, and as few of one kind
    /// as of another.
    package static func sample(of names: [String]) -> Set<String> {
        if names.count <= most { return Set(names) }
        let digests = names.map { (digest: Digest(of: Array($0.utf8)), name: $0) }
        return Set(digests.sorted { $0.digest < $1.digest }.prefix(most).map(\.name))
    }
}

/// Why a drawn fill says nothing about a style.
package enum ExampleMisfit: String, Hashable, Sendable {
    /// The two have different view boxes, so that they cannot be compared.
    case viewBox
    /// The fill is of another shape.
    case shape
    /// The fill is the outline, which has something to fill.
    case outline
    /// One of the two cannot be drawn.
    case unreadable

    package var text: String {
        switch self {
        case .viewBox: "the view box of this fill is not the outline's"
        case .shape: "this fill and its outline have different shapes"
        case .outline: "this fill is the outline itself"
        case .unreadable: "this fill or its outline cannot be derived"
        }
    }

    package var hint: String {
        switch self {
        case .viewBox: "draw both in the same view box"
        case .shape: "check that it is the fill of the outline with its name, or remove it from the examples"
        case .outline: "fill a part of it, or remove it from the examples"
        case .unreadable: "'twinlight fill' reports what is wrong with them"
        }
    }
}
