import Foundation
import Support

/// The data of a sheet: a list of all members that there can be, and the form of their values. Texts of people may be
/// where the page shows text; nothing else may be there that a source could have brought.
struct SheetData {
    private(set) var faults: [String] = []
    /// The expressions of all forms, which match whole texts.
    private static let expressions: [String: NSRegularExpression] = forms.values.reduce(into: [:]) { all, form in
        if case .form(let pattern) = form { all[pattern] = try? NSRegularExpression(pattern: "^(?:\(pattern))$") }
    }

    private enum Form {
        case numbers
        case truth
        /// Anything that can be seen: the page shows it as text.
        case text
        /// The whole of it.
        case form(String)
        /// Elements of SVG.
        case gradients
        case object
    }

    private static let name = Form.form(#"[\p{L}\p{M}\p{N}._/+ -]+"#)
    private static let color = Form.form(#"#[0-9A-F]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3}/[01]?(\.\d{1,3})?\)|none"#)
    private static let appearance = Form.form(#"(light|dark)(-high)?(-elevated)?"#)
    private static let place = Form.form(#"[\p{L}\p{M}\p{N}._/+ -]+:\d+:\d+"#)
    private static let box = Form.form(#"-?\d*\.?\d+( -?\d*\.?\d+){3}"#)

    private static let forms: [String: Form] = [
        "": .object, "title": .text, "groups": .text, "minimumContrast": .numbers, "contrasts": .numbers,
        "appearances": appearance, "colors": color,
        "contours": .form(#"M[MLHVCSQTAZmlhvcsqtaz0-9. -]*"#), "gradients": .gradients,
        "landscape": .object, "landscape.plain": color, "landscape.materials": .object,
        "landscape.materials.*": .object, "landscape.materials.*.light": color, "landscape.materials.*.dark": color,
        "paints": .object, "paints.colors": .numbers, "paints.isRole": .truth,
        "relatives": .numbers, "paints.displays": .numbers, "displays": .object,
        "displays.name": .form(#"[a-z]+([.-][a-z0-9]+)*"#),
        "displays.title": .text, "displays.group": .text, "displays.appearance": .numbers, "displays.ground": color,
        "displays.text": color, "displays.size": .numbers, "displays.isMonochrome": .truth,
        "paints.name": .form(#"[\p{L}\p{M}\p{N}._/# -]+( at \d+ %| \d+%)?"#),
        "palette": .object, "palette.name": name, "palette.title": name,
        "palette.group": .text, "palette.values": color,
        "palette.captions": .form(#"#[0-9A-F]{6}( \d+%)?"#),
        "frame": .object, "frame.box": box, "frame.width": .numbers, "frame.height": .numbers,
        "drawings": .object, "drawings.box": box, "drawings.width": .numbers, "drawings.height": .numbers,
        "drawings.aspect": .form(#"none|x(Min|Mid|Max)Y(Min|Mid|Max)( slice)?"#),
        "drawings.layers": .object, "drawings.contours": .numbers, "drawings.groups": .numbers,
        "drawings.layers.contours": .numbers, "drawings.layers.groups": .numbers,
        "drawings.fill": .form(#"url\(#pg\d+\)"#), "drawings.layers.fill": .form(#"url\(#pg\d+\)"#),
        "drawings.layers.mask": .form(#"url\(#m\d+\)"#),
        "findings": .object, "findings.rule": .form(#"[a-z]+(-[a-z0-9]+)*"#),
        "findings.severity": .form(#"info|warning|error"#),
        "findings.message": .text, "findings.hint": .text, "findings.notes": .text, "findings.place": place,
        "findings.colors": name, "findings.compared": .numbers, "findings.spots": .object,
        "findings.spots.at": .numbers,
        "findings.spots.glyphs": .numbers,
        "glyphs": .object, "glyphs.name": name, "glyphs.asset": .text, "glyphs.entry": name, "glyphs.source": name,
        "glyphs.resource": name, "glyphs.place": place, "glyphs.title": .text, "glyphs.tags": .text,
        "glyphs.files": appearance, "glyphs.group": .numbers, "glyphs.backgrounds": .numbers,
        "glyphs.minimumContrast": .numbers,
        "glyphs.shown": .numbers, "glyphs.state": .form("[0-9a-f]{16}"), "glyphs.isMirrored": .truth,
        "glyphs.vibrancy": .form(#"primary|secondary|tertiary|quaternary"#),
        "glyphs.pictures": .object, "glyphs.pictures.drawing": .numbers, "glyphs.pictures.paints": .numbers,
        "glyphs.pictures.contacts": .numbers, "glyphs.pictures.appearance": .numbers,
        "glyphs.pictures.form": .form(#"fill|outline"#),
        "glyphs.pictures.chosen": .numbers, "glyphs.pictures.rightToLeft": .object,
        "glyphs.pictures.rightToLeft.drawing": .numbers, "glyphs.pictures.rightToLeft.paints": .numbers,
        "glyphs.pictures.alternatives": .object, "glyphs.pictures.alternatives.drawing": .numbers,
        "glyphs.pictures.alternatives.paints": .numbers,
        "glyphs.pictures.alternatives.words": .form(#"([0-9]+ )?[a-z]+( [a-z]+)*"#),
        "glyphs.pictures.alternatives.line": .form(#"|(<[a-z]+( [a-z-]+="[a-z0-9. -]+")+/>)+|[a-z-]+="[a-z0-9. -]+""#),
        "glyphs.symbol": .object, "glyphs.symbol.advance": .numbers, "glyphs.symbol.growth": .numbers,
        "glyphs.symbol.widths": .numbers, "glyphs.symbol.layers": .object,
        "glyphs.symbol.layers.kinds": .form(#"[MLQCZ]*"#),
        "glyphs.symbol.layers.regular": .numbers, "glyphs.symbol.layers.light": .numbers,
        "glyphs.symbol.layers.heavy": .numbers, "glyphs.symbol.layers.opacity": .numbers,
        "glyphs.symbol.layers.erases": .truth,
        "glyphs.change": .object, "glyphs.change.kind": .form("[a-z]+"), "glyphs.change.words": .text,
        "glyphs.change.from": .text, "glyphs.change.before": .object, "glyphs.change.before.*": .numbers,
        "subject": .form(#"catalog|drawings|resources"#), "unseen": .object, "unseen.path": .text,
        "unseen.reason": .text, "unseen.glyphs": .numbers,
        "changes": .object, "changes.against": .text, "changes.words": .form(#"[a-z0-9, ]+"#),
        "changes.removed": .object, "changes.removed.name": .text, "changes.removed.background": .numbers,
        "changes.removed.pictures": .object, "changes.removed.pictures.*": .numbers,
        "changes.colors": .object, "changes.colors.name": name, "changes.colors.kind": .form("[a-z]+"),
        "changes.colors.words": .text, "changes.colors.before": .object, "changes.colors.before.appearances": .numbers,
        "changes.colors.before.value": color, "changes.colors.before.caption": .form(#"#[0-9A-F]{6}( \d+%)?"#),
        "backgrounds": .object, "backgrounds.name": name, "backgrounds.colors": color, "backgrounds.first": .numbers,
        "backgrounds.material": .truth,
        "prefixes": .object, "prefixes.*": .form(#"[A-Za-z0-9_-]*"#),
        "references": .form(#"[a-z-]+"#), "visions": .object, "visions.name": .form(#"[a-z]+"#),
        "visions.values": .form(#"-?\d*\.?\d+( -?\d*\.?\d+){19}"#),
    ]

    init(_ page: String) {
        guard let text = page.content(between: SheetFrame.dataStart, "</script>"), !text.contains("<"),
            let data = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        else {
            faults.append("no data")
            return
        }
        check(data, at: "")
        checkRest(of: page)
    }

    /// What is compressed has the same forms.
    private mutating func checkRest(of page: String) {
        guard let text = page.content(between: SheetFrame.restStart, "</script>"),
            let packed = Data(base64Encoded: text),
            let bytes = try? Inflate.bytes(of: Array(packed)),
            let rest = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            Set(rest.keys) == ["alternatives", "contours", "drawings"],
            let alternatives = rest["alternatives"] as? [[String: Any]]
        else {
            faults.append("no other part")
            return
        }
        for (name, value) in rest where name != "alternatives" { check(value, at: name) }
        for members in alternatives {
            let isPlace = members["glyph"] is NSNumber && members["picture"] is NSNumber && members.count == 3
            if !isPlace { faults.append("alternatives: \(members)") }
            check(members["fills"] ?? 0, at: "glyphs.pictures.alternatives")
        }
    }

    private mutating func check(_ value: Any, at path: String) {
        if let list = value as? [Any] {
            if case .numbers = Self.forms[path], list.allSatisfy({ $0 is NSNumber }) { return }
            for value in list { check(value, at: path) }
            return
        }
        guard let form = Self.forms[path] else {
            faults.append("'\(path)' is there")
            return
        }
        switch (form, value) {
        case (.object, let members as [String: Any]):
            for (key, value) in members {
                let inside = path.isEmpty ? key : "\(path).\(key)"
                check(value, at: Self.forms[inside] == nil ? path + ".*" : inside)
            }
        // Drawings that have nothing but contours are numbers.
        case (.numbers, is NSNumber), (.truth, is Bool), (.object, is NSNumber): break
        case (.text, let text as String):
            if text.unicodeScalars.contains(where: \.isUnseen) { faults.append("\(path): \(text)") }
        case (.form(let pattern), let text as String):
            if !matches(text, pattern) { faults.append("\(path): \(text)") }
        case (.gradients, let text as String):
            let elements = text.matches(of: /<([A-Za-z]+)/).map { String($0.output.1) }
            if !Set(elements).isSubset(of: ["defs", "linearGradient", "radialGradient", "stop", "mask", "rect"]) {
                faults.append("\(path): \(text)")
            }
            faults += OutputGrammar("<svg>\(text)</svg>").faults
        default: faults.append("\(path): \(value)")
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        guard let expression = Self.expressions[pattern] else { return false }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }
}

extension String {
    /// The text after one string and before the next occurrence of another.
    func content(between start: String, _ end: String) -> String? {
        guard let start = range(of: start), let end = range(of: end, range: start.upperBound..<endIndex) else {
            return nil
        }
        return String(self[start.upperBound..<end.lowerBound])
    }

    /// Without that content, unless there are elements in it.
    func emptied(between start: String, _ end: String) -> String {
        guard let start = range(of: start), let end = range(of: end, range: start.upperBound..<endIndex) else {
            return self
        }
        guard !self[start.upperBound..<end.lowerBound].contains("<") else { return self }
        return String(self[..<start.upperBound] + self[end.lowerBound...])
    }
}

extension Unicode.Scalar {
    /// Whether it is a character that a terminal would obey, or that only changes how text looks.
    var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }
}
