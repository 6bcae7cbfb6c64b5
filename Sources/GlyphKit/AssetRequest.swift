internal import GlyphAudit
package import GlyphDerivation
internal import GlyphManifest
package import GlyphModel
package import Markup
package import SemanticColor

/// The request for all assets of an entry.
///
/// The result depends on no name, place or colour: drawings and colours are numbers while it is made, in the order of
/// their first use, and get their names afterwards. So one result serves every entry that differs in these alone.
package struct AssetRequest: Sendable {
    let entry: GlyphEntry
    private let needs: AssetNeeds
    /// The drawings by path; a drawing that could not be read is missing, and was reported.
    private let glyphs: [String: Glyph]
    private let palette: Palette
    /// The requested alternatives to fills. To draw them costs some fills for each.
    let alternatives: Deriver.Alternatives
    /// Whether what the set knows of its fill is wanted, too.
    var wantsSetFill = false
    /// The derivations of variants, in their order.
    private let derivations: [Derivation]
    /// The colours that its pictures may have.
    private let roles: [ColorRole]
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
    package typealias Result = (assets: [GlyphAsset], diagnostics: [Diagnostic], uncertainFills: Int)

    /// - Returns: nothing but an error where that takes too much work.
    package func makeAssets() -> Result { named(deriveGeometry()) }

    /// Its assets where it can be drawn: the errors of a build of it are thrown.
    package func makeValidAssets() throws(Findings) -> [GlyphAsset] {
        let made = makeAssets()
        let errors = (made.diagnostics + made.assets.flatMap { $0.violations(in: palette) })
            .filter { $0.severity == .error }
        if !errors.isEmpty { throw Findings(errors) }
        return made.assets
    }

    /// The same where nothing is kept.
    func unstored() -> StoredAssets {
        let made = deriveGeometry()
        return StoredAssets(result: named(made), setFill: made.setFill)
    }

    /// The new result, with its names.
    func named(_ made: MadeAssets) -> Result {
        guard let result = nameAssets(of: made) else {
            preconditionFailure("a picture has a colour of another request")
        }
        return result
    }

    /// All of it, without names.
    func deriveGeometry() -> MadeAssets {
        let drawings = entry.sources.enumerated().compactMap { number, path in
            glyphs[path].map { (String(number), entry.used($0)) }
        }
        return AssetMaking(
            entry: numbered, needs: needs, glyphs: Dictionary(drawings) { first, _ in first },
            translucent: Set(roles.filter(palette.isTranslucent).compactMap { $0.number(among: roles) }),
            alternatives: alternatives, derivations: derivations, wantsSetFill: wantsSetFill
        ).makeAssets()
    }

    /// The result with the names, places and colours of this entry; nil for a result of another request.
    func nameAssets(of made: MadeAssets) -> Result? {
        var assets: [GlyphAsset] = []
        for asset in made.assets {
            var pictures = asset.pictures
            for index in pictures.indices where !pictures[index].giveRoles({ $0.role(among: roles) }) { return nil }
            let name = asset.suffix.isEmpty ? entry.name : entry.name + "." + asset.suffix
            assets.append(GlyphAsset(name: name, entry: entry, pictures: pictures))
        }
        return (assets, made.findings.map(diagnostic).uniqued, made.uncertainFills)
    }

    /// A drawing of the entry, by its number.
    private func glyph(_ number: Int) -> Glyph? {
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
        entry.exampleFill = exampleFill.map(number)
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
    fileprivate func role(among roles: [ColorRole]) -> ColorRole? {
        guard let index = Int(rawValue), roles.indices.contains(index) else { return nil }
        return roles[index]
    }
}

extension GlyphAsset.Rendition {
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

// MARK: - Findings

/// The findings about the assets of an entry, in words.
extension AssetRequest {
    private func diagnostic(of finding: AssetFinding) -> Diagnostic {
        func error(_ id: String, _ message: String, at location: SourceFile.Location? = nil, hint: String) -> Diagnostic
        {
            Diagnostic(.error, id: id, message, at: location ?? entry.location, hint: hint)
        }
        switch finding {
        case .fault(let fault, let drawing): return placed(fault, in: drawing)
        case .nothingToFill(let drawing):
            return glyph(drawing)?.nothingToFill
                ?? Diagnostic(.info, id: Diagnostic.nothingToFillID, "there is nothing to fill", at: entry.location)
        case .nothingVisible(let drawing, let isEmpty):
            return error(
                "empty-glyph", "nothing of '\(entry.name)' (\(source(drawing))) is visible",
                hint: isEmpty ? emptyHint : "what it draws is invisible or outside its view box")
        case .nothingLeft(let word):
            return error(
                "empty-glyph", "nothing is left of '\(entry.name)' after '\(word)'",
                hint: "remove this variant, or draw the glyph larger")
        case .noStrokesToGrade(let place):
            return error(
                "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
                at: location(place), hint: "give the appearance a source of its own")
        case .unbearableWeight(let weight):
            return error(
                "unbearable-weight",
                "'\(entry.name)' cannot be drawn at \(decimalText(weight, digits: 2))× its stroke width: gaps would close, "
                    + "or lines would come apart", hint: "remove this weight, or draw the glyph with strokes")
        case .lowConfidence(let fill): return diagnostic(of: fill)
        case .limitedWeights(let weights): return diagnostic(of: weights)
        case .unknownVariant(let text): return unknown(text)
        case .idleSelector(let place, let drawing): return Selector.idle(in: source(drawing), at: location(place))
        case .idlePoint(let place, let drawing):
            return PartOverride.idle(
                in: source(drawing), at: location(place),
                hint: "'twinlight fill --explain' lists a point for each contour")
        case .mergedPaints(var merged):
            merged.tint = merged.tint.role(among: roles) ?? merged.tint
            return merged.diagnostic(of: entry, source: source(merged.drawing), palette: palette)
        }
    }

    private func source(_ number: Int) -> String { entry.sources.indices.contains(number) ? entry.sources[number] : "" }

    private func location(_ number: Int) -> SourceFile.Location? {
        let places = entry.places
        return places.indices.contains(number) ? places[number] : nil
    }

    private func placed(_ fault: Diagnostic, in drawing: Int?) -> Diagnostic {
        var placed = fault
        if let path = drawing.flatMap(glyph)?.layers.first?.location.path { placed.location?.path = path }
        placed.location = placed.location ?? entry.location
        return placed
    }

    private func unknown(_ variant: String) -> Diagnostic {
        var (message, hint) = ("the variant '\(variant)' does not exist", String?.none)
        do { _ = try DerivationName.parse(variant, among: derivations) } catch {
            (message, hint) = (error.message, error.hint)
        }
        return Diagnostic(.error, id: "unknown-variant", message, at: entry.location, hint: hint)
    }

    private func diagnostic(of fill: AssetFinding.LowConfidence) -> Diagnostic {
        let share = Int((100 * fill.uncertainty).rounded())
        let drawing = fill.drawing.map { " (\(source($0)))" } ?? ""
        let outcome = fill.shown.map { $0.isEmpty ? ": the outline is kept" : ": " + $0 + " is used instead" } ?? ""
        return Diagnostic(
            .info, id: Lint.doubtfulFill.id,
            "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome,
            at: entry.location, subject: "glyph \(entry.name)",
            hint: fill.others.isEmpty ? nil : "compare the alternatives: " + fill.others.joined(separator: ", "))
    }

    /// For a drawing without a painted shape: design tools export an empty frame as one.
    private var emptyHint: String {
        entry.settings.geometry.drop == .frame
            ? "it has no shape but a frame, which drop=\"frame\" leaves out: export the frame with its content, or state "
                + "drop=\"none\" here"
            : "it has no shape with a fill or a stroke: export the frame with its content, or remove the glyph"
    }

    private func diagnostic(of weights: AssetFinding.LimitedWeights) -> Diagnostic {
        func text(_ name: String, _ weight: AssetFinding.LimitedWeights.Weight) -> String {
            "\(name) has \(decimalText(weight.width, digits: 2)) times Regular's stroke width, since \(weight.limit.reason)"
        }
        let limits = [weights.light.map { text("Ultralight", $0) }, weights.heavy.map { text("Black", $0) }]
        let name = weights.suffix.isEmpty ? entry.name : entry.name + "." + weights.suffix
        return Diagnostic(
            .info, id: Diagnostic.limitedWeightsID, "'\(name)': " + limits.compactMap { $0 }.joined(separator: "; "),
            at: entry.location,
            hint: "move what is close apart, or accept it: text of another weight than Regular shows the difference")
    }
}

extension Selector {
    /// An error for a selector that matches nothing.
    ///
    /// - Parameter drawing: the name of the drawing that it selects from.
    static func idle(in drawing: String, at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: "selector-matches-nothing", "the selector matches nothing in '\(drawing)'", at: location,
            hint: "use '#id', '.class' or an element's name; elements without paint do not count")
    }
}

extension PartOverride {
    /// An error for a point with nothing to treat.
    static func idle(in drawing: String, at location: SourceFile.Location?, hint: String) -> Diagnostic {
        Diagnostic(
            .error, id: "point-names-nothing",
            "'\(drawing)' has neither a contour nor an open counter around this point", at: location, hint: hint)
    }
}

extension Diagnostic {
    fileprivate static let limitedWeightsID = "limited-weights"
}

extension WeightMasters.Limit {
    fileprivate var reason: String {
        switch self {
        case .gap: "a gap or a counter would close"
        case .contact: "lines that touch would come apart"
        case .crossing: "edges would cross"
        case .detail: "the outline has more than \(DerivationLimits.movingSegments) segments"
        }
    }
}

// MARK: - Merged paints

extension AssetFinding.MergedDrawing {
    /// At the glyph, with the lines of the manifest that keep the paints.
    fileprivate func diagnostic(of entry: GlyphEntry, source: String, palette: Palette) -> Diagnostic {
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
    /// except the first, which keeps the glyph's tint. Empty where one of them cannot be selected, or where there would
    /// be more than a few.
    ///
    /// - Parameter most: how many paints there may be where some are selected otherwise than by names that people
    ///   chose.
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
