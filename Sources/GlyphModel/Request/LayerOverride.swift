public import Markup
public import SemanticColor

/// `layer`: settings of the selected elements.
public struct LayerOverride: Hashable, Sendable {
    /// The elements that it applies to.
    public var selector: Selector
    /// Their role in the hierarchy; nil keeps it.
    public var role: LayerRole?
    /// The name of their colour, in every mode; nil keeps it.
    public var tint: ColorRole?
    /// The value, 0 … 1, from which a symbol with a variable value shows them; nil for always.
    public var variable: Double?
    /// The location in the manifest; nil if a program made it.
    public var location: SourceFile.Location?

    /// Settings of the selected elements; nil keeps a setting.
    public init(
        selector: Selector, role: LayerRole? = nil, tint: ColorRole? = nil, variable: Double? = nil,
        location: SourceFile.Location? = nil
    ) {
        self.selector = selector
        self.role = role
        self.tint = tint
        self.variable = variable
        self.location = location
    }
}
