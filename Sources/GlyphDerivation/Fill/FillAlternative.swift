public import GlyphModel
internal import Markup
public import PathGeometry

/// Another fill of a glyph: the derived one with some labels of its faces, lines or rings changed.
public struct FillAlternative: Hashable, Sendable {
    /// The choice that gives it.
    public let choice: FillChoice
    /// How likely a designer draws it in place of the fill, 0 … 1. It ranks the alternatives of a glyph.
    public let likelihood: Double
    /// The difference from the fill, in words: `upper left face open`.
    public let text: String

    /// The text for the manifest: attributes of the `glyph`, or `part` elements.
    ///
    /// - Parameter style: the style of the fill; only options that differ are written.
    package func manifest(insteadOf style: FillStyle) -> String { choice.manifest(insteadOf: style) }

    /// A glyph has no more alternatives.
    static let most = 6
    /// The text of the outline, which is a choice for any fill.
    static let outlineText = "outline"
}

/// A request that replaces a choice of the derivation.
public enum FillChoice: Hashable, Sendable {
    /// Another style, for the whole glyph.
    case style(FillStyle)
    /// The treatment of some faces.
    case regions([Region])
    /// The outline instead of a fill.
    case outline
    /// The fill that was derived, in spite of its uncertainty.
    case derived

    /// A face, named by a point inside of it.
    public struct Region: Hashable, Sendable {
        /// In the coordinates of the view box.
        public var point: Point
        /// The treatment of the region.
        public var treatment: PartOverride.Treatment

        /// A face with its treatment.
        public init(point: Point, treatment: PartOverride.Treatment) {
            (self.point, self.treatment) = (point, treatment)
        }
    }

    /// The text for the manifest: attributes of the `glyph`, or child elements.
    ///
    /// - Parameter style: the current style; only options that differ are written.
    package func manifest(insteadOf style: FillStyle) -> String {
        switch self {
        case .style(let other):
            // The measures are not part of a named style.
            var plain = other
            (plain.gapWidth, plain.inset, plain.without) = (nil, 0, [])
            if let named = FillStyle.named.first(where: { $0.style == plain }), other.islands != style.islands {
                return "fill-style=\"\(named.name)\""
            }
            var attributes: [String] = []
            if other.lines != style.lines { attributes.append("lines=\"\(other.lines.rawValue)\"") }
            if other.rings != style.rings { attributes.append("rings=\"\(other.rings.rawValue)\"") }
            if other.gaps != style.gaps { attributes.append("gaps=\"\(other.gaps.rawValue)\"") }
            if other.handles != style.handles { attributes.append("handles=\"\(other.handles.rawValue)\"") }
            if other.panels != style.panels { attributes.append("panels=\"\(other.panels.rawValue)\"") }
            return attributes.joined(separator: " ")
        case .regions(let regions):
            return regions.map {
                "<part at=\"\(Self.coordinates(of: $0.point))\" fill=\"\($0.treatment.rawValue)\"/>"
            }.joined()
        case .outline:
            return "<appearance style=\"dark\" form=\"outline\"/>"
        case .derived:
            return "uncertain-fill=\"take\""
        }
    }

    /// In the syntax of `at`.
    package static func coordinates(of point: Point) -> String { decimal(point.x) + " " + decimal(point.y) }

    /// To a hundredth of a unit, which is precise enough for a point in a face.
    private static func decimal(_ value: Double) -> String { FixedDecimal(value, decimals: 2).withZero }
}

/// An alternative with its picture.
package struct DrawnAlternative: Sendable {
    package var alternative: FillAlternative
    package var layers: [OutlinedLayer]
}

