internal import Markup

extension Lint {
    /// Its documentation as Markdown: a page in `Pages`, and the help in reports.
    package var page: String {
        var text = "# \(id)\n\n\(summary)\n\nSeverity: \(severity.rawValue).\n\n"
        text += "**Guideline.** \(guideline)\n\n**Why.** \(reason)\n\n**What to do.** \(remedy)\n\n"
        if let example = examples.unclean.first {
            let places = example.marks.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
                .map { "`\($0.path):\($0.line):\($0.column)`" }
            text += "## Example\n\nFound at \(places.joined(separator: ", ")):\n\n```xml\n\(example.manifest)```\n"
        }
        if let example = examples.clean.first {
            text += "\nNothing is found in:\n\n```xml\n\(example.manifest)```\n"
        }
        return text
    }

    /// The list of all lints, with links to their pages.
    package static var index: String {
        let rows = all.map { "| [\($0.id)](\($0.id).md) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # Lints

            The checks of `twinlight lint`. `allow="ID"` on an element accepts the findings of a lint on it and in all
            that it contains; state the reason in a comment.

            | id | severity | finds |
            | --- | --- | --- |
            \(rows.joined(separator: "\n"))

            """
    }
}
