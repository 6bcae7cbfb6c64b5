package import Markup

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
