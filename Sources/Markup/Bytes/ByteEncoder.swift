/// Values as bytes that are the same on every platform and in every run: for digests, and for data that is kept between
/// runs.
///
/// A function that takes values of any type is compiled once for all of them, which is slow. A frequent value, such as
/// a point of a path, writes itself: `point.encode(into: &encoder)`.
package struct ByteEncoder: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {
        // Most values are longer, and would else get their memory in five steps.
        bytes.reserveCapacity(128)
    }

    /// A number with few bytes for small ones.
    package mutating func append(_ value: Int) {
        // The sign is the lowest bit, so that small negative numbers are short, too.
        var rest = UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1)))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Eight bytes, the least significant first.
    package mutating func append(fixed value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
    }

    package mutating func append(_ value: Double) { append(fixed: value.bitPattern) }

    package mutating func append(_ value: Bool) { bytes.append(value ? 1 : 0) }

    package mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Bytes that another encoder wrote.
    package mutating func append(written other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Bytes of any content.
    package mutating func append(bytes content: ArraySlice<UInt8>) {
        append(content.count)
        bytes += content
    }

    package mutating func append(_ value: some ByteEncodable) { value.encode(into: &self) }

    package mutating func append<Value>(_ value: Value?, _ encode: (inout ByteEncoder, Value) -> Void) {
        guard let value else { return append(false) }
        append(true)
        encode(&self, value)
    }

    package mutating func append(_ value: (some ByteEncodable)?) { append(value) { $0.append($1) } }
    package mutating func append(_ value: String?) { append(value) { $0.append($1) } }
    package mutating func append(_ value: Double?) { append(value) { $0.append($1) } }
    package mutating func append(_ value: Int?) { append(value) { $0.append($1) } }

    package mutating func append<Value>(each values: [Value], _ encode: (inout ByteEncoder, Value) -> Void) {
        append(values.count)
        for index in 0..<values.count { encode(&self, values[index]) }
    }

    package mutating func append(each values: [some ByteEncodable]) { append(each: values) { $0.append($1) } }
    package mutating func append(each values: [String]) { append(each: values) { $0.append($1) } }
    package mutating func append(each values: [Double]) { append(each: values) { $0.append($1) } }

    /// Appends the raw value of an enumeration: its name.
    package mutating func append<Value: RawRepresentable<String>>(raw value: Value) { append(value.rawValue) }
}

/// A value that can be written as bytes. Each stored property is a part of them.
package protocol ByteEncodable {
    func encode(into encoder: inout ByteEncoder)
}

/// A value that can be written as bytes and read from them.
package protocol ByteCodable: ByteEncodable {
    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault)
}

extension Digest {
    /// The digest of the bytes of a value.
    package init(of value: some ByteEncodable) {
        var encoder = ByteEncoder()
        encoder.append(value)
        self.init(of: encoder.bytes)
    }
}
