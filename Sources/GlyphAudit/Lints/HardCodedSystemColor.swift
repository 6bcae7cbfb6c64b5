internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let hardCodedSystemColor: Lint = Lint(
        id: "hard-coded-system-color", severity: .warning,
        summary: "A system colour is stated by its values.",
        guideline: "Human Interface Guidelines, Color: do not hard-code system colour values; they change from "
            + "release to release and by appearance.",
        reason: "The copy does not change with a new release of the system, nor follow dark and increased contrast.",
        remedy: "In the palette, state `same-as` with the system's name; `twinlight lint --fix --rules "
            + "hard-coded-system-color` does, and so does any fix of the contrast of the copy. In a drawing that "
            + "keeps its paints, use `currentColor` or give the part a `tint`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="accent" same-as="systemIndigo"/>
                        <color name="brand"><value srgb="#14479E"/></color>
                      </palette>
                      <glyph name="logo"/>
                    </glyphs>
                    """, drawings: ["logo.svg": Example.svg(##"<path fill="#FF383C" d="M2 2h20v20H2z"/>"##)])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="alarm">
                        ^
                          <value srgb="#FF383C"/>
                          <value style="dark" srgb="#FF4245"/>
                        </color>
                        <color name="old"><value srgb="#FF3B30"/></color>
                        ^
                      </palette>
                      <glyph name="logo" rendering="original"/>
                    </glyphs>
                    """,
                    drawings: [
                        "logo.svg": Example.svg("<path fill=\"#0088FF\" d=\"M2 2h20v20H2z\"/>\n^")
                    ])
            ]),
        check: .manifest { audit in
            audit.colors.compactMap { own -> AuditFinding? in
                guard let copy = audit.copy(own) else { return nil }
                return Lint.hardCodedSystemColor.finding(
                    "'\(own.role.rawValue)' has the values of the system colour '\(copy.role.rawValue)'",
                    at: audit.location(at: own.element.offset), color: own.role, hint: "write \(copy.line)",
                    fix: copy.fix)
            }
                + audit.glyphs.filter { $0.entry.settings.paint.rendering == .original }.flatMap {
                    audit.copies(in: $0.entry)
                }
        })
}

/// A custom colour that repeats the values of a system colour.
struct SystemColorCopy {
    /// The role of the system colour.
    var role: ColorRole
    /// The element that follows the system instead.
    var line: String
    /// Nil where the copy is imported, or could be of several different system colours.
    var fix: Fix?
}

extension Audit {
    /// The system colour that a colour is a copy of; nil for one that is not a copy.
    func copy(_ own: OwnColor) -> SystemColorCopy? {
        let roles = systemColors(like: own)
        guard let role = roles.first else { return nil }
        return copy(own, of: role, isCertain: roles.allSatisfy { set.palette[$0] == set.palette[role] })
    }

    /// The same, unless the copy is accepted.
    func unacceptedCopy(_ own: OwnColor) -> SystemColorCopy? {
        let accepted = allowances.items(for: Lint.hardCodedSystemColor.id, at: own.element.offset)
        return accepted.isEmpty ? copy(own) : nil
    }

    func copy(_ own: OwnColor, of role: ColorRole, isCertain: Bool) -> SystemColorCopy {
        let node = XMLNode("color", [("name", own.role.rawValue), ("same-as", role.rawValue)])
        let line = String(XMLWriter().string(node).dropLast())
        guard isCertain, !own.isImported else { return SystemColorCopy(role: role, line: line, fix: nil) }
        let edit = ElementEdit(source: manifest.source).replacement(of: own.element, by: line)
        return SystemColorCopy(
            role: role, line: line,
            fix: Fix("let '\(own.role.rawValue)' follow '\(role.rawValue)'", edits: [edit]))
    }

    /// The system colours that a colour is a copy of, in all values that it states.
    fileprivate func systemColors(like own: OwnColor) -> [ColorRole] {
        // A later generation may have renamed it.
        SystemColorMatch.roles(like: own.color).filter { set.palette[$0] != nil }
    }

    /// System colours in the paints of drawings that keep them.
    fileprivate func copies(in entry: GlyphEntry) -> [AuditFinding] {
        entry.sources.compactMap { drawings[$0] }.flatMap { entry.used($0).layers }.flatMap { layer in
            [layer.fill?.paint, layer.stroke?.paint].compactMap { paint -> AuditFinding? in
                guard case .color(let color)? = paint, let name = SystemColorMatch.accent(like: color) else {
                    return nil
                }
                var finding = Lint.hardCodedSystemColor.finding(
                    "the drawing contains \(color.hex), the system colour '\(name.rawValue)'", at: layer.location,
                    glyph: entry.name, hint: "paint it in currentColor, or give it a 'tint' by <layer>")
                finding.manifestLocation = entry.location
                return finding
            }
        }
    }
}
