/// A layer's place in the hierarchy.
public enum LayerRole: String, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

extension LayerRole {
    /// The opacity of a level of SwiftUI's hierarchy for a foreground colour of one's own.
    package var emphasis: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        }
    }
}
