import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a vector drawable as its documentation describes it, and says it in SVG. Knows nothing of the writer.
final class VectorDrawableReader: NSObject, XMLParserDelegate {
    private(set) var faults: [String] = []
    private var svg = ""
    private var definitions = ""
    private var path: [String: String]?
    private var gradient: (attributes: [String: String], stops: String)?
    private var isInFill = false
    private let colors: [String: String]
    private var size = ("0", "0")
    private var port = ("0", "0")

    /// - Parameter colors: the colors of the references: `@color/name`.
    init(_ text: String, colors: [String: String]) {
        self.colors = colors
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { faults.append("no XML") }
    }

    /// - Parameter frame: the attributes of its place in a sheet.
    func picture(_ frame: String, prefix: String) -> String {
        let unique = "\(definitions)|\(svg)".replacingOccurrences(of: "ID-", with: prefix)
        let parts = unique.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let (width, height) = (size.0.dropLast(2), size.1.dropLast(2))
        return "<svg \(frame) viewBox=\"0 0 \(width) \(height)\"><svg width=\"\(width)\" height=\"\(height)\" "
            + "preserveAspectRatio=\"none\" viewBox=\"0 0 \(port.0) \(port.1)\"><defs>\(parts[0])</defs>\(parts[1])</svg></svg>"
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes all: [String: String]
    ) {
        var attributes: [String: String] = [:]
        for (key, value) in all where key.hasPrefix("android:") { attributes[String(key.dropFirst(8))] = value }
        func number(_ key: String, _ standard: Double) -> Double {
            guard let text = attributes[key] else { return standard }
            if Double(text) == nil { faults.append("\(key)=\(text)") }
            return Double(text) ?? standard
        }
        switch name {
        case "vector":
            size = (attributes["width"] ?? "", attributes["height"] ?? "")
            if !size.0.hasSuffix("dp") || !size.1.hasSuffix("dp") { faults.append("a size without a unit") }
            port = (attributes["viewportWidth"] ?? "", attributes["viewportHeight"] ?? "")
        case "group":
            // Scaled, turned, moved, in this order.
            svg +=
                "<g transform=\"translate(\(number("translateX", 0)) \(number("translateY", 0))) "
                + "rotate(\(number("rotation", 0))) scale(\(number("scaleX", 1)) \(number("scaleY", 1)))\">"
        case "path": path = attributes
        case "aapt:attr": isInFill = all["name"] == "android:fillColor"
        case "gradient": gradient = (attributes, "")
        case "item":
            let color = Self.color(attributes["color"] ?? "")
            gradient?.stops +=
                "<stop offset=\"\(number("offset", 0))\" stop-color=\"\(color.hex)\" stop-opacity=\"\(color.alpha)\"/>"
        default: faults.append("an element \(name)")
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        switch name {
        case "group": svg += "</g>"
        case "gradient":
            guard let (attributes, stops) = gradient, isInFill else { return faults.append("a gradient for nothing") }
            let id = "ID-\(definitions.count)"
            let spread =
                ["clamp": "pad", "mirror": "reflect", "repeat": "repeat"][attributes["tileMode"] ?? "clamp"] ?? ""
            let (tag, keys) =
                attributes["type"] == "radial"
                ? ("radialGradient", [("cx", "centerX"), ("cy", "centerY"), ("r", "gradientRadius")])
                : ("linearGradient", [("x1", "startX"), ("y1", "startY"), ("x2", "endX"), ("y2", "endY")])
            let places = keys.map { "\($0.0)=\"\(attributes[$0.1] ?? "none")\"" }.joined(separator: " ")
            definitions +=
                "<\(tag) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" spreadMethod=\"\(spread)\" \(places)>\(stops)</\(tag)>"
            path?["fill"] = "url(#\(id))"
            gradient = nil
        case "path":
            guard let path, let data = path["pathData"] else { return faults.append("a path without data") }
            checkData(data)
            let fill = paint("fill", of: path)
            let stroke = paint("stroke", of: path)
            svg +=
                "<path fill=\"\(fill.hex)\" fill-opacity=\"\(fill.alpha)\" d=\"\(data)\" stroke=\"\(stroke.hex)\" "
                + "stroke-opacity=\"\(stroke.alpha)\" stroke-width=\"\(path["strokeWidth"] ?? "0")\" "
                + "stroke-linecap=\"\(path["strokeLineCap"] ?? "butt")\" "
                + "stroke-linejoin=\"\(path["strokeLineJoin"] ?? "miter")\" "
                + "stroke-miterlimit=\"\(path["strokeMiterLimit"] ?? "4")\"/>"
            self.path = nil
        default: break
        }
    }

    /// `fill` or `stroke` of a path.
    private func paint(_ kind: String, of path: [String: String]) -> (hex: String, alpha: Double) {
        let opacity = Double(path[kind + "Alpha"] ?? "1") ?? 0
        guard let color = path[kind + "Color"] else { return (path[kind] ?? "none", opacity) }
        if color.hasPrefix("@color/"), colors[String(color.dropFirst(7))] == nil { faults.append("no \(color)") }
        let value = Self.color(color.hasPrefix("@") ? colors[String(color.dropFirst(7))] ?? "" : color)
        return (value.hex, value.alpha * opacity)
    }

    /// `#RRGGBB` or `#AARRGGBB`.
    static func color(_ text: String) -> (hex: String, alpha: Double) {
        let digits = text.dropFirst()
        guard digits.count == 8 else { return (text, 1) }
        return ("#" + digits.dropFirst(2), Double(Int(digits.prefix(2), radix: 16) ?? 0) / 255)
    }

    /// The forms that Android's parser does not split: flags of arcs, points without a digit, signs, exponents.
    private func checkData(_ data: String) {
        if data.utf8.count > 32_767 { faults.append("a text of \(data.utf8.count) bytes") }
        for match in data.matches(of: /([A-Za-z])([^A-Za-z]*)/) {
            let numbers = match.output.2.split { $0 == " " || $0 == "," }
            guard let count = Self.arguments[Character(match.output.1.lowercased())] else {
                faults.append("a command \(match.output.1)")
                continue
            }
            let isRight = count == 0 ? numbers.isEmpty : !numbers.isEmpty && numbers.count.isMultiple(of: count)
            if !isRight || !numbers.allSatisfy({ $0.wholeMatch(of: /-?\d+(\.\d+)?/) != nil }) {
                faults.append("\(match.output.0)")
            }
        }
    }

    private static let arguments: [Character: Int] = [
        "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]
}
