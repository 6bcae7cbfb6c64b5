internal import GlyphModel
internal import Markup
internal import PathGeometry

/// A pattern on a shape: where its tiles are, and their content.
struct Tiling: Sendable {
    var pattern: Int
    /// The element whose children are the content: the pattern, or one that it inherits from.
    var owner: Int
    /// One tile, in the pattern's space; its sides are positive.
    var tile: Rect
    /// From the pattern's space to the root's coordinates.
    var space: Transform
    /// The scene of the content of that tile.
    var scene: Scene
    var opacity: Double
}

extension GlyphBuilder {
    /// The tiling of a shape; nil if it is none (SVG 2, 14.3).
    mutating func tiling(_ index: Int, opacity: Double, of shape: Shape) -> Tiling? {
        let chain = template(index)
        guard let owner = chain.first(where: { tree[$0].children.contains { tree[$0].isSVG } }) else { return nil }
        let box = shape.path.bounds.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        guard let tile = tile(chain, box: box, of: shape), tile.width > 0, tile.height > 0 else { return nil }
        let space = patternTransform(chain).followed(by: shape.scene.transform)
        guard space.isDrawable else { return nil }
        var scene = Scene(style: styleInPlace(owner), transform: space, viewport: shape.scene.viewport)
        scene.lineage = [tree[index].names] + shape.scene.lineage
        scene.chain = [index]
        clipCount += 1
        scene.clips = [SceneClip(id: clipCount, area: .viewport(tile, space))]
        // The content has the origin of the tile.
        scene.transform = Transform.translation(tile.minX, tile.minY).followed(by: space)
        if let viewBox = attribute("viewBox", chain) {
            let ratio = attribute("preserveAspectRatio", chain)
            guard fit(viewBox: viewBox, ratio: ratio, in: tile, &scene) else { return nil }
        } else if attribute("patternContentUnits", chain)?.value == "objectBoundingBox" {
            guard let box else { return nil }
            scene.transform = Transform.scale(box.width, box.height).followed(by: scene.transform)
            scene.viewport = scene.viewport.resized(width: 1, height: 1)
        }
        return Tiling(pattern: index, owner: owner, tile: tile, space: space, scene: scene, opacity: opacity)
    }

    /// Nil if it is relative to a box that the shape does not have.
    private mutating func tile(_ chain: [Int], box: Rect?, of shape: Shape) -> Rect? {
        let isInBox = attribute("patternUnits", chain)?.value != "userSpaceOnUse"
        let viewport = isInBox ? Viewport(width: 1, height: 1) : shape.scene.viewport
        let style = styleInPlace(chain[0])
        func length(_ name: String, _ axis: LengthAxis) -> Double {
            let stated = chain.first { tree[$0].element.attribute(name) != nil } ?? chain[0]
            return attributeLength(tree[stated], name, axis, style: style, viewport: viewport)
        }
        let (x, y) = (length("x", .horizontal), length("y", .vertical))
        let (width, height) = (length("width", .horizontal), length("height", .vertical))
        guard width > 0, height > 0 else { return nil }
        guard isInBox else { return Rect(x: x, y: y, width: width, height: height) }
        return box.map { box in
            Rect(
                x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width,
                height: height * box.height)
        }
    }

    private mutating func patternTransform(_ chain: [Int]) -> Transform {
        guard let attribute = attribute("patternTransform", chain) else { return .identity }
        if let transform = TransformList.parse(attribute.value) { return transform }
        log.invalid("patternTransform", attribute.value, at: attribute.valueOffset)
        return .identity
    }
}
