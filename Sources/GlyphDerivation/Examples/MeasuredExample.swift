internal import GlyphModel
internal import Markup
internal import PathGeometry

/// An example while it is measured: the common work for the fills of all styles is done once.
struct MeasuredExample {
    private let prepared: PreparedOutline
    private let viewBox: Rect
    /// The drawn fill, in normal form.
    private let drawn: [Path]
    private let points: FineGrid
    private let boundary: BoundaryGrid

    /// - Throws: the errors of drawings that cannot be outlined.
    init(_ example: StyleExample) throws(Findings) {
        let spec = DerivationSpec(.fill)
        prepared = try example.outline.prepared(
            parts: [], tolerance: .standard, knockout: spec.knockout, isTogether: spec.joining.joins)
        viewBox = example.outline.viewBox
        drawn = try example.drawn.outlined(spec.knockout, tolerance: .standard).map(\.path)
        points = FineGrid(drawn, in: viewBox)
        boundary = BoundaryGrid(points)
    }

    /// The fill in a style.
    func fill(_ style: FillStyle) -> [Path] { prepared.filled(style).layers.map(\.path) }

    func likeness(of fill: [Path]) -> FillLikeness {
        let other = FineGrid(fill, in: viewBox)
        return FillLikeness(
            area: points.overlap(with: other), boundary: boundary.agreement(with: BoundaryGrid(other)))
    }

    /// The width of most strokes of the outline, in units of the view box; 0 if it is not known.
    var strokeWidth: Double {
        let widths = prepared.inks.indices.map(prepared.strokeWidth).filter { $0 > 0 }.sorted()
        return widths.isEmpty ? 0 : widths[widths.count / 2]
    }
}

// MARK: - Fit

extension MeasuredExample {
    /// Two pictures are the same from this overlap on: the difference is the rounding of edges.
    private static let sameOverlap = 0.98

    /// Whether the drawn fill is the outline. It says nothing then; where there is something to fill, it is a mistake.
    var isOutline: Bool { points.overlap(with: FineGrid(prepared.outline.map(\.path), in: viewBox)) > Self.sameOverlap }

    /// Whether a derived fill is the outline.
    func isOutline(_ fill: [Path]) -> Bool {
        FineGrid(fill, in: viewBox).overlap(with: FineGrid(prepared.outline.map(\.path), in: viewBox))
            > Self.sameOverlap
    }

    /// Whether the drawn fill is of the shape of the outline: nearly all of it is in the silhouette, and it covers about
    /// half of that. Of five families, 96 % of the fills that keep the shape are, of fills of other glyphs two in five.
    var coversSilhouette: Bool {
        let silhouette = FineGrid(fill(.silhouette), in: viewBox)
        let common = Double(points.intersection(silhouette).count)
        return common >= 0.75 * Double(points.count) && common >= 0.45 * Double(silhouette.count)
    }
}

// MARK: - Inset

extension MeasuredExample {
    /// How far the boundary of the drawn fill is inside of the boundary of a derived one, in units of the view box:
    /// the median along all bodies. Nil where half of it has no drawn boundary within a stroke width.
    ///
    /// Only edges with a filled area behind the stroke count, since an inset leaves lines as they are:
    ///
    ///     outside │stroke│ filled
    ///           ──┼──►┃          the distance from the derived boundary to the drawn one
    func inset(of fill: [Path]) -> Double? {
        let width = strokeWidth
        guard width > 0 else { return nil }
        // A fiftieth of the thinnest strokes of usual sets.
        let flatness = viewBox.extent / 2000
        func flat(_ paths: [Path]) -> FlatPath { FlatPath(Path(paths.flatMap(\.subpaths)), tolerance: flatness) }
        let (area, ink, edges) = (flat(fill), flat(prepared.outline.map(\.path)), flat(drawn))
        var (distances, count) = ([Double](), 0)
        for sample in area.samples(of: Array(0..<area.contourCount), count: 200) {
            // The area is on the right of its contour, as y grows downward.
            let inward = Vector(-sample.direction.y, sample.direction.x)
            let behind = sample.point + inward * (1.5 * width)
            guard area.contains(behind), !ink.contains(behind), ink.contains(sample.point + inward * (0.5 * width))
            else { continue }
            count += 1
            let outside = sample.point + inward * -width
            guard !edges.contains(outside),
                let distance = edges.distance(from: outside, along: inward, within: 2.4 * width)
            else { continue }
            distances.append(distance - width)
        }
        guard distances.count >= Self.fewestSamples, 2 * distances.count > count else { return nil }
        return distances.median
    }

    /// The corner of a small shape has as many.
    private static let fewestSamples = 12
}

extension [Double] {
    /// The middle one, of an even number the larger one; nil if there are none.
    var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
