public import Markup

extension OutputFolder {
    /// Makes the folder hold these files, and keeps files of others: writes the files that differ, and removes files
    /// that an earlier call wrote and this one does not name. The record of them is the file `.twinlight` in the
    /// folder. Where another process writes to the folder, this waits for it.
    ///
    /// - Parameters:
    ///   - prune: whether files of earlier calls that are not among `files` are removed.
    ///   - adopting: names of assets, or paths of files, that are taken over where foreign files are in
    ///     their place.
    /// - Returns: the changes. Its `findings(in:)` hold warnings where the record was lost.
    /// - Throws: `foreign-file` and similar ids where a foreign file is in the place: nothing is written then.
    ///   `file-unwritable`, with the error of the system.
    @discardableResult
    public func write(
        _ files: [AssetFile], prune: Bool = true, adopting: [String] = []
    ) throws(Findings) -> OutputPlan {
        try whileAlone { () throws(Findings) -> OutputPlan in
            try writeAlone(files, prune: prune, adopting: adopting)
        }
    }

    private func writeAlone(
        _ files: [AssetFile], prune: Bool, adopting: [String]
    ) throws(Findings) -> OutputPlan {
        let plan = try Self.reporting { () throws(FileError) -> OutputPlan in
            try self.plan(files, prune: prune, adopting: adopting)
        }
        let findings = plan.findings(in: path)
        if findings.containErrors { throw findings }
        try Self.reporting { () throws(FileError) -> Void in try self.write(plan) }
        return plan
    }

    /// An error of the system becomes a finding.
    private static func reporting<Result>(_ work: () throws(FileError) -> Result) throws(Findings) -> Result {
        do throws(FileError) {
            return try work()
        } catch {
            throw Findings([
                Diagnostic(
                    .error, id: "file-unwritable", error.reason,
                    at: SourceFile.Location(path: error.path, line: 1, column: 1))
            ])
        }
    }
}
