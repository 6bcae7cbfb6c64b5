/// What a build would change below its output: worked out before anything is written.
public struct OutputPlan: Hashable, Sendable {
    /// What becomes of one file.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        case created, updated, unchanged, removed
        /// Somebody else wrote it, and the build was asked to take it over.
        case adopted
    }

    /// One file, and what becomes of it.
    public struct Item: Hashable, Sendable {
        /// Below the output, with `/` between names.
        public var path: String
        /// What becomes of it.
        public var change: Change

        package init(path: String, change: Change) {
            self.path = path
            self.change = change
        }
    }

    /// By path, byte for byte.
    public internal(set) var items: [Item]
    /// The files to write, those that are unchanged left out.
    var files: [AssetFile]
    /// What keeps the plan from being carried out.
    package internal(set) var conflicts: [OutputConflict] = []
    /// The record of earlier builds is missing, though there are files that they wrote.
    package internal(set) var hasLostRecord = false
    /// Files and folders of assets that an earlier build may have left: the record that would know was lost once.
    package internal(set) var unclaimed: [String] = []

    /// How many files this becomes of.
    public func count(_ change: Change) -> Int { items.lazy.filter { $0.change == change }.count }

    /// Is the output as a build would leave it? A record that alone is missing counts for nothing, as where it is not
    /// committed: what may be stale is unclaimed then.
    public var isClean: Bool {
        items.allSatisfy { $0.change == .unchanged || hasLostRecord && $0.path == OutputRecord.path }
            && conflicts.isEmpty && unclaimed.isEmpty
    }

    /// Is there something to write or to remove?
    var hasChanges: Bool { items.contains { $0.change != .unchanged } }
}
