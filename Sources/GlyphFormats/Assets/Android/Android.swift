internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension AssetFormat {
    /// Vector drawables for Android: one in `drawable/`, and one in `drawable-night/` where dark differs in more than the
    /// values of its colours, which are resources.
    public static let android = AssetFormat(
        name: "android",
        summary: "`drawable/NAME.xml` and `drawable-night/NAME.xml`, vector drawables whose colours are resources: "
            + "`values/glyph_colors.xml`, `values-night/glyph_colors.xml`, and theme overlays for increased contrast",
        defaultPath: "android/res",
        options: [
            AndroidName.prefixRule("Begins the names of all drawables."), colors, StrokePolicy.rule,
        ],
        coversAllGlyphs: true,
        naming: AssetNaming(hint: AndroidName.hint, isValid: AndroidName.isResource) { $1.drawableName($0) },
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
                + set.contrastLosses(at: export.location) + set.gradientLosses(isRound: false, at: export.location)
                + set.groupLosses(at: export.location)
        },
        assetFiles: { variant, palette, export, _ throws(Findings) in
            try variant.stroked(for: export).drawables(palette, export).map { $0.owned(by: variant) }
        }
    ) { set, export, _ throws(Findings) in
        let set = set.withFaintColors
        return try AndroidColors(roles: set.rolesInUseOrOwn + set.faintRoles, palette: set.palette)
            .files(at: export.location)
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

extension Export {
    /// The resource of an asset's drawable.
    func drawableName(_ variant: Variant) -> String {
        AndroidName.resource(variant.qualifiedName, prefix: options["prefix"] ?? AndroidName.prefix)
    }
}

extension Variant {
    fileprivate func drawables(_ palette: Palette, _ export: Export) throws(Findings) -> [AssetFile] {
        let colors = AndroidColors(roles: [], palette: palette)
        let isThemed = export.options["colors"] == DrawableColors.theme.rawValue
        func reference(_ role: ColorRole, _ alpha: Double) -> String {
            let faint = FaintColor(role: role, alpha: alpha).name
            return isThemed && colors.hasHighContrast(role)
                ? "?attr/" + AndroidThemeOverlays.attribute(faint) : "@color/" + colors.resource(faint)
        }
        let name = export.drawableName(self)
        var files: [AssetFile] = []
        for (shown, suffix) in directions {
            var texts: [Rendition<String>] = []
            // Resources have no qualifier for contrast.
            for picture in shown.ungrouped(palette, isForced: true).pictures
            where picture.appearance.contrast == .normal {
                let drawable = VectorDrawable(drawing: picture.drawing, reference: reference, isMirrored: isMirrored)
                guard let text = drawable.text() else { throw Findings([tooLong(at: export.location)]) }
                texts.append(Rendition(appearance: picture.appearance, content: text))
            }
            // The direction of the layout precedes the night in the name of a folder.
            let folder = "drawable" + (suffix.isEmpty ? "" : "-ldrtl")
            files += texts.reduced().map { rendition in
                let night = rendition.appearance.style == .dark ? "-night/" : "/"
                return AssetFile(path: folder + night + name + ".xml", text: rendition.content)
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
                "Android has no pictures for increased contrast: those of \(names.joined(separator: ", ")) are left out",
                at: location, hint: "colours have values for it: the theme overlays give them")
        ]
    }
}
