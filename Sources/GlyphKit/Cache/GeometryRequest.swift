internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The request for the geometry of an entry, with the key that identifies it in a cache.
///
/// The key has all that the geometry depends on, and nothing else: neither names, titles, tags and places nor the
/// colours themselves. Which of them are the same, and which of them are translucent, matters; so they are numbered in the
/// order of their first use.
struct GeometryRequest: Sendable {
    var entry: GlyphEntry
    var needs: AssetNeeds
    /// By path.
    var glyphs: [String: Glyph]
    var palette: Palette
    var judgesFills: Bool
    /// The colours of the entry, in the order of their first use.
    private(set) var roles: [ColorRole] = []
    /// Nil where a drawing could not be read, or where nothing is cached.
    private(set) var key: Digest?

    init(_ entry: GlyphEntry, _ needs: AssetNeeds, glyphs: [String: Glyph], palette: Palette, judgesFills: Bool) {
        self.entry = entry
        self.needs = needs
        self.glyphs = glyphs
        self.palette = palette
        self.judgesFills = judgesFills
    }

    /// - Parameters:
    ///   - drawings: the digests of the drawings, by path.
    ///   - program: what else identifies the algorithm.
    mutating func makeKey(of drawings: [String: Digest], program: String) {
        let digests = entry.sources.compactMap { drawings[$0] }
        guard digests.count == entry.sources.count else { return }
        roles = entry.roles.uniqued
        var encoder = ByteEncoder()
        encoder.append(DerivationVersion.digest)
        encoder.append(program)
        encoder.append(entry.numbered(roles))
        encoder.append(needs)
        encoder.append(each: digests)
        encoder.append(each: roles) { [palette] in $0.append(palette.isTranslucent($1)) }
        key = Digest(of: encoder.bytes)
    }

    /// The result, made anew.
    func made() -> AssetMaking.Result {
        let making = AssetMaking(
            entry: entry.shape, needs: needs, glyphs: glyphs, palette: palette, judgesFills: judgesFills)
        var result = making.result()
        for index in result.variants.indices { result.variants[index].entry = entry }
        return result
    }
}

extension GlyphEntry {
    /// The same geometry, with the settings that do not touch it as they are by default: what is made of it cannot depend
    /// on them, so that a key need not have them.
    fileprivate var shape: GlyphEntry {
        var entry = self
        (entry.settings.audit, entry.settings.export) = (AuditSettings(), ExportSettings())
        return entry
    }

    /// All colours that its result may have.
    fileprivate var roles: [ColorRole] {
        [settings.paint.tint] + layers.compactMap(\.tint) + overrides.compactMap(\.tint) + badges.compactMap(\.tint)
    }

    /// Its shape without names: colours and drawings are numbers.
    fileprivate func numbered(_ roles: [ColorRole]) -> GlyphEntry {
        var entry = shape
        func number(_ role: ColorRole) -> ColorRole { role.number(among: roles) ?? role }
        (entry.name, entry.groups) = ("", [])
        entry.settings.paint.tint = number(settings.paint.tint)
        for index in layers.indices { entry.layers[index].tint = layers[index].tint.map(number) }
        let paths = sources
        func number(_ path: String) -> String { String(paths.firstIndex(of: path) ?? paths.count) }
        entry.source = number(source)
        entry.darkSource = darkSource.map(number)
        entry.rtlSource = rtlSource.map(number)
        for index in overrides.indices {
            entry.overrides[index].tint = overrides[index].tint.map(number)
            entry.overrides[index].source = overrides[index].source.map(number)
        }
        for index in badges.indices {
            entry.badges[index].tint = badges[index].tint.map(number)
            entry.badges[index].source = number(badges[index].source)
        }
        for index in drawnVariants.indices { entry.drawnVariants[index].source = number(drawnVariants[index].source) }
        return entry
    }
}

extension ColorRole {
    /// A role whose name is the number of this one; nil if it is not among them.
    func number(among roles: [ColorRole]) -> ColorRole? {
        roles.firstIndex(of: self).map { ColorRole(rawValue: String($0)) }
    }

    /// The role whose number is the name of this one.
    func role(among roles: [ColorRole]) -> ColorRole? {
        guard let index = Int(rawValue), roles.indices.contains(index) else { return nil }
        return roles[index]
    }
}
