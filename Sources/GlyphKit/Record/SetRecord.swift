internal import GlyphFormats
internal import Markup

/// What a build made of all glyphs together.
struct SetRecord: Sendable {
    /// Of all that it was made from.
    var key: Digest
    /// By export.
    var files: [[AssetFile]]
    /// What was found in the set, none of it an error.
    var findings: [Diagnostic]

    /// Does it only name a file whose bytes are needed?
    func needs(_ paths: Set<String>) -> Bool {
        !paths.isEmpty && files.contains { $0.contains { paths.contains($0.path) } }
    }
}

extension SetRecord: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(key)
        encoder.append(each: files) { $0.append(each: $1) }
        encoder.append(each: findings)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        key = try decoder.value()
        files = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.array() }
        findings = try decoder.array()
    }
}
