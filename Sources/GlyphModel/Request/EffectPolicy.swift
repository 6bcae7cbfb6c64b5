/// The treatment of filters, blend modes and background blur, which paths cannot represent.
package enum EffectPolicy: String, Hashable, Sendable, CaseIterable {
    /// They are errors.
    case refuse
    /// They are left out, each with a warning.
    case drop
}
