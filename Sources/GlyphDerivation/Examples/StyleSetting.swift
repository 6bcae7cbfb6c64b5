package import GlyphModel

/// One option of a fill style with its value, as examples may speak for it.
package enum StyleSetting: Hashable, Sendable {
    case islands(FillStyle.Islands)
    case lines(FillStyle.Lines)
    case rings(FillStyle.Rings)
    case gaps(FillStyle.Gaps)
    case handles(FillStyle.Handles)
    case panels(FillStyle.Panels)
    /// In units of the view box.
    case gapWidth(Double)
    /// In units of the view box.
    case inset(Double)

    /// The style with this option.
    func applied(to style: FillStyle) -> FillStyle {
        var other = style
        switch self {
        case .islands(let islands): other.islands = islands
        case .lines(let lines): other.lines = lines
        case .rings(let rings): other.rings = rings
        case .gaps(let gaps): other.gaps = gaps
        case .handles(let handles): other.handles = handles
        case .panels(let panels): other.panels = panels
        case .gapWidth(let width): other.gapWidth = width
        case .inset(let inset): other.inset = inset
        }
        return other
    }

    /// The values of each option that has names, in the order in which a manifest states them.
    static let options: [[StyleSetting]] = [
        FillStyle.Islands.allCases.map { .islands($0) }, FillStyle.Lines.allCases.map { .lines($0) },
        FillStyle.Rings.allCases.map { .rings($0) }, FillStyle.Gaps.allCases.map { .gaps($0) },
        FillStyle.Handles.allCases.map { .handles($0) }, FillStyle.Panels.allCases.map { .panels($0) },
    ]
    static let named = options.flatMap(\.self)
}
