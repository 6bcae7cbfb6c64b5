import ArgumentParser

/// Where a live preview listens: `--serve`, `--serve 8080`, `--serve=8080`.
enum ServePort: ExpressibleByArgument, Hashable, CustomStringConvertible {
    /// The usual port, or the next one that is free.
    case usual
    /// This one and no other; 0 is any that is free.
    case number(UInt16)
    /// The usual one, and the word behind it is the manifest: `--serve Glyphs/manifest.xml`.
    case usualFor(manifest: String)

    static let first: UInt16 = 8017

    /// A number too large for a port is no manifest, but a slip.
    init?(argument: String) {
        if let number = UInt16(argument) {
            self = .number(number)
        } else if argument.isEmpty || argument.allSatisfy(\.isNumber) {
            return nil
        } else {
            self = .usualFor(manifest: argument)
        }
    }

    var description: String {
        if case .number(let number) = self { return String(number) }
        return String(Self.first)
    }
}
