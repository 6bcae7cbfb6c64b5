extension Diagnostic: CustomStringConvertible {
    /// `path:line:column: severity: message [id]`, then the notes and the hint as indented lines. Control characters
    /// are escaped, so that a name in a file cannot send control sequences to the terminal.
    public var description: String {
        var text = location.map { "\($0): " } ?? ""
        text += "\(severity.rawValue): \(Self.printable(message)) [\(id)]"
        for note in notes { text += "\n    note: " + Self.printable(note) }
        if let hint { text += "\n    hint: " + Self.printable(hint) }
        return text
    }

    /// The text with control characters, line separators and bidirectional controls written as `\u{…}`.
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

    /// By path, then line, then column. Paths are compared by their bytes, so that the order does not depend on the
    /// locale.
    public static func < (a: Self, b: Self) -> Bool {
        if a.path != b.path { return a.path.precedesByBytes(b.path) }
        return (a.line, a.column) < (b.line, b.column)
    }
}

extension Findings: CustomStringConvertible {
    /// Sorted by location, findings without a location first; findings at the same location keep the order in which
    /// they were found.
    public var sorted: [Diagnostic] { diagnostics.sortedByPlace(\.location) }

    /// The sorted diagnostics, one after the other.
    public var description: String { sorted.map(\.description).joined(separator: "\n") }
}

extension Sequence {
    /// Sorted by location, elements without a location first; elements at the same location keep their order.
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
