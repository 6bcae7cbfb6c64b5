internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The scene inside of an element: with its transform, opacity, clip and names. Nil if nothing in it can be
    /// visible.
    mutating func entered(_ visit: Visit, style: ComputedStyle, kind: ElementKind) -> Scene? {
        let node = tree[visit.node]
        var scene = visit.scene
        scene.chain.append(visit.node)
        if node.parent != nil { scene.lineage.insert(node.names, at: 0) }
        scene.style = style
        var own = transform(
            style, in: scene.viewport, isSymbol: node.name == "symbol", offset: node.element.offset)
        if node.parent == nil, scene.user == nil, own != .identity, let back = frame.toPixels.inverse {
            // The root's transform applies to its pixels, outside of the view box.
            own = frame.toPixels.followed(by: own).followed(by: back)
        }
        scene.transform = own.followed(by: scene.transform)
        guard scene.transform.determinant != 0, scene.transform.determinant.isFinite else { return nil }
        if scene.isMeasuring { return scene }
        if style.own.opacity == 0 { return nil }
        scene.effects += style.own.effects.map { effect(of: $0) }
        guard var scene = clipped(scene, by: style, node: visit.node, kind: kind),
            let mask = ownMask(of: style, node: visit.node, kind: kind, in: scene)
        else { return nil }
        scene.clips += mask.clips
        // A mask of one level is an opacity of the group, as `opacity` is.
        let opacity = style.own.opacity * mask.opacity
        if opacity < 1 { scene.groups.append(newGroup(opacity: opacity)) }
        return scene
    }

    mutating func newGroup(opacity: Double) -> OpacityGroup {
        groupCount += 1
        return OpacityGroup(id: groupCount, opacity: opacity)
    }

    /// The element's own transform, around its origin.
    private mutating func transform(
        _ style: ComputedStyle, in viewport: Viewport, isSymbol: Bool, offset: Int
    ) -> Transform {
        guard style.own.transform != .identity else { return .identity }
        if isSymbol {
            // SVG 2 would apply it; browsers, usvg and librsvg do not, because SVG 1.1 does not have it there.
            log.warn("ignored-transform", "a symbol's own transform is ignored, as in other renderers", at: offset)
            return .identity
        }
        if style.own.hasOwnTransformBox {
            log.refuse("unsupported-feature", "'transform-box'", at: offset)
        }
        guard let origin = style.own.origin else { return style.own.transform }
        let x = origin.x.resolved(.horizontal, in: viewport, fontSize: style.fontSize)
        let y = origin.y.resolved(.vertical, in: viewport, fontSize: style.fontSize)
        return Transform.translation(-x, -y).followed(by: style.own.transform)
            .followed(by: .translation(x, y))
    }
}
