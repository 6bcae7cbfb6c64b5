import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements and attributes that our writers can write, and nothing else, with the form of their values.
final class OutputGrammar: NSObject, XMLParserDelegate {
    private(set) var faults: [String] = []

    private static let elements: Set<String> = [
        "svg", "g", "path", "defs", "style", "symbol", "linearGradient", "radialGradient", "stop",
        // Templates of symbols.
        "text", "line", "rect",
        // Sheets.
        "mask",
        // Android.
        "vector", "group", "aapt:attr", "gradient", "item", "resources", "color", "declare-styleable", "attr",
    ]
    private static let attributes: Set<String> = [
        "xmlns", "xmlns:android", "xmlns:aapt", "width", "height", "viewBox", "preserveAspectRatio", "data-form",
        "version",
        "id", "class", "d", "transform", "opacity", "display", "style", "fill", "fill-opacity", "fill-rule", "stroke",
        "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
        "stroke-dashoffset", "gradientUnits", "gradientTransform", "spreadMethod", "maskUnits", "x1", "y1", "x2", "y2",
        "cx", "cy",
        "r",
        "fx", "fy", "fr", "font-size", "text-anchor", "offset", "stop-color", "stop-opacity", "x", "y", "name",
        "parent", "format",
    ]

    init(_ text: String) {
        super.init()
        if text.contains("<!DOCTYPE") || text.contains("<!ENTITY") || text.contains("<![CDATA[") {
            faults.append("a declaration")
        }
        if text.dropFirst(5).contains("<?") { faults.append("an instruction") }
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { faults.append("no XML") }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if !Self.elements.contains(name) { faults.append("<\(name)>") }
        for (key, value) in attributes {
            if !Self.attributes.contains(key), !key.hasPrefix("android:") { faults.append("\(name) \(key)") }
            check(value, of: key)
            // Some releases of Android go on from the last point after a close.
            if key == "android:pathData", value.contains(/[zZ][^M]/) { faults.append("\(key) goes on after a close") }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { check(text, of: "text") }

    /// Each word that may not be there has one of them.
    private static let suspicious = CharacterSet(charactersIn: ":(@<\\")

    private func check(_ value: String, of name: String) {
        if value.rangeOfCharacter(from: Self.suspicious) == nil { return }
        let lowered = value.lowercased()
        for word in ["javascript:", "expression(", "@import", "@font-face", "data:", "behavior:", "<", "\\"]
        where lowered.contains(word) {
            faults.append("\(name) has \(word)")
        }
        if !name.hasPrefix("xmlns"), lowered.contains("://") { faults.append("\(name) has an address") }
        for match in lowered.matches(of: /url\(([^)]*)\)/) where !match.output.1.hasPrefix("#") {
            faults.append("\(name) refers to \(match.output.1)")
        }
    }
}
