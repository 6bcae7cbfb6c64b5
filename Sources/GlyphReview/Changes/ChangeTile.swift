internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// One of the pictures that show a change.
enum ChangeTile: CaseIterable {
    case old, new
    /// One over the other: common areas gray, areas of one side alone in the colour of that side.
    case overlay
    /// Only the differences.
    case difference

    /// The picture as an `svg` element with these attributes; nil where its side has none.
    func node(_ view: AssetView, _ attributes: [(String, String)], _ paints: inout ChangePaints) -> XMLNode? {
        guard let drawing = self == .old ? view.old : view.new ?? view.old else { return nil }
        // Differences are in the units of the old one.
        let frame = self == .new ? drawing : view.old ?? drawing
        let box = [frame.viewBox.minX, frame.viewBox.minY, frame.viewBox.width, frame.viewBox.height]
            .map { FixedDecimal($0, decimals: 6).description }
        var attributes = attributes + [("viewBox", box.joined(separator: " "))]
        if frame.preserveAspectRatio != .initial {
            attributes.append(("preserveAspectRatio", frame.preserveAspectRatio.text))
        }
        let shapes =
            switch self {
            case .old, .new: Self.shapes(of: drawing, &paints)
            case .overlay, .difference: marks(view, in: frame.viewBox, &paints)
            }
        return XMLNode("svg", attributes, children: SVGShape.elements(shapes))
    }

    private static func shapes(of drawing: Drawing, _ paints: inout ChangePaints) -> [SVGShape] {
        var shapes: [SVGShape] = []
        for layer in drawing.layers {
            shapes.append(
                SVGShape(
                    data: layer.path.svgData(in: drawing.viewBox), attributes: paints.attributes(for: layer.paint),
                    groups: layer.groups))
        }
        return shapes
    }

    private func marks(_ view: AssetView, in box: Rect, _ paints: inout ChangePaints) -> [SVGShape] {
        let difference = view.difference
        let colors = ChangeColors(on: view.ground)
        func data(_ path: Path) -> String { path.svgData(decimals: Self.decimals(in: box)) }
        var shapes: [SVGShape] = []
        if self == .overlay && !difference.kept.isEmpty {
            let attributes = paints.attributes(for: .original(.color(colors.kept)))
            shapes.append(SVGShape(data: data(difference.kept), attributes: attributes, groups: []))
        }
        for (path, color) in [(difference.removed, colors.removed), (difference.added, colors.added)]
        where !path.isEmpty {
            // With an outline, since an area thinner than a pixel would be invisible.
            let width = FixedDecimal(box.extent / 96, decimals: 4).description
            let attributes = [
                ("fill", color.hex), ("stroke", color.hex), ("stroke-width", width), ("stroke-linejoin", "round"),
            ]
            shapes.append(SVGShape(data: data(path), attributes: attributes, groups: []))
        }
        if self == .difference && difference.isColor {
            let attributes = paints.hatch(colors.recolored, extent: box.extent)
            shapes.append(SVGShape(data: data(difference.recolored), attributes: attributes, groups: []))
        }
        if let ring = difference.ring(in: box) {
            let width = FixedDecimal(box.extent / 64, decimals: 4).description
            let attributes = [("fill", "none"), ("stroke", "#8E8E93"), ("stroke-width", width)]
            shapes.append(SVGShape(data: data(ring), attributes: attributes, groups: []))
        }
        return shapes
    }

    /// An error of less than an eighth of the least visible width.
    private static func decimals(in box: Rect) -> Int {
        var (decimals, error) = (0, 0.5)
        while error > DrawingDifference.leastWidth * box.extent / 8, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}

extension DrawingDifference {
    /// A circle around a difference that is too small to find.
    fileprivate func ring(in box: Rect) -> Path? {
        let bounds = [removed, added, recolored].compactMap(\.bounds)
        guard let first = bounds.first else { return nil }
        let all = bounds.dropFirst().reduce(first) { $0.union($1) }
        guard all.extent < box.extent / 8 else { return nil }
        let (center, radius) = (all.center, box.extent / 9)
        let corners = (0..<4).map { quarter in
            let (x, y) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][quarter]
            return Vector(x * radius, y * radius)
        }
        var path = Path()
        path.move(to: center + corners[0])
        for (from, to) in zip(corners, corners.dropFirst() + [corners[0]]) {
            // For a quarter of a circle, as a cubic.
            let handle = 0.5522847498
            path.cubic(center + from + to * handle, center + to + from * handle, to: center + to)
        }
        path.close()
        return path
    }
}

// MARK: - Paints

/// The paints of a picture of changes, and the definitions that its elements refer to.
struct ChangePaints {
    private var paints = SVGPaints(prefix: "p")
    private var hatches: [Hatch] = []

    /// Lines at 45°, of a width in proportion to the picture's.
    private struct Hatch: Equatable {
        var extent: Double
        var color: Color
    }

    /// The attributes of a layer whose colour is resolved.
    mutating func attributes(for paint: TintedLayer.Paint) -> [(String, String)] {
        if case .original(let paint) = paint { paints.attributes(for: paint) } else { [] }
    }

    mutating func hatch(_ color: Color, extent: Double) -> [(String, String)] {
        let hatch = Hatch(extent: extent, color: color)
        if !hatches.contains(hatch) { hatches.append(hatch) }
        return [("fill", "url(#h\(hatches.firstIndex(of: hatch) ?? 0))")]
    }

    /// The `defs` element, if there is anything in it.
    var definitions: [XMLNode] {
        let patterns = hatches.enumerated().map { index, hatch in
            let number = { (share: Double) in FixedDecimal(share * hatch.extent, decimals: 4).description }
            let (period, width) = (number(1 / 15), number(1 / 26))
            return XMLNode(
                "pattern",
                [
                    ("id", "h\(index)"), ("width", period), ("height", period), ("patternUnits", "userSpaceOnUse"),
                    ("patternTransform", "rotate(45)"),
                ],
                children: [XMLNode("rect", [("width", width), ("height", period), ("fill", hatch.color.hex)])])
        }
        return paints.definitions + (patterns.isEmpty ? [] : [XMLNode("defs", children: patterns)])
    }
}

/// The colours that distinguish old from new on a background: red and blue differ with every kind of colour vision, and
/// areas with another colour than before are hatched.
private struct ChangeColors {
    let removed, added, recolored, kept: Color

    init(on ground: Color) {
        if ground.luminance > 0.3 {
            removed = Color(bytes: 0xD7, 0x00, 0x15)
            added = Color(bytes: 0x00, 0x5F, 0xD6)
            recolored = Color(bytes: 0x89, 0x2E, 0xB5)
            kept = Color(bytes: 0x8E, 0x8E, 0x93, alpha: 0.4)
        } else {
            removed = Color(bytes: 0xFF, 0x69, 0x61)
            added = Color(bytes: 0x4D, 0xA6, 0xFF)
            recolored = Color(bytes: 0xDA, 0x8F, 0xFF)
            kept = Color(bytes: 0x98, 0x98, 0x9D, alpha: 0.5)
        }
    }
}
