internal import GlyphDerivation
internal import Markup

/// A value, or that there is none.
struct StoredOptional<Value: ByteCodable & Sendable>: ByteEncodable, Sendable {
    let value: Value?

    init(_ value: Value?) { self.value = value }

    /// Nil for bytes of something else.
    init?(_ bytes: ArraySlice<UInt8>) {
        var decoder = ByteDecoder(bytes)
        do { value = try decoder.optional() } catch { return nil }
    }

    func encode(into encoder: inout ByteEncoder) { encoder.append(value) }
}

extension SetFill? {
    /// As a store has it: the fill, and the ink alone.
    ///
    /// - Parameter key: the key of the fill.
    func items(at key: Digest) -> [Store.Item] {
        var (own, ink) = (ByteEncoder(), ByteEncoder())
        own.append(self?.outcome)
        ink.append(self?.trace)
        return [(key, own.bytes[...]), (key.trace, ink.bytes[...])]
    }
}

/// The sightings of a glyph, with the places of bodies among its candidates: their numbers are of one search.
struct StoredSightings: ByteCodable {
    private let sightings: [Sighting]

    init(_ sightings: [Sighting], of candidates: [RelativeIndex.Candidate]) {
        self.sightings = sightings.map { sighting in
            var stored = sighting
            stored.body = candidates.firstIndex { $0.body == sighting.body } ?? candidates.count
            return stored
        }
    }

    /// Nil for sightings of other candidates.
    func sightings(of candidates: [RelativeIndex.Candidate]) -> [Sighting]? {
        guard sightings.allSatisfy({ candidates.indices.contains($0.body) }) else { return nil }
        return sightings.map { stored in
            var sighting = stored
            sighting.body = candidates[stored.body].body
            return sighting
        }
    }

    func encode(into encoder: inout ByteEncoder) { encoder.append(each: sightings) }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) { sightings = try decoder.array() }
}
