internal import GlyphModel
internal import Markup
internal import SemanticColor

extension GlyphSet {
    /// Colours in use whose elevated values are lost in files that have style and contrast only.
    func elevatedLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        loss(
            "elevated-not-carried", at: location, { "this format cannot carry the elevated values of \($0)" },
            hint: "format=\"swift\" and format=\"tokens\" carry them"
        ) { color in
            Appearance.allCases.contains { appearance in
                var base = appearance
                base.level = .base
                return color[appearance] != color[base]
            }
        }
    }

    /// Colours in use that SVG files have as the nearest sRGB colour.
    func wideColorLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        loss(
            "gamut-reduced", at: location, { "the files have \($0) as the nearest sRGB colour" },
            hint: "accept it, or export a format that carries Display P3"
        ) { color in
            Appearance.allCases.contains { color[$0].space != .sRGB }
        }
    }

    /// Drawings for text from right to left, in formats that have one picture for both directions.
    ///
    /// - Parameter mirrors: whether the format states that a picture is to be mirrored.
    func directionLosses(mirrors: Bool, at location: SourceFile.Location?) -> [Diagnostic] {
        let names = assets.filter { $0.entry.rtlSource != nil || !mirrors && $0.isMirrored }.map {
            "'\($0.qualifiedName)'"
        }
        if names.isEmpty { return [] }
        return [
            Diagnostic(
                .info, id: "direction-not-carried",
                "this format has no pictures for text from right to left: the pictures "
                    + "of \(names.joined(separator: ", ")) are left out",
                at: location, hint: "image sets, drawables and the web have them")
        ]
    }

    /// Groups of very many layers, in formats without groups: where layers overlap, the lower ones show through.
    func groupLosses(at location: SourceFile.Location?) -> [Diagnostic] {
        let names = assets.filter { asset in
            asset.pictures.contains { picture in
                let groups = picture.drawing.layers.flatMap { $0.groups.map(\.id) }
                return Dictionary(groups.map { ($0, 1) }, uniquingKeysWith: +).values
                    .contains { $0 > Ungrouping.mostLayers }
            }
        }.map { "'\($0.qualifiedName)'" }
        if names.isEmpty { return [] }
        return [
            Diagnostic(
                .warning, id: "group-simplified",
                "this format has no groups with an opacity: in \(names.joined(separator: ", ")), with more than "
                    + "\(Ungrouping.mostLayers) layers, each layer has it", at: location,
                hint: "give the group fewer layers")
        ]
    }

    private func loss(
        _ id: String, at location: SourceFile.Location?, _ message: (String) -> String, hint: String? = nil,
        _ isLost: (DynamicColor) -> Bool
    ) -> [Diagnostic] {
        let lost = Set(palette.roles.filter { palette[$0].map(isLost) ?? false })
        // Most palettes have none: then no glyph is looked at.
        let names = lost.isEmpty ? [] : rolesInUse.filter(lost.contains).map(\.rawValue)
        if names.isEmpty { return [] }
        return [
            Diagnostic(
                .info, id: id, message(names.map { "'\($0)'" }.joined(separator: ", ")), at: location,
                subject: names.map { "color \($0)" }.joined(separator: ", "), hint: hint)
        ]
    }
}
