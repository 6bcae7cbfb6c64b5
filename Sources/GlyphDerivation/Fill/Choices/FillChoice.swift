public import GlyphModel
public import PathGeometry

/// What somebody may state instead of what the derivation chose.
public enum FillChoice: Hashable, Sendable {
    /// Other choices of the style, for the whole glyph.
    case style(FillStyle)
    /// One region, named by a point inside.
    case region(Point, PartOverride.Treatment)
    /// The drawing as it is.
    case outline
    /// The fill that was derived, however uncertain it is.
    case derived

    /// What to write into the manifest: attributes of the `glyph`, or an element in it.
    ///
    /// - Parameter style: the one that holds so far; only what differs is named.
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

    /// As `at` takes them.
    package static func coordinates(of point: Point) -> String { decimal(point.x) + " " + decimal(point.y) }

    /// To a hundredth: as fine as anybody points.
    private static func decimal(_ value: Double) -> String { FixedDecimal(value, decimals: 2).withZero }
}
