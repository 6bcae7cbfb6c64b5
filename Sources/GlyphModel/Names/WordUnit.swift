internal import Markup

/// The units by which the words of a name are found: its characters, or the bytes of a name in ASCII, which takes a
/// fraction of the time.
protocol WordUnit {
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
}

extension Character: WordUnit {}

extension UInt8: WordUnit {
    var isNumber: Bool { isDigit }
    var isUppercase: Bool { (0x41...0x5A).contains(self) }
    var isLowercase: Bool { (0x61...0x7A).contains(self) }
}

extension StringProtocol {
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
