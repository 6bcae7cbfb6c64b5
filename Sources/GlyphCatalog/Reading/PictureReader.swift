internal import GlyphAudit
internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup
internal import PathGeometry

/// Reads the files of image sets.
struct PictureReader {
    /// A file of more bytes is not read.
    static let byteLimit = 64 << 20
    /// A bitmap of more pixels is not decoded.
    static let pixelLimit = 16 << 20

    var root: CatalogRoot
    var decoder: BitmapDecoder?

    /// The picture of a file; its faults are reported.
    ///
    /// - Parameter inner: the path in the root.
    func picture(at inner: String, subject: String, _ read: inout ReadSet) -> CatalogPicture {
        let path = root.full(inner)
        var picture = CatalogPicture(path: path, content: .unread)
        let ending = FolderPath.ending(of: inner)?.lowercased() ?? ""
        do throws(Findings) {
            let source = try root.read(inner, limit: ending == "svg" ? XMLLimits.glyph.bytes : Self.byteLimit)
            picture.digest = Digest(of: source.bytes)
            switch ending {
            case "svg": try readVector(source, &picture, &read)
            case "png": try readPixels(source, &picture, &read)
            case "pdf":
                picture.content = .document
                picture.size = MediaBox.size(in: source.bytes)
                read.skipped.append(SkippedPart(path: path, reason: SkippedPart.document))
            default:
                read.skipped.append(SkippedPart(path: path, reason: Self.unknownKind(ending)))
            }
        } catch {
            picture.content = .unread
            read.findings.append(Self.unread(error, at: path, subject: subject))
        }
        return picture
    }

    /// Why a file with this extension is not read.
    static func unknownKind(_ ending: String) -> String {
        (ending.isEmpty ? "a file without an extension" : "a file of the kind '\(ending)'") + " is not read"
    }

    /// The finding about a file that cannot be read, by its first error.
    static func unread(_ faults: Findings, at path: String, subject: String) -> AuditFinding {
        let fault = faults.diagnostics.first { $0.severity == .error }
        let location = fault?.location.flatMap { $0.path == path ? $0 : nil } ?? SourceFile.Location(path: path)
        return CatalogFault.unreadPicture.finding(
            "the file is not read: " + (fault?.message ?? "it has no content"), at: location, subject: subject,
            hint: fault?.hint ?? "export the picture again")
    }

    // MARK: Kinds of files

    /// Effects that a catalog's compiler ignores, too, are left out.
    private func readVector(
        _ source: SourceFile, _ picture: inout CatalogPicture, _ read: inout ReadSet
    ) throws(Findings) {
        picture.source = source
        let document = try GlyphReader.document(source)
        let (glyph, warnings) = try GlyphReader.read(
            document, name: FolderPath.stem(of: source.path), strictness: .lenient, effects: .drop)
        picture.dropped = warnings.filter { $0.id == "dropped-effect" }
        if glyph.layers.isEmpty, Sprite(document) != nil {
            let reason = "a sprite draws nothing itself; 'twinlight init' makes a glyph of each of its symbols"
            read.skipped.append(SkippedPart(path: source.path, reason: reason))
        } else {
            picture.isBlank = glyph.isBlank
        }
        picture.size = (glyph.width, glyph.height)
        picture.grid = try DerivationLimits.bounded(at: source.location(at: 0)) { () throws(Findings) in
            PictureGrid(glyph)
        }
        picture.content = .vector(glyph)
    }

    private func readPixels(
        _ source: SourceFile, _ picture: inout CatalogPicture, _ read: inout ReadSet
    ) throws(Findings) {
        guard let (width, height) = PNGHeader.size(in: source.bytes) else {
            throw fault("its content is not a PNG", source, hint: "export the picture as PNG again")
        }
        picture.content = .pixels
        picture.size = (Double(width), Double(height))
        guard width > 0, height > 0 else { throw fault("it has no pixels", source, hint: nil) }
        guard width <= Self.pixelLimit / height else {
            throw fault(
                "\(width) × \(height) pixels are more than the limit of \(Self.pixelLimit)", source,
                hint: "export it at the size at which it is shown")
        }
        guard let decoder else {
            read.skipped.append(SkippedPart(path: source.path, reason: "its pixels are not decoded"))
            return
        }
        guard let bitmap = decoder.decode(source.bytes), let grid = PictureGrid(bitmap) else {
            throw fault("its pixels cannot be decoded", source, hint: nil)
        }
        picture.grid = grid
        picture.isBlank = grid.inkCount == 0 && bitmap.isBlank
    }

    private func fault(_ message: String, _ source: SourceFile, hint: String?) -> Findings {
        Findings([
            Diagnostic(
                .error, id: CatalogFault.unreadPicture.rawValue, message, at: source.location(at: 0), hint: hint)
        ])
    }
}

/// The size that the first chunk of a PNG states (PNG 3, 11.2.1).
enum PNGHeader {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether it is Xcode's own form of PNG, which begins with another chunk: only Apple's systems show it.
    static func isXcodesForm(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 16 && bytes.starts(with: signature) && bytes[12..<16].elementsEqual("CgBI".utf8)
    }

    /// Nil for a file that is not a PNG.
    static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
        let start = isXcodesForm(bytes) ? 16 + 4 + 4 : 8
        guard bytes.count >= start + 16, bytes[(start + 4)..<(start + 8)].elementsEqual("IHDR".utf8) else { return nil }
        func number(_ offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return (number(start + 8), number(start + 12))
    }
}

/// The page of a PDF, where its first bytes state it without compression.
enum MediaBox {
    private static let limit = 1 << 20
    private static let key = Array("/MediaBox".utf8)

    /// The width and height in points; nil where they are not found.
    static func size(in bytes: [UInt8]) -> (width: Double, height: Double)? {
        let start = bytes.prefix(limit)
        guard start.starts(with: "%PDF".utf8) else { return nil }
        for index in start.indices where start[index] == UInt8(ascii: "/") {
            guard start[index...].starts(with: key) else { continue }
            let rest = start[(index + key.count)...].prefix(200).drop { $0 <= 0x20 }
            guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { continue }
            let numbers = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
                .split { $0 == " " || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }
            guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { continue }
            return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
        }
        return nil
    }
}
