/// The treatment of an uncertain fill if the manifest does not state how the glyph is filled.
package enum UncertainFill: String, Hashable, Sendable, CaseIterable {
    /// Use it as derived.
    case take
    /// Take the alternative that designers choose most often.
    case alternative
    /// Use the outline.
    case outline
}
