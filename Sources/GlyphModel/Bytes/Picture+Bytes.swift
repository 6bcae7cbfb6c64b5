package import Markup
internal import SemanticColor

extension Variant.Picture: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(appearance)
        encoder.append(raw: form)
        encoder.append(tint)
        encoder.append(drawing)
        encoder.append(each: alternatives)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            appearance: try decoder.value(), form: try decoder.raw(), tint: try decoder.value(),
            drawing: try decoder.value())
        alternatives = try decoder.array()
    }
}

extension Variant.Picture.Alternative: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(manifest)
        encoder.append(drawing)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(manifest: try decoder.string(), drawing: try decoder.value())
    }
}
