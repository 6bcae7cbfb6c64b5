internal import GlyphModel
internal import PathGeometry

/// The user space of an element's own clip and mask. A nested viewport has the space of its content, as in browsers.
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
        let isRoot = index == rootNode && scene.user == nil
        guard kind == .viewport, !isRoot, let frame = nestedFrame(style: style, scene: scene), frame.width > 0,
            frame.height > 0
        else { return space }
        var inner = scene
        inner.transform = .translation(frame.minX, frame.minY)
        inner.viewport = scene.viewport.resized(width: frame.width, height: frame.height)
        if fit(tree[index], in: frame, &inner) { (space.shift, space.viewport) = (inner.transform, inner.viewport) }
        return space
    }
}
