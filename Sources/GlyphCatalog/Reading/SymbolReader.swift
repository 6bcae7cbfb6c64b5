internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A symbol of a sprite that was found among loose drawings.
struct SymbolPlace: Sendable {
    let sprite: Sprite
    let symbol: Sprite.Symbol

    var id: String { symbol.id }
    var location: SourceFile.Location { symbol.location }
}

extension CatalogListing {
    /// The same with the symbols of each sprite in its place.
    ///
    /// Only the content of a loose drawing says that it is a sprite: the ones with elements that a sprite has are read
    /// for this. A sprite that takes longer than the limit stays a drawing, of which the audit says so.
    ///
    /// - Parameter byteLimit: the largest size of all of them together; the ones beyond it are reported.
    func withSymbols(
        jobs: Int, timeLimit: TimeLimit?, byteLimit: Int = CatalogReader.spriteLimit
    ) async -> CatalogListing {
        var result = self
        var (candidates, bytes): ([(index: Int, source: SourceFile)], Int) = ([], 0)
        for (index, place) in places.enumerated() where place.isLoose {
            // The audit reports a file that cannot be read.
            guard let source = try? place.root.read(place.inner, limit: XMLLimits.glyph.bytes), source.mayBeSprite
            else { continue }
            bytes += source.bytes.count
            if bytes > byteLimit {
                result.findings.append(Self.limitFinding(byteLimit, at: place.path))
                break
            }
            candidates.append((index, source))
        }
        if candidates.isEmpty { return result }
        let sprites = await candidates.concurrentMap(jobs: jobs, within: timeLimit) { _, _ in
            nil
        } _: { candidate in
            (try? GlyphReader.document(candidate.source)).flatMap { Sprite($0) }
        }
        let found = Dictionary(zip(candidates.map(\.index), sprites)) { first, _ in first }
        result.places = []
        for (index, place) in places.enumerated() {
            guard let sprite = found[index] ?? nil else {
                result.places.append(place)
                continue
            }
            result.places += sprite.symbols.map { place.place(of: $0, in: sprite) }
            if sprite.unnamed > 0 {
                result.skipped.append(SkippedPart(path: place.path, reason: "symbols without an id cannot be shown"))
            }
            if sprite.hidden > 0 {
                let reason = "symbols with the id of an earlier element cannot be shown"
                result.skipped.append(SkippedPart(path: place.path, reason: reason))
            }
        }
        return result
    }

    private static func limitFinding(_ limit: Int, at path: String) -> AuditFinding {
        let message = "sprites are larger than \(limit) bytes together: from this one on, they are not looked into"
        return CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: path), subject: message, hint: "audit parts of it, each by its path")
    }
}

extension SetPlace {
    fileprivate func place(of symbol: Sprite.Symbol, in sprite: Sprite) -> SetPlace {
        var place = self
        place.symbol = SymbolPlace(sprite: sprite, symbol: symbol)
        place.groups.append(GroupName(FolderPath.last(of: inner)))
        return place
    }
}

extension SourceFile {
    /// Whether it has an element `symbol`, or a viewport in another one, as far as a glance at its tags says.
    fileprivate var mayBeSprite: Bool {
        // Longer than a name with a prefix that people write.
        let longest = 32
        let bytes = bytes.span
        var viewports = 0
        for start in 0..<bytes.count where bytes[start] == UInt8(ascii: "<") {
            var name: [UInt8] = []
            for index in (start + 1)..<max(min(bytes.count, start + longest), start + 1) {
                let byte = bytes[index]
                if byte == UInt8(ascii: ":") {
                    name = []
                } else if 0x61...0x7A ~= byte {
                    name.append(byte)
                } else {
                    break
                }
            }
            if name.elementsEqual("symbol".utf8) { return true }
            if name.elementsEqual("svg".utf8) { viewports += 1 }
            if viewports > 1 { return true }
        }
        return false
    }
}

