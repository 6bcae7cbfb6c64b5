internal import Markup

/// The manifest that an output belongs to, as its record names it: one output belongs to one manifest, else each build
/// would remove the files of the other.
struct OutputOwner: Hashable {
    /// The path of the manifest relative to the output.
    private let manifest: String
    /// Whether the record names it. An output that was typed may be anywhere: what is far from the manifest would be a
    /// path of the machine.
    private let isNamed: Bool

    /// - Parameters:
    ///   - manifest: the path of the manifest.
    ///   - output: the path of the output in it.
    init(manifest: String, naming output: String) {
        // The two are found from where the manifest's folder is, whichever links lead there.
        let typed = FolderPath.parent(of: manifest)
        let folder = Disk.resolved(typed) ?? typed
        self.manifest = AssetPath.leading(
            to: FolderPath.below(folder, FolderPath.last(of: manifest)), from: FolderPath.below(folder, output))
        isNamed = true
    }

    init(manifest: String, typed output: String) {
        self.manifest = AssetPath.leading(to: manifest, from: output)
        isNamed = !self.manifest.hasPrefix("../../")
    }

    /// The name for the next record; nil for none.
    ///
    /// - Parameter prune: whether the build is of all glyphs. One of some shows too little of the manifest to tell
    ///   whether a record without a name is of the same one.
    func name(after record: OutputRecord?, prune: Bool) -> String? {
        isNamed && (prune || record == nil) ? manifest : nil
    }

    /// - Throws: where the record is of another manifest.
    func check(_ record: OutputRecord, at output: String) throws(FileError) {
        guard isNamed, let other = record.manifest, other != manifest else { return }
        throw FileError(
            path: output,
            reason: "is the output of '\(other)'; give '\(manifest)' an output of its own, "
                + "or remove '\(OutputRecord.path)' there if that manifest no longer exists")
    }

    /// Whether it is likely that the files to be removed are of this manifest, where no name says so. The record of an
    /// output that a manifest names has had none only in earlier versions.
    ///
    /// - Parameter removed: the paths of the files of the record that a build would remove.
    /// - Throws: where it is not.
    func check(_ removed: [String], of record: OutputRecord, at output: String) throws(FileError) {
        if removed.isEmpty || record.manifest == manifest { return }
        guard isNamed || removed.count * 2 > record.files.count else { return }
        let shown = removed.prefix(10).joined(separator: ", ")
        let rest = removed.count > 10 ? " and \(removed.count - 10) more" : ""
        throw FileError(
            path: output,
            reason: "may be the output of another manifest: \(removed.count) of the \(record.files.count) files that "
                + "'\(OutputRecord.path)' lists are not of this build: \(shown)\(rest); give this build an output of its "
                + "own, or take it over: '--adopt *' removes these files")
    }
}
