internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphManifest
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// A paint of a drawing that becomes one colour with another one.
struct MergedInk: Hashable, Sendable {
    /// In messages.
    var name: String
    /// One opaque colour for it, on white.
    var mean: Color
    /// Selects its layers and no others; nil where nothing does, for example for a fill without its outline.
    var selector: String?

    /// Whether it is selected by ids and classes that people chose: those tell parts on purpose.
    fileprivate var isNamed: Bool { selector?.split(separator: ", ").allSatisfy(MergedPaints.isName) ?? false }
}

extension MergedInk: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(mean)
        encoder.append(selector)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(name: try decoder.string(), mean: try decoder.value(), selector: try decoder.optionalString())
    }
}

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
    func layers(tint: ColorRole, palette: Palette, most: Int = 4) -> [XMLNode] {
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

extension MergedPaints {
    /// The inks, each with what selects it.
    var selectable: [MergedInk] {
        inks.map { MergedInk(name: $0.paint.shownName, mean: $0.paint.mean, selector: selector(of: $0)) }
    }

    /// Is it an id or a class that a person chose? Tools make `path4136`, `cls-1` and `st0`.
    fileprivate static func isName(_ selector: Substring) -> Bool {
        guard let first = selector.first, first == "#" || first == "." else { return false }
        return selector.dropFirst().wholeMatch(of: /[A-Za-z]+[-_]?\d+/) == nil
    }

    /// A selector for all layers of a paint and no others.
    private func selector(of ink: Ink) -> String? {
        let own = Set(ink.layers)
        var left = own
        var words: [String] = []
        while let next = left.min() {
            let found = candidates(for: next).first { candidate in
                !outline.indices.contains { !own.contains($0) && candidate.selector.matches(outline[$0].element) }
            }
            guard let found, words.count < 4 else { return nil }
            words.append(found.word)
            left = left.filter { !found.selector.matches(outline[$0].element) }
        }
        return words.joined(separator: ", ")
    }

    /// Ids first, then classes, then names of elements; only those that a selector can contain.
    private func candidates(for layer: Int) -> [(word: String, selector: Selector)] {
        let lineage = outline[layer].element.lineage
        let words =
            lineage.compactMap(\.id).map { "#" + $0 } + lineage.flatMap(\.classes).map { "." + $0 }
            + lineage.map(\.element)
        return words.compactMap { word in
            guard !word.contains(","), let selector = try? Selector(parsing: word) else { return nil }
            return (word, selector)
        }
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
