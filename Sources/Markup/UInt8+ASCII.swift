extension UInt8 {
    /// White space of XML and JSON: tab, line feed, carriage return, space. CSS has the form feed in addition.
    @inlinable package var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
    @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    @inlinable package var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    @inlinable package var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }

    /// Two hexadecimal digits, in capitals.
    package var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}
