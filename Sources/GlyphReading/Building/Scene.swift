internal import GlyphModel
internal import PathGeometry

/// The context of an element: everything that its ancestors determine.
struct Scene: Sendable {
    /// The parent's style, to inherit from.
    var style: ComputedStyle
    /// From the current user space to the view box of the root.
    var transform: Transform
    var viewport: Viewport
    var clips: [SceneClip] = []
    var groups: [OpacityGroup] = []
    /// The names of the ancestors, nearest first, without the root.
    var lineage: [ElementIdentity.Names] = []
    /// The nodes whose instances contain this node, outermost first. A reference to one of them would be a cycle.
    var chain: [Int] = []
    /// Unsupported effects of ancestors: reported as errors if something is drawn under them.
    var effects: [UnsupportedEffect] = []
    /// The style of the `use` element that instantiates this node.
    var user: ComputedStyle?
    /// In a marker: the paints of the shape that has the marker.
    var context: ContextPaints?
    /// Is only the extent computed? Then hidden content counts, and nothing is clipped.
    var isMeasuring = false
}

struct UnsupportedEffect: Hashable, Sendable {
    var what: String
    var offset: Int
}

/// The paints of `context-fill` and `context-stroke`.
struct ContextPaints: Sendable {
    var fill: Paint?
    var stroke: Paint?
}

/// A clipping area, with a number that identifies equal areas.
struct SceneClip: Sendable {
    enum Area: Sendable {
        /// A viewport. If it contains everything, it does not clip.
        case viewport(Rect, Transform)
        /// In the root's coordinates, by the non-zero rule.
        case region(Path)
    }

    var id: Int
    var area: Area
}
