internal import Markup
internal import PathGeometry
internal import SemanticColor

/// One of the pictures that tell a change.
enum ChangeTile: String, CaseIterable {
    case old, new
    /// Both upon each other: common areas gray, those of one side in its colour.
    case overlay
    /// Only what is not as it was.
    case difference

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

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
        let inks = ChangeInks(on: view.ground)
        var marks: [(path: Path, color: Color)] = [(difference.gone, inks.gone), (difference.came, inks.came)]
        if self == .overlay { marks.insert((difference.kept, inks.kept), at: 0) }
        var shapes = marks.filter { !$0.path.isEmpty }.map { path, color in
            SVGShape(
                data: path.svgData(in: box),
                attributes: paints.attributes(for: .original(.color(color))), groups: [])
        }
        if self == .difference && difference.isColor {
            shapes.append(
                SVGShape(
                    data: difference.recolored.svgData(in: box),
                    attributes: paints.hatch(inks.recolored, extent: box.extent), groups: []))
        }
        return shapes
    }
}
