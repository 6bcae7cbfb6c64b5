internal import GlyphModel
internal import PathGeometry

/// The user space of an element's own clip and mask. The `x` and `y` of an instance shift it, and a nested viewport has
/// that of its content, as in browsers.
struct OwnSpace {
    /// To the space in which the element is.
    var shift = Transform.identity
    var viewport: Viewport

    /// A rectangle of the space in which the element is. Shifts are translations and scales, so it stays one.
    func box(_ outer: Rect) -> Rect? {
        shift.inverse.flatMap { Path.rect(outer).transformed(by: $0).bounds }
    }
}

extension GlyphBuilder {
    mutating func ownSpace(of index: Int, kind: ElementKind, style: ComputedStyle, scene: Scene) -> OwnSpace {
        var space = OwnSpace(viewport: scene.viewport)
        switch kind {
        case .use: space.shift = instanceShift(style, in: scene)
        case .viewport:
            let isRoot = tree[index].parent == nil && scene.user == nil
            guard !isRoot, let frame = nestedFrame(style: style, scene: scene), frame.width > 0, frame.height > 0
            else { break }
            var inner = scene
            inner.transform = .translation(frame.minX, frame.minY)
            inner.viewport = scene.viewport.resized(width: frame.width, height: frame.height)
            if fit(tree[index], in: frame, &inner) {
                (space.shift, space.viewport) = (inner.transform, inner.viewport)
            }
        default: break
        }
        return space
    }

    /// The translation that `x` and `y` of a `use` state.
    func instanceShift(_ style: ComputedStyle, in scene: Scene) -> Transform {
        func length(_ property: Property, _ axis: LengthAxis) -> Double {
            style.own.geometry[property]?.resolved(axis, in: scene.viewport, fontSize: style.fontSize) ?? 0
        }
        return .translation(length(.x, .horizontal), length(.y, .vertical))
    }
}