extension PreparedOutline {
    /// The alternatives to a fill, the likeliest first; nothing is drawn for them. A drawing that is a filled form
    /// already has none.
    ///
    /// - Parameter fill: the fill in the style.
    func alternatives(to fill: DerivedLayers, in style: FillStyle) -> [FillAlternative] {
        if glyph.isFilled { return [] }
        let counters = inks.indices.flatMap { body in
            var ink = inks[body]
            ink.width = strokeWidth(of: body)
            // A contour that encloses a face already is a body.
            return OpenCounter.all(in: ink, where: { ink.tree.nodes[$0].children.isEmpty }).compactMap { counter in
                counter.innerPoint(in: ink).map { (counter: counter, point: $0) }
            }
        }.filter { _, point in !fill.layers.contains { $0.path.contains(point) } }
        return FillImages(
            fill, outline: outline, counters: counters, in: glyph.viewBox, style: style
        ).alternatives
    }

    /// The picture of an alternative to the fill in a style.
    ///
    /// - Parameter fill: the fill of the style, if it is known.
    /// - Throws: the errors of `outlined`.
    func drawn(
        _ alternative: FillAlternative, in style: FillStyle, to fill: DerivedLayers? = nil
    ) throws(Findings) -> DrawnAlternative {
        let layers =
            switch alternative.choice {
            case .style(let other): filled(other).layers
            case .regions(let regions): filled(style, with: regions).layers
            case .outline: try outlined()
            case .derived: (fill ?? filled(style)).layers
            }
        return DrawnAlternative(alternative: alternative, layers: layers)
    }
}

extension Glyph {
    /// Points in open counters that could be taken for closed ones.
    package func openRooms(in outline: [OutlinedLayer], tolerance: Double) -> [Point] {
        let stated = strokeWidth(of: outline)
        var ink = Figure(
            .union(ofNonNegative: outline.map(\.path), tolerance: tolerance),
            flatness: flatness(strokeWidth: stated, tolerance: tolerance), tolerance: tolerance)
        ink.width = stated ?? ink.flat.estimatedStrokeWidth() ?? 0
        return OpenCounter.all(in: ink).compactMap { $0.innerPoint(in: ink) }
    }
}

// MARK: - Pictures

/// The pictures of a fill and of its possible replacements, each in 64 × 64 bits: alternatives are found, distinguished
/// and ordered without drawing one.
private struct FillImages {
    let decisions: [FillDecision]
    /// Open counters that could be closed, each with a point in it.
    let counters: [(counter: OpenCounter, point: Point)]
    let viewBox: Rect
    let style: FillStyle
    private let fill: SampleGrid
    private let outline: SampleGrid
    /// The bounds of each contour.
    private let frames: [Rect]
    /// The area of each contour that has another label in some relabelling, with its details and without.
    private var areas: [Int: (whole: SampleGrid, own: SampleGrid)] = [:]
    private let relabelings: [Relabeling]

    init(
        _ fill: DerivedLayers, outline: [OutlinedLayer], counters: [(counter: OpenCounter, point: Point)],
        in viewBox: Rect, style: FillStyle
    ) {
        (decisions, self.counters, self.viewBox, self.style) = (fill.decisions, counters, viewBox, style)
        self.fill = SampleGrid(fill.layers.map(\.path), in: viewBox)
        self.outline = SampleGrid(outline.map(\.path), in: viewBox)
        frames = decisions.map { Path([$0.contour]).controlBounds ?? Rect(.zero) }
        let others = fill.margin.relabelings
        relabelings = others + counters.indices.map(fill.margin.closing)
        for index in others.flatMap(\.decisions) where areas[index] == nil {
            let whole = SampleGrid(inside: decisions[index].contour, in: viewBox)
            let own = decisions[index].details.reduce(whole) {
                $0.subtracting(SampleGrid(inside: $1, in: viewBox))
            }
            areas[index] = (whole, own)
        }
    }

