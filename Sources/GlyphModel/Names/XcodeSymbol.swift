/// What Xcode 15 and later call an asset in Swift: a member of `ImageResource` or `ColorResource`.
///
/// Words are joined, and each but the first gets a capital; "Color" or "Image" as the last of several words is left
/// out, of images and colours alike: `giftColor` and `gift-image` are both `gift`. A letter behind a digit begins a
/// word. What is in a namespace is a member of an enumeration of that name. Names in capitals alone stay as they are,
/// with `_` for what no identifier holds. Of two assets with one symbol Xcode gives it to the first, and warns.
///
/// No documentation states these rules: they are read off the GeneratedAssetSymbols.swift files that Xcode writes.
package enum XcodeSymbol {
    package static let clashID = "identifier-clash"
    package static let hint =
        "give one of the two another name; separators do not count, nor 'Color' or 'Image' at the end"

    package static func clash(_ name: String, _ other: String) -> String {
        "'\(name)' and '\(other)' become the same symbol in Xcode, '\(text(name))'"
    }

    /// - Parameter name: with those of its namespaces, and `/` between them.
    package static func text(_ name: String) -> String {
        let parts = name.split(separator: "/")
        let spaces = parts.dropLast().map { namespace(words($0)) }
        return (spaces + [member(parts.last ?? "")]).joined(separator: ".")
    }

    private static func member(_ name: Substring) -> String {
        var words = words(name)
        guard name.contains(where: \.isLowercase) else { return words.joined(separator: "_") }
        if words.count > 1, let last = words.last, ["color", "image"].contains(last.lowercased()) {
            words.removeLast()
        }
        return words.enumerated().map { $0 == 0 ? $1.lowercased() : capitalized($1) }.joined()
    }

    private static func namespace(_ words: [Substring]) -> String { words.map(capitalized).joined() }

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `BGColorOne` has three, `icon24px_bold` has `icon24`, `px` and `bold`.
    private static func words(_ name: Substring) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        func end(at index: Substring.Index) {
            if start < index { words.append(name[start..<index]) }
            start = index
        }
        for index in name.indices {
            let character = name[index]
            guard character.isLetter || character.isNumber else {
                end(at: index)
                start = name.index(after: index)
                continue
            }
            guard start < index else { continue }
            let before = name[name.index(before: index)]
            let next = name[index...].dropFirst().first
            let followsWord = character.isUppercase && !before.isUppercase
            let endsCapitals = character.isUppercase && before.isUppercase && next?.isLowercase == true
            if followsWord || endsCapitals || before.isNumber && character.isLetter { end(at: index) }
        }
        end(at: name.endIndex)
        return words
    }
}
