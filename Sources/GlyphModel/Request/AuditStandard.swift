/// Whose rule holds for what the system itself pairs: its colours on its backgrounds, its label effects on its
/// materials.
package enum AuditStandard: String, Hashable, Sendable, CaseIterable {
    /// The Human Interface Guidelines, which recommend these pairings, whatever ratio they come to.
    case guideline
    /// WCAG 2.2, which knows nothing of whose colours they are.
    case wcag
}
