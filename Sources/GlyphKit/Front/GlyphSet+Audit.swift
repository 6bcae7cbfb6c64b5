public import GlyphAudit
public import GlyphModel
public import SemanticColor

extension GlyphSet {
    /// What lints find in the set, in light and dark, normal and increased contrast, base and elevated, with
    /// transparency reduced or not.
    ///
    /// Lints that speak of a manifest's text find nothing in a set that no manifest asks for.
    ///
    /// - Parameters:
    ///   - backgrounds: what the glyphs are shown on, each of them; nil is what each asset says.
    ///   - run: which lints look.
    public func audit(on backgrounds: [Background]? = nil, by run: LintRun = LintRun()) -> [AuditFinding] {
        var set = self
        if let backgrounds {
            for index in variants.indices {
                set.variants[index].entry.settings.backgrounds = backgrounds.map(\.name)
            }
        }
        return run.findings(in: Audit(set))
    }
}
