internal import GlyphModel
internal import Markup

/// What a build makes of one entry: all that does not depend on the other entries.
struct EntryOutcome: Sendable {
    /// What the derivation found.
    var diagnostics: [Diagnostic]
    /// The number of low-confidence fills.
    var uncertainFills: Int
    /// Was it in the cache?
    var isFound: Bool
    /// The assets that are requested; without their paths where only files are needed, and these are made.
    var variants: [Variant]
    /// The faults of their drawings: none as a rule.
    var violations: [Diagnostic]
    /// Could the drawings be read and all assets be made?
    var isSound: Bool
    /// By export; empty if the entry is not sound.
    var files: [ExportPlan.Files]
}

extension EntryOutcome {
    /// The outcome of an entry of which nothing was made.
    init(failure: Diagnostic) {
        self.init(
            diagnostics: [failure], uncertainFills: 0, isFound: false, variants: [], violations: [], isSound: false,
            files: [])
    }
}
