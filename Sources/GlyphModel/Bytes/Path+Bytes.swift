package import Markup
package import PathGeometry
package import SemanticColor

// Values of the modules below: geometry and colours.

// MARK: - Geometry

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

// MARK: - Colours

extension Color: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(raw: space)
        encoder.append(red)
        encoder.append(green)
        encoder.append(blue)
        encoder.append(alpha)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(
            space: try decoder.raw(), red: try decoder.double(), green: try decoder.double(),
            blue: try decoder.double(), alpha: try decoder.double())
    }
}

extension Appearance: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) { encoder.append(index) }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let index = try decoder.int()
        guard Self.allCases.indices.contains(index) else { throw ByteDecoder.Fault() }
        self = Self.allCases[index]
    }
}

extension ColorRole: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) { encoder.append(rawValue) }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(rawValue: try decoder.string())
    }
}

/// All that formats may write of a palette.
extension Palette: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(generation) { $0.append(raw: $1) }
        encoder.append(each: roles) { encoder, role in
            encoder.append(role)
            encoder.append(self[role])
            encoder.append(target(of: role))
            encoder.append(note(on: role))
        }
    }
}

extension DynamicColor: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        for appearance in Appearance.allCases { encoder.append(stated(appearance)) }
    }
}

extension ColorNote: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(description)
        encoder.append(deprecation)
        encoder.append(extensions)
        encoder.append(notations.count)
        for appearance in Appearance.allCases where notations[appearance] != nil {
            encoder.append(appearance)
            encoder.append(notations[appearance])
        }
    }
}

extension ColorNotation: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(space)
        encoder.append(each: components) { $0.append($1) }
        encoder.append(alpha)
        encoder.append(color)
    }
}
