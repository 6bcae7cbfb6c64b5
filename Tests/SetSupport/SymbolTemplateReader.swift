package import Foundation
#if canImport(FoundationXML)
package import FoundationXML
#endif

/// Reads a template of a symbol as the reference describes the format, and lists its faults. Knows nothing of the
/// writer nor of the proof: it has its own parser of XML and of path data.
package final class SymbolTemplateReader: NSObject, XMLParserDelegate {
    /// A path of a variant.
    package struct Layer: Equatable {
        package var classes: [String]
        /// The letters, and the numbers of each.
        package var commands: [(letter: Character, numbers: [Double])]

        package static func == (a: Layer, b: Layer) -> Bool {
            a.classes == b.classes && a.commands.map(\.letter) == b.commands.map(\.letter)
                && a.commands.map(\.numbers) == b.commands.map(\.numbers)
        }
    }

    package private(set) var faults: [String] = []
    /// By the id of the variant's group.
    package private(set) var variants: [String: [Layer]] = [:]
    package private(set) var guides: [String: [String: Double]] = [:]
    package private(set) var style = ""
    private var version = ""
    private var open: [(name: String, id: String?)] = []

    package init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { faults.append("not well-formed") }
        check()
    }

    package func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let parent = open.last
        open.append((name, attributes["id"]))
        if name == "line", let id = attributes["id"] {
            guides[id] = ["x1", "y1", "x2", "y2"].reduce(into: [:]) { $0[$1] = attributes[$1].flatMap(Double.init) }
        }
        if parent?.id == "Symbols" {
            if name != "g" { faults.append("\(name) is no group") }
            if attributes["class"] != nil { faults.append("class on a group") }
            variants[attributes["id"] ?? "?", default: []] += []
        }
        guard open.count > 2, open[open.count - 3].id == "Symbols", let variant = parent?.id else { return }
        if name != "path" { return faults.append("\(name) in \(variant)") }
        if Set(attributes.keys) != ["class", "d"] {
            faults.append("attributes \(attributes.keys.sorted()) in \(variant)")
        }
        let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
        variants[variant, default: []].append(
            Layer(classes: classes, commands: commands(attributes["d"] ?? "", variant)))
    }

    package func parser(_ parser: XMLParser, foundCharacters text: String) {
        if open.last?.id == "template-version" { version += text }
        if open.last?.name == "style" { style += text }
    }

    package func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
    {
        open.removeLast()
    }

    private func commands(_ data: String, _ variant: String) -> [(letter: Character, numbers: [Double])] {
        var commands: [(letter: Character, numbers: [Double])] = []
        var word = ""
        func end() {
            if word.isEmpty { return }
            guard let number = Double(word), !commands.isEmpty else { return faults.append("'\(word)' in \(variant)") }
            commands[commands.count - 1].numbers.append(number)
            word = ""
        }
        for character in data {
            if character.isLetter {
                end()
                commands.append((character, []))
            } else if character == " " || character == "," {
                end()
            } else {
                word.append(character)
            }
        }
        end()
        let counts: [Character: Int] = ["M": 2, "L": 2, "C": 6, "Z": 0]
        for (letter, numbers) in commands where counts[letter] != numbers.count {
            faults.append("\(letter) with \(numbers.count) numbers in \(variant)")
        }
        if commands.first?.letter != "M" || commands.last?.letter != "Z" { faults.append("open path in \(variant)") }
        return commands
    }

    private func check() {
        if version != "Template v.6.0" { faults.append("version '\(version)'") }
        // The guides of the canvas of 3300 by 2200, as exported templates have them.
        let lines = [
            "Baseline-S": 696, "Baseline-M": 1126, "Baseline-L": 1556, "Capline-S": 625.541, "Capline-M": 1055.54,
            "Capline-L": 1485.54,
        ]
        for (id, y) in lines where guides[id]?["y1"] != y || guides[id]?["y2"] != y { faults.append("guide \(id)") }
        let masters = ["Ultralight-S", "Regular-S", "Black-S"]
        for master in masters {
            let (left, right) = (guides["left-margin-\(master)"], guides["right-margin-\(master)"])
            guard let a = left?["x1"], let b = right?["x1"], a < b, left?["x2"] == a, right?["x2"] == b else {
                faults.append("margins of \(master)")
                continue
            }
        }
        guard let regular = variants["Regular-S"], !regular.isEmpty else { return faults.append("no Regular-S") }
        for id in masters + ["Regular-M"] {
            guard let layers = variants[id], layers.count == regular.count else {
                faults.append("layers of \(id)")
                continue
            }
            for (layer, plain) in zip(layers, regular) {
                if layer.classes != plain.classes { faults.append("classes of \(id)") }
                if layer.commands.map(\.letter) != plain.commands.map(\.letter) { faults.append("commands of \(id)") }
            }
        }
        for (index, layer) in regular.enumerated() {
            let words = layer.classes.map { $0.split(separator: ":").map(String.init) }
            let names = words.compactMap(\.first)
            if names != ["monochrome-\(index)", "multicolor-\(index)", "hierarchical-\(index)"] {
                faults.append("classes \(layer.classes)")
            }
            for name in layer.classes where !style.contains("." + name + " {") { faults.append("no rule for \(name)") }
            if let rank = words.last?.last, !["primary", "secondary", "tertiary"].contains(rank) {
                faults.append("rank \(rank)")
            }
        }
    }
}
