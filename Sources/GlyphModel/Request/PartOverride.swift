public import Markup

/// `part`: how the fill derivation treats some elements, or the region at a point.
public struct PartOverride: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        case elements(Selector)
        /// A point in the view box's coordinates.
        case region(x: Double, y: Double)
    }

    public enum Treatment: String, Hashable, Sendable, CaseIterable {
        /// Filled in.
        case solid
        /// Kept as a line.
        case line
        /// Knocked out of what lies under it.
        case cut
        /// Left out.
        case drop
    }

    public var target: Target
    public var treatment: Treatment
    /// Where the manifest states it; nil where a program does.
    public var location: SourceFile.Location?

    public init(target: Target, treatment: Treatment, location: SourceFile.Location? = nil) {
        self.target = target
        self.treatment = treatment
        self.location = location
    }
}
