internal import GlyphModel
internal import Markup
internal import SemanticColor

extension AssetFormat {
    /// Kotlin for Jetpack Compose: the names of the drawables that the format `android` writes, or the pictures
    /// themselves as `ImageVector`s, and the colours.
    public static let compose = AssetFormat(
        name: "compose",
        summary: "Kotlin for Jetpack Compose: `Glyphs`, the names of the drawables or the pictures themselves, and "
            + "`GlyphColors`",
        defaultPath: "android/kotlin", options: [package, kind, prefix, StrokePolicy.rule], coversAllGlyphs: true,
        naming: AssetNaming(hint: "use letters, digits and '_'", isValid: KotlinName.isIdentifier) { asset, _ in
            KotlinName.glyph(asset.qualifiedName)
        },
        losses: { set, export in
            set.elevatedLosses(at: export.location) + set.wideColorLosses(at: export.location)
                + set.gradientLosses(isRound: true, at: export.location)
                + (export.options["kind"] == ComposeKind.imageVector.rawValue
                    ? set.directionLosses(mirrors: true, at: export.location) + set.groupLosses(at: export.location)
                    : [])
        },
        assetFiles: { asset, palette, export, _ throws(Findings) in
            guard export.options["kind"] == ComposeKind.imageVector.rawValue else { return [] }
            return [try asset.stroked(for: export).vectorFile(palette, export).owned(by: asset)]
        }
    ) { set, export, _ throws(Findings) in
        let colors = KotlinColors(
            roles: set.rolesInUseOrOwn, palette: set.palette, package: export.package,
            places: set.colorPlaces)
        let isVector = export.options["kind"] == ComposeKind.imageVector.rawValue
        return [
            AssetFile(path: export.packageFolder + "GlyphColors.kt", text: try colors.text(at: export.location)),
            AssetFile(
                path: export.packageFolder + "Glyphs.kt",
                text: isVector ? emptyGlyphs(export.package) : set.drawableNames(export)),
        ]
    }
}

private enum ComposeKind: String, CaseIterable {
    case drawable
    case imageVector = "image-vector"

    var meaning: String {
        switch self {
        case .drawable: "the names of drawables, for `painterResource`"
        case .imageVector: "code that builds the pictures"
        }
    }
}

private let package = AttributeRule(
    "package",
    ValueSyntax(
        expectation: "the name of a package", form: .text(pattern: "[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*")
    ) { KotlinName.isPackage($0) },
    "The package of the files, which are in its folders, as `com/example/app`. Drawables are looked up in its `R`.",
    standard: .value("glyphs"),
    example: "com.example.app")

private let kind = AttributeRule(
    "kind", .one(of: ComposeKind.self, \.meaning), "What a glyph is in code.",
    standard: .value(ComposeKind.drawable.rawValue), example: ComposeKind.imageVector.rawValue)

private let prefix = AndroidName.prefixRule("Begins the names of the drawables, as the export of `android` states it.")

extension Export {
    fileprivate var package: String { options["package"] ?? "glyphs" }

    /// The folder of the package's files, with a `/` at its end, as Kotlin's conventions have it for sources next to
    /// files of Java.
    fileprivate var packageFolder: String { package.split(separator: ".").map { $0 + "/" }.joined() }
}

private func emptyGlyphs(_ package: String) -> String {
    KotlinCode.head(package)
        + "/** All glyphs: `Glyphs.Bell(LocalGlyphColors.current)` is an image vector. */\nobject Glyphs\n"
}

extension GlyphSet {
    fileprivate func drawableNames(_ export: Export) -> String {
        let names = assets.map { asset in
            KotlinCode.comment(asset, indent: "    ")
                + "    @DrawableRes val \(KotlinName.glyph(asset.qualifiedName)): Int = R.drawable."
                + export.drawableName(asset) + "\n"
        }
        return KotlinCode.head(export.package)
            + "import androidx.annotation.DrawableRes\n\n/** All glyphs: `painterResource(Glyphs.Bell)`. */\nobject Glyphs {\n"
            + names.joined() + "}\n"
    }
}