/// Reads a symbol of a sprite as an image set of one picture.
///
/// A page draws it as a part of itself: its current colour is the one of the text around it, which is light in dark. So
/// a symbol with this colour has another picture for dark, in the same place.
struct SymbolReader {
    let place: SetPlace

    /// Nil for a place that is not a symbol.
    func read() -> ReadSet? {
        guard let symbol = place.symbol else { return nil }
        let file = FolderPath.last(of: place.inner)
        let location = symbol.location
        let set = AssetSet(
            kind: .image, catalog: place.catalog, path: location.path, groups: place.groups, name: place.name,
            contents: nil, files: [FolderEntry(name: file, kind: .file)], isLoose: true,
            symbol: AssetSet.Symbol(file: file, location: location))
        var read = ReadSet(set: set)
        var (slots, pictures): ([CatalogSlot], [String: CatalogPicture]) = ([], [:])
        func add(_ picture: CatalogPicture, _ style: Appearance.Style?, _ key: String) {
            slots.append(CatalogSlot(slots.count, style: style, file: key, at: location))
            pictures[key] = picture
        }
        do throws(Findings) {
            let (glyph, warnings) = try symbol.sprite.read(symbol.symbol)
            var picture = try picture(glyph, at: location)
            picture.dropped = warnings.filter { $0.id == "dropped-effect" }
            add(picture, nil, "light")
            if glyph.hasCurrentColor {
                let light = picture.grid
                picture.grid = try self.picture(glyph.drawn(in: textInDark), at: location).grid
                // Nothing of it may be seen.
                if picture.grid != light { add(picture, .dark, "dark") }
            }
        } catch {
            (slots, pictures) = ([], [:])
            add(CatalogPicture(path: place.path, content: .unread), nil, "light")
            read.findings.append(unread(error, of: set))
        }
        read.content = .image(ImageSet(set: set, slots: slots, pictures: pictures))
        return read
    }

    private var textInDark: Color { CurrentColor.shown(in: .dark, of: .newestSystem) }

    private func picture(_ glyph: Glyph, at location: SourceFile.Location) throws(Findings) -> CatalogPicture {
        let grid = try DerivationLimits.bounded(at: location) { () throws(Findings) in PictureGrid(glyph) }
        return CatalogPicture(
            path: place.path, content: .vector(glyph), size: (glyph.width, glyph.height), grid: grid)
    }

    /// At the fault where its place is known, else at the symbol.
    private func unread(_ faults: Findings, of set: AssetSet) -> AuditFinding {
        let fault = faults.diagnostics.first { $0.severity == .error }
        var finding = CatalogFault.unreadPicture.finding(
            "'\(set.qualifiedName)' is not read: " + (fault?.message ?? "it has no content"),
            at: fault?.location ?? set.location, subject: set.subject,
            hint: fault?.hint ?? "export the picture again")
        finding.glyph = set.qualifiedName
        return finding
    }
}

extension Glyph {
    fileprivate var hasCurrentColor: Bool { layers.contains { $0.paints.contains(where: \.hasCurrentColor) } }

    /// The same with a value for the current colour.
    fileprivate func drawn(in color: Color) -> Glyph {
        var glyph = self
        for index in layers.indices {
            glyph.layers[index].fill?.paint.resolve(color)
            glyph.layers[index].stroke?.paint.resolve(color)
        }
        return glyph
    }
}

extension Layer {
    fileprivate var paints: [Paint] { [fill?.paint, stroke?.paint].compactMap { $0 } }
}

extension Paint {
    fileprivate var hasCurrentColor: Bool {
        switch self {
        case .color: false
        case .currentColor: true
        case .gradient(let gradient): gradient.hasCurrentColor
        }
    }

    fileprivate mutating func resolve(_ current: Color) {
        switch self {
        case .color: break
        case .currentColor(let opacity): self = .color(current.opacity(opacity))
        case .gradient(let gradient): self = .gradient(gradient.resolved(current))
        }
    }
}
