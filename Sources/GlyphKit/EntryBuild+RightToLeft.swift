internal import GlyphDerivation
internal import GlyphModel

extension EntryBuild {
    /// Gives the pictures of all assets those for text from right to left, made of a drawing of their own in the same way.
    mutating func addRightToLeft(to variants: inout [Variant]) {
        guard let source = entry.rtlSource else { return }
        var twin = entry
        (twin.source, twin.darkSource, twin.rtlSource) = (source, nil, nil)
        twin.settings.makesSymbols = false
        let made = EntryBuild(
            entry: twin, glyphs: glyphs, palette: palette, derivations: derivations
        ).result()
        diagnostics += made.diagnostics
        for (index, variant) in variants.enumerated() {
            guard let other = made.variants.first(where: { $0.name == variant.name }) else { continue }
            for (place, picture) in variant.pictures.enumerated() {
                let same = other.pictures.first { $0.appearance == picture.appearance }
                variants[index].pictures[place].rightToLeft = same?.drawing
            }
        }
    }
}
