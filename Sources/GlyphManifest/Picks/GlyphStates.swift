package import GlyphModel
package import Markup

/// What the manifest and the drawings say of each glyph, as digests: a pick that was made on a page applies to a glyph
/// only as the page showed it.
package struct GlyphStates: Sendable {
    private let elements: GlyphElements
    private let digest: @Sendable (String) -> Digest?

    /// The number of hexadecimal digits of a state: far more than distinguish the states of one glyph.
    private static let length = 16

    /// - Parameter digest: the digest of the bytes of a file, by its path in the manifest; nil if it cannot be read.
    package init(_ manifest: Manifest, digest: @escaping @Sendable (String) -> Digest?) {
        self.init(GlyphElements(manifest), digest: digest)
    }

    package init(_ elements: GlyphElements, digest: @escaping @Sendable (String) -> Digest?) {
        (self.elements, self.digest) = (elements, digest)
    }

    /// Of the element's text without white space between tags, and of the files with the glyph's drawings. It depends
    /// on no other element, and not on the place in the manifest.
    ///
    /// - Returns: nil for an entry that has no element in the manifest.
    package func state(of entry: GlyphEntry) -> String? {
        guard let element = try? elements.element(of: entry) else { return nil }
        var encoder = ByteEncoder()
        encoder.append(bytes: Self.withoutSpace(between: element.written))
        for file in entry.files { encoder.append(digest(file)) }
        return String(Digest(of: encoder.bytes).description.prefix(Self.length))
    }

    private static func withoutSpace(between text: String) -> ArraySlice<UInt8> {
        let (bytes, open, close) = (Array(text.utf8), UInt8(ascii: "<"), UInt8(ascii: ">"))
        var (result, index) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count)
        while index < bytes.count {
            result.append(bytes[index])
            index += 1
            guard bytes[index - 1] == close else { continue }
            var next = index
            while next < bytes.count, bytes[next].isXMLSpace { next += 1 }
            if next < bytes.count, bytes[next] == open { index = next }
        }
        return result[...]
    }
}
