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
        assetFiles: { asset, palette, export, _ throws(Findings) in
            try asset.stroked(for: export).drawables(palette, export).map { $0.owned(by: asset) }
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
    func drawableName(_ asset: GlyphAsset) -> String {
        AndroidName.resource(asset.qualifiedName, prefix: options["prefix"] ?? AndroidName.prefix)
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

extension GlyphAsset {
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
            var texts: [AppearanceContent<DrawableTexts>] = []
            // Resources have no qualifier for contrast.
            for picture in shown.ungrouped(palette, isForced: true).pictures
            where picture.appearance.contrast == .normal {
                let drawing = picture.drawing
                let isFlat = export.flattensGradients && drawing.hasGradients
                let content = DrawableTexts(
                    all: try text(isFlat ? drawing.flat : drawing), gradients: isFlat ? try text(drawing) : nil)
                texts.append(AppearanceContent(appearance: picture.appearance, content: content))
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
        let names = assets.filter {
            $0.directions.contains { $0.asset.pictures.contains { $0.drawing.hasGradients } }
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
        let names = assets.filter { asset in
            asset.pictures.contains { high in
                guard high.appearance.contrast == .high,
                    let index = asset.pictureIndex(in: high.appearance.without(.contrast))
                else { return false }
                let normal = asset.pictures[index]
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

// MARK: - One colour in place of a gradient

extension TintedLayer.Paint {
    /// The paint as one colour, for formats that cannot show a gradient: the mean of the gradient, so that a fade is as
    /// faint as it is on the whole, and no end is preferred to the other.
    var flat: TintedLayer.Paint {
        guard let gradient else { return self }
        let mean = gradient.mean(hasCurrent: role != nil)
        // A reference to a resource cannot be mixed with a colour: the one that shows more of itself represents both.
        if let role, mean.current >= mean.own.alpha { return .role(role, opacity: mean.alpha) }
        return .original(.color(mean.own.opacity(mean.own.alpha > 0 ? mean.alpha / mean.own.alpha : 1)))
    }
}

extension Gradient {
    /// The mean from the first place to the last, in any shape. Android blends the stops with their alpha multiplied
    /// into them, so that the mean of the colours between two stops is the mean of the two.
    ///
    /// - Parameter hasCurrent: whether the current colour is another than the colours of its stops.
    /// - Returns: the colours of its own, with their alpha, and the alpha of the current colour.
    fileprivate func mean(hasCurrent: Bool) -> (own: Color, current: Double, alpha: Double) {
        guard let first = stops.first, let last = stops.last else { return (.clear, 0, 0) }
        var (sum, own, current) = (SIMD3<Double>(), 0.0, 0.0)
        func add(_ stop: Stop, _ weight: Double) {
            let alpha = weight * stop.color.alpha * opacity
            if stop.isCurrent && hasCurrent {
                current += alpha
            } else {
                sum += stop.color.components(in: .sRGB) * alpha
                own += alpha
            }
        }
        // The first and the last colour are continued to the ends.
        add(first, first.offset)
        add(last, 1 - last.offset)
        for (from, to) in zip(stops, stops.dropFirst()) {
            add(from, (to.offset - from.offset) / 2)
            add(to, (to.offset - from.offset) / 2)
        }
        let color = own > 0 ? sum / own : sum
        return (Color(red: color.x, green: color.y, blue: color.z, alpha: own), current, own + current)
    }
}

// MARK: - Faint colours

/// A colour of the palette as faint as a stop of a gradient. Only whole colours can be referred to there, so each is a
/// resource of its own: `label_a40` has 40 % of the alpha that `label` has.
private struct FaintColor: Hashable {
    private let role: ColorRole
    /// In percent.
    private let share: Int

    init(role: ColorRole, alpha: Double) {
        self.role = role
        share = Int((min(max(alpha, 0), 1) * 100).rounded())
    }

    /// The name; for a whole colour, its own.
    var name: ColorRole { share == 100 ? role : ColorRole(rawValue: "\(role.rawValue)_a\(share)") }

    /// Adds it to a palette that has its role.
    fileprivate func define(in palette: inout Palette) {
        guard share < 100, let color = palette[role] else { return }
        let alpha = Double(share) / 100
        var faint = DynamicColor(color[.light].opacity(alpha))
        for appearance in Appearance.allCases {
            if let stated = color.stated(appearance) { faint.state(stated.opacity(alpha), for: appearance) }
        }
        palette.define(name, as: faint)
    }
}

extension GlyphSet {
    /// The set with the faint colours of its gradients in the palette.
    fileprivate var withFaintColors: GlyphSet {
        var set = self
        for color in faintColors { color.define(in: &set.palette) }
        return set
    }

    /// The names of the faint colours, each once.
    fileprivate var faintRoles: [ColorRole] {
        let known = Set(rolesInUseOrOwn)
        return faintColors.map(\.name).filter { palette[$0] != nil && !known.contains($0) }
    }

    private var faintColors: [FaintColor] {
        var seen: Set<FaintColor> = []
        return assets.flatMap(\.directions).flatMap(\.asset.pictures).flatMap(\.drawing.layers).flatMap { layer in
            guard case .fade(let role, let gradient) = layer.paint else { return [FaintColor]() }
            return gradient.stops.filter(\.isCurrent)
                .map { FaintColor(role: role, alpha: $0.color.alpha * gradient.opacity) }
        }.filter { seen.insert($0).inserted }
    }
}
