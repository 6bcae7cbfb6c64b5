/// A change of text that fixes the cause of a diagnostic. It is as small as possible, so that layout and comments are
/// kept.
public struct Fix: Hashable, Sendable {
    /// A replacement of some bytes of a file.
    public struct Edit: Hashable, Sendable {
        /// The path of the file, as in its `SourceFile`.
        public var path: String
        /// The bytes to be replaced; empty for an insertion.
        public var range: Range<Int>
        /// The new text.
        public var replacement: String

        /// Replaces a range of bytes in a file by the text.
        public init(path: String, range: Range<Int>, replacement: String) {
            self.path = path
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the fix does, in a few words.
    public var message: String
    /// All are applied, or none; they do not overlap.
    public var edits: [Edit]

    /// Creates a fix of one edit or more.
    public init(_ message: String, edits: [Edit]) {
        self.message = message
        self.edits = edits
    }
}

extension SourceFile {
    /// Applies fixes, each completely or not at all.
    ///
    /// If two fixes change the same bytes differently, the first one is applied and the other is left for the next
    /// run. An edit that several fixes share is applied once.
    ///
    /// - Returns: the new text and the number of fixes that were applied.
    package func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
        let chosen = compatible(fixes)
        let edits = chosen.flatMap(\.edits)
        var result = bytes
        // From the back, so that the offsets in front stay valid.
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (SourceFile(path: path, bytes: result), chosen.count)
    }

    /// The fixes that can be applied together, by their index in the list, each with the edits that no fix before it
    /// has made.
    package func compatible(_ fixes: [Fix]) -> [(index: Int, edits: [Fix.Edit])] {
        var taken: [Fix.Edit] = []
        var chosen: [(index: Int, edits: [Fix.Edit])] = []
        for (index, fix) in fixes.enumerated() {
            let new = fix.edits.filter { !taken.contains($0) }
            let isPossible = new.allSatisfy { edit in
                edit.path == path && edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
                    && !taken.contains { $0.range.touches(edit.range) }
            }
            guard isPossible else { continue }
            taken += new
            chosen.append((index, new))
        }
        return chosen
    }
}

extension Range<Int> {
    /// Whether the ranges share bytes, or both are insertions at one offset.
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        lowerBound == other.lowerBound || overlaps(other)
    }
}
