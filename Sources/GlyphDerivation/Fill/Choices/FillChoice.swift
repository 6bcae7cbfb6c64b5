public import GlyphModel
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
