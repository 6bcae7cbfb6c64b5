internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The files of an image set as a sheet shows them: drawings as glyphs; other files as pictures, each with a glyph of
/// one rectangle that has its size.
struct SheetFiles {
    /// By the paths that the page has.
    private(set) var glyphs: [String: Glyph] = [:]
    private(set) var pictures: [String: ReviewPicture] = [:]
    /// The files that are there by name only.
    private(set) var named: [SkippedPart] = []
    /// The pixels per point of pixels.
    private let scale: Double
    private let place: SetPlace
    private let scaler: PictureScaler?
    /// The paths of the drawings, as the command line has them, by the ones that the page has.
    private var drawings: [String: String] = [:]

    init(of set: ImageSet, at place: SetPlace, _ scaler: PictureScaler?) {
        (self.place, self.scaler) = (place, scaler)
        scale = set.appearances.first?.pixelsPerPoint ?? 1
    }

    /// - Parameter path: as the page has it.
    mutating func add(_ picture: CatalogPicture, as path: String) {
        if glyphs[path] != nil { return }
        if let glyph = picture.glyph {
            (glyphs[path], drawings[path]) = (glyph, picture.path)
            return
        }
        var size = picture.size
        switch picture.content {
        case .pixels:
            size = size.map { ($0.width / scale, $0.height / scale) }
            addPixels(picture, as: path)
        case .document: name(picture.path, as: path, because: SkippedPart.document)
        case .unread, .vector:
            let content = picture.source.flatMap { UndrawnContent(of: $0).reason }
            name(picture.path, as: path, because: content ?? Self.fault(ofFile: path))
        }
        glyphs[path] = .frame(size, named: FolderPath.stem(of: path), at: SourceFile.Location(path: picture.path))
    }

    /// Why a file is not read, as the audit says it.
    private static func fault(ofFile path: String) -> String {
        let ending = FolderPath.ending(of: DrawingPath(path).file)?.lowercased() ?? ""
        if ["svg", "png", "pdf"].contains(ending) { return "it cannot be read" }
        return PictureReader.unknownKind(ending)
    }

    private mutating func addPixels(_ picture: CatalogPicture, as path: String) {
        let inner = FolderPath.below(place.inner, FolderPath.last(of: picture.path))
        guard let source = try? place.root.read(inner, limit: PictureReader.byteLimit), let size = picture.size else {
            return name(picture.path, as: path, because: "it cannot be read")
        }
        let scaled = ScaledPicture(source.bytes, size: size, by: scaler)
        if let picture = scaled.picture { return pictures[path] = picture }
        name(picture.path, as: path, because: scaled.fault ?? "it cannot be read")
    }

    private mutating func name(_ full: String, as path: String, because reason: String) {
        pictures[path] = .named(after: path)
        named.append(SkippedPart(path: full, reason: reason))
    }

    /// Puts names in the place of all drawings, which cannot be shown.
    mutating func nameDrawings(because reason: String) {
        for (path, full) in drawings.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            let size = glyphs[path].map { ($0.width, $0.height) }
            glyphs[path] = .frame(size, named: FolderPath.stem(of: path), at: SourceFile.Location(path: full))
            name(full, as: path, because: reason)
        }
        drawings = [:]
    }
}

extension Glyph {
    /// The side of a picture of which none is known, in points.
    private static let usualSide = 24.0
    /// The sides that a page lays out well.
    private static let sides = 0.1...32_767

    /// A rectangle of this size: a file is shown in it.
    fileprivate static func frame(
        _ size: (width: Double, height: Double)?, named name: String, at location: SourceFile.Location
    ) -> Glyph {
        let isUsable = size.map { sides.contains($0.width) && sides.contains($0.height) } ?? false
        let (width, height) = isUsable ? size ?? (usualSide, usualSide) : (usualSide, usualSide)
        var path = Path()
        path.move(to: Point(0, 0))
        for corner in [Point(width, 0), Point(width, height), Point(0, height)] { path.line(to: corner) }
        path.close()
        return Glyph(
            name: name, width: width, height: height, viewBox: Rect(x: 0, y: 0, width: width, height: height),
            layers: [Layer(path: path, fill: Fill(.color(.black)), location: location)])
    }
}

extension ReviewPicture {
    /// The name of the kind of a file, as its extension says it.
    static func named(after path: String) -> ReviewPicture {
        let ending = FolderPath.ending(of: DrawingPath(path).file)?.uppercased() ?? ""
        let isPlain = ending.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 }
        return ReviewPicture(.name(isPlain && 1...4 ~= ending.utf8.count ? ending : "?"))
    }
}
