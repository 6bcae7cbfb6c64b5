public import Markup

extension OutputFolder {
    /// Makes the folder hold these files, and what others put there: writes those that differ, and removes those that
    /// an earlier call wrote and this one does not name. A record of them is kept beside them, in `.twinlight`.
    ///
    /// - Parameters:
    ///   - prune: whether files of earlier calls that are not among `files` go.
    ///   - adopting: names of assets, or paths of files, that are taken over where somebody else's stand in their
    ///     place.
    /// - Returns: what was changed. Its `findings(in:)` hold warnings where the record was lost.
    /// - Throws: `foreign-file` and its like where somebody else's file stands in the way: nothing is written then.
    ///   `file-unwritable`, with what the system said.
    @discardableResult
    public func write(
        _ files: [AssetFile], prune: Bool = true, adopting: [String] = []
    ) throws(Findings) -> OutputPlan {
        let plan = try Self.told { () throws(FileError) -> OutputPlan in
            try self.plan(files, prune: prune, adopting: adopting)
        }
        let findings = plan.findings(in: path)
        if findings.containErrors { throw findings }
        try Self.told { () throws(FileError) -> Void in try self.write(plan) }
        return plan
    }

    /// What the system said becomes a finding.
    private static func told<Result>(_ work: () throws(FileError) -> Result) throws(Findings) -> Result {
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
