package import Markup
internal import SemanticColor

extension Variant.Picture: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(appearance)
        encoder.append(raw: form)
        encoder.append(tint)
        encoder.append(drawing)
        encoder.append(each: alternatives)
        encoder.append(symbol) { $0.append($1) }
        encoder.append(rightToLeft) { $0.append($1) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            appearance: try decoder.value(), form: try decoder.raw(), tint: try decoder.value(),
            drawing: try decoder.value())
        alternatives = try decoder.array()
        symbol = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() }
        rightToLeft = try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() }
    }
}

extension Variant.Picture.Alternative: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(manifest)
        encoder.append(text)
        encoder.append(drawing)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(manifest: try decoder.string(), text: try decoder.string(), drawing: try decoder.value())
    }
}
