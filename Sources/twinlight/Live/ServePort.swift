import ArgumentParser

/// Where a live preview listens: `--serve`, `--serve 8080`, `--serve=8080`.
enum ServePort: ExpressibleByArgument, Hashable, CustomStringConvertible {
    /// The usual port, or the next one that is free.
    case usual
    /// This one and no other; 0 is any that is free.
    case number(UInt16)
    /// What stands behind the option is no number. With the usual port meant, it is the manifest:
    /// `--serve Glyphs/manifest.xml`.
    case word(String)

    static let first: UInt16 = 8017

    /// Takes any word: one that were refused here would pass for an option without its value.
    init(argument: String) { self = UInt16(argument).map { .number($0) } ?? .word(argument) }

    /// Can it only be meant as a port, and is none?
    var fault: String? {
        guard case .word(let word) = self, word.allSatisfy({ "0123456789+-".contains($0) }) else { return nil }
        return "'\(word)' is no port: they go from 0 to 65535"
    }

    var description: String {
        if case .number(let number) = self { return String(number) }
        return String(Self.first)
    }
}
