/// The fault of invalid path data, and its location.
public struct PathSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the fault.
    public enum Reason: Hashable, Sendable {
        /// Path data must begin with `M` or `m`.
        case moveExpected
        case unexpected(UInt8)
        case numberExpected
        /// A flag of an arc must be one character, `0` or `1`.
        case flagExpected
        /// A number, or a coordinate computed from numbers, is beyond the range of a double.
        case tooLarge
        /// More than `Path.segmentLimit` segments.
        case tooManySegments
    }

    /// In bytes from the beginning of the data; the length of the data if something is missing at the end.
    public var offset: Int
    /// The kind of the fault.
    public var reason: Reason

    /// Creates an error at a byte offset.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    public var description: String {
        switch reason {
        case .moveExpected: "path data does not begin with a move ('M' or 'm')"
        case .unexpected(let byte) where byte > 0x20 && byte < 0x7F:
            "unexpected '\(Character(Unicode.Scalar(byte)))' in path data"
        case .unexpected(let byte): "unexpected byte 0x\(String(byte, radix: 16, uppercase: true)) in path data"
        case .numberExpected: "expected a number in path data"
        case .flagExpected: "a flag of an arc is not 0 or 1"
        case .tooLarge: "a number in path data is too large"
        case .tooManySegments: "path data has more than \(Path.segmentLimit) segments"
        }
    }
}
