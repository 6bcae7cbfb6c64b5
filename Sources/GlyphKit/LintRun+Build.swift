internal import GlyphAudit
public import GlyphModel
public import Markup

extension LintRun {
    /// The findings of the lints in a build, with the findings of its stages; by place.
    ///
    /// - Throws: the faults of the manifest's source, if it cannot be read again.
    public func findings(in build: Build, of manifest: Manifest) throws(Findings) -> [AuditFinding] {
        findings(in: try Audit(manifest, build), reported: build.findings)
    }
}

extension Audit {
    /// - Throws: the faults of the manifest's source, if it cannot be read again.
    package init(_ manifest: Manifest, _ build: Build) throws(Findings) {
        try self.init(manifest, set: build.set, drawings: build.drawings)
        let drawings = build.drawings
        restatements = { entry in
            Restating(entry: entry, manifest: manifest, drawings: drawings)?.restatements ?? AnySequence([])
        }
    }
}
