public import GlyphAudit
public import GlyphModel
public import SemanticColor

extension GlyphSet {
    /// The findings of lints in the set, in light and dark, normal and increased contrast, base and elevated, with and
    /// without reduced transparency.
    ///
    /// Lints about a manifest's text find nothing in a set without a manifest.
    ///
    /// - Parameters:
    ///   - backgrounds: the backgrounds of all glyphs; nil uses those that each asset states.
    ///   - run: the lints to run.
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
