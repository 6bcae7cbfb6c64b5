package import Markup

/// The texts of a check, as reports and pages have them.
package protocol ReportedRule: Sendable {
    /// Kebab-case and stable: the name in `--rules`, baselines and reports.
    var id: String { get }
    /// The severity of its findings, unless a finding states a lower one.
    var severity: Diagnostic.Severity { get }
    /// What it finds, in one sentence.
    var summary: String { get }
    /// The rule that it checks, with its source.
    var guideline: String { get }
    /// What a violation means for users of the glyphs.
    var reason: String { get }
    /// How to fix a violation.
    var remedy: String { get }
    /// Its documentation as Markdown.
    var page: String { get }
}

extension ReportedRule {
    /// The page without its examples.
    package var head: String {
        "# \(id)\n\n\(summary)\n\nSeverity: \(severity.rawValue).\n\n"
            + "**Guideline.** \(guideline)\n\n**Why.** \(reason)\n\n**What to do.** \(remedy)\n\n"
    }
}

/// A text in which a line with only a `^` marks the place above the caret.
package enum MarkedText {
    package struct Mark: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int
    }

    /// The text without the marks, which are collected.
    package static func unmarked(_ text: String, at path: String, _ marks: inout [Mark]) -> String {
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

    /// The places of the marks, for a page.
    package static func places(_ marks: [Mark]) -> String {
        marks.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
            .map { "`\($0.path):\($0.line):\($0.column)`" }.joined(separator: ", ")
    }
}
