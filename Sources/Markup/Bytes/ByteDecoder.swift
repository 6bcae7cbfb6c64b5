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
