extension Lint {
    /// Manifests with their drawings, for the page of a lint and for its tests.
    struct Examples: Sendable {
        /// Nothing is found in them.
        var clean: [Example]
        /// Each finding's place is marked.
        var unclean: [Example]
    }

    /// A small project. In its texts a line with only a `^` marks the place above the caret: the lint reports that
    /// place, and no other.
    struct Example: Sendable {
        struct Mark: Hashable, Sendable {
            var path: String
            var line: Int
            var column: Int
        }

        /// The text with the marks.
        private let text: String
        private let added: [String: String]

        /// - Parameter drawings: the drawings by path, in addition to an outlined box, a bar and a disc.
        init(_ manifest: String, drawings: [String: String] = [:]) { (text, added) = (manifest, drawings) }

        /// The manifest without the marks.
        var manifest: String { unmarked.manifest }
        var drawings: [String: String] { unmarked.drawings }
        var marks: [Mark] { unmarked.marks }

        /// Only pages and tests ask for it, and each program begins with the list of all lints.
        private var unmarked: (manifest: String, drawings: [String: String], marks: [Mark]) {
            var marks: [Mark] = []
            let manifest = Self.unmarked(text, "manifest.xml", &marks)
            let all = Self.usual.merging(added) { $1 }
            var texts: [String: String] = [:]
            for path in all.keys.sorted() { texts[path] = Self.unmarked(all[path] ?? "", path, &marks) }
            return (manifest, texts, marks)
        }

        private static func unmarked(_ text: String, _ path: String, _ marks: inout [Mark]) -> String {
            var lines: [Substring] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if let caret = line.firstIndex(of: "^"), line.allSatisfy({ $0 == " " || $0 == "^" }) {
                    let column = line.utf8.distance(from: line.startIndex, to: caret) + 1
                    marks.append(Mark(path: path, line: lines.count, column: column))
                } else {
                    lines.append(line)
                }
            }
            return lines.joined(separator: "\n") + "\n"
        }

        private static let usual = [
            "box.svg": svg(#"<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>"#),
            "bar.svg": svg(#"<path id="bar" d="M2 2h20v8H2z"/><path id="foot" d="M2 14h20v8H2z"/>"#),
            "disc.svg": svg(#"<circle cx="12" cy="12" r="10"/>"#),
        ]

        static func svg(_ content: String) -> String {
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\n"
                + content + "\n</svg>"
        }
    }
}
