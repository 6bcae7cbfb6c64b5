package import Markup

/// Faults of drawn fills as examples of a style.
extension Diagnostic {
    /// - Parameters:
    ///   - fill: the path of the fill, where the place is not the drawing itself.
    ///   - fault: a sentence about "this fill".
    package static func unusedExample(
        _ fill: String? = nil, because fault: String, at place: SourceFile.Location, hint: String
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "unused-example",
            fill.map { "'\($0)' is not used as an example: \(fault)" } ?? fault + ": it is not used as an example",
            at: place, hint: hint)
    }

    /// A fill of which it is not known which outline it belongs to.
    ///
    /// - Parameter others: all other drawings of its name.
    package static func ambiguousExample(
        _ fill: String? = nil, like others: [String], at place: SourceFile.Location
    ) -> Diagnostic {
        unusedExample(
            fill, because: "this fill has the same name as \(others.sortedByBytes.joined(separator: ", "))", at: place,
            hint: "leave one outline and one fill of each name, or rename the others")
    }

    /// - Parameter fills: the owner of the fills: "this folder".
    package static func noExamples(_ fills: String, at place: SourceFile.Location) -> Diagnostic {
        Diagnostic(
            .warning, id: "no-examples", "no fill \(fills) has the name of an outline", at: place,
            hint: "name a fill like its outline, with or without '-fill' at the end")
    }
}
