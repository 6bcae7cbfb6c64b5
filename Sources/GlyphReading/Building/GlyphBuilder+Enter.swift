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
        var own = transform(of: visit.node, kind: kind, style: style, scene: scene)
        if visit.node == rootNode, scene.user == nil, own != .identity, let back = frame.toPixels.inverse {
            // The root's transform applies to its pixels, outside of the view box.
            own = frame.toPixels.followed(by: own).followed(by: back)
        }
        // The place of a `use` belongs to its user space, so that its clip moves with it (SVG 2, 5.6.2).
        if kind == .use { own = style.place(in: scene.viewport).followed(by: own) }
        scene.transform = own.followed(by: scene.transform)
        guard scene.transform.determinant != 0, scene.transform.determinant.isFinite else { return nil }
        if scene.isMeasuring { return scene }
        return composed(scene, by: style, node: visit.node, kind: kind)
    }

    /// The scene with the opacity, the effects and the clip of an element, in whose user space it is.
    mutating func composed(_ scene: Scene, by style: ComputedStyle, node index: Int, kind: ElementKind) -> Scene? {
        var scene = scene
        if style.own.opacity == 0 { return nil }
        if style.own.opacity < 1 {
            groupCount += 1
            scene.groups.append(OpacityGroup(id: groupCount, opacity: style.own.opacity))
        }
        addEffects(of: style, to: &scene, offset: tree[index].element.offset)
        return clipped(scene, by: style, node: index, kind: kind)
    }

    /// Masks, filters and blending are reported as errors only if something is drawn under them.
    private mutating func addEffects(of style: ComputedStyle, to scene: inout Scene, offset: Int) {
        for effect in style.own.effects {
            if effect.property == .mask, let (address, _) = LocalReference.url(at: effect.value) {
                guard case .local(let id) = address, let target = tree.index(ofID: id),
                    tree[target].name == "mask"
                else {
                    log.warn("unknown-reference", "mask does not refer to a mask element", at: effect.offset)
                    continue
                }
            }
            scene.effects.append(
                UnsupportedEffect(what: "'\(effect.property.rawValue)'", offset: effect.offset))
        }
    }
}
