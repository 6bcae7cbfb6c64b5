public import Markup
public import SemanticColor

/// `layer`: what the selected elements take.
public struct LayerOverride: Hashable, Sendable {
    public var selector: Selector
    public var role: LayerRole?
    public var tint: ColorRole?
    /// Where the manifest states it; nil where a program does.
    public var location: SourceFile.Location?

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
