/// What people are told about a colour.
public struct ColorNote: Hashable, Sendable {
    public var description: String?
    /// Why it should no longer be used; empty where no reason is given, nil where it is as good as ever.
    public var deprecation: String?

    public init(description: String? = nil, deprecation: String? = nil) {
        self.description = description
        self.deprecation = deprecation
    }

    public var isEmpty: Bool { description == nil && deprecation == nil }
}
