internal import GlyphModel
internal import PathGeometry

/// What an element finds around it: everything that comes down to it from its ancestors.
struct Scene: Sendable {
    /// The parent's, to inherit from.
    var style: ComputedStyle
    /// From the user space here to the view box of the root.
    var transform: Transform
    var viewport: Viewport
    var clips: [SceneClip] = []
    var groups: [OpacityGroup] = []
    /// The nearest first, without the root.
    var lineage: [ElementIdentity.Names] = []
    /// The nodes that this one is an instance inside of, outermost first: what a reference must not lead to.
    var chain: [Int] = []
    /// Effects above that cannot be carried out: an error as soon as something is drawn under them.
    var effects: [UnsupportedEffect] = []
    /// The element that instantiates this node by `use`.
    var user: ComputedStyle?
    /// In a marker: the paints of the shape that it is drawn on.
    var context: ContextPaints?
    /// Is only the extent asked for? Then what is hidden counts, and nothing is clipped.
    var isMeasuring = false
}

struct UnsupportedEffect: Hashable, Sendable {
    var what: String
    var offset: Int
}

/// What `context-fill` and `context-stroke` stand for.
struct ContextPaints: Sendable {
    var fill: Paint?
    var stroke: Paint?
}

/// An area outside of which nothing is seen, and a number that tells equal ones.
struct SceneClip: Sendable {
    enum Area: Sendable {
        /// A viewport: often everything lies inside, and then it does not clip.
        case viewport(Rect, Transform)
        /// In the root's coordinates, non-zero.
        case region(Path)
    }

    var id: Int
    var area: Area
}
