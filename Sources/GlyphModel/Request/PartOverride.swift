public import Markup

/// `part`: how the fill derivation treats some elements, or the face at a point.
public struct PartOverride: Hashable, Sendable {
    /// The target of the treatment.
    public enum Target: Hashable, Sendable {
        case elements(Selector)
        /// The face at a point in the view box's coordinates.
        case region(x: Double, y: Double)
    }

    /// How the target is treated.
    public enum Treatment: String, Hashable, Sendable, CaseIterable {
        /// Filled in.
        case solid
        /// Kept as a line.
        case line
        /// Knocked out of the layers below it.
        case cut
        /// Removed.
        case drop
    }

    /// The elements or the face.
    public var target: Target
    /// How they are treated.
    public var treatment: Treatment
    /// The location in the manifest; nil if a program made it.
    public var location: SourceFile.Location?

    /// Treats one target.
    public init(target: Target, treatment: Treatment, location: SourceFile.Location? = nil) {
        self.target = target
        self.treatment = treatment
        self.location = location
    }
}
