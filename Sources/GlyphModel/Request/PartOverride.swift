public import Markup

/// `part`: how the fill derivation treats some elements, or the region at a point.
public struct PartOverride: Hashable, Sendable {
    /// What is treated.
    public enum Target: Hashable, Sendable {
        case elements(Selector)
        /// A point in the view box's coordinates.
        case region(x: Double, y: Double)
    }

    /// What is done to it.
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

    /// What is treated.
    public var target: Target
    /// What is done to it.
    public var treatment: Treatment
    /// Where the manifest states it; nil where a program does.
    public var location: SourceFile.Location?

    /// One treatment of one target.
    public init(target: Target, treatment: Treatment, location: SourceFile.Location? = nil) {
        self.target = target
        self.treatment = treatment
        self.location = location
    }
}
