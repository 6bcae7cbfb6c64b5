public import GlyphModel
internal import Markup
public import PathGeometry

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
        return FillPictures(
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
