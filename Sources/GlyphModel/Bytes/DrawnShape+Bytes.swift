package import Markup
package import PathGeometry

extension DrawnShape: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(fill) { $0.append(raw: $1) }
        encoder.append(stroke) { $0.append($1) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            try decoder.value(), fill: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.raw() },
            stroke: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() })
    }
}

extension StrokeStyle: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(width)
        encoder.append(raw: cap)
        encoder.append(raw: join)
        encoder.append(miterLimit)
        encoder.append(each: dash?.lengths ?? []) { $0.append($1) }
        encoder.append(dash?.offset ?? 0)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            width: try decoder.double(), cap: try decoder.raw(), join: try decoder.raw(),
            miterLimit: try decoder.double())
        let lengths = try decoder.array { decoder throws(ByteDecoder.Fault) in try decoder.double() }
        dash = DashPattern(lengths, offset: try decoder.double())
    }
}
