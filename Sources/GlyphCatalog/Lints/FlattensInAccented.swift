internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension CatalogLint {
    static let flattensInAccented: CatalogLint = CatalogLint(
        id: "flattens-in-accented", severity: .warning,
        summary: "An opaque plate with an icon in another colour becomes a plain plate where only opacity is kept.",
        guideline:
            "Human Interface Guidelines, Widgets; WidgetKit, WidgetRenderingMode.accented: the system shows content "
            + "in one colour, by its opacity alone.",
        reason: "In a tinted or clear widget, on a watch face and as a template, people see a disc or a square "
            + "without its icon.",
        remedy: "In a widget for iOS 18, macOS 15, watchOS 11 or later, set "
            + "`widgetAccentedRenderingMode(.desaturated)` or `.accentedDesaturated` on the `Image`, which turns "
            + "light and dark into opacity, or on iOS `.fullColor`, which keeps the colours. For earlier systems and "
            + "for templates, use a picture in which the icon is cut out of its plate, or the icon alone. The finding "
            + "is a warning where the name of the set, its group, its catalog or a folder around the catalog says "
            + "that it is for widgets. Elsewhere it is reported as `info`, and two or more are reported as one "
            + "finding for the catalog. `--fix --rules flattens-in-accented` adds a set `NAME-accented` for a widget, "
            + "a template with the icon cut out: show it where the rendering mode is accented. A fix without "
            + "`--rules` does not add it, since code must use the set. A picture that has such a set is not reported.",
        examples: Examples(
            clean: [
                Example([
                    // The icon is a hole; another opacity; an icon without a plate; three icons next to each other.
                    "run.imageset/Contents.json": Example.plainSet("run.svg"),
                    "run.imageset/run.svg": Example.svg(
                        ##"<path fill="#D92D20" fill-rule="evenodd" d="M2 2h20v20H2zM7 10v4h10v-4z"/>"##),
                    "disk.imageset/Contents.json": Example.plainSet("disk.svg"),
                    "disk.imageset/disk.svg": Example.svg(
                        ##"<circle cx="12" cy="12" r="10" fill="#D92D20" fill-opacity="0.3"/>"##
                            + ##"<path fill="#A01B12" d="M7 10h10v4H7z"/>"##),
                    "leaf.imageset/Contents.json": Example.plainSet("leaf.svg"),
                    "leaf.imageset/leaf.svg": Example.svg(
                        ##"<path fill="#1E7B34" d="M2 2h9v9H2z"/><path fill="#8A6100" d="M13 13h9v9h-9z"/>"##),
                ]),
                Example([
                    "widget-run.imageset/Contents.json": Example.plainSet("run.svg"),
                    "widget-run.imageset/run.svg": run,
                    "widget-run-accented.imageset/Contents.json": Example.plainSet(
                        "run.svg", properties: Example.template),
                    "widget-run-accented.imageset/run.svg": Example.svg(
                        #"<path fill-rule="evenodd" d="M2 2h20v20H2zM7 10v4h10v-4z"/>"#),
                ]),
            ],
            unclean: [
                Example([
                    "widget-run.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "run.svg", "idiom" : "universal" }
                        ^
                        """),
                    "widget-run.imageset/run.svg": run,
                ])
            ]),
        check: .image { set, context in
            guard set.intent != .template, !set.set.isLoose, let slot = set.appearances.chosen(in: .light),
                let picture = set.picture(of: slot), !picture.isTiny, let measures = picture.measures,
                measures.canBeJudged, !set.use.isBackgroundOrInactive, !set.use.needsWhite,
                let plate = measures.plainPlate, !context.paths.contains(set.accentedPath)
            else { return [] }
            let isForWidgets = set.use.isForWidgets
            return [
                flattensInAccented.finding(
                    "'\(set.set.qualifiedName)' becomes a plain plate where only opacity is kept, as in a tinted "
                        + "widget", about: set.set, at: set.location(of: slot),
                    hint: "set 'widgetAccentedRenderingMode', or use a picture with the icon cut out of its plate",
                    fix: isForWidgets ? set.accentedFix(of: picture, plate) : nil, severity: isForWidgets ? nil : .info)
            ]
        }, judgesWhatIsShown: true,
        joined: { "\($0) pictures become plain plates where only opacity is kept, as in a tinted widget" },
        joinedHint: "set 'widgetAccentedRenderingMode', or use pictures with the icons cut out of their plates",
        joinedFrom: 2,
        isFixedByName: true)

    private static let run = Example.svg(
        ##"<circle cx="12" cy="12" r="10" fill="#D92D20"/><path fill="#FFFFFF" d="M7 10h10v4H7z"/>"##)
}

extension ImageSet {
    private var accentedName: String { self.set.name + "-accented" }

    /// The set that is shown where only opacity is kept.
    fileprivate var accentedPath: String {
        FolderPath.below(FolderPath.parent(of: set.path), accentedName + ".imageset")
    }

    /// Adds a set with the icon cut out of its plate.
    fileprivate func accentedFix(of picture: CatalogPicture, _ plate: Color) -> Fix? {
        guard let text = KnockedOut(picture, plate)?.text else { return nil }
        let (name, folder) = (accentedName, accentedPath)
        let contents: JSON = [
            "images": [["filename": .string(name + ".svg"), "idiom": "universal"]],
            "info": ["author": "xcode", "version": 1],
            "properties": ["preserves-vector-representation": true, "template-rendering-intent": "template"],
        ]
        return Fix(
            "add the set '\(name)', with the icon cut out of its plate",
            edits: [
                Fix.Edit(path: folder + "/Contents.json", range: 0..<0, replacement: contents.text),
                Fix.Edit(path: folder + "/" + name + ".svg", range: 0..<0, replacement: text),
            ])
    }
}

/// A drawing whose plate has holes where something else is drawn on it.
private struct KnockedOut {
    private let glyph: Glyph
    private let path: Path

    /// Nil where layers are translucent or gradients, or nothing is left.
    init?(_ picture: CatalogPicture, _ plate: Color) {
        guard let glyph = picture.glyph,
            let layers = try? glyph.outlined(tolerance: .standard),
            layers.allSatisfy({ $0.groups.allSatisfy { $0.opacity >= 1 } && $0.paint.plainColor?.alpha == 1 })
        else { return nil }
        let length = Tolerance.standard.length(in: glyph.viewBox.extent)
        let made = try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            layers.reduce(Path()) { area, layer in
                let isPlate =
                    layer.paint.plainColor.map { $0.difference(from: plate) < PictureMeasures.onePlate } ?? false
                return area.combined(with: layer.path, by: isPlate ? .union : .difference, tolerance: length)
            }
        }
        guard let made, !made.isEmpty else { return nil }
        (self.glyph, path) = (glyph, made)
    }

    var text: String {
        let layer = TintedLayer(path: path, paint: .original(.color(.black)))
        let drawing = Drawing(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox, layers: [layer],
            preserveAspectRatio: glyph.preserveAspectRatio)
        return SVGRendition(drawing, in: .light, palette: Palette()).text
    }
}
