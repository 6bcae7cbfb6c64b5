package import GlyphModel
package import Markup
internal import SemanticColor

/// A build with everything that lints need: the manifest as a document, and each layer of each glyph measured
/// in every setting.
package struct Audit: Sendable {
    package let manifest: Manifest
    package let set: GlyphSet
    /// In the manifest's order.
    package let glyphs: [AuditedGlyph]
    /// The drawings as they were read, by path.
    let drawings: [String: Glyph]
    var document: Document { manifest.document }
    let allowances: Allowances
    /// The colours that the manifest defines by value.
    let colors: [OwnColor]
    /// The index of a colour by each of its names.
    private let colorIndices: [ColorRole: Int]
    /// The backgrounds that glyphs are shown on.
    private let backgrounds: Set<ColorRole>
    /// The drawings in the manifest's folder, by path; none where the folder was not listed.
    package var files: [String] = []
    /// The other statements that the manifest could make, from the stages that derive; nothing without them.
    package var restatements: Restatement.Search = { _ in AnySequence([]) }
    /// The differences from the fills of relatives in a set; nothing without the stages that derive.
    package var unlikeFill: UnlikeFill.Search = { _ in nil }
    /// Why a drawing is not the fill of its outline, in words; nothing without the stages that derive.
    package var unlikeOutline: @Sendable (DrawnSource.Pair) -> String? = { _ in nil }
    /// The changed and new values with which a colour would pass that does not.
    private var remedies: [Remedy: [ColorValue]] = [:]
    /// The measures of each colour, by the name that defines it: where it is neither fainter nor blended, and touches
    /// the background.
    private var shown: [ColorRole: [AuditMeasure]] = [:]

    /// Audits a set without a manifest: there is no text that could state anything.
    package init(_ set: GlyphSet) {
        let nothing = Document(source: SourceFile(path: "", bytes: []), root: Element(name: "glyphs"))
        self.init(Manifest(document: nothing, palette: set.palette, ownRoles: set.ownRoles), set: set)
    }

    /// - Parameter drawings: the drawings as they were read, by their paths in the manifest.
    package init(_ manifest: Manifest, set: GlyphSet, drawings: [String: Glyph] = [:]) {
        let document = manifest.document
        self.manifest = manifest
        self.set = set
        self.drawings = drawings
        var measuring: [[String]: AuditMeasuring] = [:]
        glyphs = set.assets.runs { $0.entry.isSameEntry(as: $1.entry) }
            .map { assets in
                let names = assets[0].entry.settings.audit.backgrounds
                let new = { AuditMeasuring(on: names, of: set) }
                return AuditedGlyph(assets, by: &measuring[names, default: new()])
            }
        allowances = Allowances(document)
        colors = OwnColor.all(in: document, of: set.palette, ownRoles: manifest.ownRoles)
        colorIndices = Dictionary(
            colors.enumerated().flatMap { index, color in color.names.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        let used = Set(glyphs.flatMap(\.entry.settings.audit.backgrounds).map { ColorRole(rawValue: $0) })
        backgrounds = Set(colors.lazy.filter { !$0.names.isDisjoint(with: used) }.map(\.role))
        let defining = Dictionary(
            colors.flatMap { color in color.names.map { ($0, color.role) } }, uniquingKeysWith: { first, _ in first })
        // Of the system's colours only those that fail somewhere are needed later.
        var asked = Set(defining.keys)
        for glyph in glyphs {
            for measure in glyph.measures where measure.fails { if let role = measure.role { asked.insert(role) } }
        }
        // Glyphs of one colour have the same measures of it: once is enough.
        var seen: Set<Showing> = []
        for glyph in glyphs where !asked.isDisjoint(with: glyph.roles) {
            for measure in glyph.measures where measure.showsExactColor && measure.underlay == nil {
                guard let role = measure.role, asked.contains(role), seen.insert(Showing(measure)).inserted
                else { continue }
                shown[defining[role] ?? role, default: []].append(measure)
            }
        }
        for (role, measures) in shown {
            for goal in Goal.allCases { remedies[Remedy(role: role, goal: goal)] = remedy(of: role, measures, goal) }
        }
    }

    /// The goal of a remedy.
    enum Goal: CaseIterable {
        /// The glyphs' own minimum, and no more: the values of a brand change as little as possible.
        case minimum
        /// Also the ratio for custom colours, where there are such values.
        case custom
    }

    private struct Remedy: Hashable {
        var role: ColorRole
        var goal: Goal
    }

    /// The ratio that a custom colour should reach (Human Interface Guidelines, "Color").
    static let customRatio = 7.0

    /// The values with which a colour passes on all of its backgrounds: values for the goal if there are any, else
    /// values for the minimum of its glyphs; nil where it passes already, or no values of its hue do.
    private func remedy(of role: ColorRole, _ measures: [AuditMeasure], _ goal: Goal) -> [ColorValue]? {
        guard let color = set.palette[role] else { return nil }
        guard let own = self.color(role) else {
            if goal == .custom || measures.allSatisfy({ !$0.fails }) { return nil }
            return ColorRemedy(color, measures) { $0.minimum }.values()
        }
        let isAccepted = !allowances.items(for: "custom-contrast", at: own.element.offset).isEmpty
        let most = isAccepted || goal == .minimum ? 0 : Self.customRatio
        let normal = NormalRatios(measures, of: color)
        if goal == .minimum, measures.allSatisfy(\.passes) { return nil }
        let reaches = { (measure: AuditMeasure) in
            ContrastRatio.reaches(measure.ratio, max(measure.minimum, most)) && !normal.exceed(measure)
        }
        if measures.allSatisfy(reaches) { return nil }
        // Increased contrast should not lower it; but to pass is more important.
        let targets: [(AuditMeasure) -> Double] = [
            { max($0.minimum, most, normal.ratio(matching: $0) ?? 0) }, { max($0.minimum, most) },
            { max($0.minimum, normal.ratio(matching: $0) ?? 0) }, { $0.minimum },
        ]
        for target in targets {
            let remedy = ColorRemedy(color, notation: own.notation, measures, wanted: target).values()
            if let remedy { return remedy }
        }
        return nil
    }

    /// The definition that a name refers to; nil for system colours.
    func color(_ role: ColorRole) -> OwnColor? { colorIndices[role].map { colors[$0] } }

    /// Colours of the manifest's own that glyphs are shown on, in its order.
    var ownBackgrounds: [OwnColor] { colors.filter { backgrounds.contains($0.role) } }

    /// Whether it is a background, and never the colour of a glyph. Then its contrast to backgrounds does not matter.
    func isOnlyBackground(_ own: OwnColor) -> Bool { measures(of: own).isEmpty && backgrounds.contains(own.role) }

    func remedy(of role: ColorRole, _ goal: Goal) -> [ColorValue] {
        remedies[Remedy(role: color(role)?.role ?? role, goal: goal)] ?? []
    }

    func measures(of own: OwnColor) -> [AuditMeasure] { shown[own.role] ?? [] }

    /// The change of the manifest that applies a colour's remedy. A copy of a system colour gets no new values:
    /// it becomes that colour.
    func fix(of own: OwnColor, _ goal: Goal) -> Fix? {
        let values = remedy(of: own.role, goal)
        if values.isEmpty || own.isImported { return nil }
        if let copy = unacceptedCopy(own) { return copy.fix }
        return Fix(
            "give '\(own.role.rawValue)' values with enough contrast",
            edits: ElementEdit(source: manifest.source).values(values, of: own))
    }

    /// The byte offset of a place in the manifest.
    func offset(of location: SourceFile.Location?) -> Int? { location.flatMap(manifest.source.offset) }

    func location(at offset: Int) -> SourceFile.Location { manifest.source.location(at: offset) }
}

/// A glyph of the manifest with its assets, and the contrast of each of their layers in each setting.
package struct AuditedGlyph: Sendable {
    package var entry: GlyphEntry
    /// Its assets, the one of its own name first.
    package var assets: [GlyphAsset]
    /// The measures by asset, then by setting, then by layer from the back.
    package var measures: [AuditMeasure]
    /// The colours of its layers.
    let roles: Set<ColorRole>
    /// The contacts by asset and picture.
    let contacts: [[LayerContact]]

    init(_ assets: [GlyphAsset], by measuring: inout AuditMeasuring) {
        entry = assets[0].entry
        self.assets = assets
        roles = Set(assets.flatMap(\.pictures).flatMap(\.drawing.layers).compactMap(\.role))
        contacts = assets.map { $0.pictures.map { LayerContact($0.drawing) } }
        measures = []
        for (asset, contacts) in zip(assets, contacts) {
            measures += measuring.measures(of: asset, contacts: contacts)
        }
    }

    /// The place that states the colour of a layer: a `layer` or an `appearance`, else the glyph.
    func place(of role: ColorRole?) -> SourceFile.Location? {
        guard let role, role != entry.settings.paint.tint else { return entry.location }
        return entry.layers.last { $0.tint == role }?.location
            ?? entry.overrides.last { $0.tint == role }?.location ?? entry.location
    }
}

/// A value of a dynamic colour.
struct ColorValue: Hashable, Sendable {
    var appearance: Appearance
    var color: Color
}

/// The measures of a colour, for any glyph.
private struct Showing: Hashable {
    var role: ColorRole?
    var setting: AuditSetting
    var minimum: Double
    var size: Double

    init(_ measure: AuditMeasure) {
        (role, setting, minimum, size) = (measure.role, measure.setting, measure.minimum, measure.size)
    }
}

extension GlyphEntry {
    /// Whether both are from the same element of a manifest, or from the same asset of a program.
    func isSameEntry(as other: GlyphEntry) -> Bool {
        name == other.name && groups == other.groups && location == other.location
    }
}

extension Array {
    /// Groups of neighbours that belong together.
    func runs(_ belong: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { runs, element in
            if let last = runs.last?.last, belong(last, element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
    }
}

// MARK: - Other statements

/// One more statement about a glyph in the manifest, and the picture of the glyph with it.
package struct Restatement: Sendable {
    /// Attributes of the glyph, or a child element.
    package var line: String
    /// The edits of the manifest's text that write the line.
    package var edits: [Fix.Edit]
    /// The glyph's assets with it.
    package var assets: [GlyphAsset]

    package init(line: String, edits: [Fix.Edit], assets: [GlyphAsset]) {
        (self.line, self.edits, self.assets) = (line, edits, assets)
    }

    /// Finds the statements that a glyph leaves open, the mildest first. Each is derived when it is asked for.
    package typealias Search = @Sendable (GlyphEntry) -> AnySequence<Restatement>
}

/// A fill that is not as the one of a simpler glyph whose body it has.
package struct UnlikeFill: Sendable {
    /// The qualified name of the simpler glyph.
    package var relative: String
    /// A point where they differ, in the syntax of `at`.
    package var place: String
    /// The statement that makes it alike there; nil where no statement does.
    package var remedy: Restatement?

    package init(relative: String, place: String, remedy: Restatement?) {
        (self.relative, self.place, self.remedy) = (relative, place, remedy)
    }

    /// Finds the one of a glyph. Its remedy is derived when it is asked for.
    package typealias Search = @Sendable (GlyphEntry) -> UnlikeFill?
}

// MARK: - Stated attributes

/// An attribute that glyphs inherit, at the place that states it, with the glyphs that inherit it from there.
struct StatedAttribute {
    var attribute: Element.Attribute
    /// Whether a glyph itself states it, and not a group or the root.
    var isOwn: Bool
    var glyphs: [AuditedGlyph] = []

    /// The glyph whose element states it; nil where a group or the root does.
    var glyph: String? { isOwn && glyphs.count == 1 ? glyphs[0].entry.name : nil }

    /// For messages: the name of the glyph, or the number of glyphs.
    var subject: String { glyphs.count == 1 ? "'\(glyphs[0].entry.name)'" : "\(glyphs.count) glyphs" }
}

extension Audit {
    /// Each place that states an attribute, in the order of the text; the place nearest to a glyph wins.
    func stated(_ name: String) -> [StatedAttribute] {
        var result: [StatedAttribute] = []
        let byOffset = Dictionary(grouping: glyphs) { offset(of: $0.entry.location) }
        collect(name, in: document.root, from: nil, byOffset: byOffset, &result)
        return result
    }

    private func collect(
        _ name: String, in element: Element, from outer: Int?, byOffset: [Int?: [AuditedGlyph]],
        _ result: inout [StatedAttribute]
    ) {
        var place = outer
        if let attribute = element.attribute(name) {
            place = result.count
            result.append(StatedAttribute(attribute: attribute, isOwn: element.name == "glyph"))
        }
        guard element.name != "glyph" else {
            if let place { result[place].glyphs += byOffset[element.offset] ?? [] }
            return
        }
        for child in element.children where ["group", "glyph"].contains(child.name) {
            collect(name, in: child, from: place, byOffset: byOffset, &result)
        }
    }
}
