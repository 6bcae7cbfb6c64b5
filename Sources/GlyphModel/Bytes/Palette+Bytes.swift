package import Markup
package import SemanticColor

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

extension ColorRole: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) { encoder.append(rawValue) }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(rawValue: try decoder.string())
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
