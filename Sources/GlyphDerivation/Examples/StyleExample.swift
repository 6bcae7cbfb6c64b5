package import GlyphModel
package import Markup
internal import PathGeometry

/// An outline with the fill that a person drew for it.
package struct StyleExample: Sendable {
    /// The name of both; of several examples, each has a name of its own.
    package let name: String
    let outline: Glyph
    let drawn: Glyph

    package init(_ name: String, outline: Glyph, drawn: Glyph) {
        (self.name, self.outline, self.drawn) = (name, outline, drawn)
    }

    /// The width of most strokes of the outline, as they are drawn; nil where it has none.
    var strokeWidth: Double? { outline.layers.compactMap { $0.stroke?.style.width }.filter { $0 > 0 }.median }

    /// Why the fill says nothing about a style; nil where it does, or where there is nothing to fill.
    package var misfit: ExampleMisfit? {
        guard case .misfit(let misfit) = ExampleScores.outcome(of: self, .knockout, settings: []) else { return nil }
        return misfit
    }

    /// More examples than these say nothing more about a style, and would take longer than a person waits.
    package static let most = 600

    /// The names of examples to take where there are more: always the same ones, in any order, and as few of one kind
    /// as of another.
    package static func sample(of names: [String]) -> Set<String> {
        if names.count <= most { return Set(names) }
        let digests = names.map { (digest: Digest(of: Array($0.utf8)), name: $0) }
        return Set(digests.sorted { $0.digest < $1.digest }.prefix(most).map(\.name))
    }
}

/// Why a drawn fill says nothing about a style.
package enum ExampleMisfit: String, Hashable, Sendable {
    /// The two have different view boxes, so that they cannot be compared.
    case viewBox
    /// The fill is of another shape.
    case shape
    /// The fill is the outline, which has something to fill.
    case outline
    /// One of the two cannot be drawn.
    case unreadable

    package var text: String {
        switch self {
        case .viewBox: "the view box of this fill is not the outline's"
        case .shape: "this fill and its outline have different shapes"
        case .outline: "this fill is the outline itself"
        case .unreadable: "this fill or its outline cannot be derived"
        }
    }

    package var hint: String {
        switch self {
        case .viewBox: "draw both in the same view box"
        case .shape: "check that it is the fill of the outline with its name, or remove it from the examples"
        case .outline: "fill a part of it, or remove it from the examples"
        case .unreadable: "'twinlight fill' reports what is wrong with them"
        }
    }
}

/// Faults of drawn fills as examples of a style.
extension Diagnostic {
    /// - Parameters:
    ///   - fill: the path of the fill, where the place is not the drawing itself.
    ///   - fault: a sentence about "this fill".
    package static func unusedExample(
        _ fill: String? = nil, because fault: String, at place: SourceFile.Location, hint: String
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "unused-example",
            fill.map { "'\($0)' is not used as an example: \(fault)" } ?? fault + ": it is not used as an example",
            at: place, hint: hint)
    }

    /// A fill of which it is not known which outline it belongs to.
    ///
    /// - Parameter others: all other drawings of its name.
    package static func ambiguousExample(
        _ fill: String? = nil, like others: [String], at place: SourceFile.Location
    ) -> Diagnostic {
        unusedExample(
            fill, because: "this fill has the same name as \(others.sortedByBytes.joined(separator: ", "))", at: place,
            hint: "leave one outline and one fill of each name, or rename the others")
    }

    /// - Parameter fills: the owner of the fills: "this folder".
    package static func noExamples(_ fills: String, at place: SourceFile.Location) -> Diagnostic {
        Diagnostic(
            .warning, id: "no-examples", "no fill \(fills) has the name of an outline", at: place,
            hint: "name a fill like its outline, with or without '-fill' at the end")
    }
}

// MARK: - Scores

/// How alike a derived fill and a drawn one are, 0 … 1 each.
struct FillLikeness: Hashable, Sendable {
    /// The common area as a share of the whole.
    var area: Double
    /// The agreement of the boundaries, which sees a thin line as well as an area.
    var boundary: Double
    /// Whether it has as many connected parts, and as many holes, as the drawn one, within one of each.
    var hasParts: Bool

