internal import GlyphFormats
internal import Markup

/// What a build made of all glyphs together.
struct SetRecord: Sendable {
    /// Of all that it was made from: each glyph with its drawings, and the manifest, since findings have places in it.
    var key: Digest
    /// By export.
    var files: [[AssetFile]]
    /// All that was found, in the order of the stages; no errors.
    var findings: [Diagnostic]
    /// As the build counted them.
    var uncertainFills: Int
}

extension SetRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(key)
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(each: findings)
        encoder.append(uncertainFills)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        key = try decoder.value()
        files = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
        findings = try decoder.array()
        uncertainFills = try decoder.int()
    }
}
