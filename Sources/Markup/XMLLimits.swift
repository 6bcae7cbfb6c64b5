/// How much of a file is read before it is refused: files come from strangers, and a small one may
/// ask for a great deal of work. An error that a limit makes says so, and names the limit.
package struct XMLLimits: Hashable, Sendable {
    /// Bytes of the file.
    package var bytes: Int
    /// Elements inside each other. The depth bounds recursion on the tree, its release included.
    package var depth = 256
    package var elements = 200_000
    /// Attributes of one element, `xmlns` declarations among them. Older parsers compare each with
    /// each, so that the work grows with the square.
    package var attributes = 1_000
    /// Bytes of one attribute's value.
    package var attributeBytes: Int
    /// Bytes of an element's, attribute's or entity's name.
    package var nameBytes = 1_000
    /// Declarations in a DOCTYPE's internal subset.
    package var entities = 64
    /// Bytes that all references to declared entities may add up to.
    package var expandedBytes = 65_536

    package init(bytes: Int, attributeBytes: Int) {
        self.bytes = bytes
        self.attributeBytes = attributeBytes
    }

    /// For one drawing: a path of a million segments still fits.
    package static let glyph = XMLLimits(bytes: 8 << 20, attributeBytes: 8 << 20)
    /// For a manifest: some hundred thousand glyphs.
    package static let manifest = {
        var limits = XMLLimits(bytes: 64 << 20, attributeBytes: 1 << 20)
        limits.elements = 1_000_000
        return limits
    }()
}

/// Makes the diagnostics of the XML stages, with places in one source.
struct XMLFault {
    let source: SourceFile

    func syntax(_ message: String, at offset: Int, hint: String? = nil) -> Findings {
        finding("xml-syntax", message, at: offset, hint: hint)
    }

    func limit(_ message: String, at offset: Int) -> Findings {
        finding("xml-limit", message, at: offset, hint: nil)
    }

    func entity(_ message: String, at offset: Int, hint: String? = nil) -> Findings {
        finding("xml-entity", message, at: offset, hint: hint)
    }

    func finding(_ id: String, _ message: String, at offset: Int, hint: String?) -> Findings {
        Findings([Diagnostic(.error, id: id, message, at: source.location(at: offset), hint: hint)])
    }
}