    /// The least visible difference: of two fills that differ by less, no person prefers one.
    static let visible = 0.005

    /// How much more alike another fill is. The area has no part in it: it prefers fills without lines, and where a
    /// designer leaves one face of a divided body open, it prefers the body without any.
    func gain(of other: FillLikeness) -> Double { other.boundary - boundary }

    /// Whether another one has the parts of the drawn one, and this one has not: 1, or -1 for the reverse.
    func partsGained(by other: FillLikeness) -> Int { (other.hasParts ? 1 : 0) - (hasParts ? 1 : 0) }
}

/// The gains of one example for each setting, without regard to the others.
struct ExampleScores: Sendable {
    /// The likeness of the fill in the style that the estimate starts with.
    private(set) var base: FillLikeness
    /// The likeness with each setting that changes the fill.
    private(set) var changed: [StyleSetting: FillLikeness] = [:]
    /// The result of `MeasuredExample.inset`.
    private(set) var inset: Double?
    /// In units of the view box; 0 if it is not known.
    private(set) var strokeWidth: Double

    enum Outcome: Sendable {
        case scores(ExampleScores)
        case misfit(ExampleMisfit)
        /// The drawing has nothing to fill, and nothing was filled.
        case nothingToSay
    }

    /// Measures an example.
    ///
    /// - Parameter settings: the settings to compare; settings that the style has already are left out.
    static func outcome(of example: StyleExample, _ style: FillStyle, settings: [StyleSetting]) -> Outcome {
        if !example.drawn.viewBox.isAlmost(example.outline.viewBox) { return .misfit(.viewBox) }
        do throws(Findings) {
            return try DerivationLimits.bounded(at: nil) { () throws(Findings) in
                let measured = try MeasuredExample(example)
                return outcome(of: measured, style, settings: settings)
            }
        } catch {
            return .misfit(.unreadable)
        }
    }

    private static func outcome(
        of example: MeasuredExample, _ style: FillStyle, settings: [StyleSetting]
    ) -> Outcome {
        let fill = example.fill(style)
        if example.isOutline { return example.isOutline(fill) ? .nothingToSay : .misfit(.outline) }
        if !example.coversSilhouette { return .misfit(.shape) }
        var scores = ExampleScores(base: example.likeness(of: fill), strokeWidth: example.strokeWidth)
        var hasOpenFace: Bool?
        // Several settings often give one fill.
        var known: [(fill: [Path], likeness: FillLikeness)] = []
        for setting in settings {
            let other = setting.applied(to: style)
            if other == style { continue }
            let changed = example.fill(other)
            if changed == fill { continue }
            // Where a face is open, a body without lines is more like it than one with them, by chance.
            if setting.option == .lines {
                hasOpenFace = hasOpenFace ?? example.hasOpenFace
                if hasOpenFace == true { continue }
            }
            let likeness = known.first { $0.fill == changed }?.likeness ?? example.likeness(of: changed)
            known.append((changed, likeness))
            scores.changed[setting] = likeness
        }
        scores.inset = example.inset(of: fill)
        return scores.isAlike(example, style) ? .scores(scores) : .misfit(.shape)
    }

    /// Whether some fill is as like the drawn one as the fill of the same glyph is: with an overlap of at least .6. Of
    /// fills of other glyphs with one silhouette, such as a disc, it is seldom more.
    private func isAlike(_ example: MeasuredExample, _ style: FillStyle) -> Bool {
        if max(base.area, changed.values.map(\.area).max() ?? 0) > 0.6 { return true }
        guard let inset, inset > InsetEstimate.least * strokeWidth else { return false }
        return example.likeness(of: example.fill(StyleSetting.inset(style.inset + inset).applied(to: style))).area > 0.6
    }

    /// How much more alike the fill is with a setting: 0 where it changes nothing. A single glyph never outweighs
    /// several others.
    func gain(of setting: StyleSetting) -> Double {
        guard let likeness = changed[setting] else { return 0 }
        return min(max(base.gain(of: likeness), -Self.mostGain), Self.mostGain)
    }

