internal import Markup
internal import SemanticColor

extension ReviewInk {
    /// A swatch and the value; the name of the colour on hover.
    var html: String {
        let title = role.map { " title=\"\(XMLWriter.escaped($0.rawValue))\"" } ?? ""
        return "<code\(title)>\(swatch)<span>\(value)</span></code>"
    }

    /// A dot. What can be seen through is laid on the tile's ground.
    var swatch: String {
        let values = colors.map(\.css)
        let background =
            if values.count == 1, colors[0].alpha == 1 {
                "background:\(values[0])"
            } else {
                "background-image:linear-gradient(90deg,\((values.count == 1 ? values + values : values).joined(separator: ",")))"
            }
        return "<i title=\"\(value)\" style=\"\(background)\"></i>"
    }

    /// The colour, or the ends of the gradient.
    private var value: String {
        guard let first = colors.first, let last = colors.last else { return "" }
        return colors.count == 1 ? first.caption : "\(first.hex) – \(last.hex)"
    }
}
