internal import GlyphFormats
internal import GlyphKit
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A set as a sheet shows it.
enum DrawnSet: Sendable {
    case glyph(DrawnGlyph)
    case color(ColorSet)
    /// It is not shown, with the reason as a sentence without its end.
    case left(String)
}

/// An image set or a symbol set as a glyph.
struct DrawnGlyph: Sendable {
    var asset: GlyphAsset
    /// The files in the place of its drawings, by path.
    var pictures: [String: ReviewPicture]
    /// The ones that are there by name only.
    var named: [SkippedPart]
}

/// Reads sets and draws them.
struct SetDrawer: Sendable {
    var reader: SetReader
    var scaler: PictureScaler?
    /// The folder that the paths on the page are relative to.
    var folder: String

    func drawn(_ place: SetPlace) -> DrawnSet {
        let read = reader.read(place)
        return switch read.content {
        case .image(let set): drawn(set, at: place)
        case .symbol(let set): drawn(set, at: place)
        case .color(let set): .color(set)
        case nil: .left(read.reason)
        }
    }

    /// A path as the page has it.
    private func path(_ full: String) -> String { CatalogSheet.path(full, in: folder) }

    /// A path for each picture of a set: a drawable whose colours have values for night is two pictures in one file.
    private func path(of picture: CatalogPicture, beside light: CatalogPicture) -> String {
        guard picture.path == light.path, let own = picture.drawable, let other = light.drawable,
            !own.draws(the: other)
        else { return path(picture.path) }
        return path(picture.path) + DrawableColors.atNight
    }

    /// - Parameter source: the path of the picture for light.
    private func entry(of set: AssetSet, at place: SetPlace, source: String, isTemplate: Bool) -> GlyphEntry {
        // The path as its name: several sets may have one name.
        var entry = GlyphEntry(
            name: path(place.path), source: path(source), groups: set.groups, location: set.location)
        // An app shows a template in a colour of its own, usually the one of labels. Other pictures have no text around
        // them: their current colour is black. A page draws a symbol in its text.
        entry.settings.paint.rendering = isTemplate ? .monochrome : .original
        entry.settings.paint.tint = isTemplate || set.symbol != nil ? "label" : "black"
        entry.settings.geometry.appearances = [.light]
        return entry
    }

    /// Nil where it cannot be drawn, with the reason.
    private func asset(
        _ entry: GlyphEntry, named name: String, _ glyphs: [String: Glyph]
    ) -> (asset: GlyphAsset?, fault: String?) {
        if glyphs.values.contains(where: \.layers.isEmpty) { return (nil, "it draws nothing") }
        do throws(Findings) {
            let made = try AssetRequest(entry, glyphs: glyphs, palette: Palette.newestSystem).makeValidAssets()
            guard var asset = made.first else { return (nil, "it cannot be drawn") }
            asset.name = name
            return (asset, nil)
        } catch {
            return (nil, "it cannot be drawn" + (error.diagnostics.first.map { ": " + $0.message } ?? ""))
        }
    }
}

extension ReadSet {
    /// Why there is nothing to show.
    fileprivate var reason: String {
        guard set.platform == .android else { return "its Contents.json cannot be read" }
        return skipped.first?.reason ?? findings.first?.diagnostic.message ?? "it has no value for light"
    }
}

// MARK: - Image sets

extension SetDrawer {
    private func drawn(_ set: ImageSet, at place: SetPlace) -> DrawnSet {
        let shown = Appearance.withoutLevels.map { set.picture(in: $0) }
        // Without one for light, a system shows nothing there; what there is says more.
        guard let light = shown[0] ?? shown.lazy.compactMap({ $0 }).first else { return .left("it has no picture") }
        var entry = entry(of: set.set, at: place, source: light.path, isTemplate: set.intent == .template)
        for (appearance, picture) in zip(Appearance.withoutLevels, shown) {
            guard let picture, path(of: picture, beside: light) != path(light.path) else { continue }
            entry.settings.geometry.appearances = Appearance.withoutLevels
            entry.overrides.append(
                AppearanceOverride(
                    style: appearance.style, contrast: appearance.contrast, source: path(of: picture, beside: light),
                    location: set.set.location))
        }
        let mirrored = set.slots.lazy.filter(\.isRightToLeft).compactMap { set.picture(of: $0) }.first
        if let mirrored, mirrored.path != light.path { entry.rtlSource = path(mirrored.path) }
        if set.slots.allSatisfy({ $0.filename == nil || $0.isLeftToRight }) {
            entry.settings.export.direction = .mirrors
        }
        var files = SheetFiles(of: set, at: place, scaler)
        for picture in shown + [mirrored] {
            if let picture { files.add(picture, as: path(of: picture, beside: light)) }
        }
        var (made, fault) = asset(entry, named: set.set.name, files.glyphs)
        if let fault {
            files.nameDrawings(because: fault)
            (made, _) = asset(entry, named: set.set.name, files.glyphs)
        }
        guard let made else { return .left(fault ?? "it cannot be drawn") }
        return .glyph(DrawnGlyph(asset: made, pictures: files.pictures, named: files.named))
    }
}

// MARK: - Symbol sets

extension SetDrawer {
    private func drawn(_ set: SymbolSet, at place: SetPlace) -> DrawnSet {
        let names = set.slots.compactMap { $0.filename?.string }
        guard let name = names.first(where: { set.templates[$0] != nil }), let template = set.templates[name] else {
            return .left("it has no template that can be read")
        }
        let source = set.set.path + "/" + name
        let entry = entry(of: set.set, at: place, source: source, isTemplate: true)
        do throws(Findings) {
            let glyph = try TemplateParts(template).glyph()
            let (made, fault) = asset(entry, named: set.set.name, [entry.source: glyph])
            if let made { return .glyph(DrawnGlyph(asset: made, pictures: [:], named: [])) }
            return .left(fault ?? "it cannot be drawn")
        } catch {
            let fault = error.diagnostics.first { $0.severity == .error }
            return .left("it cannot be drawn" + (fault.map { ": " + $0.message } ?? ""))
        }
    }
}
