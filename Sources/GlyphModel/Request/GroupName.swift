/// A group around a glyph: a folder of the catalog.
public struct GroupName: Hashable, Sendable {
    /// The folder's name.
    public var name: String
    /// Does the name stand in front of the assets' names?
    public var isNamespace: Bool

    /// A folder, which names nothing in front of its assets unless that is said.
    public init(_ name: String, isNamespace: Bool = false) {
        self.name = name
        self.isNamespace = isNamespace
    }
}