    /// At most six, the likeliest first. Each differs from the fill and from the others by more than a hundredth.
    var alternatives: [FillAlternative] {
        var seen = [fill]
        var found: [FillAlternative] = []
        let sum = relabelings.reduce(1) { $0 + $1.weight }
        // Of two that are as likely, the first one.
        let order = relabelings.indices.sorted {
            (relabelings[$1].weight, $0) < (relabelings[$0].weight, $1)
        }
        for relabeling in order.map({ relabelings[$0] }) {
            let picture = picture(of: relabeling)
            guard seen.allSatisfy({ $0.overlap(with: picture) < DerivedDrawing.sameOverlap }),
                let choice = choice(relabeling)
            else {
                continue
            }
            seen.append(picture)
            found.append(
                FillAlternative(choice: choice, likelihood: relabeling.weight / sum, text: text(of: relabeling)))
            if found.count == FillAlternative.most { break }
        }
        return found
    }

    private static let mostRegions = 6

    /// The picture of a relabelling.
    func picture(of relabeling: Relabeling) -> SampleGrid {
        var picture = fill
        switch relabeling.kind {
        case .outline: return outline
        case .cutLines, .clearRings, .cutDetails:
            for index in relabeling.decisions { picture = picture.subtracting(area(index)) }
        case .keepLines, .mergeDetails, .fillRings:
            for index in relabeling.decisions { picture = picture.union(area(index)) }
        case .openLargest, .keepLargest, .openSome:
            // Of a body with a stated face, no line is cut only to divide it.
            for index in decisions.indices where decisions[index].outcome == .cut && decisions[index].reason.isOfLine {
                picture = picture.union(area(index))
            }
            for index in opened(with: relabeling.decisions) {
                let whole = areas[index]?.whole ?? SampleGrid(inside: decisions[index].contour, in: viewBox)
                picture = picture.subtracting(whole).union(outline.intersection(whole))
            }
        case .fillKept:
            for index in relabeling.decisions {
                let whole = areas[index]?.whole ?? SampleGrid()
                picture = picture.subtracting(whole).union(whole.subtracting(outline))
            }
        case .closeCounter:
            for index in relabeling.decisions {
                let whole = SampleGrid([counters[index].counter.path], in: viewBox)
                picture = picture.union(whole.subtracting(outline))
            }
        }
        return picture
    }

    /// Some faces, and the faces below an overlay with one of them: a point in it names all of the body that it covers,
    /// too.
    private func opened(with faces: [Int]) -> [Int] {
        let overlays = decisions.filter { $0.reason == .crossing }.map { Path([$0.contour]) }
        if overlays.isEmpty { return faces }
        let points = faces.compactMap { area($0).deepestPoint(in: viewBox) }
        let above = overlays.filter { overlay in points.contains { overlay.contains($0) } }
        if above.isEmpty { return faces }
        let below = decisions.indices.filter { index in
            guard decisions[index].outcome == .filled, decisions[index].reason != .ring, !faces.contains(index)
            else { return false }
            return !above.contains { $0.contains(frames[index].center) }
        }
        return faces + below
    }

    /// The area without details.
    private func area(_ index: Int) -> SampleGrid { areas[index]?.own ?? SampleGrid() }

