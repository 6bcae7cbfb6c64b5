/// A value that can be written as bytes. Each stored property is a part of them.
package protocol ByteEncodable {
    func encode(into encoder: inout ByteEncoder)
}

/// A value that can be written as bytes and read from them.
package protocol ByteCodable: ByteEncodable {
    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault)
}

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

/// Reads the bytes of a `ByteEncoder`. Other bytes are a fault, or give other values; they never end the program.
package struct ByteDecoder: Sendable {
    /// The bytes are not of the type that is read.
    package struct Fault: Error, Hashable, Sendable {
        package init() {}
    }

    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte.
    private var offset: Int
    private let end: Int

    package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

    package init(_ bytes: ArraySlice<UInt8>) {
        (self.bytes, offset, end) = (bytes, bytes.startIndex, bytes.endIndex)
    }

    package var isAtEnd: Bool { offset == end }

    private mutating func byte() throws(Fault) -> UInt8 {
        guard offset < end else { throw Fault() }
        defer { offset += 1 }
        return bytes[offset]
    }

    package mutating func int() throws(Fault) -> Int {
        var (value, shift) = (UInt64(0), UInt64(0))
        while true {
            let next = try byte()
            guard shift < 63 || shift == 63 && next <= 1 else { throw Fault() }
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { break }
            shift += 7
        }
        return Int(Int64(bitPattern: value >> 1)) ^ -Int(value & 1)
    }

    /// The number of things that follow, each of at least one byte.
    package mutating func count() throws(Fault) -> Int {
        let count = try int()
        guard count >= 0, count <= end - offset else { throw Fault() }
        return count
    }

    package mutating func fixed() throws(Fault) -> UInt64 {
        guard end - offset >= 8 else { throw Fault() }
        var value: UInt64 = 0
        for index in 0..<8 { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        offset += 8
        return value
    }

    package mutating func double() throws(Fault) -> Double { Double(bitPattern: try fixed()) }

    package mutating func bool() throws(Fault) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        default: throw Fault()
        }
    }

    package mutating func string() throws(Fault) -> String {
        let count = try count()
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    package mutating func slice() throws(Fault) -> ArraySlice<UInt8> {
        let count = try count()
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    package mutating func optional<Value>(
        _ decode: (inout ByteDecoder) throws(Fault) -> Value
    ) throws(Fault) -> Value? {
        try bool() ? try decode(&self) : nil
    }

    package mutating func array<Value>(
        _ decode: (inout ByteDecoder) throws(Fault) -> Value
    ) throws(Fault) -> [Value] {
        let count = try count()
        if count == 0 { return [] }
        var values: [Value] = []
        values.reserveCapacity(min(count, 1_024))
        for _ in 0..<count { values.append(try decode(&self)) }
        return values
    }

    package mutating func value<Value: ByteCodable>(_ type: Value.Type = Value.self) throws(Fault) -> Value {
        try Value(from: &self)
    }

    package mutating func optional<Value: ByteCodable>(_ type: Value.Type = Value.self) throws(Fault) -> Value? {
        try optional { decoder throws(Fault) in try decoder.value() }
    }

    package mutating func array<Value: ByteCodable>(_ type: Value.Type = Value.self) throws(Fault) -> [Value] {
        try array { decoder throws(Fault) in try decoder.value() }
    }

    package mutating func strings() throws(Fault) -> [String] {
        try array { decoder throws(Fault) in try decoder.string() }
    }

    package mutating func optionalString() throws(Fault) -> String? { try bool() ? try string() : nil }

    package mutating func raw<Value: RawRepresentable<String>>(_ type: Value.Type = Value.self) throws(Fault) -> Value {
        guard let value = Value(rawValue: try string()) else { throw Fault() }
        return value
    }
}
