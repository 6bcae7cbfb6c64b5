internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Makes the document of a sheet: goes over the assets of a set once, and numbers what they share.
struct ReviewData {
    private let set: GlyphSet
    private let grounds: ReviewGrounds
    private let findings: ReviewFindings
    private let references: ReviewReferences
    private let usualContrast = AuditSettings().contrast
    /// The numbers of assets of glyphs with the same body.
    private let relatives: [[Int]]
    /// The states of glyphs by qualified name.
    private let states: [String: String]
    /// The files that are shown in the place of drawings, by path.
    private let files: [String: ReviewPicture]
    private let sections: [String: String]
    private var shapes = ReviewShapes()
    private var paints: ReviewPaints
    private var glyphs: [SheetDocument.Glyph] = []
    private var groups = ReviewTable<String>()
    private var changes: SheetDocument.Changes?
    /// The colours that have changed since an earlier state.
    private let changedRoles: [ColorRole]
    /// The colours that the page lists, where these are not the ones that glyphs use.
    private let listedColors: [ListedColor]?
    private let subject: SheetSubject
    private let unseen: [UnseenPart]

    init(_ set: GlyphSet, _ context: RenderContext, _ earlier: EarlierState?) {
        self.set = set
        (states, files, sections) = (context.states, context.filePictures, context.sections)
        references = ReviewReferences(exports: context.exports)
        // Of each glyph, the first asset with a fill.
        let filled = set.assets.indices.filter { set.assets[$0].pictures.contains { $0.form == .fill } }
        let numbers = Dictionary(
            filled.map { (set.assets[$0].entry.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
        relatives = context.motifs.map { $0.compactMap { numbers[$0] } }.filter { $0.count > 1 }
        changedRoles = earlier?.roles ?? []
        (listedColors, subject, unseen) = (context.listedColors, context.subject, context.unseen)
        grounds = ReviewGrounds(set, earlier)
        findings = ReviewFindings(set, context)
        paints = ReviewPaints(on: grounds, of: set)
        for asset in set.assets { glyphs.append(listed(asset)) }
        // Their drawings come last in the tables: the first screen needs none of them.
        for (number, asset) in set.assets.enumerated() {
            for (index, picture) in asset.pictures.enumerated() where !picture.alternatives.isEmpty {
                glyphs[number].pictures[index].alternatives = alternatives(to: picture, in: asset)
            }
        }
        if let earlier {
            let changes = changes(since: earlier)
            for (number, asset) in set.assets.enumerated() { glyphs[number].change = changes[asset.qualifiedName] }
            self.changes = listed(earlier)
        }
    }

    var document: SheetDocument {
        let palette = palette
        return SheetDocument(
            title: set.title, appearances: Appearance.allCases.map(\.name), backgrounds: grounds.listed,
            displays: DisplaySetting.all.map { SheetDocument.Display($0) }, landscape: .standard, palette: palette,
            paints: paints.paints, colors: paints.colors.values,
            contours: shapes.contours, contrasts: paints.contrasts, drawings: shapes.drawings,
            findings: findings.listed(on: grounds, colors: Set(palette.map(\.name))), frame: shapes.frame,
            glyphs: glyphs, gradients: shapes.gradients,
            groups: groups.values, minimumContrast: usualContrast, prefixes: references.prefixes,
            references: references.kinds, visions: visions, relatives: relatives.isEmpty ? nil : relatives,
            changes: changes, subject: subject == .set ? nil : subject.rawValue, unseen: unseenParts)
    }

    /// Nil for none.
    private var unseenParts: [SheetDocument.UnseenPart]? {
        if unseen.isEmpty { return nil }
        let numbers = Dictionary(grouping: set.assets.indices) { set.assets[$0].entry.name }
        return unseen.map { part in
            SheetDocument.UnseenPart(path: part.path, reason: part.reason, glyphs: part.entry.flatMap { numbers[$0] })
        }
    }

    private mutating func listed(_ asset: GlyphAsset) -> SheetDocument.Glyph {
        let (entry, settings) = (asset.entry, asset.entry.settings)
        let group = groups.number(
            of: sections[entry.name] ?? entry.groups.map(\.name).joined(separator: " / "))
        var pictures: [SheetDocument.Picture] = []
        for (index, picture) in asset.pictures.enumerated() { pictures.append(listed(picture, at: index, of: asset)) }
        return SheetDocument.Glyph(
            name: asset.name, asset: asset.qualifiedName, entry: entry.name, source: entry.source,
            resource: CodeName.words(asset.qualifiedName, joinedBy: "_"),
            place: entry.location.map(findings.place) ?? "", pictures: pictures,
            symbol: asset.pictures.first?.symbol.map { SheetDocument.Symbol($0, settings) }, group: group,
            backgrounds: settings.audit.backgrounds.compactMap(grounds.number(of:)), minimum: settings.audit.contrast,
            usualMinimum: usualContrast, vibrancy: settings.audit.vibrancy?.rawValue, title: entry.title,
            isMirrored: asset.isMirrored, tags: entry.tags,
            files: asset.shownAppearances(in: set.palette).map(\.name),
            shown: Appearance.allCases.map { asset.pictureIndex(in: $0) ?? 0 },
            state: states[entry.qualifiedName] ?? "")
    }

    private mutating func listed(
        _ picture: GlyphAsset.Rendition, at index: Int, of asset: GlyphAsset
    ) -> SheetDocument.Picture {
        let file = files[asset.entry.source(in: picture.appearance)]
        let shown = painted(picture.drawing, showing: file, in: asset)
        // The colours of a file are not known: what audits it says what is wrong with them.
        let isMeasured = file?.isStencil(in: picture.drawing) ?? true
        let contacts = isMeasured ? contacts(in: picture.drawing, of: asset) : []
        let other = asset.entry.rtlSource.flatMap { files[$0] }
        return SheetDocument.Picture(
            at: index, shown, contacts: contacts, appearance: picture.appearance.index, form: picture.form.rawValue,
            rightToLeft: picture.rightToLeft.map { painted($0, showing: other, in: asset) },
            chosen: picture.chosen ?? 0)
    }

    private mutating func contacts(in drawing: Drawing, of asset: GlyphAsset) -> [SheetDocument.Contact] {
        let (contact, layers) = (LayerContact(drawing), drawing.layers)
        var contacts: [SheetDocument.Contact] = []
        for (index, layer) in layers.enumerated() {
            for surface in contact.surfaces[index] {
                var underlay: Int?
                if case .layer(let other) = surface { underlay = other }
                let list = paints.contrasts(of: layer, over: underlay.map { layers[$0] }, in: asset)
                contacts.append(SheetDocument.Contact(layer: index, underlay: underlay ?? -1, contrasts: list))
            }
        }
        return contacts
    }

    private mutating func alternatives(
        to picture: GlyphAsset.Rendition, in asset: GlyphAsset
    ) -> [SheetDocument.Alternative] {
        var listed: [SheetDocument.Alternative] = []
        for alternative in picture.alternatives {
            let other = painted(alternative.drawing, in: asset)
            listed.append(
                .init(
                    line: alternative.manifest, words: alternative.text, drawing: other.drawing, paints: other.paints))
        }
        return listed
    }

    /// A drawing of a glyph, with its colours.
    ///
    /// - Parameter file: the file that is shown in its place.
    private mutating func painted(
        _ drawing: Drawing, showing file: ReviewPicture? = nil, in asset: GlyphAsset
    ) -> SheetDocument.PaintedDrawing {
        var numbers: [Int] = []
        for layer in drawing.layers { numbers.append(paints.number(of: layer, in: asset)) }
        let number = file.map { shapes.number(of: drawing, showing: $0) } ?? shapes.number(of: drawing)
        return SheetDocument.PaintedDrawing(drawing: number, paints: numbers)
    }

    /// A drawing of a glyph in an earlier state, with its colours then.
    mutating func painted(
        _ drawing: Drawing, in asset: GlyphAsset, of palette: Palette
    ) -> SheetDocument.PaintedDrawing {
        var numbers: [Int] = []
        for layer in drawing.layers { numbers.append(paints.number(of: layer, in: asset, before: palette)) }
        return SheetDocument.PaintedDrawing(drawing: shapes.number(of: drawing), paints: numbers)
    }

    /// The numbers of the contours of an area in the units of a drawing.
    mutating func contours(of area: Path, in box: Rect) -> [Int] { shapes.contours(of: area, in: box) }

    /// The number of the background that an asset is made for.
    func background(of asset: GlyphAsset) -> Int {
        asset.entry.settings.audit.backgrounds.lazy.compactMap(grounds.number(of:)).first ?? 0
    }

    /// The colours of glyphs and of their backgrounds, and the ones that have changed; or the ones that are asked for.
    private var palette: [SheetDocument.PaletteColor] {
        var used = Set(set.assets.flatMap { $0.entry.settings.audit.backgrounds.map { ColorRole(rawValue: $0) } })
        used.formUnion(set.rolesInUse + changedRoles)
        var listed: [ColorRole: ListedColor] = [:]
        if let listedColors {
            used = Set(listedColors.map(\.role))
            for color in listedColors { listed[color.role] = color }
        }
        return set.palette.roles.filter(used.contains).compactMap { role in
            guard let color = set.palette[role] else { return nil }
            let values = Appearance.allCases.map { color[$0] }
            return SheetDocument.PaletteColor(
                role.rawValue, title: listed[role]?.title, groups: listed[role]?.groups ?? [],
                values: values.map(\.css), captions: values.map(\.caption))
        }
    }

    private var visions: [SheetDocument.Vision] {
        ColorVision.allCases.map { vision in
            let rows = vision.rows.map { row in [row.x, row.y, row.z, 0, 0] } + [[0, 0, 0, 1, 0]]
            let values = rows.flatMap { $0 }.map { FixedDecimal($0, decimals: 6).description }
            return SheetDocument.Vision(name: vision.rawValue, values: values.joined(separator: " "))
        }
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

    /// The prefixes of names, as their formats have them.
    var prefixes: SheetDocument.Prefixes {
        func prefix(_ format: String, _ standard: String) -> String {
            exports.first { $0.format == format }?.options["prefix"] ?? standard
        }
        return SheetDocument.Prefixes(
            android: prefix("android", AndroidName.prefix), use: prefix("web", WebNames.standardPrefix))
    }
}

extension SheetDocument.Landscape {
    /// An example of app content, in a few colours.
    fileprivate static let standard = Self(
        plain: colors.map(\.css),
        materials: Dictionary(
            uniqueKeysWithValues: Material.allCases.map { material in
                func tones(_ style: Appearance.Style) -> [String] {
                    // A blurred backdrop changes colour by colour.
                    colors.map { material.color(over: $0, style: style).css }
                }
                return ("material.\(material.rawValue)", Tones(light: tones(.light), dark: tones(.dark)))
            }))

    /// The sky above and below, the sun, hills from far to near. The page's style sheet positions them.
    private static let colors: [Color] = [
        Color(bytes: 58, 110, 186), Color(bytes: 244, 201, 160), Color(bytes: 255, 244, 214),
        Color(bytes: 138, 108, 150), Color(bytes: 66, 112, 96), Color(bytes: 22, 44, 38),
    ]
}
