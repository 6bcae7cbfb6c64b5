/// What a build would change below its output: worked out before anything is written.
public struct OutputPlan: Hashable, Sendable {
    public enum Change: String, Hashable, Sendable, CaseIterable {
        case created, updated, unchanged, removed
    }

    public struct Item: Hashable, Sendable {
        public var path: String
        public var change: Change

        public init(path: String, change: Change) {
            self.path = path
            self.change = change
        }
    }

    /// By path, byte for byte.
    public internal(set) var items: [Item]
    /// The files to write, those that are unchanged left out.
    var files: [AssetFile]

    public func count(_ change: Change) -> Int { items.lazy.filter { $0.change == change }.count }

    /// Is there nothing to do?
    public var isClean: Bool { items.allSatisfy { $0.change == .unchanged } }
}
