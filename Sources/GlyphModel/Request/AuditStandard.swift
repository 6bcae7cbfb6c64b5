/// The standard that applies to the system's own pairings: system colours on system backgrounds, label effects on
/// materials.
package enum AuditStandard: String, Hashable, Sendable, CaseIterable {
    /// The Human Interface Guidelines, which recommend these pairings at any ratio.
    case guideline
    /// WCAG 2.2, which does not distinguish system colours from other colours.
    case wcag
}
