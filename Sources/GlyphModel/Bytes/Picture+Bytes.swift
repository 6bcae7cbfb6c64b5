package import Markup
internal import SemanticColor

extension Variant.Picture: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        appearance.encode(into: &encoder)
        encoder.append(form.rawValue)
        tint.encode(into: &encoder)
        drawing.encode(into: &encoder)
        encoder.append(each: alternatives)
        encoder.append(symbol != nil)
        symbol?.encode(into: &encoder)
        encoder.append(rightToLeft != nil)
        rightToLeft?.encode(into: &encoder)
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