    /// The change of its parts with a setting, as `FillLikeness.partsGained`.
    func partsGain(of setting: StyleSetting) -> Int { changed[setting].map(base.partsGained) ?? 0 }

    private static let mostGain = 0.2

    /// How much more alike the fill of an example without faults is in one style than in another.
    static func gain(of style: FillStyle, over other: FillStyle, in example: StyleExample) -> Double {
        let gain = try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            let example = try MeasuredExample(example)
            return example.likeness(of: example.fill(other)).gain(of: example.likeness(of: example.fill(style)))
        }
        return gain.map { min(max($0, -mostGain), mostGain) } ?? 0
    }
}

extension Rect {
    /// Whether it is the same within the rounding of designers' tools.
    fileprivate func isAlmost(_ other: Rect) -> Bool {
        let slack = extent / 1000
        return abs(minX - other.minX) < slack && abs(minY - other.minY) < slack
            && abs(width - other.width) < slack && abs(height - other.height) < slack
    }
}

// MARK: - Measures

/// An example while it is measured: the common work for the fills of all styles is done once.
private struct MeasuredExample {
    private let prepared: PreparedOutline
    private let viewBox: Rect
    /// The drawn fill, in normal form.
    private let drawn: [Path]
    private let points: FineGrid
    private let boundary: BoundaryGrid
    private let drawnParts: (pieces: Int, holes: Int)

    /// - Throws: the errors of drawings that cannot be outlined.
    init(_ example: StyleExample) throws(Findings) {
        let spec = DerivationSpec(.fill)
        prepared = try example.outline.prepared(
            parts: [], tolerance: .standard, knockout: spec.knockout, isTogether: spec.joining.joins)
        viewBox = example.outline.viewBox
        drawn = try example.drawn.outlined(spec.knockout, tolerance: .standard).map(\.path)
        points = FineGrid(drawn, in: viewBox)
        boundary = BoundaryGrid(points)
        drawnParts = points.parts
    }

    /// Whether the drawn fill leaves a face of the outline open.
    var hasOpenFace: Bool {
        let outline = FineGrid(prepared.outline.map(\.path), in: viewBox)
        return outline.faces.contains { 2 * points.count(in: $0) < $0.count }
    }

    /// The fill in a style.
    func fill(_ style: FillStyle) -> [Path] { prepared.filled(style).layers.map(\.path) }

    func likeness(of fill: [Path]) -> FillLikeness {
        let other = FineGrid(fill, in: viewBox)
        let parts = other.parts
        return FillLikeness(
            area: points.overlap(with: other), boundary: boundary.agreement(with: BoundaryGrid(other)),
            hasParts: abs(parts.pieces - drawnParts.pieces) <= 1 && abs(parts.holes - drawnParts.holes) <= 1)
    }

    /// The width of most strokes of the outline, in units of the view box; 0 if it is not known.
    var strokeWidth: Double {
        let widths = prepared.inks.indices.map(prepared.strokeWidth).filter { $0 > 0 }.sorted()
        return widths.isEmpty ? 0 : widths[widths.count / 2]
    }

    /// Two pictures are the same from this overlap on: the difference is the rounding of edges.
    private static let sameOverlap = 0.98

    /// Whether the drawn fill is the outline. It says nothing then; where there is something to fill, it is a mistake.
    var isOutline: Bool { points.overlap(with: FineGrid(prepared.outline.map(\.path), in: viewBox)) > Self.sameOverlap }

    /// Whether a derived fill is the outline.
    func isOutline(_ fill: [Path]) -> Bool {
        FineGrid(fill, in: viewBox).overlap(with: FineGrid(prepared.outline.map(\.path), in: viewBox))
            > Self.sameOverlap
    }

    /// Whether the drawn fill is of the shape of the outline: nearly all of it is in the silhouette, and it covers
    /// about half of that. Of five families, 96 % of the fills that keep the shape are, of fills of other glyphs two in
    /// five.
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
