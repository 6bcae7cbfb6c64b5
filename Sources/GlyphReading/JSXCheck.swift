internal import Markup

/// Finds out whether a file is JSX, the notation of React, which looks like SVG and is not.
enum JSXCheck {
    /// The finding for a file that cannot be read as XML; nil if it does not look like JSX.
    static func finding(in source: SourceFile) -> Diagnostic? {
        var scanner = ByteScanner(source.bytes)
        guard scanner.bytes.count <= XMLLimits.glyph.bytes else { return nil }
        var isInTag = false
        while let byte = scanner.peek {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if isInTag { scanner.index = scanner.endOfString }
            case UInt8(ascii: "{") where isInTag: return finding("'{…}'", at: source.location(at: scanner.index))
            default: break
            }
            scanner.index += 1
        }
        return nil
    }

    /// The name in SVG of an attribute of JSX, which has a capital; nil if it is none.
    static func plainName(of attribute: String) -> String? {
        if attribute == "className" { return "class" }
        // Nearly every drawing has it, and it has a capital in SVG.
        if attribute == "viewBox" { return nil }
        guard attribute != attribute.lowercased() else { return nil }
        let plain = attribute.reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
        if plain == "xlink-href" { return "href" }
        return Property.named(plain) != nil ? plain : nil
    }

    static func finding(_ what: String, at location: SourceFile.Location) -> Diagnostic {
        Diagnostic(
            .error, id: id, "\(what) is JSX, not SVG", at: location, hint: hint)
    }

    static let id = "jsx"
    static let hint = "export the drawing as plain SVG"
}

extension ByteScanner {
    /// The index of the quote that ends the string here, or the last index.
    fileprivate var endOfString: Int {
        var end = index + 1
        while end < bytes.count, bytes[end] != bytes[index] { end += 1 }
        return min(end, bytes.count - 1)
    }
}
