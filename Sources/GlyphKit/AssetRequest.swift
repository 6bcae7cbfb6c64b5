package import GlyphDerivation
package import GlyphModel
package import Markup
package import SemanticColor

/// The request for all assets of an entry.
///
/// The result depends on no name, place or colour: drawings and colours are numbers while it is made, in the order of
/// their first use, and get their names afterwards. So one result serves every entry that differs in these alone.
package struct AssetRequest: Sendable {
    let entry: GlyphEntry
    let needs: AssetNeeds
    /// The drawings by path; a drawing that could not be read is missing, and was reported.
    private let glyphs: [String: Glyph]
    let palette: Palette
    /// The requested alternatives to low-confidence fills. To draw them costs some fills for each.
    let alternatives: Deriver.Alternatives
    /// Whether the set's record of its fill is wanted, too.
    var wantsRecord = false
    /// The derivations of variants, in their order.
    let derivations: [Derivation]
    /// The colours that its pictures may have.
    let roles: [ColorRole]
    /// The entry without names and places.
    private let numbered: GlyphEntry

    package init(
        _ entry: GlyphEntry, needs: AssetNeeds = .none, glyphs: [String: Glyph], palette: Palette,
        alternatives: Deriver.Alternatives = .none, derivations: [Derivation] = Derivation.all
    ) {
        (self.entry, self.needs, self.glyphs, self.palette) = (entry, needs, glyphs, palette)
        (self.alternatives, self.derivations) = (alternatives, derivations)
        roles = entry.roles.uniqued
        numbered = entry.numbered(roles)
    }

    /// Assets, with their findings.
    package typealias Result = (variants: [Variant], diagnostics: [Diagnostic], uncertainFills: Int)

    /// - Returns: nothing but an error where that takes too much work.
    package func result() -> Result { named(made()) }

    /// The same where nothing is kept.
    func unstored() -> StoredAssets {
        let made = made()
        return StoredAssets(result: named(made), record: made.record)
    }

    /// The new result, with its names.
    func named(_ made: MadeAssets) -> Result {
        guard let result = result(of: made) else { preconditionFailure("a picture has a colour of another request") }
        return result
    }

    /// All of it, without names.
    func made() -> MadeAssets {
        let drawings = entry.sources.enumerated().compactMap { number, path in
            glyphs[path].map { (String(number), entry.used($0)) }
        }
        return AssetMaking(
            entry: numbered, needs: needs, glyphs: Dictionary(drawings) { first, _ in first },
            translucent: Set(roles.filter(palette.isTranslucent).compactMap { $0.number(among: roles) }),
            alternatives: alternatives, derivations: derivations, wantsRecord: wantsRecord
        ).made()
    }

    /// The result with the names, places and colours of this entry; nil for a result of another request.
    func result(of made: MadeAssets) -> Result? {
        var variants: [Variant] = []
        for asset in made.assets {
            var pictures = asset.pictures
            for index in pictures.indices where !pictures[index].giveRoles({ $0.role(among: roles) }) { return nil }
            let name = asset.suffix.isEmpty ? entry.name : entry.name + "." + asset.suffix
            variants.append(Variant(name: name, entry: entry, pictures: pictures))
        }
        return (variants, made.findings.map(diagnostic).uniqued, made.uncertainFills)
    }

    /// A drawing of the entry, by its number.
    func glyph(_ number: Int) -> Glyph? {
        entry.sources.indices.contains(number) ? glyphs[entry.sources[number]].map(entry.used) : nil
    }

    /// The key of the result without alternatives; nil where a drawing could not be read.
    ///
    /// - Parameters:
    ///   - drawings: the digests of the drawings, by path.
    ///   - program: the rest that identifies the algorithm.
    func key(of drawings: [String: Digest], program: String) -> Digest? {
        let digests = entry.sources.compactMap { drawings[$0] }
        guard digests.count == entry.sources.count else { return nil }
        var encoder = ByteEncoder()
        encoder.append(DerivationVersion.digest)
        encoder.append(program)
        numbered.encode(into: &encoder)
        encoder.append(needs)
        encoder.append(each: digests)
        encoder.append(each: roles) { [palette] in $0.append(palette.isTranslucent($1)) }
        return Digest(of: encoder.bytes)
    }
}

extension GlyphEntry {
    /// All colours that its pictures may have, in the order of their first use.
    var roles: [ColorRole] {
        [settings.paint.tint] + layers.compactMap(\.tint) + overrides.compactMap(\.tint) + badges.compactMap(\.tint)
    }

    /// The entry without names and places: colours and drawings are numbers. The settings that nothing is made of are
    /// as they are by default.
    func numbered(_ roles: [ColorRole]) -> GlyphEntry {
        var entry = self
        func number(_ role: ColorRole) -> ColorRole { role.number(among: roles) ?? role }
        (entry.name, entry.groups, entry.location) = ("", [], nil)
        var settings = settings
        (settings.audit, settings.export) = (AuditSettings(), ExportSettings())
        settings.paint.tint = number(settings.paint.tint)
        entry.settings = settings
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
    fileprivate func number(among roles: [ColorRole]) -> ColorRole? {
        roles.firstIndex(of: self).map { ColorRole(rawValue: String($0)) }
    }

    /// The role whose number is the name of this one.
    func role(among roles: [ColorRole]) -> ColorRole? {
        guard let index = Int(rawValue), roles.indices.contains(index) else { return nil }
        return roles[index]
    }
}

extension Variant.Picture {
    /// Gives all paints their colours.
    ///
    /// - Returns: whether each number has one.
    fileprivate mutating func giveRoles(_ role: (ColorRole) -> ColorRole?) -> Bool {
        var isComplete = true
        func named(_ number: ColorRole) -> ColorRole {
            guard let role = role(number) else {
                isComplete = false
                return number
            }
            return role
        }
        tint = named(tint)
        eachDrawing { drawing in
            for index in drawing.layers.indices {
                switch drawing.layers[index].paint {
                case .role(let number, let opacity):
                    drawing.layers[index].paint = .role(named(number), opacity: opacity)
                case .fade(let number, let gradient): drawing.layers[index].paint = .fade(named(number), gradient)
                case .original: break
                }
            }
        }
        return isComplete
    }
}
