public import Markup
public import SemanticColor

/// `layer`: what the selected elements take.
public struct LayerOverride: Hashable, Sendable {
    /// Which elements it speaks of.
    public var selector: Selector
    /// Their place in the hierarchy; nil leaves it as it is.
    public var role: LayerRole?
    /// The name of their colour, in every mode; nil leaves it as it is.
    public var tint: ColorRole?
    /// Where the manifest states it; nil where a program does.
    public var location: SourceFile.Location?

    /// What some elements take; what is nil stays.
    public init(
        selector: Selector, role: LayerRole? = nil, tint: ColorRole? = nil,
        location: SourceFile.Location? = nil
    ) {
        self.selector = selector
        self.role = role
        self.tint = tint
        self.location = location
    }
}
