internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let alikeInDark: Lint = Lint(
        id: "alike-in-dark", severity: .error,
        summary: "Two assets look the same in one appearance, mostly in dark, and different in another.",
        guideline:
            "A symbol has one meaning in light and in dark: what distinguishes two symbols must be visible in both.",
        reason: "A broken heart that is filled along with its crack is a heart: the two cannot be distinguished.",
        remedy: "State by `part` what must stay visible (`cut` for a line that divides a shape), choose another "
            + "`fill-style` or `lines`, or name a `dark-source`. `--fix` writes a line at one of the two, preferably at "
            + "the one with more inside: the first choice, `part` or form that gives it a picture of its own. It leaves "
            + "glyphs alone that state how they are filled, or have a dark drawing. Assets are compared at 96 pixels, "
            + "in any colours: they are the same at a soft IoU of 0.996 or more (the sum of the lesser coverages "
            + "divided by the sum of the greater ones), and different below 0.92. `allow` on one of the two accepts "
            + "the pair.",
        examples: Examples(
            clean: [
                Example(
                    #"<glyphs version="1" dark="fill"><glyph name="box"/><glyph name="disc"/></glyphs>"#),
                // The same in light and in dark is one symbol with two names: nothing is lost.
                Example(
                    #"<glyphs version="1"><glyph name="box"/><glyph name="crate" source="box.svg"/></glyphs>"#),
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <glyph name="box"/>
                      <glyph name="dial"><part select="#hand" fill="cut"/></glyph>
                    </glyphs>
                    """, drawings: dial),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill" fill-style="silhouette">
                      <glyph name="box"/>
                      ^
                      <glyph name="dial"/>
                      ^
                    </glyphs>
                    """, drawings: dial)
            ]),
        check: .manifest { audit in audit.twins() })

    private static let dial = [
        "dial.svg": Example.svg(
            #"<g fill="none" stroke="currentColor" stroke-width="2"><path d="M4 4h16v16H4z"/>"#
                + #"<path id="hand" d="M8 12h8"/></g>"#)
    ]
}

extension Audit {
    /// The number of others that a finding names.
    private static let shown = 4

    /// For each asset, the others that it looks like.
    fileprivate func twins() -> [AuditFinding] {
        let twins = Twins(of: set)
        let pairs = twins.pairs()
        if pairs.isEmpty { return [] }
        let areAccepted = twins.assets.map { allowances.accept(Lint.alikeInDark.id, at: $0.entry.location) }
        var others: [[Twins.Pair]] = Array(repeating: [], count: twins.assets.count)
        for pair in pairs {
            // A pair that is accepted at one of the two is not reported at the other.
            for (own, other) in [(pair.first, pair.second), (pair.second, pair.first)]
            where areAccepted[own] || !areAccepted[other] { others[own].append(pair) }
        }
        let reported = pairs.filter { pair in pair.assets.allSatisfy { !areAccepted[$0] } }
        let distinctions = TwinDistinctions(of: reported, among: twins, by: restatements).found
        return others.indices.compactMap { finding(of: $0, others[$0], among: twins, distinctions) }
    }

    private func finding(
        of asset: Int, _ pairs: [Twins.Pair], among twins: Twins, _ distinctions: [TwinDistinctions.Distinction]
    ) -> AuditFinding? {
        guard let first = pairs.first else { return nil }
        let (compared, others) = (twins.assets[asset], pairs.map { twins.assets[$0.other(than: asset)] })
        let names = others.map { "'\($0.name)'" }
        let more = names.count > Self.shown ? " and \(names.count - Self.shown) more" : ""
        let own = distinctions.filter { $0.assets.contains(asset) }
        let fix = fix(by: own.isEmpty ? distinctions.filter { pairs.contains(where: $0.tellsApart) } : own)
        var finding = Lint.alikeInDark.finding(
            "'\(compared.name)' looks like \(names.prefix(Self.shown).joined(separator: ", "))\(more) in "
                + first.appearances.map(\.name).joined(separator: " and ")
                + (twins.firstDifference(of: first).map { ", but not in \($0.name)" } ?? ""),
            at: compared.entry.location, glyph: compared.entry.name,
            subject: "glyph \(compared.name), like \(names.joined(separator: ", "))",
            hint: (fix?.message ?? "state by 'part' or 'lines' what must stay visible") + ", or name a 'dark-source'",
            notes: others.prefix(Self.shown).compactMap { other in
                other.entry.location.map { "'\(other.name)' is at \($0)" }
            }, fix: fix)
        finding.comparedAssets = [compared.name] + others.map(\.name)
        return finding
    }

    private func fix(by distinctions: [TwinDistinctions.Distinction]) -> Fix? {
        if distinctions.isEmpty { return nil }
        let words = distinctions.map { "\($0.line) at " + $0.names.map { "'\($0)'" }.joined(separator: " and ") }
        let more = words.count > Self.shown ? " and \(words.count - Self.shown) more" : ""
        let edits = distinctions.flatMap(\.edits).reduce(into: [Fix.Edit]()) { if !$0.contains($1) { $0.append($1) } }
        return Fix("state " + words.prefix(Self.shown).joined(separator: ", ") + more, edits: edits)
    }
}
