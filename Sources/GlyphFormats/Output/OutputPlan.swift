internal import Markup

/// The changes that a build would make below its output: computed before anything is written.
public struct OutputPlan: Hashable, Sendable {
    /// The change of one file.
    public enum Change: String, Hashable, Sendable, CaseIterable {
        case created, updated, unchanged, removed
        /// Another program or a person wrote it, and the build is requested to take it over.
        case adopted
    }

    /// One file, and its change.
    public struct Item: Hashable, Sendable {
        /// Below the output, with `/` between names.
        public var path: String
        /// The change of the file.
        public var change: Change

        package init(path: String, change: Change) {
            self.path = path
            self.change = change
        }
    }

    /// The files by path, byte for byte.
    public internal(set) var items: [Item]
    /// The files to write, without the unchanged ones.
    var files: [AssetFile]
    /// The list of all files; nil where it stays as it is.
    var record: AssetFile?
    /// The conflicts that prevent the plan from being carried out.
    package internal(set) var conflicts: [OutputConflict] = []
    /// The record of earlier builds is missing, though there are files that they wrote.
    package internal(set) var hasLostRecord = false
    /// Files and folders of assets that an earlier build may have left: the record that would know was lost once.
    package internal(set) var unclaimed: [String] = []
    /// Files of earlier builds that are not needed any more, and stay: they were changed since.
    package internal(set) var changed: [String] = []

    /// Files of earlier builds that are gone already: their folders go with them.
    var vacated: [String] = []

    /// Files about all glyphs that keep their earlier content, since some glyphs could not be built.
    package internal(set) var kept: [String] = []

    init(items: [Item], files: [AssetFile]) { (self.items, self.files) = (items, files) }

    /// The plan of a build that finds all of these files as they are to be, by path.
    package init(unchanged paths: [String]) {
        self.init(items: paths.map { Item(path: $0, change: .unchanged) }, files: [])
    }

    /// Whether an entry that is listed as ours has files that are not of this build, and stay for the sake of others.
    package internal(set) var keepsStale = false

    /// The number of files with this change.
    public func count(_ change: Change) -> Int { items.lazy.filter { $0.change == change }.count }

    /// Whether the output is as a build would leave it. A missing record alone does not count, since it may not be
    /// committed: files that may be stale are unclaimed then.
    public var isClean: Bool {
        items.allSatisfy { $0.change == .unchanged || hasLostRecord && $0.path == OutputRecord.path }
            && conflicts.isEmpty && unclaimed.isEmpty && changed.isEmpty
    }

    /// The files to remove by path, byte for byte; also files that are gone already, for the sake of their folders.
    var removals: [String] {
        (items.filter { $0.change == .removed }.map(\.path) + vacated).sortedByBytes
    }

    /// Whether there is something to write or to remove.
    var hasChanges: Bool { items.contains { $0.change != .unchanged } }
}
