internal import Markup
internal import SemanticColor

/// Colours that another file states, with the places that they come from.
struct ImportedColors {
    struct Entry {
        /// As the file has it.
        var name: String
        var color: DynamicColor
        var location: SourceFile.Location?
        var note = ColorNote()

        /// As the manifest can call it.
        var role: ColorRole { ColorRole(rawValue: ColorName.name(from: name)) }
    }

    var entries: [Entry] = []
    var findings = Findings()
}

/// Names of colours from files whose names may be anything.
enum ColorName {
    /// The name by which a manifest can call the colour: letters, digits, `.`, `-` and `_`, no digit in front. Every
    /// run of other characters becomes one `-`, a `/` between folders a `.`.
    static func name(from text: String) -> String {
        var name = ""
        var isGap = false
        for scalar in text.unicodeScalars {
            let isPart =
                ValueSyntax.isLetter(scalar) || ValueSyntax.isDigit(scalar) || ".-/".unicodeScalars.contains(scalar)
            if isPart {
                if isGap && !name.isEmpty { name += "-" }
                name.unicodeScalars.append(scalar == "/" ? "." : scalar)
            }
            isGap = !isPart
        }
        let first = name.unicodeScalars.first
        return first.map(ValueSyntax.isLetter) == true ? name : "_" + name
    }
}
