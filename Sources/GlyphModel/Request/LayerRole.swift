/// The level of a layer in the hierarchy.
public enum LayerRole: String, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

extension LayerRole {
    /// The opacity of this level in SwiftUI for a custom foreground colour.
    package var emphasis: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}
