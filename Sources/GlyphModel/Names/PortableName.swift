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
        if isPlain(name) && name.utf8.count + room <= mostBytes { return nil }
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
    private static func isPlain(_ name: String) -> Bool {
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
