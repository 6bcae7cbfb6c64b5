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
    private let formats: [String]
    private var shapes = ReviewShapes()
    private var paints: ReviewPaints
    private var glyphs: [JSON] = []
    private var groups = ReviewTable<String>()

    init(_ set: GlyphSet, _ context: RenderContext) {
        self.set = set
        formats = context.formats
        grounds = ReviewGrounds(set)
        findings = ReviewFindings(set, context)
        paints = ReviewPaints(on: grounds, of: set)
        for variant in set.variants { glyphs.append(json(variant)) }
    }

    /// The gradients that drawings refer to.
    var gradients: String { shapes.gradients }

    var json: JSON {
        var members: [String: JSON] = [
            "appearances": .array(Appearance.allCases.map { .string($0.name) }),
            "backdrop": ReviewBackdrop.json, "coats": .array(paints.paints), "colors": colors,
            "contours": .array(shapes.contours.map { .string($0) }), "contrasts": .array(paints.contrasts),
            "drawings": .array(shapes.drawings), "findings": findings.json(on: grounds), "glyphs": .array(glyphs),
            "gradients": .string(gradients), "grounds": grounds.json,
            "groups": .array(groups.values.map { .string($0) }),
            "inks": .array(paints.fills.values.map { .string($0) }),
            "references": .array(ReviewReferences.kinds(of: formats).map { .string($0) }),
            "visions": visions,
        ]
        if let title = set.title { members["title"] = .string(title) }
        return .object(members)
    }

    private mutating func json(_ variant: Variant) -> JSON {
        let settings = variant.entry.settings
        let pictures = variant.pictures.map { json($0, of: variant) }
        var members: [String: JSON] = [
            "name": .string(variant.name), "asset": .string(variant.qualifiedName),
            "group": .integer(groups.number(of: variant.entry.groups.map(\.name).joined(separator: " / "))),
            "place": .string(variant.entry.location.map(findings.place) ?? ""), "source": .string(variant.entry.source),
            "entry": .string(variant.entry.name), "least": .number(settings.contrast),
            "on": .array(settings.backgrounds.compactMap(grounds.number(of:)).map { .integer($0) }),
            "resource": .string(CodeName.words(variant.qualifiedName, joinedBy: "_")),
            "pictures": .array(pictures),
            "shown": .array(Appearance.allCases.map { .integer(variant.pictureIndex(in: $0) ?? 0) }),
        ]
        if let title = variant.entry.title { members["title"] = .string(title) }
        if !variant.entry.tags.isEmpty { members["tags"] = .array(variant.entry.tags.map { .string($0) }) }
        if let vibrancy = settings.vibrancy { members["vibrancy"] = .string(vibrancy.rawValue) }
        return .object(members)
    }

    private mutating func json(_ picture: Variant.Picture, of variant: Variant) -> JSON {
        let contact = LayerContact(picture.drawing)
        let layers = picture.drawing.layers
        var paintNumbers: [JSON] = []
        var meetings: [JSON] = []
        for (index, layer) in layers.enumerated() {
            paintNumbers.append(.integer(paints.number(of: layer, in: variant)))
            for surface in contact.surfaces[index] {
                var underlay: Int?
                if case .layer(let other) = surface { underlay = other }
                let list = paints.contrasts(of: layer, over: underlay.map { layers[$0] }, in: variant)
                meetings.append([.integer(index), .integer(underlay ?? -1), .integer(list)])
            }
        }
        var members: [String: JSON] = [
            "appearance": .integer(picture.appearance.index), "form": .string(picture.form.rawValue),
            "drawing": .integer(shapes.number(of: picture.drawing)), "coats": .array(paintNumbers),
            "meets": .array(meetings),
        ]
        if !picture.alternatives.isEmpty { members["choices"] = choices(of: picture, in: variant) }
        return .object(members)
    }

    private mutating func choices(of picture: Variant.Picture, in variant: Variant) -> JSON {
        var choices: [JSON] = []
        for alternative in picture.alternatives {
            let drawing = alternative.drawing
            var numbers: [JSON] = []
            for layer in drawing.layers { numbers.append(.integer(paints.number(of: layer, in: variant))) }
            choices.append([
                "line": .string(alternative.manifest), "drawing": .integer(shapes.number(of: drawing)),
                "coats": .array(numbers),
            ])
        }
        return .array(choices)
    }

    /// The colours of glyphs and of their backgrounds.
    private var colors: JSON {
        var used = Set(set.variants.flatMap { $0.entry.settings.backgrounds.map { ColorRole(rawValue: $0) } })
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
