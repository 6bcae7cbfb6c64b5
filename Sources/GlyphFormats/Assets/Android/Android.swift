internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Vector drawables for Android: one in `drawable/`, and one in `drawable-night/` where dark differs in more than
    /// the values of its colours, which are resources.
    public static let android = AssetFormat(
        name: "android",
        summary: "`drawable/NAME.xml` and `drawable-night/NAME.xml`, vector drawables whose colours are resources: "
            + "`values/glyph_colors.xml`, `values-night/glyph_colors.xml`, and theme overlays for increased contrast",
        defaultPath: "android/res",
        options: [
            AndroidName.prefixRule("Begins the names of all drawables."), AndroidColorNames.rule, colors, minSDK,
            StrokePolicy.rule,
        ],
        coversAllGlyphs: true,
        naming: AssetNaming(hint: AndroidName.hint, isValid: AndroidName.isResource) { $1.drawableName($0) },
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
                + set.contrastLosses(at: export.location) + set.gradientLosses(isRound: false, at: export.location)
                + (export.flattensGradients ? set.flatGradientLosses(at: export.location) : [])
                + set.groupLosses(at: export.location)
        },
        assetFiles: { variant, palette, export, _ throws(Findings) in
            try variant.stroked(for: export).drawables(palette, export).map { $0.owned(by: variant) }
        }
    ) { set, export, _ throws(Findings) in
        let set = set.withFaintColors
        let roles = set.rolesInUseOrOwn + set.faintRoles
        return try AndroidColors(
            roles: roles, palette: set.palette, places: set.colorPlaces, names: AndroidColorNames(export)
        ).files(at: export.location)
    }
}

private let colors = AttributeRule(
    "colors", .one(of: DrawableColors.self, \.meaning),
    "What the colours with values for increased contrast are in drawables.",
    standard: .value(DrawableColors.resources.rawValue), example: DrawableColors.theme.rawValue)

private enum DrawableColors: String, CaseIterable {
    case resources, theme

    var meaning: String {
        switch self {
        case .resources: "`@color/…`, which needs nothing else"
        case .theme: "`?attr/…`, which the app's theme must give, by the overlays"
        }
    }
}

/// Vector drawables are there from API 21 on (Android 5), their gradients from API 24 on (Android 7).
private let levels = (drawables: 21, gradients: 24)

private let minSDK = AttributeRule(
    "min-sdk",
    // The levels are below 40, and have two digits for long.
    ValueSyntax(
        expectation: "an API level from \(levels.drawables) to 99", form: .text(pattern: "2[1-9]|[3-9][0-9]")
    ) { text in text.utf8.count == 2 && Int(text).map { $0 >= levels.drawables } ?? false },
    "The app's `minSdk`. Below \(levels.gradients), which knows no gradients, a drawable has their mean in place of each, and "
        + "`drawable-v\(levels.gradients)` and `drawable-night-v\(levels.gradients)` have the gradients.",
    standard: .value("\(levels.gradients)"), example: "\(levels.drawables)")

extension Export {
    /// Whether drawables are needed that older versions can show.
    fileprivate var flattensGradients: Bool {
        options["min-sdk"].flatMap { Int($0) }.map { $0 < levels.gradients } ?? false
    }

    /// The resource of an asset's drawable.
    func drawableName(_ variant: Variant) -> String {
        AndroidName.resource(variant.qualifiedName, prefix: options["prefix"] ?? AndroidName.prefix)
    }
}

/// A drawable in a form for all versions, and in one with gradients where the two differ.
private struct DrawableTexts: Equatable {
    var all: String
    var gradients: String?
}

extension Drawing {
    fileprivate var hasGradients: Bool { layers.contains { $0.paint.gradient != nil } }

    /// The drawing with one colour in place of each gradient.
    fileprivate var flat: Drawing {
        var drawing = self
        for index in drawing.layers.indices { drawing.layers[index].paint = drawing.layers[index].paint.flat }
        return drawing
    }
}

