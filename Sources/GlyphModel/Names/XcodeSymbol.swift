internal import Markup

/// The Swift symbol that Xcode 15 and later generate for an asset: a member of `ImageResource` or `ColorResource`.
///
/// Words are joined in camel case. "Color" or "Image" as the last of several words is dropped, for images and colours
/// alike: `giftColor` and `gift-image` both become `gift`. A letter after a digit begins a word. An asset in a
/// namespace is a member of an enumeration of that name. Names in capitals only are kept, with `_` for characters that
/// identifiers cannot contain. If two assets have the same symbol, Xcode gives it to the first one and warns.
///
/// These rules are not documented. They are derived from the GeneratedAssetSymbols.swift files that Xcode writes.
package enum XcodeSymbol {
    package static let clashID = "identifier-clash"
    package static let hint =
        "rename one of the two; separators, and 'Color' or 'Image' at the end, make no difference"

    package static func clash(_ name: String, _ other: String) -> String {
        "'\(name)' and '\(other)' become the same symbol in Xcode, '\(text(name))'"
    }

    /// - Parameter name: the name with its namespaces, separated by `/`.
    package static func text(_ name: String) -> String {
        let parts = name.pathParts
        let spaces = parts.dropLast().map { namespace(words($0)) }
        return (spaces + [member(parts.last ?? "")]).joined(separator: ".")
    }

    private static func member(_ name: Substring) -> String {
        var words = words(name)
        let hasSmallLetter =
            name.isASCII ? name.utf8.contains(where: \.isLowercase) : name.contains(where: \.isLowercase)
        guard hasSmallLetter else { return words.joined(separator: "_") }
        if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
            words.removeLast()
        }
        guard name.isASCII else {
            return words.enumerated().map { $0 == 0 ? $1.lowercased() : capitalized($1) }.joined()
        }
        // A fraction of the time, for each glyph of a set.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for (number, word) in words.enumerated() {
            for (index, byte) in word.utf8.enumerated() {
                let isChanged = number == 0 ? byte.isUppercase : index == 0 && byte.isLowercase
                bytes.append(isChanged ? byte ^ 0x20 : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func namespace(_ words: [Substring]) -> String { words.map(capitalized).joined() }

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `BGColorOne` has three words; `icon24px_bold` has `icon24`, `px` and `bold`.
    private static func words(_ name: Substring) -> [Substring] {
        name.isASCII ? words(of: name.utf8) { Substring($0) } : words(of: name) { $0 }
    }

    private static func words<Units: BidirectionalCollection>(
        of name: Units, _ word: (Units.SubSequence) -> Substring
    ) -> [Substring] where Units.Element: WordUnit {
        var words: [Substring] = []
        var start = name.startIndex
        func end(at index: Units.Index) {
            if start < index { words.append(word(name[start..<index])) }
            start = index
        }
        for index in name.indices {
            let unit = name[index]
            guard unit.isLetter || unit.isNumber else {
                end(at: index)
                start = name.index(after: index)
                continue
            }
            guard start < index else { continue }
            let before = name[name.index(before: index)]
            let next = name[index...].dropFirst().first
            let followsWord = unit.isUppercase && !before.isUppercase
            let endsCapitals = unit.isUppercase && before.isUppercase && next?.isLowercase == true
            if followsWord || endsCapitals || before.isNumber && unit.isLetter { end(at: index) }
        }
        end(at: name.endIndex)
        return words
    }
}

// MARK: - Words

/// The units by which the words of a name are found: its characters, or the bytes of a name in ASCII, which takes a
/// fraction of the time.
private protocol WordUnit {
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
}

extension Character: WordUnit {}

extension UInt8: WordUnit {
    var isNumber: Bool { isDigit }
    var isUppercase: Bool { (0x41...0x5A).contains(self) }
    var isLowercase: Bool { (0x61...0x7A).contains(self) }
}
