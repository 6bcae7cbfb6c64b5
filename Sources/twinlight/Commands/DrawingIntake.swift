import GlyphKit
import Markup

/// Drawings that become part of a manifest: those that are in its folder, and copies of others.
struct DrawingIntake {
    /// Of the manifest.
    var folder: String
    /// Relative to the folder, with the bytes of those that are copied.
    private var sources: [(path: String, stem: String, source: SourceFile, isCopy: Bool)] = []
    private(set) var findings = Findings()
    /// Of what has the name of a drawing, skipped files included.
    private(set) var count = 0
    private var taken: Set<String> = []

    init(folder: String) { self.folder = folder }

    /// All drawings in a folder or below it; copied, unless it is the manifest's own.
    mutating func add(folder origin: String) {
        let files = DrawingFiles(in: origin)
        findings += files.skipped
        count += files.skipped.diagnostics.count { $0.severity == .error }
        for path in files.paths { add(file: FolderPath.join(origin, path), as: path) }
    }

    /// - Parameter target: the path of a copy, relative to the folder.
    mutating func add(file: String, as target: String? = nil) {
        let own = FolderPath.relative(file, to: folder)
        let target = own ?? target ?? FolderPath.last(of: file)
        if own != nil && !taken.insert(target).inserted { return }
        count += 1
        do {
            let bytes = try SourceFile.read(path: file).bytes
            let path = own ?? portable(target)
            let source = SourceFile(path: file, bytes: bytes)
            sources.append((path, FolderPath.stem(of: target), source, own == nil))
        } catch {
            findings += error
        }
    }

    /// What a copy is called: a name that is valid on every system, and of no other file here.
    private mutating func portable(_ target: String) -> String {
        let path = DraftDrawing.portable(target)
        var (free, number) = (path, 2)
        while !taken.insert(free.lowercased()).inserted {
            free = path.dropLast(4) + "-\(number)" + path.suffix(4)
            number += 1
        }
        return free
    }

    /// Reads and draws all of them.
    ///
    /// - Returns: those that can be drawn, by path, with the copies to write.
    mutating func drawn(jobs: Int) async -> (drawings: [DraftDrawing], copies: [AssetFile]) {
        let sorted = sources.sorted { $0.path.precedesByBytes($1.path) }
        let read = await sorted.concurrentMap(jobs: jobs) { file in
            var findings = Findings()
            let drawing = DraftDrawing.read(
                path: file.path, stem: file.stem, source: file.source, findings: &findings)
            return (drawing, findings)
        }
        var (drawings, copies): ([DraftDrawing], [AssetFile]) = ([], [])
        for (file, (drawing, found)) in zip(sorted, read) {
            findings += found
            guard let drawing else { continue }
            drawings.append(drawing)
            if file.isCopy { copies.append(AssetFile(path: file.path, bytes: file.source.bytes)) }
        }
        return (drawings, copies)
    }

    /// `46 of 62 drawings; 16 are left out`, `62 glyphs`, or `31 glyphs of 62 drawings`.
    func summary(of drawn: Int, in glyphs: Int) -> String {
        if glyphs < drawn { return counted(glyphs, "glyph") + " of \(counted(drawn, "drawing"))" + leftOut(of: drawn) }
        return count == drawn
            ? counted(drawn, "glyph") : "\(drawn) of \(counted(count, "drawing"))" + leftOut(of: drawn)
    }

    /// `; 16 are left out`; empty where all are drawn.
    func leftOut(of drawn: Int) -> String {
        let left = count - drawn
        return left == 0 ? "" : "; \(left) \(left == 1 ? "is" : "are") left out"
    }

    /// Says how many drawings are of a glyph that has another one.
    static func sayPairs(of drawings: [DraftDrawing], to reporter: Reporter) {
        let (dark, fills) = (drawings.count { $0.darkPath != nil }, drawings.count { $0.fillPath != nil })
        let parts = [
            dark > 0 ? "\(counted(dark, "drawing")) for dark" : nil, fills > 0 ? counted(fills, "filled form") : nil,
        ].compactMap { $0 }
        if !parts.isEmpty {
            reporter.result("by their names: " + parts.joined(separator: " and ") + " of other drawings")
        }
    }

    /// Says of which drawings the rectangle that covers the whole picture is left out.
    static func sayFrames(of drawings: [DraftDrawing], to reporter: Reporter) {
        let paths = drawings.filter(\.hasFrame).map(\.path)
        if !paths.isEmpty { reporter.result("the rectangle behind it is left out: " + paths.joined(separator: ", ")) }
    }

    /// Writes copies into the folder; nothing if one of them would overwrite a file.
    ///
    /// - Throws: `UsageError`, unless overwriting is allowed; `FileError`.
    static func write(_ files: [AssetFile], to folder: String, overwriting: Bool) throws {
        let existing = try files.filter { try LoneFile.exists(FolderPath.join(folder, $0.path)) }
        if !overwriting, let first = existing.first {
            throw UsageError("\(FolderPath.join(folder, first.path)) already exists; use --force to overwrite it")
        }
        for file in files { try LoneFile.write(file.bytes, to: FolderPath.join(folder, file.path)) }
    }
}
