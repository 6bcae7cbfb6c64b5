extension Diagnostic: CustomStringConvertible {
    /// `path:line:column: severity: message [id]`, then notes and the hint as indented lines. Control
    /// characters are escaped, so that a name in a file cannot write to the terminal.
    public var description: String {
        var text = location.map { "\($0): " } ?? ""
        text += "\(severity.rawValue): \(Self.printable(message)) [\(id)]"
        for note in notes { text += "\n    note: " + Self.printable(note) }
        if let hint { text += "\n    hint: " + Self.printable(hint) }
        return text
    }

    /// With control characters, separators of lines and changes of direction as `\u{…}`.
    package static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                let code = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension SourceFile.Location: CustomStringConvertible, Comparable {
    public var description: String { "\(Diagnostic.printable(path)):\(line):\(column)" }

    /// By path, then line, then column; paths by their bytes, as no locale is the same everywhere.
    public static func < (a: Self, b: Self) -> Bool {
        if a.path != b.path { return a.path.precedesByBytes(b.path) }
        return (a.line, a.column) < (b.line, b.column)
    }
}

extension Findings: CustomStringConvertible {
    /// By place, those without one first; faults of one place stay in the order they were found in.
    public var sorted: [Diagnostic] { diagnostics.sortedByPlace(\.location) }

    /// One diagnostic after the other, as `sorted`.
    public var description: String { sorted.map(\.description).joined(separator: "\n") }
}

extension Sequence {
    /// By place, those without one first; those of one place stay in their order.
    package func sortedByPlace(_ place: (Element) -> SourceFile.Location?) -> [Element] {
        map { (element: $0, place: place($0)) }.enumerated().sorted { a, b in
            switch (a.element.place, b.element.place) {
            case (let first?, let second?) where first != second: first < second
            case (nil, _?): true
            case (_?, nil): false
            default: a.offset < b.offset
            }
        }.map(\.element.element)
    }
}
