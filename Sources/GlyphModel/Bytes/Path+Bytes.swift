package import Markup
package import PathGeometry

extension Point: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(x)
        encoder.append(y)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(try decoder.double(), try decoder.double())
    }
}

extension Rect: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(minX)
        encoder.append(minY)
        encoder.append(maxX)
        encoder.append(maxY)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            minX: try decoder.double(), minY: try decoder.double(), maxX: try decoder.double(),
            maxY: try decoder.double())
    }
}

extension Transform: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        for number in [a, b, c, d, e, f] { encoder.append(number) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            a: try decoder.double(), b: try decoder.double(), c: try decoder.double(), d: try decoder.double(),
            e: try decoder.double(), f: try decoder.double())
    }
}

extension Path: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(elements.count)
        for element in elements {
            switch element {
            case .move(let point):
                encoder.append(0)
                point.encode(into: &encoder)
            case .line(let point):
                encoder.append(1)
                point.encode(into: &encoder)
            case .quadratic(let control, let point):
                encoder.append(2)
                control.encode(into: &encoder)
                point.encode(into: &encoder)
            case .cubic(let control1, let control2, let point):
                encoder.append(3)
                control1.encode(into: &encoder)
                control2.encode(into: &encoder)
                point.encode(into: &encoder)
            case .close: encoder.append(4)
            }
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let count = try decoder.count()
        self.init()
        reserveCapacity(count)
        for _ in 0..<count {
            switch try decoder.int() {
            case 0: move(to: try Point(from: &decoder))
            case 1: line(to: try Point(from: &decoder))
            case 2: quadratic(try Point(from: &decoder), to: try Point(from: &decoder))
            case 3: cubic(try Point(from: &decoder), try Point(from: &decoder), to: try Point(from: &decoder))
            case 4: close()
            default: throw ByteDecoder.Fault()
            }
        }
    }
}

extension SampleGrid: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        for row in rows { encoder.append(fixed: row) }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        var rows: [UInt64] = []
        for _ in 0..<SampleGrid.side { rows.append(try decoder.fixed()) }
        guard let grid = SampleGrid(rows: rows) else { throw ByteDecoder.Fault() }
        self = grid
    }
}
