/// Rules for names of files and folders that hold on every system.
package enum PortableName {
    /// What is wrong with a name, or nil.
    ///
    /// - Parameter room: bytes that will be put behind it: `.VARIANT.dark-high.svg`.
    package static func fault(_ name: some StringProtocol, room: Int = 0) -> String? {
        if name.isEmpty { return "is empty" }
        if name == "." || name == ".." { return "is a step, not a name" }
        if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            return "holds a control character"
        }
        if let bad = name.first(where: { "/\\:*?\"<>|".contains($0) }) { return "holds '\(bad)'" }
        if name.hasSuffix(".") || name.hasSuffix(" ") { return "ends in a dot or a space" }
        if name.hasPrefix(" ") { return "begins with a space" }
        if name.hasPrefix("-") { return "begins with '-', which commands take for an option" }
        if name.utf8.count + room > 255 { return "is longer than 255 bytes with its suffixes" }
        let stem = String(name.prefix { $0 != "." }).uppercased()
        return reserved.contains(stem) ? "is reserved on Windows" : nil
    }

    /// Devices of Windows, with any ending.
    private static let reserved: Set<String> = Set(
        ["CON", "PRN", "AUX", "NUL"] + (1...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// The same for two names that a disk may take for one: equal but for case, or for the way that
    /// accents are written (strings compare by canonical equivalence).
    package static func folded(_ name: String) -> String { name.uppercased().lowercased() }

    /// What the name becomes in program code: words joined, each but the first with a capital.
    package static func identifier(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.enumerated().map { index, word in
            index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}

/// Rules for paths in a manifest: relative, downward, of portable names, with `/` between them.
package enum PortablePath {
    /// What is wrong with a path, or nil.
    ///
    /// - Parameters:
    ///   - wildcards: may names hold `*`?
    ///   - beside: may it begin with one `..`, as an output's may?
    package static func fault(_ path: String, wildcards: Bool = false, beside: Bool = false) -> String? {
        if path.hasPrefix("/") { return "is absolute" }
        if path.contains("\\") { return "holds a '\\'; write '/'" }
        if path.contains(":") { return "holds a ':'" }
        var names = path.split(separator: "/", omittingEmptySubsequences: false)
        if beside, names.first == "..", names.count > 1 { names.removeFirst() }
        for name in names {
            if name == ".." { return "leaves the folder" }
            let plain = String(name.map { wildcards && $0 == "*" ? "x" : $0 })
            if let fault = PortableName.fault(plain) {
                return names.count == 1 ? fault : "has the part '\(name)', which \(fault)"
            }
        }
        return nil
    }
}
