internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphBuilder {
    /// The areas that the mask's content paints, in the root's coordinates; nil if they are refused.
    mutating func maskCoverage(_ use: MaskUse, style: ComputedStyle, at offset: Int) -> MaskCoverage? {
        let node = tree[use.mask]
        var scene = Scene(style: style, transform: use.transform, viewport: use.viewport)
        scene.chain = [use.mask]
        if node.element["maskContentUnits"] == "objectBoundingBox", let box = use.box {
            scene.transform = Transform.unitSquare(to: box).followed(by: scene.transform)
            scene.viewport = use.viewport.resized(width: 1, height: 1)
        }
        let hadErrors = log.errorCount
        let layers = drawnApart(node.children.map { Visit(node: $0, scene: scene) }, at: offset)
        guard log.errorCount == hadErrors else { return nil }
        return coverage(of: layers, isAlpha: style.own.isAlphaMask)
    }

    /// Nil, with an error, if the paint of a layer has no single value.
    private mutating func coverage(of layers: [Layer], isAlpha: Bool) -> MaskCoverage? {
        // The coverage of each open group, the whole mask first.
        var open: [(group: OpacityGroup?, coverage: MaskCoverage)] = [(nil, MaskCoverage())]
        func close(_ open: inout [(group: OpacityGroup?, coverage: MaskCoverage)], tolerance: Double) {
            let (group, coverage) = open.removeLast()
            open[open.count - 1].coverage.paint(coverage, opacity: group?.opacity ?? 1, tolerance: tolerance)
        }
        for layer in layers {
            let shared = zip(open.dropFirst(), layer.groups).prefix { $0.group == $1 }.count
            while open.count > shared + 1 { close(&open, tolerance: tolerance) }
            open += layer.groups.dropFirst(shared).map { ($0, MaskCoverage()) }
            guard let painted = maskAreas(of: layer, isAlpha: isAlpha) else { return nil }
            for (region, color) in painted {
                open[open.count - 1].coverage.paint(region, color, tolerance: tolerance)
            }
        }
        while open.count > 1 { close(&open, tolerance: tolerance) }
        return open[0].coverage
    }

    /// The areas that a layer of a mask paints: its fill, then its stroke.
    private mutating func maskAreas(of layer: Layer, isAlpha: Bool) -> [(region: Path, color: Color)]? {
        var areas: [(region: Path, color: Color)] = []
        for (paint, isFill) in [(layer.fill?.paint, true), (layer.stroke?.paint, false)] {
            guard let paint else { continue }
            guard let color = paint.maskColor(isAlpha: isAlpha) else {
                log.refuse(
                    "unsupported-feature", "a gradient in a mask", .mask,
                    because: "its opacity is not the same everywhere",
                    at: log.source.offset(of: layer.location) ?? 0)
                return nil
            }
            guard let drawn = isFill ? fillArea(of: layer) : strokeArea(of: layer) else { return nil }
            let seen = layer.clip.map { drawn.combined(with: $0, by: .intersection, tolerance: tolerance) }
            areas.append((seen ?? drawn, color))
        }
        return areas
    }
}

extension Paint {
    /// The one colour that the paint has in a mask; nil if there are several. Only alpha counts in an alpha mask.
    fileprivate func maskColor(isAlpha: Bool) -> Color? {
        let colors = isAlpha ? colors.map { Color.white.opacity($0.alpha) } : colors
        guard let first = colors.first, colors.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
