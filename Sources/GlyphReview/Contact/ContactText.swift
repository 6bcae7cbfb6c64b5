internal import Markup
internal import PathGeometry

/// Text of a sheet, laid out without font metrics: the sheet is the same with any installed fonts.
enum ContactText {
    /// Fonts of Apple's systems, of Windows and of a minimal Linux, in this order.
    static let family = "Helvetica Neue, Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif"

    /// One line with its baseline at `y`.
    static func line(
        _ text: String, x: Double, y: Double, size: Double, fill: String, anchor: String = "start",
        isBold: Bool = false
    ) -> XMLNode {
        var attributes = [
            ("x", number(x)), ("y", number(y)), ("font-size", number(size)), ("fill", fill),
        ]
        if anchor != "start" { attributes.append(("text-anchor", anchor)) }
        if isBold { attributes.append(("font-weight", "bold")) }
        return XMLNode("text", attributes, text: text)
    }

    static func number(_ value: Double) -> String { FixedDecimal(value, decimals: 3).description }

    /// The name in lines that are no wider than `width`. It is broken after its separators where possible, and inside
    /// a part that is too long by itself; nothing is left out.
    static func lines(_ name: String, width: Double, size: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for part in parts(of: name) {
            if Self.width(of: line + part, size: size) <= width {
                line += part
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for character in part {
                if !line.isEmpty, Self.width(of: line + String(character), size: size) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// `arrow-up.fill` is `arrow-`, `up.`, `fill`.
    private static func parts(of name: String) -> [String] {
        name.reduce(into: [""]) { parts, character in
            parts[parts.count - 1].append(character)
            if "-._/ ".contains(character) { parts.append("") }
        }
    }

    /// No common font is wider: the advances are taken from DejaVu Sans, the widest of the family, rounded up.
    static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * size
    }

    /// The largest size, up to one, at which a text fits on one line. Bold letters are a tenth wider.
    static func size(of text: String, upTo size: Double, width: Double, isBold: Bool = true) -> Double {
        let needed = Self.width(of: text, size: size) * (isBold ? 1.1 : 1)
        return needed > width ? size * max(width, 1) / needed : size
    }

    /// As a fraction of the font's size.
    private static func advance(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", "J", ".", ",", ":", ";", "|", "'", "/", " ", "-": 0.37
        case "f", "r", "t", "(", ")": 0.42
        case "m", "w", "M", "W", "@", "%": 1
        case "A"..."Z", "+", "=", "<", ">", "#": 0.84
        case "\u{21}"..."\u{7E}": 0.65
        default: 1.1
        }
    }
}
