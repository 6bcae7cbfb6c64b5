internal import GlyphModel
internal import Markup

extension Lint {
    static let unpairedDrawing: Lint = Lint(
        id: "unpaired-drawing", severity: .warning,
        summary: "Drawings that a pattern names are of no glyph, or of more than one.",
        guideline: "What people drew is shown.",
        reason: "A fill with a wrong name is drawn for nothing: a derived one is shown in its place.",
        remedy:
            "Name a drawing like its outline, with or without the words of the variant behind it. Outlines without a "
            + "drawing are counted as `info`: their fills are derived.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <variant name="fill" source="Filled/*.svg"/>
                      <glyph name="box"/>
                    </glyphs>
                    """, drawings: ["Filled/box.svg": solid])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <variant name="fill" source="Filled/*.svg"/>
                      ^
                      <glyph name="box"/>
                    </glyphs>
                    """, drawings: ["Filled/box.svg": solid, "Filled/crate.svg": solid]),
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <examples source="Filled/*.svg"/>
                      ^
                      <glyph name="box"/>
                      <glyph name="disc"/>
                    </glyphs>
                    """, drawings: ["Filled/box.svg": solid, "Filled/box-fill.svg": solid]),
            ]),
        check: .manifest { audit in audit.manifest.drawnSources.flatMap(\.findings) })

    private static let solid = Example.svg(#"<path d="M3 3h18v18H3z"/>"#)
}

extension Lint {
    /// The lints of patterns that name drawings by people. They are about the whole set, so a verbose build has them,
    /// too.
    package static let ofDrawnSources: Set<String> = [unpairedDrawing.id, unlikeItsOutline.id]
}

extension DrawnSource {
    fileprivate var findings: [AuditFinding] {
        guard let pattern else { return [] }
        var findings: [AuditFinding] = []
        func add(_ kind: String, _ message: String, _ hint: String, _ severity: Diagnostic.Severity = .warning) {
            findings.append(
                Lint.unpairedDrawing.finding(
                    message, at: location, subject: "\(kind) \(pattern)", hint: hint, severity: severity))
        }
        if !unpaired.isEmpty {
            add(
                "drawings",
                "\(counted(unpaired.count, "drawing")) of '\(pattern)' "
                    + (unpaired.count == 1 ? "has" : "have") + " the name of no outline: \(unpaired.firstNames)",
                "name a drawing like its outline")
        }
        if !ambiguous.isEmpty {
            add(
                "names",
                "\(counted(ambiguous.count, "name")) of '\(pattern)' "
                    + (ambiguous.count == 1 ? "has" : "have") + " several drawings or outlines: "
                    + ambiguous.compactMap(\.first).firstNames,
                "leave one outline and one drawing of each name, or rename the others")
        }
        if !missing.isEmpty, !pairs.isEmpty {
            add(
                "outlines",
                "\(counted(missing.count, "outline")) "
                    + (missing.count == 1 ? "has" : "have") + " no drawing in '\(pattern)': \(missing.firstNames)",
                "draw them, or leave it to the derivation", .info)
        }
        return findings
    }
}

extension [String] {
    /// The first three of many paths, as a message names them.
    var firstNames: String {
        let rest = count - 3
        return prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
