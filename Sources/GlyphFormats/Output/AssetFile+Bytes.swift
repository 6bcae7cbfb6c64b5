package import Markup

/// The properties of the file, without its bytes, which are recognized by their digest, and without the place that
/// requests it.
extension AssetFile: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(content.size)
        content.digest.encode(into: &encoder)
        let owner = owner
        encoder.append(owner != nil)
        if let owner {
            encoder.append(owner.name)
            encoder.append(owner.folder)
        }
        encoder.append(sharing != nil)
        if case .catalogFolder(let isNamespace)? = sharing { encoder.append(isNamespace) }
        encoder.append(coversAllGlyphs)
        encoder.append(isInput)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            path: try decoder.string(),
            content: .recorded(size: try decoder.int(), digest: try Digest(from: &decoder)))
        if try decoder.bool() { owner = Owner(name: try decoder.string(), folder: try decoder.optionalString()) }
        if try decoder.bool() { sharing = .catalogFolder(isNamespace: try decoder.bool()) }
        coversAllGlyphs = try decoder.bool()
        isInput = try decoder.bool()
    }
}