    /// How a relabelling is stated; nil where that takes too many parts, or a face is too small to be named.
    private func choice(_ relabeling: Relabeling) -> FillChoice? {
        func with(_ change: (inout FillStyle) -> Void) -> FillChoice {
            var other = style
            change(&other)
            return .style(other)
        }
        func named(_ other: FillStyle) -> FillChoice {
            var other = other
            (other.gapWidth, other.inset, other.without) = (style.gapWidth, style.inset, style.without)
            return .style(other)
        }
        func regions(_ treatment: PartOverride.Treatment) -> FillChoice? {
            // A pattern is not stated face by face.
            guard relabeling.decisions.count <= Self.mostRegions else { return nil }
            var regions: [FillChoice.Region] = []
            for index in relabeling.decisions {
                guard let point = area(index).deepestPoint(in: viewBox) else { return nil }
                regions.append(FillChoice.Region(point: point, treatment: treatment))
            }
            return .regions(regions)
        }
        return switch relabeling.kind {
        case .cutLines:
            with { $0.lines = relabeling.decisions.contains { decisions[$0].reason == .seam } ? .split : .cut }
        case .keepLines: with { $0.lines = .keep }
        case .mergeDetails: named(.silhouette)
        case .cutDetails: named(.knockout)
        case .clearRings: with { $0.rings = .clear }
        case .fillRings: with { $0.rings = .fill }
        case .outline: .outline
        case .openLargest, .keepLargest, .openSome: regions(.line)
        case .fillKept where fillsAllKept(relabeling, for: [.handle]): with { $0.handles = .fill }
        case .fillKept where fillsAllKept(relabeling, for: [.panel, .strip]): with { $0.panels = .both }
        case .fillKept: regions(.solid)
        case .closeCounter:
            .regions(relabeling.decisions.map { FillChoice.Region(point: counters[$0].point, treatment: .solid) })
        }
    }

    /// Whether a relabelling fills all faces that stay for some reasons, and no other.
    private func fillsAllKept(_ relabeling: Relabeling, for reasons: [FillDecision.Reason]) -> Bool {
        let faces = decisions.indices.filter {
            decisions[$0].outcome == .kept && reasons.contains(decisions[$0].reason)
        }
        return faces == relabeling.decisions.sorted()
    }
}

// MARK: - Words

extension FillImages {
    private func text(of relabeling: Relabeling) -> String {
        func words(_ noun: String, _ outcome: String) -> String {
            let count = relabeling.decisions.count
            let frames =
                relabeling.kind == .closeCounter
                ? relabeling.decisions.map { counters[$0].counter.bounds }
                : relabeling.decisions.map { self.frames[$0] }
            let place = place(of: frames)
            let subject = count == 1 ? [place, noun] : ["\(count)", place == "middle" ? "" : place, noun + "s"]
            return (subject + [outcome]).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return switch relabeling.kind {
        case .cutLines: words("line", "cut out")
        case .keepLines: words("line", "kept")
        case .mergeDetails: words("detail", "filled")
        case .cutDetails: words("detail", "cut out")
        case .clearRings: words("ring", "clear")
        case .fillRings: words("ring", "filled")
        case .outline: FillAlternative.outlineText
        case .keepLargest where relabeling.decisions.count > 2: "only the largest face filled"
        case .openLargest, .openSome, .keepLargest: words("face", "open")
        case .fillKept: words(noun(of: relabeling.decisions[0]), "filled")
        case .closeCounter: words("open counter", "closed")
        }
    }

    private func noun(of decision: Int) -> String {
        switch decisions[decision].reason {
        case .panel: "panel"
        case .strip: "strip"
        case .handle: "handle"
        case .lens: "lens"
        default: "face"
        }
    }

    /// In thirds of the drawing; the common place of several contours, and an empty string if there is none.
    private func place(of frames: [Rect]) -> String {
        guard let first = self.frames.first, !frames.isEmpty else { return "" }
        let whole = self.frames.dropFirst().reduce(first) { $0.union($1) }
        func third(_ place: Double, _ start: Double, _ length: Double, _ words: (String, String)) -> String {
            guard length > 0 else { return "" }
            let share = (place - start) / length
            return share < 0.4 ? words.0 : share > 0.6 ? words.1 : ""
        }
        let rows = frames.map { third($0.center.y, whole.minY, whole.height, ("upper", "lower")) }
        let columns = frames.map { third($0.center.x, whole.minX, whole.width, ("left", "right")) }
        let common = [rows, columns].map { words in words.allSatisfy { $0 == words[0] } ? words[0] : nil }
        let stated = common.compactMap(\.self).filter { !$0.isEmpty }
        if stated.isEmpty { return common.contains(nil) ? "" : "middle" }
        return stated.joined(separator: " ")
    }
}
