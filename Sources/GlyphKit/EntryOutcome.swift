internal import GlyphModel
internal import Markup

/// What a build makes of one entry: all that does not depend on the other entries.
struct EntryOutcome: Sendable {
    /// All that was derived.
    var made: EntryBuild.Result
    /// Was it in the cache?
    var isFound: Bool
    /// The assets that are requested.
    var variants: [Variant]
    /// The faults of their drawings: none as a rule.
    var violations: [Diagnostic]
    /// Could the drawings be read and all assets be made?
    var isSound: Bool
    /// By export; empty if the entry is not sound.
    var files: [ExportPlan.Files]
}
