/// A name in a source that is, or may be, the name of an asset.
struct Reference: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable { case image, color }

    enum Name: Hashable, Sendable {
        case text(String)
        /// A text that is known at its beginning and its end only: `icon-\(kind)`.
        case ends(NameEnds)
        /// An identifier, which may be the symbol that Xcode generates: `.icHome`.
        case symbol(String)
        /// A whole text, or the name of a case, that may be one of the two that a name is put together of.
        case part(String)
        /// A text that is nothing but two names: `\(kind)-\(state)`.
        case joined(JoinedName)
    }

    enum Certainty: Hashable, Sendable {
        /// It certainly loads an asset of this kind and name from the main bundle.
        case stated(Kind)
        case mentioned
    }

    var name: Name
    var certainty: Certainty
    /// Where it is in its source.
    var offset: Int
    /// What it is an argument of, if this may be another one than the system's.
    var loader: Loader?

    init(_ name: Name, _ certainty: Certainty = .mentioned, at offset: Int, loader: Loader? = nil) {
        (self.name, self.certainty, self.offset, self.loader) = (name, certainty, offset, loader)
    }
}

/// The beginning and the end of names that are put together at run time, in lower case.
struct NameEnds: Hashable, Sendable {
    var beginning: String
    var end: String

    /// Nil where they say too little: a message such as `\(count)s` would mention every name that ends with an s.
    ///
    /// - Parameter isName: whether it is certainly a name, of which one letter says enough.
    init?(_ beginning: String, _ end: String, isName: Bool) {
        let letters = (beginning + end).unicodeScalars.count {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        guard letters >= (isName ? 1 : 2), beginning.utf8.count + end.utf8.count <= AssetNames.lengthLimit else {
            return nil
        }
        (self.beginning, self.end) = (beginning.lowercased(), end.lowercased())
    }

    /// The ends in all ways that a name has: an end without the extension and the scale of a file, `.png`, and a
    /// beginning without the path of a folder.
    static func all(_ beginning: String, _ end: String, isName: Bool) -> Set<NameEnds> {
        let beginnings = [
            beginning, beginning.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init),
        ]
        let ends = [end, AssetNames.end(ofFile: end)]
        return Set(
            beginnings.compactMap(\.self).flatMap { beginning in
                ends.compactMap { NameEnds(beginning, $0, isName: isName) }
            })
    }

    private static let flags = Set<Character>("0123456789$.*-+# 'lhqzjt")
    private static let conversions = Set<Character>("@dDiuUxXoOfFeEgGaAcCsSp")

    /// The text between the placeholders of a format of `String(format:)`, such as `icon_%d`.
    static func literalParts(of format: String) -> [String] {
        var (parts, rest) = ([""], format[...])
        while let percent = rest.firstIndex(of: "%") {
            parts[parts.count - 1] += rest[..<percent]
            let after = rest[rest.index(after: percent)...]
            let conversion = after.drop { flags.contains($0) }
            if let first = conversion.first, conversions.contains(first) {
                parts.append("")
                rest = conversion.dropFirst()
            } else {
                parts[parts.count - 1] += "%"
                rest = after.first == "%" ? after.dropFirst() : after
            }
        }
        parts[parts.count - 1] += rest
        return parts
    }
}
