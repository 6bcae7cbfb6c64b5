internal import Markup
internal import PathGeometry

/// The grammar of `transform`: the grammar of SVG, where numbers are pixels and degrees, and the grammar of CSS, with
/// units.
enum TransformList {
    /// The product of the list; the last function is applied to a point first. Nil if the list has a fault.
    /// - Parameters:
    ///   - isAttribute: whether it is a `transform` attribute. Then only the grammar of SVG is valid.
    ///   - box: the size that percentages refer to.
    static func parse(_ text: String, isAttribute: Bool = false, box: Viewport? = nil) -> Transform? {
        var scanner = ByteScanner(text)
        var result = Transform.identity
        scanner.skipBlank()
        if text.trimmedOfSpace.lowercased() == "none" { return result }
        while !scanner.isAtEnd {
            guard let function = scanner.transformFunction(isAttribute: isAttribute, box: box) else { return nil }
            result = function.followed(by: result)
            if scanner.skipSeparator(), scanner.isAtEnd { return nil }
        }
        let numbers = [result.a, result.b, result.c, result.d, result.e, result.f]
        return numbers.allSatisfy(\.isFinite) ? result : nil
    }
}

extension ByteScanner {
    fileprivate mutating func transformFunction(isAttribute: Bool, box: Viewport?) -> Transform? {
        let start = index
        let name = word()
        if isAttribute, !Transform.attributeFunctions.contains(String(decoding: bytes[start..<index], as: UTF8.self)) {
            return nil
        }
        skipBlank()
        guard !name.isEmpty, take(UInt8(ascii: "(")) else { return nil }
        var arguments: [Double] = []
        skipBlank()
        while !take(UInt8(ascii: ")")) {
            let isVertical = name == "translatey" || !arguments.isEmpty
            let argument =
                isAttribute ? number() : transformArgument(isVertical ? box?.height : box?.width)
            guard let argument else { return nil }
            arguments.append(argument)
            if skipSeparator(), peek == UInt8(ascii: ")") { return nil }
        }
        return Transform(function: name, arguments)
    }

    /// A number, an angle in degrees, or a length in pixels.
    private mutating func transformArgument(_ whole: Double?) -> Double? {
        guard let value = number() else { return nil }
        if take(UInt8(ascii: "%")) { return whole.map { value * $0 / 100 } }
        switch word() {
        case "", "px", "deg": return value
        case "grad": return value * 0.9
        case "turn": return value * 360
        case "rad": return value * 180 / .pi
        case "mm": return value * 96 / 25.4
        case "cm": return value * 96 / 2.54
        case "in": return value * 96
        case "pt": return value * 4 / 3
        case "pc": return value * 16
        default: return nil
        }
    }
}

extension Transform {
    /// The names that a `transform` attribute may have, which depend on case (SVG 1.1, 7.6).
    fileprivate static let attributeFunctions: Set<String> = [
        "matrix", "translate", "scale", "rotate", "skewX", "skewY",
    ]

    /// Names in lower case: SVG 2, 8.5, and the two-dimensional functions of CSS Transforms 1, 13.1.
    fileprivate init?(function name: String, _ values: [Double]) {
        switch (name, values.count) {
        case ("matrix", 6):
            self.init(
                a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5])
        case ("translate", 1), ("translatex", 1): self = .translation(values[0], 0)
        case ("translate", 2): self = .translation(values[0], values[1])
        case ("translatey", 1): self = .translation(0, values[0])
        case ("scale", 1): self = .scale(values[0], values[0])
        case ("scale", 2): self = .scale(values[0], values[1])
        case ("scalex", 1): self = .scale(values[0], 1)
        case ("scaley", 1): self = .scale(1, values[0])
        case ("rotate", 1): self = .rotation(degrees: values[0])
        case ("rotate", 3):
            self = Transform.translation(-values[1], -values[2])
                .followed(by: .rotation(degrees: values[0]))
                .followed(by: .translation(values[1], values[2]))
        case ("skewx", 1), ("skew", 1): self = .skew(xDegrees: values[0])
        case ("skewy", 1): self = .skew(yDegrees: values[0])
        case ("skew", 2): self = .skew(xDegrees: values[0], yDegrees: values[1])
        default: return nil
        }
    }
}

// MARK: - Origin

extension TransformOrigin {
    /// One or two lengths or keywords, in the order x, y unless two keywords say otherwise (CSS Transforms 1, 4); a
    /// third one, for depth, has no effect.
    init?(_ text: String) {
        var words = text.lowercased().words
        guard (1...3).contains(words.count) else { return nil }
        if words.count == 3 { words.removeLast() }
        if words.count == 1 { words.append("center") }
        let vertical = ["top", "bottom"]
        if vertical.contains(words[0]), ["left", "right", "center"].contains(words[1]) { words.swapAt(0, 1) }
        guard let x = Self.length(words[0], ["left", "right"]), let y = Self.length(words[1], vertical) else {
            return nil
        }
        self.init(x: x, y: y)
    }

    private static func length(_ word: String, _ ends: [String]) -> Length? {
        if word == "center" { return .percent(50) }
        return ends.firstIndex(of: word).map { .percent(Double($0) * 100) } ?? Length(word)
    }
}