extension Variant {
    fileprivate func drawables(_ palette: Palette, _ export: Export) throws(Findings) -> [AssetFile] {
        let colors = AndroidColors(roles: [], palette: palette, names: AndroidColorNames(export))
        let isThemed = export.options["colors"] == DrawableColors.theme.rawValue
        func reference(_ role: ColorRole, _ alpha: Double) -> String {
            let faint = FaintColor(role: role, alpha: alpha).name
            return isThemed && colors.hasHighContrast(role)
                ? "?attr/" + colors.names.attribute(faint) : "@color/" + colors.names.resource(faint)
        }
        func text(_ drawing: Drawing) throws(Findings) -> String {
            let drawable = VectorDrawable(drawing: drawing, reference: reference, isMirrored: isMirrored)
            guard let text = drawable.text() else { throw Findings([tooLong(at: export.location)]) }
            return text
        }
        let name = export.drawableName(self)
        var files: [AssetFile] = []
        for (shown, suffix) in directions {
            var texts: [Rendition<DrawableTexts>] = []
            // Resources have no qualifier for contrast.
            for picture in shown.ungrouped(palette, isForced: true).pictures
            where picture.appearance.contrast == .normal {
                let drawing = picture.drawing
                let isFlat = export.flattensGradients && drawing.hasGradients
                let content = DrawableTexts(
                    all: try text(isFlat ? drawing.flat : drawing), gradients: isFlat ? try text(drawing) : nil)
                texts.append(Rendition(appearance: picture.appearance, content: content))
            }
            // The direction of the layout precedes the night in the name of a folder, and the version is last. A folder
            // of the night counts before one of a version, so that each has both.
            let folder = "drawable" + (suffix.isEmpty ? "" : "-ldrtl")
            for rendition in texts.reduced() {
                let night = folder + (rendition.appearance.style == .dark ? "-night" : "")
                files.append(AssetFile(path: "\(night)/\(name).xml", text: rendition.content.all))
                if let text = rendition.content.gradients {
                    files.append(AssetFile(path: "\(night)-v\(levels.gradients)/\(name).xml", text: text))
                }
            }
        }
        return files
    }

    private func tooLong(at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: "path-too-long",
            "a path of '\(qualifiedName)' is longer than \(VectorDrawable.longestText) bytes, which an Android resource "
                + "cannot have", at: entry.location ?? location, hint: "draw it with fewer points")
    }
}

extension GlyphSet {
    /// Assets with gradients, which older versions get as one colour.
    fileprivate func flatGradientLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        let names = variants.filter {
            $0.directions.contains { $0.variant.pictures.contains { $0.drawing.hasGradients } }
        }
        .map { "'\($0.qualifiedName)'" }
        if names.isEmpty { return [] }
        return [
            Diagnostic(
                .info, id: "gradient-flattened",
                "before API \(levels.gradients), each gradient of \(names.joined(separator: ", ")) is the mean of its colours",
                at: location, hint: "accept it: later versions show the gradients")
        ]
    }

    /// Assets whose pictures for increased contrast differ in more than the values of colours.
    fileprivate func contrastLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        let names = variants.filter { variant in
            variant.pictures.contains { high in
                guard high.appearance.contrast == .high,
                    let index = variant.pictureIndex(in: high.appearance.without(.contrast))
                else { return false }
                let normal = variant.pictures[index]
                return high.form != normal.form
                    || high.drawing.layers.map(\.paint) != normal.drawing.layers.map(\.paint)
            }
        }.map { "'\($0.qualifiedName)'" }
        if names.isEmpty { return [] }
        return [
            Diagnostic(
                .info, id: "contrast-not-carried",
                "Android has no pictures for increased contrast: the pictures "
                    + "of \(names.joined(separator: ", ")) are left out",
                at: location, hint: "colours have values for it: the theme overlays give them")
        ]
    }
}
