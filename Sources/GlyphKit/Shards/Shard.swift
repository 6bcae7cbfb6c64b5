internal import GlyphModel
internal import Markup

/// One of several parts of a manifest's glyphs, for builds that share the work.
///
/// A glyph's name alone decides which part it is in: a glyph that is added or removed moves no other one.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to the count.
    public let number: Int
    /// The number of parts: 1 to 9,999.
    public let count: Int

    /// More parts than that have hardly a glyph each.
    private static let mostParts = 9_999

    /// Nil for a number outside of the range.
    public init?(_ number: Int, of count: Int) {
        guard 1...Self.mostParts ~= count, 1...count ~= number else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Nil unless the text is like `1/4`: the first of four parts.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
            let number = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(number, of: count)
    }

    /// As `1/4`.
    public var description: String { "\(number)/\(count)" }

    func includes(_ entry: GlyphEntry) -> Bool { Self.number(of: entry.name, among: count) == number }

    /// The number of the part that a glyph of a name is in.
    static func number(of name: String, among count: Int) -> Int {
        let digest = Digest(of: Array(name.utf8)).first
        return Int(digest % UInt64(count)) + 1
    }
}
