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
        if visit.node != rootNode { scene.lineage.insert(node.names, at: 0) }
        scene.style = style
        let isRoot = visit.node == rootNode && scene.user == nil
        var own =
            isRoot && node.parent == nil
            ? style.transform(ofPageOf: frame) : transform(of: visit.node, kind: kind, style: style, scene: scene)
        if isRoot, own != .identity, let back = frame.toPixels.inverse {
            // The root's transform applies to its pixels, outside of the view box.
            own = frame.toPixels.followed(by: own).followed(by: back)
        }
        // The place of a `use` belongs to its user space, so that its clip moves with it (SVG 2, 5.6.2).
        if kind == .use { own = style.place(in: scene.viewport).followed(by: own) }
        scene.transform = own.followed(by: scene.transform)
        guard scene.transform.isDrawable else { return nil }
        if scene.isMeasuring { return scene }
        return compose(&scene, by: style, node: visit.node, kind: kind) ? scene : nil
    }

    /// Gives a scene the opacity, the effects and the clip of an element, in whose user space it is; false if nothing in it
    /// can be visible.
    mutating func compose(_ scene: inout Scene, by style: ComputedStyle, node index: Int, kind: ElementKind) -> Bool {
        if style.own.opacity == 0 { return false }
        scene.effects += style.own.effects.map { effect(of: $0) }
        guard clip(&scene, by: style, node: index, kind: kind),
            let mask = ownMask(of: style, node: index, kind: kind, in: scene)
        else { return false }
        scene.clips += mask.clips
        // A mask of one level is an opacity of the group, as `opacity` is.
        let opacity = style.own.opacity * mask.opacity
        if opacity < 1 { scene.groups.append(newGroup(opacity: opacity)) }
        return true
    }

    mutating func newGroup(opacity: Double) -> OpacityGroup {
        groupCount += 1
        return OpacityGroup(id: groupCount, opacity: opacity)
    }
}
