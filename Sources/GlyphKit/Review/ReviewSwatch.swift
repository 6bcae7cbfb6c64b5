internal import Markup
internal import SemanticColor

extension ReviewInk {
    /// A swatch and the value; the name of the colour on hover.
    var html: String {
        let captions = colors.map(\.caption)
        let title = role.map { " title=\"\(XMLWriter.escaped($0.rawValue))\"" } ?? ""
        let last = captions.count > 1 ? " – \(captions[captions.count - 1])" : ""
        return "<code\(title)><i style=\"\(swatch)\"></i><span>\(captions.first ?? "")\(last)</span></code>"
    }

    /// What can be seen through is laid on the tile's ground.
    private var swatch: String {
        let values = colors.map(\.css)
        if values.count == 1, colors[0].alpha == 1 { return "background:\(values[0])" }
        let stops = values.count == 1 ? values + values : values
        return "background-image:linear-gradient(90deg,\(stops.joined(separator: ",")))"
    }
}
