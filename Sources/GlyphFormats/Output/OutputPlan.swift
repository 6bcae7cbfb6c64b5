public import Markup

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

/// Something below the output that no earlier build wrote, at the path of a file of this build, or with the same name
/// in a catalog.
package struct OutputConflict: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// There is a file where one must be written.
        case foreignFile
        /// The catalog has another asset of the same type and name.
        case sameName
        /// The folder has a file of another type for the same Android drawable.
        case sameDrawable
        /// The folder of a catalog prefixes names with its own, and the group does not, or the other way round.
        case namespace(isNamespace: Bool)
        /// A file that others write as well cannot be read, so nothing can be added to it.
        case unreadable
        /// Links are not followed.
        case link
    }

    /// The path of the existing file, below the output.
    package var path: String
    package var reason: Reason
    /// The file of the build.
    package var file: AssetFile
    /// Other files of the existing asset, which would be removed if it were taken over.
    package var companions: [String] = []

    /// Its name for `--adopt`.
    package var name: String { file.adoptionName }
}

extension AssetFile {
    /// Its name for `--adopt`: the asset's name, or the path of a file that belongs to none.
    package var adoptionName: String { owner?.name ?? path }

    /// Whether a pattern (`*` and `?`) matches the path of the file or the name of its asset. An asset may be named
    /// with the last few of its groups.
    package func isNamed(_ pattern: String) -> Bool {
        let pattern = NamePattern(pattern)
        if pattern.matches(path) { return true }
        guard let owner else { return false }
        let place = owner.folder.map { String($0.dropLast(AssetPath.ending(of: $0).count)) }
        return [owner.name, place].compactMap(\.self).contains { name in
            pattern.matches(name)
                || name.indices.contains { name[$0] == "/" && pattern.matches(String(name[name.index(after: $0)...])) }
        }
    }
}

// MARK: - Findings

extension OutputPlan {
    /// Its diagnostics: an error for each conflict, and a warning where the record of earlier builds is lost.
    ///
    /// - Parameter output: the path of the output, for messages.
    public func findings(in output: String) -> Findings {
        var findings = Findings(conflicts.byAsset.map { OutputConflict.diagnostic($0, in: output) })
        if hasLostRecord { findings.append(lostRecord(in: output)) }
        if !unclaimed.isEmpty { findings.append(leftovers(in: output)) }
        if !changed.isEmpty { findings.append(changes(in: output)) }
        for path in kept {
            findings.append(
                Diagnostic(
                    .warning, id: "file-kept",
                    "'\(path)' is about all glyphs, and keeps its earlier content: some of them could not be built",
                    at: Self.place(path, in: output),
                    hint: "fix the errors; the next build then writes it"))
        }
        return findings
    }

    private func lostRecord(in output: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "record-missing",
            "the record of earlier builds is missing: files that they wrote cannot be "
                + "distinguished from your own", at: Self.place(OutputRecord.path, in: output),
            hint: "commit '\(OutputRecord.path)' together with the output")
    }

    private func leftovers(in output: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "unclaimed-file",
            (unclaimed.count == 1 ? "a file or asset" : "\(unclaimed.count) files or assets")
                + " may be left over from an earlier build whose record was lost",
            at: Self.place(OutputRecord.path, in: output),
            hint: "remove those that are left over; for a file of your own, remove its line with '?' from "
                + "'\(OutputRecord.path)'",
            notes: Self.places(unclaimed, in: output))
    }

    private func changes(in output: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "changed-file",
            changed.count == 1
                ? "a file of an earlier build is no longer needed, and stays: it was changed after a build wrote it"
                : "\(changed.count) files of earlier builds are no longer needed, and stay: they were changed after a "
                    + "build wrote them",
            at: Self.place(OutputRecord.path, in: output),
            hint:
                "remove those that are left over; for a file of your own, remove its line from '\(OutputRecord.path)'",
            notes: Self.places(changed, in: output))
    }

    private static func places(_ paths: [String], in output: String) -> [String] {
        let shown = paths.prefix(10).map { "\(output)/\($0)" }
        return shown + (paths.count > shown.count ? ["and \(paths.count - shown.count) more"] : [])
    }

    fileprivate static func place(_ path: String, in output: String) -> SourceFile.Location {
        SourceFile.Location(path: output + "/" + path)
    }
}

extension [OutputConflict] {
    /// Grouped by asset, since all files of an asset are treated alike.
    fileprivate var byAsset: [[OutputConflict]] {
        reduce(into: []) { groups, conflict in
            let isSame = { (other: OutputConflict) in
                other.reason == conflict.reason && conflict.file.owner != nil && other.file.owner == conflict.file.owner
            }
            if let index = groups.firstIndex(where: { $0.first.map(isSame) ?? false }) {
                groups[index].append(conflict)
            } else {
                groups.append([conflict])
            }
        }
    }
}

extension OutputConflict {
    /// - Parameter conflicts: the conflicts of one asset.
    fileprivate static func diagnostic(_ conflicts: [OutputConflict], in output: String) -> Diagnostic {
        let conflict = conflicts[0]
        let place = OutputPlan.place(conflict.path, in: output)
        let (name, path) = (conflict.name, place.path)
        func error(_ id: String, _ message: String, _ hint: String) -> Diagnostic {
            let notes = conflict.file.location == nil ? [] : ["the existing file is \(place)"]
            return Diagnostic(
                .error, id: id, message, at: conflict.file.location ?? place, hint: hint, notes: notes)
        }
        let paths = conflicts.map(\.path)
        let fate = conflict.fate(of: paths)
        switch conflict.reason {
        case .foreignFile:
            let isFile = conflict.file.owner == nil
            return error(
                "foreign-file",
                (isFile ? "'\(name)'" : "'\(name)' must be written to '\(path)', which")
                    + " is a file that no build of this manifest wrote",
                "rename one of the two, or take it over: '--adopt \(name)' \(fate)")
        case .sameName:
            return error(
                "foreign-asset",
                "the catalog has another asset '\(name)', which no build of this manifest wrote",
                "rename one of the two, or take it over: '--adopt \(name)' \(fate)")
        case .sameDrawable:
            return error(
                "foreign-asset",
                "'\(conflict.file.path)' and '\(conflict.path)', which no build of this manifest wrote, are one drawable",
                "rename one of the two, or take it over: '--adopt \(name)' \(fate)")
        case .namespace(let isNamespace):
            let words =
                isNamespace
                ? "is a namespace, but the manifest's group is not"
                : "is not a namespace, but the manifest's group is"
            return error(
                "group-namespace", "the folder of '\(path)' \(words)",
                "state namespace=\"\(isNamespace)\" on the group, or give the group another name")
        case .unreadable:
            return error(
                "shared-file", "'\(path)' is not a JSON object, so nothing can be added to it",
                "repair the file, or remove it")
        case .link:
            return error(
                "linked-file", "'\(path)' is a link; links are neither followed nor replaced",
                "remove the link, or give the export another path")
        }
    }

    /// The effect on the existing files when they are taken over.
    private func fate(of paths: [String]) -> String {
        func list(_ paths: [String]) -> String {
            let names = paths.map { String($0.split(separator: "/").last ?? "") }
            return names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
        }
        if reason == .sameDrawable { return "removes \(list(paths))" }
        if reason == .sameName {
            return "removes \(list(companions)) of '\(path.split(separator: "/").dropLast().last ?? "")'"
        }
        // A file in several conflicts of the asset is named once.
        let removed = companions.filter { !paths.contains($0) }
        return "replaces \(list(paths))" + (removed.isEmpty ? "" : " and removes \(list(removed))")
    }
}
