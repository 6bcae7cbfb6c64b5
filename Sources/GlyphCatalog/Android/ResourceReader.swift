internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// Reads the drawables and colours of Android `res` folders as sets of pictures and of colours.
struct ResourceReader {
    var place: SetPlace
    var decoder: BitmapDecoder?

    func read() -> ReadSet? {
        switch place.resource {
        case .drawable(let files, let palette): drawable(files, palette)
        case .color(let palette): color(palette)
        case nil: nil
        }
    }

    private func set(_ kind: AssetSet.Kind, at location: SourceFile.Location) -> AssetSet {
        AssetSet(
            kind: kind, catalog: place.catalog, path: place.path, groups: [], name: place.name, contents: nil,
            files: [], resource: AssetSet.Resource(location: location))
    }

    // MARK: Colours

    private func color(_ palette: ResourcePalette) -> ReadSet {
        let named = palette.colors.named[place.name] ?? ResourceColors.Named()
        let first = named.day ?? named.night
        let location = first?.location ?? SourceFile.Location(path: palette.colors.path)
        var read = ReadSet(set: set(.color, at: location))
        var entries: [ColorSet.Entry] = []
        func add(_ color: Color, _ style: Appearance.Style?, _ entry: ResourceColors.Entry) {
            let slot = CatalogSlot(entries.count, style: style, file: nil, at: entry.location)
            entries.append(ColorSet.Entry(slot: slot, value: DynamicColor(color), reference: nil))
        }
        // A value for night alone is reported.
        guard let day = named.day else { return read }
        let night = named.night ?? day
        var shown: [Color] = []
        for (entry, atNight) in [(day, false), (night, true)] {
            guard let color = palette.color(of: entry.text, atNight: atNight) else {
                if let reason = palette.reason(ofUnknown: entry.text) {
                    read.skipped.append(SkippedPart(path: place.path, reason: reason))
                }
                return read
            }
            shown.append(color)
        }
        add(shown[0], nil, day)
        if named.night != nil || shown[1] != shown[0] { add(shown[1], .dark, night) }
        read.content = .color(ColorSet(set: read.set, entries: entries))
        return read
    }

    // MARK: Drawables

    private func drawable(_ files: [DrawableFile], _ palette: ResourcePalette) -> ReadSet {
        let location = SourceFile.Location(path: files.first.map { place.root.full($0.inner) } ?? place.path)
        var read = ReadSet(set: set(.image, at: location))
        var pictures = DrawablePictures(subject: read.set.subject)
        for file in files {
            do throws(VectorDrawable.Refusal) {
                let hasNight = files.contains { $0.folder.style == .dark } || pictures.hasNight
                try add(file, palette, hasNight: hasNight, to: &pictures, &read)
            } catch {
                switch error {
                case .left(let reason):
                    read.skipped.append(SkippedPart(path: place.root.full(file.inner), reason: reason))
                case .broken(let fault):
                    var finding = PictureReader.unread(
                        Findings([fault]), at: place.root.full(file.inner),
                        subject: read.set.subject + ", " + file.folder.name)
                    // The build refuses it, or the app stops where it is shown; but more than this reader takes may be
                    // right.
                    if !fault.id.hasSuffix("limit") { finding.diagnostic.severity = .error }
                    read.findings.append(finding)
                }
                // What its other files show says little without this one.
                return read
            }
        }
        // At night, a file of its own says what is drawn.
        let intent: ImageSet.Intent = pictures.isTemplate ? .template : .original
        read.content = .image(
            ImageSet(set: read.set, slots: pictures.slots, pictures: pictures.pictures, intent: intent))
        return read
    }

