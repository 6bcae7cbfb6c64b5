/// A change of text that mends a diagnostic: as small as can be, so that layout and comments stay.
public struct Fix: Hashable, Sendable {
    /// Text for some bytes of a file.
    public struct Edit: Hashable, Sendable {
        /// Of the file, as its `SourceFile` has it.
        public var path: String
        /// The bytes that go; empty where text is only put in.
        public var range: Range<Int>
        /// What comes in their place.
        public var replacement: String

        /// The bytes of a range in a file become the text.
        public init(path: String, range: Range<Int>, replacement: String) {
            self.path = path
            self.range = range
            self.replacement = replacement
        }
    }

    /// What is done, in a few words.
    public var message: String
    /// Together or not at all; none overlaps another one.
    public var edits: [Edit]

    /// A change of one edit or more.
    public init(_ message: String, edits: [Edit]) {
        self.message = message
        self.edits = edits
    }
}

extension SourceFile {
    /// The file with fixes carried out, each whole or not at all.
    ///
    /// Where two would change the same bytes differently, the first one holds and the other is left for
    /// another look. An edit that several fixes share is made once.
    ///
    /// - Returns: the new text and how many of the fixes are in it.
    package func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
        let chosen = compatible(fixes)
        let edits = chosen.flatMap(\.edits)
        var result = bytes
        // From the back, so that the offsets of those in front stay true.
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (SourceFile(path: path, bytes: result), chosen.count)
    }

    /// The fixes that can be carried out together, by their places in the list, each with the edits that none in front
    /// of it has made.
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
    /// Do they share bytes, or put text in at one place?
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        lowerBound == other.lowerBound || overlaps(other)
    }
}