extension GlyphAsset {
    /// A function that builds the picture for some colours: Compose has no vector whose colours change.
    fileprivate func vectorFile(_ palette: Palette, _ export: Export) throws(Findings) -> AssetFile {
        let name = KotlinName.glyph(qualifiedName)
        var codes: [AppearanceContent<ComposeCode>] = []
        for picture in ungrouped(palette, isForced: true).pictures where picture.appearance.contrast == .normal {
            let vector = ComposeVector(drawing: picture.drawing, isMirrored: isMirrored)
            guard let code = vector.code(name: name) else { throw Findings([pathTooLong(at: export.location)]) }
            codes.append(AppearanceContent(appearance: picture.appearance, content: code))
        }
        let forms = codes.reduced().map(\.content)
        guard ComposeCode.fits(forms) else { throw Findings([tooManyPaths(in: forms, at: export.location)]) }
        var helpers: [ComposeHelper] = []
        func block(_ form: ComposeCode, indent: String) -> String {
            form.lines(forms: forms.count, helpers: &helpers).joined(separator: "\n" + indent)
        }
        let body: String
        if forms.count == 1 {
            body = " =\n    " + block(forms[0], indent: "    ")
        } else {
            body =
                " = if (colors.isDark) {\n    " + block(forms[1], indent: "    ") + "\n} else {\n    "
                + block(forms[0], indent: "    ") + "\n}"
        }
        let code = forms.flatMap(\.paths).flatMap(\.lines).joined()
        let imports =
            [
                "androidx.compose.ui.graphics.vector.ImageVector", "androidx.compose.ui.graphics.vector.addPathNodes",
                "androidx.compose.ui.unit.dp",
            ]
            + [
                ("Brush.", "androidx.compose.ui.graphics.Brush"), ("Color(", "androidx.compose.ui.graphics.Color"),
                ("Color.Black", "androidx.compose.ui.graphics.Color"),
                ("Offset(", "androidx.compose.ui.geometry.Offset"),
                ("SolidColor(", "androidx.compose.ui.graphics.SolidColor"),
                ("StrokeCap.", "androidx.compose.ui.graphics.StrokeCap"),
                ("StrokeJoin.", "androidx.compose.ui.graphics.StrokeJoin"),
                ("TileMode.", "androidx.compose.ui.graphics.TileMode"),
            ].filter {
                code.contains($0.0) && ($0.0 != "Color(" || code.replacing("SolidColor(", with: "").contains("Color("))
            }
            .map(\.1)
        return AssetFile(
            path: export.packageFolder + "\(name).kt",
            text: KotlinCode.head(export.package)
                + imports.uniqued.sorted().map { "import \($0)\n" }.joined() + "\n"
                + KotlinCode.comment(self, indent: "")
                + "fun Glyphs.\(name)(colors: GlyphColors): ImageVector\(body)\n"
                + helpers.map { "\n" + $0.lines.joined(separator: "\n") + "\n" }.joined())
    }

    private func pathTooLong(at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .error, id: "path-too-long",
            "a path of '\(qualifiedName)' is longer than \(ComposeCode.longestText) bytes, which a constant of the JVM "
                + "cannot be", at: entry.location ?? location, hint: "draw it with fewer points")
    }

    private func tooManyPaths(in forms: [ComposeCode], at location: SourceFile.Location?) -> Diagnostic {
        let count = forms.reduce(0) { $0 + $1.paths.count }
        return Diagnostic(
            .error, id: "too-many-paths",
            "'\(qualifiedName)' has \(count) paths, whose colours and numbers are more than a class of the JVM can have",
            at: entry.location ?? location,
            hint: "draw it with fewer paths or stops of gradients, or export kind=\"drawable\"")
    }
}