    private func add(
        _ file: DrawableFile, _ palette: ResourcePalette, hasNight: Bool, to pictures: inout DrawablePictures,
        _ read: inout ReadSet
    ) throws(VectorDrawable.Refusal) {
        let reader = PictureReader(root: place.root, decoder: decoder)
        let subject = pictures.subject + ", " + file.folder.name
        guard file.ending == "xml" else {
            let picture = reader.picture(at: file.inner, subject: subject, &read)
            return pictures.add(picture, file.folder.style, scale: file.folder.scale)
        }
        let path = place.root.full(file.inner)
        let (source, document): (SourceFile, Document)
        do throws(Findings) {
            source = try place.root.read(file.inner, limit: XMLLimits.glyph.bytes)
            document = try XMLReader.read(source)
        } catch {
            let fault = error.diagnostics.first { $0.severity == .error } ?? error.diagnostics.first
            throw .broken(
                fault
                    ?? Diagnostic(
                        .error, id: CatalogFault.unreadPicture.rawValue, "it has no content",
                        at: SourceFile.Location(path: path)))
        }
        guard document.root.name == "vector" else {
            throw .left("a drawable of the kind '\(document.root.name)' is not drawn")
        }
        let style = file.folder.style
        let light = try VectorDrawable(document) { palette.value($0, atNight: style == .dark) }
        var picture = try picture(light, of: document, at: path)
        picture.digest = Digest(of: source.bytes)
        pictures.add(picture, style, isTemplate: light.isTemplate)
        guard style == nil, !hasNight else { return }
        // Colours with values for night are other pictures in dark.
        let dark = try VectorDrawable(document) { palette.value($0, atNight: true) }
        if dark.stated.map(\.drawn) != light.stated.map(\.drawn) {
            pictures.addNight(try self.picture(dark, of: document, at: path))
        }
    }

    private func picture(
        _ drawing: VectorDrawable, of drawable: Document, at path: String
    ) throws(VectorDrawable.Refusal) -> CatalogPicture {
        let read: CatalogPicture?
        do throws(Findings) {
            let (glyph, warnings) = try GlyphReader.read(
                drawing.document, name: place.name, strictness: .lenient, effects: .drop)
            // Android draws no part of a drawable with such a path.
            if let fault = warnings.first(where: { $0.id == "path-syntax" }) { throw Findings([fault.asError]) }
            let grid = try DerivationLimits.bounded(at: drawable.source.location(at: 0)) { () throws(Findings) in
                PictureGrid(glyph)
            }
            var picture = CatalogPicture(
                path: path, content: .vector(glyph), size: (glyph.width, glyph.height), grid: grid,
                source: drawable.source)
            picture.drawable = DrawableColors(
                source: drawable.source, stated: drawing.stated, unknown: drawing.unknown)
            read = glyph.layers.isEmpty ? nil : picture
        } catch {
            let faults = error.diagnostics.filter { $0.severity == .error }
            throw faults.first.map { .broken($0) } ?? .left("it is not read")
        }
        // An empty space, or what an animation fills.
        guard let read else { throw .left("it shows nothing") }
        return read
    }
}

/// The slots of a drawable with their pictures, while its files are read.
private struct DrawablePictures {
    let subject: String
    private(set) var slots: [CatalogSlot] = []
    private(set) var pictures: [String: CatalogPicture] = [:]
    private(set) var isTemplate = false

    var first: CatalogPicture? { slots.first?.filename?.string.flatMap { pictures[$0] } }

    var hasNight: Bool { slots.contains { $0.style == .dark } }

    init(subject: String) { self.subject = subject }

    mutating func add(
        _ picture: CatalogPicture, _ style: Appearance.Style?, scale: String? = nil, isTemplate: Bool = false
    ) {
        add(picture, style, key: picture.path, scale: scale)
        if isTemplate { self.isTemplate = true }
    }

    /// What the file of the last one shows in dark, unless there is a file for that.
    mutating func addNight(_ picture: CatalogPicture) {
        add(picture, .dark, key: picture.path + DrawableColors.atNight, scale: nil)
    }

    private mutating func add(_ picture: CatalogPicture, _ style: Appearance.Style?, key: String, scale: String?) {
        let place = SourceFile.Location(path: picture.path)
        pictures[key] = picture
        slots.append(CatalogSlot(slots.count, style: style, file: key, scale: scale, at: place))
    }
}

extension Diagnostic {
    fileprivate var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
