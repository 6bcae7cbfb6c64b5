internal import GlyphAudit
internal import GlyphManifest
package import GlyphModel
internal import GlyphReading
internal import Markup
internal import SemanticColor

/// A set as it was read, with all its files.
package struct ReadSet: Sendable {
    package enum Content: Sendable {
        case image(ImageSet)
        case color(ColorSet)
        case symbol(SymbolSet)
    }

    package var set: AssetSet
    /// Nil where its `Contents.json` cannot be read or has another form: then nothing else is judged. Nil, too, for a
    /// set of which only the files are looked at.
    package var content: Content?
    /// Whether its `Contents.json` was read, so that the files which it names are known.
    package fileprivate(set) var namesFiles = false
    package var findings: [AuditFinding] = []
    package var skipped: [SkippedPart] = []
    /// The bytes of its `Contents.json`.
    package var contentsBytes = 0
}

/// Reads one set: its `Contents.json`, and the files that it names.
package struct SetReader: Sendable {
    package var decoder: BitmapDecoder?

    package init(decoder: BitmapDecoder? = nil) { self.decoder = decoder }

    package func read(_ place: SetPlace) -> ReadSet {
        if let read = ResourceReader(place: place, decoder: decoder).read() { return read }
        if let read = SymbolReader(place: place).read() { return read }
        return place.isLoose ? readDrawing(place) : readFolder(place)
    }

    private func readFolder(_ place: SetPlace) -> ReadSet {
        var read = ReadSet(
            set: AssetSet(
                kind: place.kind, catalog: place.catalog, path: place.path, groups: place.groups, name: place.name,
                contents: nil, files: []))
        guard let entries = place.root.entries(place.inner) else {
            read.findings.append(CatalogFault.unlisted(at: place.path, subject: read.set.subject))
            return read
        }
        read.set.files = entries.filter { !$0.name.hasPrefix(".") && $0.name != "Contents.json" }
        for entry in entries where entry.kind == .link && !entry.name.hasPrefix(".") {
            read.findings.append(
                CatalogFault.link(at: place.path + "/" + entry.name, subject: read.set.subject + ", " + entry.name))
        }
        for entry in read.set.files where entry.kind == .other {
            let (path, subject) = (place.path + "/" + entry.name, read.set.subject + ", " + entry.name)
            read.findings.append(CatalogFault.unreadPicture.noFile(at: path, subject: subject))
        }
        guard let contents = contents(entries, of: place, &read) else { return read }
        read.set.contents = contents
        guard hasForm(contents, &read) else { return read }
        let slots = CatalogSlot.all(in: contents, read.set.listKey)
        switch place.kind {
        case .image: read.content = .image(imageSet(slots, of: place, &read))
        case .color:
            let (faults, colors) = (read.findings.count, colorSet(slots, in: contents, &read))
            // What is missing beside a value that cannot be read is not known.
            if read.findings.count == faults { read.content = .color(colors) }
        case .symbol: read.content = .symbol(symbolSet(slots, of: place, &read))
        case .file: break
        }
        read.namesFiles = read.content != nil || place.kind == .file
        return read
    }

    /// A drawing in a folder that is not a catalog.
    private func readDrawing(_ place: SetPlace) -> ReadSet {
        let file = FolderPath.last(of: place.inner)
        let set = AssetSet(
            kind: .image, catalog: place.catalog, path: FolderPath.parent(of: place.path), groups: place.groups,
            name: place.name, contents: nil, files: [FolderEntry(name: file, kind: .file)], isLoose: true)
        var read = ReadSet(set: set)
        let reader = PictureReader(root: place.root, decoder: decoder)
        let picture = reader.picture(at: place.inner, subject: set.subject, &read)
        read.content = .image(
            ImageSet(
                set: set, slots: [CatalogSlot(ofFile: file)], pictures: [file: picture]))
        return read
    }

    // MARK: Kinds

    private func imageSet(_ slots: [CatalogSlot], of place: SetPlace, _ read: inout ReadSet) -> ImageSet {
        let reader = PictureReader(root: place.root, decoder: decoder)
        var pictures: [String: CatalogPicture] = [:]
        for name in files(of: slots, in: read.set) {
            let inner = FolderPath.below(place.inner, name)
            pictures[name] = reader.picture(at: inner, subject: read.set.subject + ", " + name, &read)
        }
        var images = ImageSet(set: read.set, slots: slots, pictures: pictures)
        // Most sets have no file that no entry names.
        let named = FileNames(slots.compactMap { $0.filename?.string })
        let others = read.set.files.filter { $0.kind == .file && named.namesOnMac(for: $0.name).isEmpty }.map(\.name)
        for name in others where name.hasSuffix("-dark.svg") {
            let source = try? place.root.read(FolderPath.below(place.inner, name), limit: XMLLimits.glyph.bytes)
            images.spares[name] = source.map { Digest(of: $0.bytes) }
        }
        return images
    }

    private func colorSet(_ slots: [CatalogSlot], in contents: JSONFile, _ read: inout ReadSet) -> ColorSet {
        let entries = slots.map { slot -> ColorSet.Entry in
            guard let color = slot.node["color"] else { return ColorSet.Entry(slot: slot, value: nil, reference: nil) }
            let (value, found) = CatalogColor.read(color, of: contents.source, system: .newestSystem)
            for fault in found.diagnostics where fault.severity == .error {
                report(fault, in: contents, &read)
            }
            return ColorSet.Entry(slot: slot, value: value?.value, reference: value?.reference)
        }
        return ColorSet(set: read.set, entries: entries)
    }

    private func report(_ fault: Diagnostic, in contents: JSONFile, _ read: inout ReadSet) {
        if fault.id == CatalogColor.unknownReferenceID {
            // It may be a colour of another system than the known ones.
            read.skipped.append(SkippedPart(path: read.set.path, reason: fault.message))
        } else {
            read.findings.append(
                CatalogFault.brokenContents.finding(
                    fault.message, at: fault.location ?? contents.location(at: 0),
                    subject: read.set.subject + ", " + fault.message,
                    hint: fault.hint ?? "choose the colour again in Xcode"))
        }
    }

    private func symbolSet(_ slots: [CatalogSlot], of place: SetPlace, _ read: inout ReadSet) -> SymbolSet {
        var templates: [String: Document] = [:]
        for name in files(of: slots, in: read.set) {
            let subject = read.set.subject + ", " + name
            do throws(Findings) {
                let source = try place.root.read(
                    FolderPath.below(place.inner, name), limit: XMLLimits.glyph.bytes)
                templates[name] = try GlyphReader.document(source)
            } catch {
                read.findings.append(PictureReader.unread(error, at: place.path + "/" + name, subject: subject))
            }
        }
        return SymbolSet(set: read.set, slots: slots, templates: templates)
    }

    /// The names of files that slots have and the folder too, in the order of the slots.
    private func files(of slots: [CatalogSlot], in set: AssetSet) -> [String] {
        slots.compactMap { $0.filename?.string }.uniqued.filter { name in
            set.files.contains { $0.kind == .file && $0.name.utf8.elementsEqual(name.utf8) }
        }
    }

    // MARK: Contents.json

    private func contents(_ entries: [FolderEntry], of place: SetPlace, _ read: inout ReadSet) -> JSONFile? {
        let path = place.path + "/Contents.json"
        guard let entry = entries.first(where: { $0.name == "Contents.json" }) else {
            // The name of a set of another kind says itself which one it is.
            let kind = place.kind == .file ? "" : "the \(place.kind.rawValue) set "
            read.findings.append(
                CatalogFault.brokenContents.finding(
                    "\(kind)'\(read.set.qualifiedName)' has no Contents.json",
                    at: SourceFile.Location(path: path), subject: read.set.subject,
                    hint: "add the file again in Xcode, or delete the folder"))
            return nil
        }
        // Links are reported already.
        if entry.kind == .link { return nil }
        var text: SourceFile?
        do throws(Findings) {
            let source = try place.root.read(
                FolderPath.below(place.inner, "Contents.json"), limit: CatalogReader.contentsLimit)
            text = source
            read.contentsBytes = source.bytes.count
            return JSONFile(source: source, root: try JSONReader.read(source, limits: .catalog))
        } catch {
            read.findings += Self.broken(error, in: text, at: path, subject: read.set.subject)
            return nil
        }
    }

    /// Whether all values have the types that they are read as; others are reported.
    private func hasForm(_ contents: JSONFile, _ read: inout ReadSet) -> Bool {
        let faults = ContentsGrammar.formFaults(in: contents, of: read.set)
        read.findings += faults
        return faults.isEmpty
    }

    /// The findings about a `Contents.json` that cannot be read.
    ///
    /// - Parameter source: nil where the file itself cannot be read.
    static func broken(
        _ faults: Findings, in source: SourceFile?, at path: String, subject: String
    ) -> [AuditFinding] {
        faults.diagnostics.filter { $0.severity == .error }.map { fault in
            let place = fault.location?.path == path ? fault.location ?? .init(path: path) : .init(path: path)
            let mistake = ContentsMistake(at: fault.location, in: source)
            return CatalogFault.brokenContents.finding(
                mistake?.message ?? fault.message, at: mistake.flatMap { source?.location(at: $0.offset) } ?? place,
                subject: subject, hint: mistake?.hint ?? fault.hint ?? ContentsMistake.anyHint)
        }
    }
}
