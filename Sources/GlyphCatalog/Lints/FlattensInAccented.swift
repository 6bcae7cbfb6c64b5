internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension CatalogLint {
    static let flattensInAccented: CatalogLint = CatalogLint(
        id: "flattens-in-accented", severity: .warning,
        summary: "An opaque plate with a sign in another colour becomes a plain plate where only opacity is kept.",
        guideline:
            "Human Interface Guidelines, Widgets; WidgetKit, WidgetRenderingMode.accented: the system shows content "
            + "in one colour, by its opacity alone.",
        reason:
            "In a tinted or clear widget, on a watch face and as a template, people see a disc or a square and no sign.",
        remedy: "For these, use a picture in which the sign is a hole in the plate, or the sign alone. The finding "
            + "is a warning where the name of the set, its group, its catalog or the folder of that says that it is for "
            + "widgets. Elsewhere it is an information, and two or more are one for the catalog; without `--rules`, "
            + "only if a name in the audited paths, or an `Info.plist` or a project, says that there is a widget or a "
            + "watch app. `--fix --rules "
            + "flattens-in-accented` adds a set `NAME-accented` for a widget, a template with the sign knocked out: show "
            + "it where the rendering mode is accented. A fix without `--rules` does not, since code must use the set. A "
            + "picture that has such a set is not reported.",
        examples: Examples(
            clean: [
                Example([
                    // The sign is a hole; another opacity; a sign without a plate; three signs next to each other.
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
                let picture = set.picture(of: slot), !picture.isTiny, let measures = PictureMeasures(picture),
                !measures.isFaint, !measures.isPhoto, !set.use.isNoSign, !set.use.needsWhite,
                let plate = measures.plainPlate, !context.paths.contains(set.accentedPath)
            else { return [] }
            let isForWidgets = set.use.isForWidgets
            return [
                flattensInAccented.finding(
                    "'\(set.set.qualifiedName)' becomes a plain plate where only opacity is kept, as in a tinted widget",
                    about: set.set, at: set.location(of: slot),
                    hint: "use a picture with the sign as a hole there",
                    fix: isForWidgets ? set.accentedFix(of: picture, plate) : nil, severity: isForWidgets ? nil : .info)
            ]
        },
        joined: { "\($0) pictures become plain plates where only opacity is kept, as in a tinted widget" },
        joinedHint: "use pictures with the sign as a hole there", joinedFrom: 2,
        isFixedByName: true, isRelevant: { $0.use.isForWidgets || $1.hasWidgets })

    private static let run = Example.svg(
        ##"<circle cx="12" cy="12" r="10" fill="#D92D20"/><path fill="#FFFFFF" d="M7 10h10v4H7z"/>"##)
}

extension PictureMeasures {
    /// The colour of a plate that hides its sign where only opacity is kept; nil where there is none: the plate is one
    /// solid shape in one colour, and all that is drawn on it is as opaque.
    var plainPlate: Color? {
        let main = mainColors()
        guard (2...4).contains(main.count), isSolidShape, let plate = outlineColors.first?.color else { return nil }
        let outline = outlineColors
        let whole = outline.reduce(0) { $0 + $1.count }
        let ofPlate = outline.reduce(0) { $1.color.difference(from: plate) < 0.1 ? $0 + $1.count : $0 }
        let sign = inkColors.reduce(0) {
            $1.color.contrastRatio(on: plate.composited(over: .white)) >= 1.5 ? $0 + $1.count : $0
        }
        guard ofPlate * 10 >= whole * 9, Double(sign) >= 0.04 * Double(drawnCount) else { return nil }
        return plate
    }
}

extension ImageSet {
    private var accentedName: String { self.set.name + "-accented" }

    /// The set that is shown where only opacity is kept.
    fileprivate var accentedPath: String {
        let parent = set.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return FolderPath.below(parent, accentedName + ".imageset")
    }

    /// Adds a set with the sign knocked out of its plate.
    fileprivate func accentedFix(of picture: CatalogPicture, _ plate: Color) -> Fix? {
        guard let text = KnockedOut(picture, plate)?.text else { return nil }
        let (name, folder) = (accentedName, accentedPath)
        let contents: JSON = [
            "images": [["filename": .string(name + ".svg"), "idiom": "universal"]],
            "info": ["author": "xcode", "version": 1],
            "properties": ["preserves-vector-representation": true, "template-rendering-intent": "template"],
        ]
        return Fix(
            "add the set '\(name)', with the sign as a hole in its plate",
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
                let isPlate = layer.paint.plainColor.map { $0.difference(from: plate) < 0.1 } ?? false
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
