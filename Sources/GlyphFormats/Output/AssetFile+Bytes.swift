package import Markup

/// What it is, without its bytes, which are recognized by their digest, and without the place that requests it.
extension AssetFile: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(content.size)
        encoder.append(content.digest)
        encoder.append(owner) { encoder, owner in
            encoder.append(owner.name)
            encoder.append(owner.folder)
        }
        encoder.append(sharing) { encoder, sharing in
            switch sharing {
            case .catalogFolder(let isNamespace): encoder.append(isNamespace)
            }
        }
        encoder.append(coversAllGlyphs)
        encoder.append(isInput)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            path: try decoder.string(), content: .recorded(size: try decoder.int(), digest: try decoder.value()))
        owner = try decoder.optional { decoder throws(ByteDecoder.Fault) in
            Owner(name: try decoder.string(), folder: try decoder.optionalString())
        }
        sharing = try decoder.optional { decoder throws(ByteDecoder.Fault) in
            .catalogFolder(isNamespace: try decoder.bool())
        }
        coversAllGlyphs = try decoder.bool()
        isInput = try decoder.bool()
    }
}
