internal import GlyphModel
internal import PathGeometry

/// The context of an element: everything that its ancestors determine.
struct Scene: Sendable {
    /// The parent's style, to inherit from. The scenes of all children have it in common.
    @Shared var style: ComputedStyle
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
    var user: ComputedStyle? {
        get { ownUser?.wrappedValue }
        set { ownUser = newValue.map { Shared($0) } }
    }
    /// The element whose paints are `context-fill` and `context-stroke`; nil if there is none.
    var context: ContextElement?
    /// Whether only the extent is computed. Then hidden content counts, and nothing is clipped.
    var isMeasuring = false
    // Most scenes have none, and a style is large.
    private var ownUser: Shared<ComputedStyle>?

    init(style: ComputedStyle, transform: Transform, viewport: Viewport) {
        _style = Shared(style)
        (self.transform, self.viewport) = (transform, viewport)
    }

    /// The steps of keeping it: a layer has most of its lists.
    var size: Int { 8 * chain.count + 4 * (clips.count + groups.count + effects.count) }
}

/// The context element of a marker's content, or of an instance: the shape that has the marker, or the `use` (SVG 2,
/// 13.2). Its paints are resolved in its own user space, and refer to its bounding box. A class, because its scene has
/// a context, too.
final class ContextElement: Sendable {
    let shape: Shape

    init(_ shape: Shape) { self.shape = shape }
}
