internal import GlyphModel
internal import Markup
internal import PathGeometry

extension StrokePolicy {
    /// The rule of the attribute of an `export`.
    static let rule = AttributeRule(
        option, .one(of: StrokePolicy.self, \.meaning), "How strokes are written. What a glyph states counts first.",
        standard: .value(StrokePolicy.expand.rawValue), example: StrokePolicy.keep.rawValue)
}

extension TintedLayer {
    /// The element of an SVG file that shows it.
    ///
    /// - Parameters:
    ///   - attributes: the attributes of its fill.
    ///   - fitting: the transform from its own coordinates, which scales evenly.
    func svgShape(
        _ attributes: [(String, String)], fitting: Transform = .identity, in viewBox: Rect
    ) -> SVGShape {
        guard let shape else {
            let data = fitting == .identity ? data : nil
            return SVGShape(
                data: data ?? path.transformed(by: fitting).svgData(in: viewBox), attributes: attributes, groups: groups
            )
        }
        let fitted = shape.transformed(by: fitting)
        return SVGShape(
            data: fitted.path.svgData(in: viewBox), attributes: fitted.svgAttributes(attributes), groups: groups)
    }
}

extension DrawnShape {
    /// - Parameter fills: the attributes of a fill in the shape's paint.
    func svgAttributes(_ fills: [(String, String)]) -> [(String, String)] {
        guard let stroke else { return fills }
        let inside = fill == nil ? [("fill", "none")] : fills + (fill == .evenodd ? [("fill-rule", "evenodd")] : [])
        return inside + paintProperties(fills).filter { !$0.0.hasPrefix("fill") } + stroke.svgAttributes
    }

    /// The properties of its paint: the properties of its fill, of its stroke, or of both.
    ///
    /// - Parameter fills: the properties of a fill.
    func paintProperties(_ fills: [(String, String)]) -> [(String, String)] {
        let strokes = fills.map { ($0.0.replacing("fill", with: "stroke"), $0.1) }
        return (fill == nil ? [] : fills) + (stroke == nil ? [] : strokes)
    }
}

extension StrokeStyle {
    /// The attributes without a default value.
    fileprivate var svgAttributes: [(String, String)] {
        func number(_ value: Double) -> String { FixedDecimal(value, decimals: 4).description }
        var attributes = width == 1 ? [] : [("stroke-width", number(width))]
        if cap != .butt { attributes.append(("stroke-linecap", cap.rawValue)) }
        if join != .miter { attributes.append(("stroke-linejoin", join.rawValue)) }
        if join == .miter, miterLimit != 4 { attributes.append(("stroke-miterlimit", number(miterLimit))) }
        if let dash {
            attributes.append(("stroke-dasharray", dash.lengths.map(number).joined(separator: " ")))
            if dash.offset != 0 { attributes.append(("stroke-dashoffset", number(dash.offset))) }
        }
        return attributes
    }
}
