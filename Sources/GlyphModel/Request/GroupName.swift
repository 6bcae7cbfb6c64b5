/// A group around a glyph: a folder of the catalog.
public struct GroupName: Hashable, Sendable {
    /// The folder's name.
    public var name: String
    /// Whether the name is a prefix of the assets' names.
    public var isNamespace: Bool

    /// A folder; by default its name is not part of the assets' names.
    public init(_ name: String, isNamespace: Bool = false) {
        self.name = name
        self.isNamespace = isNamespace
    }
}

extension GlyphEntry {
    /// The name with its namespaces: `Status/heart`. No other glyph of a manifest has it.
    package var qualifiedName: String { qualified(name) }

    /// The name of one of its assets with the same namespaces.
    package func qualified(_ asset: String) -> String {
        if groups.isEmpty { return asset }
        return (groups.filter(\.isNamespace).map(\.name) + [asset]).joined(separator: "/")
    }
}
