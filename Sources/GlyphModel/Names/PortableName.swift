internal import Markup

/// Rules for names of files and folders that are valid on every system.
package enum PortableName {
    /// The length of the longest name that file systems have, in bytes of UTF-8.
    package static let mostBytes = 255

    /// A name for a message: the middle of a very long one is left out.
    package static func shown(_ name: String) -> String {
        name.count <= 80 ? name : name.prefix(40) + "…" + name.suffix(30)
    }

    /// The fault of a name, as the predicate of a message; nil for a valid name.
    ///
    /// - Parameter room: the number of bytes to reserve for suffixes such as `.VARIANT.dark-high.svg`.
    package static func fault(_ name: String, room: Int = 0) -> String? {
        if isCertainlyValid(name) && name.utf8.count + room <= mostBytes { return nil }
        if name.isEmpty { return "is empty" }
        if name == "." || name == ".." { return "is not a name" }
        if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "contains a control character"
        }
        if let bad = name.first(where: { "/\\:*?\"<>|".contains($0) }) { return "contains '\(bad)'" }
        if name.hasSuffix(".") || name.hasSuffix(" ") { return "ends in a dot or a space" }
        if name.hasPrefix(" ") { return "begins with a space" }
        if name.hasPrefix("-") { return "begins with '-', which commands read as an option" }
        if name.utf8.count + room > mostBytes {
            return "is longer than \(mostBytes) bytes" + (room > 0 ? " with its suffixes" : "")
        }
        let stem = String(name.prefix { $0 != "." }).uppercased()
        return reserved.contains(stem) ? "is reserved on Windows" : nil
    }

    /// Whether it consists of letters and digits of ASCII, with `-` and `_` between them, and is longer than a device
    /// name of Windows. Nearly every name does, and needs no further check then.
    private static func isCertainlyValid(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.count > 4, let first = bytes.first, first.isLetter || first.isDigit else { return false }
        return bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Device names of Windows, with any extension.
    private static let reserved: Set<String> = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// Equal for two names that a file system may treat as the same: they differ only in case, or in the normalisation
    /// of accents (strings compare by canonical equivalence).
    package static func folded(_ name: String) -> String {
        if !name.isASCII { return name.uppercased().lowercased() }
        return name.utf8.contains { 0x41...0x5A ~= $0 } ? name.lowercased() : name
    }

    /// The name in program code, in camel case.
    package static func identifier(_ name: String) -> String {
        if name.isASCII { return identifier(ofASCII: name) }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.enumerated().map { index, word in
            index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }

    /// The same, by bytes.
    private static func identifier(ofASCII name: String) -> String {
        var identifier: [UInt8] = []
        var beginsWord = false
        for byte in name.utf8 {
            guard byte.isLetter || byte.isDigit else {
                beginsWord = !identifier.isEmpty
                continue
            }
            identifier.append(beginsWord && byte.isLowercase ? byte - 0x20 : byte)
            beginsWord = false
        }
        return String(decoding: identifier, as: UTF8.self)
    }
}

/// Rules for paths in a manifest: relative, not upward, of portable names, separated by `/`.
package enum PortablePath {
    /// The length of the longest path below an output, in bytes of UTF-8: macOS takes paths of 1,024 bytes with the
    /// zero at their end, and a file is on its way in a folder whose name takes some.
    package static let mostBytes = 1000

    /// Whether it, or a name in it, is longer than file systems take.
    package static func isTooLong(_ path: String) -> Bool {
        path.utf8.count > mostBytes
            || path.split(separator: "/").contains { $0.utf8.count > PortableName.mostBytes }
    }

    /// The fault of a path, as the predicate of a message; nil for a valid path.
    ///
    /// - Parameters:
    ///   - wildcards: whether names may contain `*`.
    ///   - allowsParent: whether it may begin with one `..`, as an output's path may.
    package static func fault(_ path: String, wildcards: Bool = false, allowsParent: Bool = false) -> String? {
        if path.hasPrefix("/") { return "is absolute" }
        if path.contains("\\") { return "contains a '\\'; use '/'" }
        if path.contains(":") { return "contains a ':'" }
        if path.utf8.count > mostBytes { return "has \(path.utf8.count) bytes, and paths have at most \(mostBytes)" }
        var names = path.split(separator: "/", omittingEmptySubsequences: false)
        if allowsParent, names.first == "..", names.count > 1 { names.removeFirst() }
        for name in names {
            if name == ".." { return "leads out of the folder" }
            let plain = String(name.map { wildcards && $0 == "*" ? "x" : $0 })
            if let fault = PortableName.fault(plain) {
                return names.count == 1 ? fault : "has the part '\(PortableName.shown(String(name)))', which \(fault)"
            }
        }
        return nil
    }
}

// MARK: - Names made valid

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
        if isConsistent(name) { return name }
        var name = name[...]
        // Sizes of pixels, and the prefix of resources.
        name = name.dropLast(scaleLength(of: name))
        if name.hasPrefix("ic-") || name.hasPrefix("ic_"), name.utf8.count > 3 { name = name.dropFirst(3) }
        let parts = name.split(separator: ".").map { CodeName.words(String($0), joinedBy: "-") }.filter { !$0.isEmpty }
        let made = parts.joined(separator: ".")
        return fault(made, room: suffixRoom) == nil ? made : nil
    }

    /// Whether it has only words of small letters with one `-` between them, as most names do: it needs no other check.
    private static func isConsistent(_ name: String) -> Bool {
        let bytes = name.utf8
        guard isCertainlyValid(name), bytes.count <= longest, bytes.last?.isLowercase == true, !name.hasPrefix("ic-")
        else { return false }
        var isBehindHyphen = false
        for byte in bytes {
            let isHyphen = byte == UInt8(ascii: "-")
            guard byte.isLowercase || isHyphen && !isBehindHyphen else { return false }
            isBehindHyphen = isHyphen
        }
        return true
    }

    /// The number of characters of a scale at the end of a name: `@2x`, `@1.5x`; 0 where there is none.
    private static func scaleLength(of name: Substring) -> Int {
        let bytes = Array(name.utf8.suffix(6))
        guard let at = bytes.lastIndex(of: UInt8(ascii: "@")), bytes.last == UInt8(ascii: "x") else { return 0 }
        let number = bytes[(at + 1)...].dropLast()
        guard let first = number.first, first.isDigit, first != UInt8(ascii: "0") else { return 0 }
        let rest = number.dropFirst()
        let isFraction = rest.count == 2 && rest.first == UInt8(ascii: ".") && rest.last?.isDigit == true
        return rest.isEmpty || isFraction ? bytes.count - at : 0
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

// MARK: - Parts of paths

extension String {
    /// The parts between slashes, without empty ones.
    package var pathParts: [Substring] {
        isASCII ? utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } : split(separator: "/")
    }
}

extension StringProtocol {
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
