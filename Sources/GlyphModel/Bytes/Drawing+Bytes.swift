package import Markup
internal import PathGeometry
internal import SemanticColor

extension Drawing: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(width)
        encoder.append(height)
        viewBox.encode(into: &encoder)
        encoder.append(layers.count)
        for layer in layers { layer.encode(into: &encoder) }
        preserveAspectRatio.encode(into: &encoder)
        encoder.append(form?.rawValue)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            width: try decoder.double(), height: try decoder.double(), viewBox: try decoder.value(),
            layers: try decoder.array(), preserveAspectRatio: try decoder.value(),
            form: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.raw() })
    }
}

/// With the data of its path, which takes longer to write than to read.
extension TintedLayer: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        path.encode(into: &encoder)
        encoder.append(data)
        paint.encode(into: &encoder)
        encoder.append(groups.count)
        for group in groups { group.encode(into: &encoder) }
        encoder.append(shape != nil)
        shape?.encode(into: &encoder)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let path: Path = try decoder.value()
        let data = try decoder.optionalString()
        self.init(
            path: path, paint: try decoder.value(), groups: try decoder.array(),
            shape: try decoder.optional { decoder throws(ByteDecoder.Fault) in try decoder.value() })
        self.data = data
    }
}

extension TintedLayer.Paint: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .role(let role, let opacity):
            encoder.append(0)
            role.encode(into: &encoder)
            encoder.append(opacity)
        case .original(let paint):
            encoder.append(1)
            encoder.append(paint)
        case .fade(let role, let gradient):
            encoder.append(2)
            encoder.append(role)
            encoder.append(gradient)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .role(try decoder.value(), opacity: try decoder.double())
        case 1: self = .original(try decoder.value())
        case 2: self = .fade(try decoder.value(), try decoder.value())
        default: throw ByteDecoder.Fault()
        }
    }
}
