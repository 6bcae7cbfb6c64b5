extension PortableName {
    /// Bytes that formats may append to a name: a variant, an appearance, a file's extension.
    package static let suffixRoom = 48

    /// Far longer than any name that people read, in bytes: longer ones are cut.
    private static let longest = 120

    /// Valid names for a file, from its name without the extension: the one to use first, then the ones to use if the
    /// former are taken. A valid name stays as it is.
    package static func candidates(for stem: String) -> [String] {
        let stem = stem.composed
        let properties = properties(in: stem)
        if properties.isEmpty { return [valid(stem)] }
        let main =
            properties.firstIndex { ["name", "icon", "glyph"].contains($0.key.lowercased()) }
            ?? properties.firstIndex { Double($0.value) == nil } ?? 0
        let others = properties.indices.filter { $0 != main }.map { properties[$0] }
        // A size and a default say nothing as long as there is one of each name.
        let telling = others.filter { !$0.isDefault && Double($0.value) == nil }
        return [telling, others.filter { !$0.isDefault }, others].map { shown in
            valid(words([properties[main].value] + shown.map(\.word)))
        }
    }

    /// A name as sets have them, in words of lower case with `-` between them: `camera-off` of `Camera Off`,
    /// `cameraOff` and `camera_off@2x`. Periods stay, since they separate words of variants; the prefix of a format is
    /// removed. Nil where no word is left.
    package static func consistent(_ name: String) -> String? {
        var name = name[...]
        // Sizes of pixels, and the prefix of resources.
        if let scale = name.firstMatch(of: /@[1-9](\.[0-9])?x$/) { name = name[..<scale.range.lowerBound] }
        if let prefix = name.prefixMatch(of: /ic[-_](?=.)/) { name = name[prefix.range.upperBound...] }
        let parts = name.split(separator: ".").map { CodeName.words(String($0), joinedBy: "-") }.filter { !$0.isEmpty }
        let made = parts.joined(separator: ".")
        return fault(made, room: suffixRoom) == nil ? made : nil
    }

    /// The first of the names that is not taken, or else with a number.
    package static func free(_ candidates: [String], isTaken: (String) -> Bool) -> String {
        if let free = candidates.first(where: { !isTaken($0) }) { return free }
        var number = 2
        let base = candidates.last ?? "glyph"
        while isTaken("\(base)-\(number)") { number += 1 }
        return "\(base)-\(number)"
    }

    /// A property of a component variant, as design tools write it into names of files: `Size=24`.
    private struct Property {
        var key: String
        var value: String

        var isDefault: Bool { ["default", "false"].contains(value.lowercased()) }
        /// `Badge=True` is a badge.
        var word: String { value.lowercased() == "true" ? key : value }
    }

    /// `Name=Arrow left, Size=24` as its properties; empty for any other name.
    private static func properties(in name: String) -> [Property] {
        var properties: [Property] = []
        for part in name.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
                .map { $0.trimmedOfBlanks }
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return [] }
            properties.append(Property(key: sides[0], value: sides[1]))
        }
        return properties
    }

    /// In lower case, joined by `-`.
    private static func words(_ texts: [String]) -> String {
        texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }.joined(separator: "-")
    }

    /// The name as it is if it is valid, or else the most similar valid one.
    private static func valid(_ name: String) -> String {
        if fault(name, room: suffixRoom) == nil { return name }
        let parts = name.split { character in
            "/\\:*?\"<>|".contains(character)
                || character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        }
        var made = parts.map { $0.trimmedOfBlanks }.filter { !$0.isEmpty }.joined(separator: "-")
        while made.utf8.count > longest { made.removeLast() }
        made = String(made.drop { "- ".contains($0) })
        while let last = made.last, ". -".contains(last) { made.removeLast() }
        if made.isEmpty { return "glyph" }
        return fault(made, room: suffixRoom) == nil ? made : "glyph-" + made
    }
}

extension String {
    /// The same text with a letter and its accents as one scalar, where Unicode has one.
    package var composed: String {
        if !utf8.contains(where: { $0 >= 0x80 }) { return self }
        return String(map { $0.unicodeScalars.count == 1 ? $0 : $0.composed })
    }
}

extension Character {
    /// Latin, Greek, Cyrillic and other letters with accents, Hangul syllables.
    private static let composites: [ClosedRange<UInt32>] = [
        0xC0...0x17F, 0x1CD...0x233, 0x340...0x30FF, 0xAC00...0xD7A3,
    ]

    /// Characters are equal if they are canonically equivalent.
    fileprivate var composed: Character {
        Self.composites.joined().lazy.compactMap(Unicode.Scalar.init).map(Character.init).first { $0 == self } ?? self
    }
}

extension StringProtocol {
    fileprivate var trimmedOfBlanks: String {
        func isBlank(_ character: Character) -> Bool { character.isWhitespace }
        let start = drop(while: isBlank)
        return String(start.prefix(upTo: start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex))
    }
}
