public import GlyphModel
package import Markup
public import PathGeometry

/// A request that replaces a choice of the derivation.
public enum FillChoice: Hashable, Sendable {
    /// Another style, for the whole glyph.
    case style(FillStyle)
    /// The treatment of one face, named by a point inside of it.
    case region(Point, PartOverride.Treatment)
    /// The outline instead of a fill.
    case outline
    /// The fill that was derived, in spite of its uncertainty.
    case derived

    /// The text for the manifest: attributes of the `glyph`, or a child element.
    ///
    /// - Parameter style: the current style; only options that differ are written.
    package func manifest(insteadOf style: FillStyle) -> String {
        switch self {
        case .style(let other):
            if let named = FillStyle.named.first(where: { $0.style == other }), other.islands != style.islands {
                return "fill-style=\"\(named.name)\""
            }
            var attributes: [String] = []
            if other.lines != style.lines { attributes.append("lines=\"\(other.lines.rawValue)\"") }
            if other.rings != style.rings { attributes.append("rings=\"\(other.rings.rawValue)\"") }
            if other.gaps != style.gaps { attributes.append("gaps=\"\(other.gaps.rawValue)\"") }
            if other.handles != style.handles { attributes.append("handles=\"\(other.handles.rawValue)\"") }
            if other.panels != style.panels { attributes.append("panels=\"\(other.panels.rawValue)\"") }
            return attributes.joined(separator: " ")
        case .region(let point, let treatment):
            return "<part at=\"\(Self.coordinates(of: point))\" fill=\"\(treatment.rawValue)\"/>"
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

/// Another fill of a drawing, and the choice that gives it.
package struct FillCandidate: Sendable {
    package var choice: FillChoice
    package var layers: [OutlinedLayer]

    package init(choice: FillChoice, layers: [OutlinedLayer]) {
        (self.choice, self.layers) = (choice, layers)
    }
}

extension PreparedOutline {
    /// At most eight alternatives that look different from a fill and from each other, those that designers choose more
    /// often first. Each is derived in turn.
    ///
    /// - Parameter fill: the fill in the style.
    /// - Throws: the errors of `outlined`.
    package func candidates(besides fill: DerivedLayers, in style: FillStyle) throws(Findings) -> [FillCandidate] {
        // A drawing that is a filled form already was not filled by this derivation.
        if glyph.isFilled { return [] }
        var seen = [SampleGrid(fill.layers.map(\.path), in: glyph.viewBox)]
        var found: [FillCandidate] = []
        for choices in [{ styles(besides: fill, in: style) }, { [.outline] }, { faces(of: fill) }] {
            for choice in choices() where found.count < Self.mostCandidates {
                let layers =
                    switch choice {
                    case .style(let other): filled(other).layers
                    case .region(let point, let treatment): filled(style, with: (point, treatment)).layers
                    case .outline: try outlined()
                    case .derived: fill.layers
                    }
                let grid = SampleGrid(layers.map(\.path), in: glyph.viewBox)
                // Two fills that differ by less than one percent look the same.
                guard seen.allSatisfy({ $0.overlap(with: grid) < 0.99 }) else { continue }
                seen.append(grid)
                found.append(FillCandidate(choice: choice, layers: layers))
            }
        }
        return found
    }

    /// Styles that differ in one or two options that the decisions depended on.
    private func styles(besides fill: DerivedLayers, in style: FillStyle) -> [FillChoice] {
        func has(_ reasons: FillDecision.Reason...) -> Bool {
            fill.decisions.contains { reasons.contains($0.reason) }
        }
        let hasLines = has(.attached, .seam, .header)
        let hasRings = hasLines || has(.ring, .emblem, .person)
        let hasFaces = fill.decisions.count(where: \.isOfFace) > 1
        let isClosed = style.gaps == .open || has(.crossing, .bust, .cloud)
        func with(_ mayChange: Bool, _ change: (inout FillStyle) -> Void) -> FillChoice? {
            guard mayChange else { return nil }
            var other = style
            change(&other)
            return .style(other)
        }
        return [
            with(hasLines) { $0.lines = $0.lines == .cut ? .keep : .cut },
            with(hasLines) { $0.lines = $0.lines == .split ? .keep : .split },
            with(hasRings) { $0.rings = $0.rings == .clear ? .fill : .clear },
            with(hasFaces) { $0.handles = $0.handles == .fill ? .loop : .fill },
            with(hasFaces) { $0.handles = $0.handles == .open ? .loop : .open },
            with(hasFaces) { $0.panels = $0.panels == .both ? .strip : .both },
            with(hasFaces) { $0.panels = $0.panels == .panel ? .strip : .panel },
            with(isClosed) { $0.gaps = $0.gaps == .close ? .open : .close },
            with(fill.decisions.count > 1) { $0 = style.islands == .cut ? .silhouette : .knockout },
            with(hasLines) { $0.lines = $0.lines == .keep ? .detail : .keep },
            with(hasRings) { $0.rings = $0.rings == .fill ? .emblem : .fill },
        ].compactMap(\.self)
    }

    /// The largest open counters closed, and the largest faces treated in the opposite manner.
    private func faces(of fill: DerivedLayers) -> [FillChoice] {
        let length = tolerance.length(in: glyph.viewBox.extent)
        let counters = glyph.openRooms(in: outline, tolerance: length).prefix(2)
        let holes = fill.decisions.filter(\.isOfFace)
            .sorted { $0.contour.area < $1.contour.area }.prefix(6)
        return counters.map { .region($0, .solid) }
            + holes.compactMap { hole in
                hole.point(tolerance: 8 * length).map { .region($0, hole.outcome == .filled ? .line : .solid) }
            }
    }

    private static let mostCandidates = 8
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
