package import Markup
internal import PathGeometry

/// All that its files are made from: without the places in the manifest that request it, and without its title, its
/// tags and the fill that it inherits, which only files about the whole set show.
extension GlyphEntry: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encode(into: &encoder) { $1.encode(into: &$0) }
    }

    /// - Parameter settings: a function that writes the settings.
    fileprivate func encode(
        into encoder: inout ByteEncoder, settings encode: (inout ByteEncoder, GlyphSettings) -> Void
    ) {
        encoder.append(name)
        encoder.append(source)
        encoder.append(darkSource)
        encoder.append(rtlSource)
        encoder.append(each: groups)
        encode(&encoder, settings)
        encoder.append(statesFill)
        encoder.append(statesDarkFill)
        encoder.append(each: layers)
        encoder.append(each: parts)
        encoder.append(each: overrides)
        encoder.append(each: badges)
        encoder.append(each: drawnVariants)
        encoder.append(exampleFill)
        encoder.append(each: borrowed)
    }

    /// The places of the entry and of its children in the manifest, in a fixed order; nil where a program made them.
    package var places: [SourceFile.Location?] {
        [location] + layers.map(\.location) + parts.map(\.location) + overrides.map(\.location)
            + badges.map(\.location) + drawnVariants.map(\.location)
    }
}

extension GroupName: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(isNamespace)
    }
}

extension Selector: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: alternatives) { encoder, alternative in
            switch alternative {
            case .id(let name):
                encoder.append(0)
                encoder.append(name)
            case .type(let name):
                encoder.append(1)
                encoder.append(name)
            case .class(let name):
                encoder.append(2)
                encoder.append(name)
            }
        }
    }
}

extension LayerOverride: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(selector)
        encoder.append(role) { $0.append(raw: $1) }
        encoder.append(tint)
        encoder.append(variable) { $0.append($1) }
    }
}

extension PartOverride: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        switch target {
        case .elements(let selector):
            encoder.append(0)
            encoder.append(selector)
        case .region(let x, let y):
            encoder.append(1)
            encoder.append(x)
            encoder.append(y)
        }
        encoder.append(raw: treatment)
    }
}

extension AppearanceOverride: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(style) { $0.append(raw: $1) }
        encoder.append(contrast) { $0.append(raw: $1) }
        encoder.append(tint)
        encoder.append(form) { $0.append(raw: $1) }
        encoder.append(source)
        encoder.append(grade)
    }
}

extension Badge: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(source)
        encoder.append(raw: corner)
        encoder.append(tint)
    }
}

extension DrawnVariant: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(source)
    }
}

extension BorrowedBody: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(each: parts) { encoder, part in
            guard case .region(let x, let y) = part.target else { preconditionFailure("an element of another glyph") }
            Point(x, y).encode(into: &encoder)
            encoder.append(raw: part.treatment)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        path = try decoder.value()
        parts = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let point: Point = try decoder.value()
            return PartOverride(target: .region(x: point.x, y: point.y), treatment: try decoder.raw())
        }
    }
}

// MARK: - Many entries

/// Writes entries one after the other. Most have the settings of the entry before, which are then written as they were.
package struct EntryEncoder {
    private var last: (settings: GlyphSettings, bytes: [UInt8])?

    package init() {}

    /// Appends the bytes of an entry: the bytes that the entry itself writes.
    package mutating func append(_ entry: GlyphEntry, to encoder: inout ByteEncoder) {
        entry.encode(into: &encoder) { encoder, settings in
            if let last, last.settings == settings { return encoder.append(written: last.bytes) }
            var own = ByteEncoder()
            own.append(settings)
            last = (settings, own.bytes)
            encoder.append(written: own.bytes)
        }
    }
}
