internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphManifest
internal import GlyphModel
package import Markup
package import SemanticColor

extension AssetFinding.MergedDrawing {
    /// At the glyph, with the lines of the manifest that keep the paints.
    func diagnostic(of entry: GlyphEntry, source: String, palette: Palette) -> Diagnostic {
        let names = inks.map(\.name)
        let shown = names.prefix(4).joined(separator: " and ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
        let lines = inks.layers(tint: tint, palette: palette).map { String(XMLWriter().string($0).dropLast()) }
        return Diagnostic(
            Lint.paintsMerged.severity, id: Lint.paintsMerged.id,
            "'\(entry.name)' is drawn in \(shown), which become one colour: edges between them are lost",
            at: entry.location, subject: "glyph \(entry.name)",
            hint: (hasFrame ? "leave out the rectangle behind it with drop=\"frame\"; or " : "")
                + "state rendering=\"original\" to keep the paints"
                + (lines.isEmpty
                    ? "" : ", or add " + lines.joined(separator: " ") + " to the glyph for separate colours"),
            notes: ["'\(source)' is the drawing"])
    }
}

extension [MergedInk] {
    /// Elements for the manifest that keep the paints distinct, in similar colours of the system: one for each paint
    /// except the first, which keeps the glyph's tint. Empty where one of them cannot be selected, or where there would be
    /// more than a few.
    ///
    /// - Parameter most: how many paints there may be where some are selected otherwise than by names that people chose.
    package func layers(tint: ColorRole, palette: Palette, most: Int = 4) -> [XMLNode] {
        var taken = [tint]
        var layers: [XMLNode] = []
        for ink in dropFirst() {
            guard let selector = ink.selector, let role = ink.mean.accent(of: palette, except: taken),
                count <= most || ink.isNamed
            else { return [] }
            taken.append(role)
            layers.append(XMLNode("layer", [("select", selector), ("tint", role.rawValue)]))
        }
        return layers
    }
}

extension Color {
    /// The most similar accent or gray of the system in light.
    fileprivate func accent(of palette: Palette, except taken: [ColorRole]) -> ColorRole? {
        let accents = palette.roles.filter { role in
            (SystemColors.kind(of: role) == .accent || role == "systemGray")
                && SystemColors.target(of: role) == nil && !taken.contains(role)
        }
        func distance(_ role: ColorRole) -> Double { palette[role]?[.light].difference(from: self) ?? .infinity }
        return accents.min { distance($0) < distance($1) }
    }
}
