internal import GlyphAudit
public import GlyphModel
public import Markup

extension LintRun {
    /// What the lints find in a build, with what its stages told already; by place.
    ///
    /// - Throws: what keeps the manifest's own source from being read again.
    public func findings(in build: Build, of manifest: Manifest) throws(Findings) -> [AuditFinding] {
        findings(in: try Audit(manifest, set: build.set, drawings: build.drawings), told: build.findings)
    }
}

extension Audit {
    /// - Throws: what keeps the manifest's own source from being read again.
    package init(_ manifest: Manifest, _ build: Build) throws(Findings) {
        try self.init(manifest, set: build.set, drawings: build.drawings)
    }
}
