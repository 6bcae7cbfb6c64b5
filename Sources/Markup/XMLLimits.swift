/// Limits of reading a file. Files are untrusted input, and a small file may ask for a large amount of work. Each error
/// caused by a limit names the limit.
package struct XMLLimits: Hashable, Sendable {
    /// Bytes of the file.
    package var bytes: Int
    /// How deeply elements may be nested. The depth bounds the recursion on the tree, including its release.
    package var depth = 256
    package var elements = 200_000
    /// Attributes of one element, including `xmlns` declarations. Older parsers compare each with each, which takes
    /// quadratic time.
    package var attributes = 1_000
    /// Bytes of one attribute's value.
    package var attributeBytes: Int
    /// Bytes of an element's, attribute's or entity's name.
    package var nameBytes = 1_000
    /// Declarations in a DOCTYPE's internal subset.
    package var entities = 64
    /// The total number of bytes that references to declared entities expand to.
    package var expandedBytes = 65_536

    package init(bytes: Int, attributeBytes: Int) {
        self.bytes = bytes
        self.attributeBytes = attributeBytes
    }

    /// For one drawing: a path of a million segments fits.
    package static let glyph = {
        var limits = XMLLimits(bytes: 8 << 20, attributeBytes: 8 << 20)
        limits.elements = 100_000
        return limits
    }()
    /// For a manifest: a hundred thousand glyphs fit.
    package static let manifest = {
        var limits = XMLLimits(bytes: 64 << 20, attributeBytes: 1 << 20)
        limits.elements = 1_000_000
        return limits
    }()
}

/// Creates the diagnostics of the XML stages, located in one source.
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
