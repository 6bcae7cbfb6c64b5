internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Everything that the page shows, as the JSON that its script reads. Colours and contrasts are resolved here, by the
/// functions that the formats and the audit use.
struct ReviewData {
    private let set: GlyphSet
    private let grounds: ReviewGrounds
    private let findings: ReviewFindings
    private let references: ReviewReferences
    /// The numbers of assets of glyphs with the same body.
    private let motifs: [[Int]]
    private var shapes = ReviewShapes()
    private var paints: ReviewPaints
    private var glyphs: [JSON] = []
    private var groups = ReviewTable<String>()

    init(_ set: GlyphSet, _ context: RenderContext) {
        self.set = set
        references = ReviewReferences(exports: context.exports)
        // Of each glyph, the first asset with a fill.
        let filled = set.assets.indices.filter { set.assets[$0].pictures.contains { $0.form == .fill } }
        let numbers = Dictionary(
            filled.map { (set.assets[$0].entry.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
        motifs = context.motifs.map { $0.compactMap { numbers[$0] } }.filter { $0.count > 1 }
        grounds = ReviewGrounds(set)
        findings = ReviewFindings(set, context)
        paints = ReviewPaints(on: grounds, of: set)
        for asset in set.assets { glyphs.append(json(asset)) }
    }

    /// The gradients that drawings refer to.
    var gradients: String { shapes.gradients }

    var json: JSON {
        var members: [String: JSON] = [
            "appearances": .array(Appearance.allCases.map { .string($0.name) }),
            "backdrop": ReviewBackdrop.json, "coats": .array(paints.paints), "colors": colors,
            "contours": .array(shapes.contours.map { .string($0) }), "contrasts": .array(paints.contrasts),
            "drawings": .array(shapes.drawings), "findings": findings.json(on: grounds),
            "frame": .object(shapes.frame), "glyphs": .array(glyphs), "gradients": .string(gradients),
            "grounds": grounds.json, "least": .number(AuditSettings().contrast),
            "groups": .array(groups.values.map { .string($0) }),
            "inks": .array(paints.fills.values.map { .string($0) }),
            "prefixes": .object(references.prefixes.mapValues { .string($0) }),
            "references": .array(references.kinds.map { .string($0) }),
            "visions": visions,
        ]
        if let title = set.title { members["title"] = .string(title) }
        if !motifs.isEmpty {
            members["motifs"] = .array(motifs.map { .array($0.map { .integer($0) }) })
        }
        return .object(members)
    }

    private mutating func json(_ asset: GlyphAsset) -> JSON {
        let (entry, settings) = (asset.entry, asset.entry.settings)
        let group = groups.number(of: entry.groups.map(\.name).joined(separator: " / "))
        let backgrounds = settings.audit.backgrounds.compactMap(grounds.number(of:))
        var members: [String: JSON] = [
            "name": .string(asset.name), "place": .string(entry.location.map(findings.place) ?? ""),
            "pictures": .array(asset.pictures.map { json($0, of: asset) }),
        ]
        if let symbol = asset.pictures.first?.symbol {
            members["symbol"] = ReviewSymbol(symbol, asset.entry.settings).json
        }
        if group != 0 { members["group"] = .integer(group) }
        if backgrounds != [0] { members["on"] = .array(backgrounds.map { .integer($0) }) }
        if settings.audit.contrast != AuditSettings().contrast { members["least"] = .number(settings.audit.contrast) }
        if let vibrancy = settings.audit.vibrancy { members["vibrancy"] = .string(vibrancy.rawValue) }
        if let title = entry.title { members["title"] = .string(title) }
        if asset.isMirrored { members["mirrored"] = .boolean(true) }
        if !entry.tags.isEmpty { members["tags"] = .array(entry.tags.map { .string($0) }) }
        return .object(members.merging(exceptions(of: asset)) { own, _ in own })
    }

    /// The properties that follow from the name in most glyphs, where they do not.
    private func exceptions(of asset: GlyphAsset) -> [String: JSON] {
        let (entry, name) = (asset.entry, asset.qualifiedName)
        var members: [String: JSON] = [:]
        if name != asset.name { members["asset"] = .string(name) }
        if entry.name != asset.name { members["entry"] = .string(entry.name) }
        if entry.source != entry.name + ".svg" { members["source"] = .string(entry.source) }
        let resource = CodeName.words(name, joinedBy: "_")
        if resource != String(name.map { "-. /".contains($0) ? "_" : $0 }) { members["resource"] = .string(resource) }
        let files = asset.shownAppearances(in: set.palette)
        if files != [.light, .dark] { members["files"] = .array(files.map { .string($0.name) }) }
        let shown = Appearance.allCases.map { asset.pictureIndex(in: $0) ?? 0 }
        if shown != shown.indices.map({ $0 % max(asset.pictures.count, 1) }) {
            members["shown"] = .array(shown.map { .integer($0) })
        }
        return members
    }

    private mutating func json(_ picture: GlyphAsset.Rendition, of asset: GlyphAsset) -> JSON {
        let contact = LayerContact(picture.drawing)
        let layers = picture.drawing.layers
        var paintNumbers: [JSON] = []
        var meetings: [JSON] = []
        for (index, layer) in layers.enumerated() {
            paintNumbers.append(.integer(paints.number(of: layer, in: asset)))
            for surface in contact.surfaces[index] {
                var underlay: Int?
                if case .layer(let other) = surface { underlay = other }
                let list = paints.contrasts(of: layer, over: underlay.map { layers[$0] }, in: asset)
                meetings.append([.integer(index), .integer(underlay ?? -1), .integer(list)])
            }
        }
        var members: [String: JSON] = [
            "drawing": .integer(shapes.number(of: picture.drawing)), "coats": Self.packed(paintNumbers),
            "meets": Self.packed(meetings: meetings),
        ]
        if picture.appearance != .light { members["appearance"] = .integer(picture.appearance.index) }
        if picture.form != .outline { members["form"] = .string(picture.form.rawValue) }
        if let drawing = picture.rightToLeft {
            members["rtl"] = .object(shown(drawing, in: asset))
        }
        if !picture.alternatives.isEmpty { members["choices"] = choices(of: picture, in: asset) }
        if let chosen = picture.chosen { members["chosen"] = .integer(chosen) }
        return .object(members)
    }

    private mutating func choices(of picture: GlyphAsset.Rendition, in asset: GlyphAsset) -> JSON {
        var choices: [JSON] = []
        for alternative in picture.alternatives {
            var line = ["words": JSON.string(alternative.text)]
            if let manifest = alternative.manifest { line["line"] = .string(manifest) }
            choices.append(.object(line.merging(shown(alternative.drawing, in: asset)) { own, _ in own }))
        }
        return .array(choices)
    }

    /// Another drawing of a glyph, with its colours.
    private mutating func shown(_ drawing: Drawing, in asset: GlyphAsset) -> [String: JSON] {
        var numbers: [JSON] = []
        for layer in drawing.layers { numbers.append(.integer(paints.number(of: layer, in: asset))) }
        return ["drawing": .integer(shapes.number(of: drawing)), "coats": Self.packed(numbers)]
    }

    /// Only the list of contrasts, where one colour meets the background.
    private static func packed(meetings: [JSON]) -> JSON {
        guard meetings.count == 1, case .array(let meeting) = meetings[0], meeting.count == 3,
            meeting[0] == .integer(0), meeting[1] == .integer(-1)
        else { return .array(meetings) }
        return meeting[2]
    }

    /// One for all layers, where they have the same.
    private static func packed(_ coats: [JSON]) -> JSON {
        guard let first = coats.first, coats.allSatisfy({ $0 == first }) else { return .array(coats) }
        return first
    }

    /// The colours of glyphs and of their backgrounds.
    private var colors: JSON {
        var used = Set(set.assets.flatMap { $0.entry.settings.audit.backgrounds.map { ColorRole(rawValue: $0) } })
        used.formUnion(set.rolesInUse)
        return .array(
            set.palette.roles.filter(used.contains).compactMap { role in
                guard let color = set.palette[role] else { return nil }
                let values = Appearance.allCases.map { color[$0] }
                return [
                    "name": .string(role.rawValue), "values": .array(values.map { .string($0.css) }),
                    "captions": .array(values.map { .string($0.caption) }),
                ]
            })
    }

    /// For `feColorMatrix`: four rows of five.
    private var visions: JSON {
        .array(
            ColorVision.allCases.map { vision in
                let rows = vision.rows.map { row in [row.x, row.y, row.z, 0, 0] } + [[0, 0, 0, 1, 0]]
                let values = rows.flatMap { $0 }.map { FixedDecimal($0, decimals: 6).description }
                return ["name": .string(vision.rawValue), "values": .string(values.joined(separator: " "))]
            })
    }
}

/// How the page's buttons refer to a glyph.
private struct ReviewReferences {
    /// The exports of the manifest.
    let exports: [Export]

    /// Always by name and picture; otherwise only where a format that the code reads is written.
    var kinds: [String] {
        let formats = Set(exports.map(\.format))
        let inCode = [
            ("swift", ["asset-catalog", "symbols", "swift"]), ("android", ["android"]), ("compose", ["compose"]),
            ("use", ["web"]), ("picture", ["svg"]),
        ]
        return ["name", "svg"] + inCode.filter { !formats.isDisjoint(with: $0.1) }.map(\.0)
    }

    /// The prefixes of names, by the kind of reference.
    var prefixes: [String: String] {
        func prefix(_ format: String, _ standard: String) -> String {
            exports.first { $0.format == format }?.options["prefix"] ?? standard
        }
        return ["android": prefix("android", AndroidName.prefix), "use": prefix("web", WebNames.standardPrefix)]
    }
}

/// A landscape behind materials: an example of app content, in a few colours, so that the page can draw it with
/// gradients and needs no picture.
private enum ReviewBackdrop {
    /// From the back: the sky above and below, the sun, hills from far to near. The page's style sheet positions them.
    private static let colors: [Color] = [
        Color(bytes: 58, 110, 186), Color(bytes: 244, 201, 160), Color(bytes: 255, 244, 214),
        Color(bytes: 138, 108, 150), Color(bytes: 66, 112, 96), Color(bytes: 22, 44, 38),
    ]

    /// The plain colours, and the colours that each material gives: a blurred backdrop changes colour by colour.
    static var json: JSON {
        let materials = Material.allCases.map { material in
            let styles = Appearance.Style.allCases.map { style in
                (style.rawValue, list(colors.map { material.color(over: $0, style: style) }))
            }
            return ("material.\(material.rawValue)", JSON.object(Dictionary(uniqueKeysWithValues: styles)))
        }
        return ["plain": list(colors), "materials": .object(Dictionary(uniqueKeysWithValues: materials))]
    }

    private static func list(_ colors: [Color]) -> JSON { .array(colors.map { .string($0.css) }) }
}
