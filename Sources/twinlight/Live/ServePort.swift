import ArgumentParser

/// The port of a live preview: `--serve`, `--serve 8080`, `--serve=8080`.
enum ServePort: ExpressibleByArgument, Hashable, CustomStringConvertible {
    /// The default port, or the next free one.
    case usual
    /// This port only; 0 is any free one.
    case number(UInt16)
    /// The word after the option is not a number. With the default port, it is the manifest:
    /// `--serve Glyphs/manifest.xml`.
    case word(String)

    static let first: UInt16 = 8017

    /// Accepts any word: one that is refused here would be parsed as an option without a value.
    init(argument: String) { self = UInt16(argument).map { .number($0) } ?? .word(argument) }

    /// The message for a word that can only be a port, and is not valid.
    var fault: String? {
        guard case .word(let word) = self, word.allSatisfy({ "0123456789+-".contains($0) }) else { return nil }
        return "'\(word)' is not a port; ports are 0 to 65535"
    }

    var description: String {
        if case .number(let number) = self { return String(number) }
        return String(Self.first)
    }
}
