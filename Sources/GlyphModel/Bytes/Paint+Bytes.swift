package import Markup
internal import PathGeometry
internal import SemanticColor

extension Paint: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .color(let color):
            encoder.append(0)
            encoder.append(color)
        case .currentColor(let opacity):
            encoder.append(1)
            encoder.append(opacity)
        case .gradient(let gradient):
            encoder.append(2)
            encoder.append(gradient)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .color(try decoder.value())
        case 1: self = .currentColor(opacity: try decoder.double())
        case 2: self = .gradient(try decoder.value())
        default: throw ByteDecoder.Fault()
        }
    }
}

extension Gradient: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(shape)
        encoder.append(transform)
        encoder.append(raw: spread)
        encoder.append(each: stops)
        encoder.append(opacity)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            shape: try decoder.value(), transform: try decoder.value(), spread: try decoder.raw(),
            stops: try decoder.array(), opacity: try decoder.double())
    }
}

extension Gradient.Shape: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch self {
        case .linear(let from, let to):
            encoder.append(0)
            encoder.append(from)
            encoder.append(to)
        case .radial(let center, let radius, let focus, let focusRadius):
            encoder.append(1)
            encoder.append(center)
            encoder.append(radius)
            encoder.append(focus)
            encoder.append(focusRadius)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch try decoder.int() {
        case 0: self = .linear(from: try decoder.value(), to: try decoder.value())
        case 1:
            self = .radial(
                center: try decoder.value(), radius: try decoder.double(), focus: try decoder.value(),
                focusRadius: try decoder.double())
        default: throw ByteDecoder.Fault()
        }
    }
}

extension Gradient.Stop: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(offset)
        encoder.append(color)
        encoder.append(isCurrent)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(offset: try decoder.double(), color: try decoder.value(), isCurrent: try decoder.bool())
    }
}

extension OpacityGroup: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(id)
        encoder.append(opacity)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(id: try decoder.int(), opacity: try decoder.double())
    }
}

extension PreserveAspectRatio: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(align.rawValue)
        encoder.append(scale.rawValue)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(align: try decoder.raw(), scale: try decoder.raw())
    }
}
