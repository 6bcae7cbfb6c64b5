internal import Markup

/// `name: value`, from a sheet or a `style` attribute.
struct Declaration: Hashable, Sendable {
    /// In lower case, except for custom properties.
    let name: String
    /// Nil for a name that has no effect on a drawing.
    let property: Property?
    /// The value without comments, escapes and `!important`.
    var value: String
    var isImportant: Bool
    /// Whether it is a presentation attribute.
    var isAttribute: Bool
    /// The offset in the file.
    var offset: Int

    init(name: String, value: String, isImportant: Bool, offset: Int) {
        self.name = name
        self.value = value
        self.isImportant = isImportant
        isAttribute = false
        self.offset = offset
        property = Property.named(name)
    }

    /// A presentation attribute.
    init(_ property: Property, value: String, offset: Int) {
        (name, self.property, self.value) = (property.rawValue, property, value)
        (isImportant, isAttribute, self.offset) = (false, true, offset)
    }
}

extension Declaration {
    /// The declarations of a block or a `style` attribute; invalid parts are skipped (CSS Syntax 3, 5.4.5).
    ///
    /// - Parameter origin: the number that is added to offsets in `bytes` to get offsets in the file.
    static func list(_ bytes: [UInt8], origin: Int) -> [Declaration] {
        var scanner = ByteScanner(bytes)
        var result: [Declaration] = []
        while true {
            scanner.skipSpaceAndComments()
            if scanner.isAtEnd { return result }
            let start = scanner.index
            if let declaration = scanner.declaration(origin: origin) { result.append(declaration) }
            scanner.index = max(start, scanner.index)
            scanner.skip(to: [UInt8(ascii: ";")])
            scanner.index += 1
        }
    }
}

extension ByteScanner {
    fileprivate mutating func declaration(origin: Int) -> Declaration? {
        let start = index
        guard let name = identifier() else { return nil }
        skipSpaceAndComments()
        guard peek == UInt8(ascii: ":") else { return nil }
        index += 1
        let valueStart = index
        skip(to: [UInt8(ascii: ";")])
        var value = plainText(valueStart..<index)
        let isImportant = value.removeImportance()
        let isCustom = name.hasPrefix("--")
        if value.isEmpty, !isCustom { return nil }
        return Declaration(
            name: isCustom ? name : name.lowercased(), value: value, isImportant: isImportant, offset: origin + start)
    }
}

extension String {
    /// Removes `!important` from the end, and returns whether it was there.
    fileprivate mutating func removeImportance() -> Bool {
        guard let mark = lastIndex(of: "!"),
            self[index(after: mark)...].trimmedOfSpace.lowercased() == "important"
        else { return false }
        self = self[..<mark].trimmedOfSpace
        return true
    }
}
