import ArgumentParser
import GlyphDraft
import GlyphKit
import Markup

/// Drawings that become part of a manifest: drawings in its folder, and copies of others.
struct DrawingIntake {
    /// The folder of the manifest.
    var folder: String
    var manner = DraftManner()
    /// A folder whose drawings are not taken; nil for none.
    var leftOut: String?
    /// Relative to the folder, with the bytes of the drawings that are copied.
    private var sources: [(path: String, stem: String, source: SourceFile, isCopy: Bool)] = []
    private(set) var findings = Findings()
    /// The number of files with the name of a drawing, skipped files included.
    private(set) var count = 0
    private var taken: Set<String> = []
    /// The paths of copies, by the steps of their files: several symbols of a sprite have one.
    private var copied: [[String]: String] = [:]

    init(folder: String) { self.folder = folder }

    /// All drawings in a folder or below it; copied, unless it is the manifest's own.
    mutating func add(folder origin: String) {
        let files = DrawingFiles(in: origin)
        findings += files.skipped
        count += files.skipped.diagnostics.count { $0.severity == .error }
        for path in files.paths { add(file: FolderPath.join(origin, path), as: path) }
    }

    /// - Parameters:
    ///   - path: the path of a file, or of a symbol in it.
    ///   - target: the path of a copy of the file, relative to the folder.
    mutating func add(file path: String, as target: String? = nil) {
        let drawing = DrawingPath(path)
        let (file, id) = (drawing.file, drawing.id.map { "#" + $0 } ?? "")
        if let leftOut, FolderPath.relative(file, to: leftOut) != nil { return }
        let own = FolderPath.relative(file, to: folder)
        let target = own ?? target ?? FolderPath.last(of: file)
        if own != nil && !taken.insert(target + id).inserted { return }
        count += 1
        do {
            let bytes = try SourceFile.read(path: file).bytes
            let steps = FolderPath.steps(of: file)
            let path = own ?? (id.isEmpty ? nil : copied[steps]) ?? portable(target)
            if own == nil { copied[steps] = path }
            let source = SourceFile(path: file, bytes: bytes)
            sources.append((path + id, drawing.id ?? FolderPath.stem(of: target), source, own == nil))
        } catch {
            findings += error
        }
    }

    /// The name of a copy: a name that is valid on every system, and of no other file here.
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
    /// - Returns: the files that can be drawn, by path, with the copies to write.
    mutating func drawn(jobs: Int) async -> (drawings: [DraftDrawing], copies: [AssetFile]) {
        let sorted = sources.sorted { $0.path.precedesByBytes($1.path) }
        let manner = manner
        let files = await sorted.concurrentMap(jobs: jobs) { file in
            DraftFile(path: file.path, stem: file.stem, source: file.source, manner: manner)
        }
        let symbols = files.flatMap { file in file.symbols.map { (file, $0) } }
        var drawn = await symbols.concurrentMap(jobs: jobs) { file, symbol in file.drawing(of: symbol) }[...]
        var (drawings, copies): ([DraftDrawing], [AssetFile]) = ([], [])
        var (known, written): (Set<String>, Set<String>) = ([], [])
        for (source, file) in zip(sorted, files) {
            let own = drawn.prefix(file.symbols.count)
            drawn = drawn.dropFirst(own.count)
            findings += own.reduce(file.findings) { $0 + $1.findings }
            let all = [file.drawing].compactMap(\.self) + own.compactMap(\.drawing)
            // A sprite and one of its symbols may both be named.
            let new = all.filter { known.insert($0.path).inserted }
            drawings += new
            count += max(file.symbols.count, 1) - 1 - (all.count - new.count)
            let path = DrawingPath(source.path).file
            if source.isCopy, !new.isEmpty, written.insert(path).inserted {
                copies.append(AssetFile(path: path, bytes: source.source.bytes))
            }
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
            reporter.printResult("by their names: " + parts.joined(separator: " and ") + " of other drawings")
        }
    }

    /// Says of which drawings the rectangle that covers the whole picture is left out, and which need a lenient build.
    static func sayWhatIsLeftOut(of drawings: [DraftDrawing], to reporter: Reporter) {
        func say(_ what: String, _ isIncluded: (DraftDrawing) -> Bool) {
            let paths = drawings.filter(isIncluded).map(\.path)
            if !paths.isEmpty { reporter.printResult("\(what): " + paths.joined(separator: ", ")) }
        }
        say("the rectangle behind it is left out") { $0.hasFrame }
        say("only 'build --lenient' draws these, which have errors") { $0.needsLenience }
    }

    /// Writes copies into the folder: all, or nothing if one of them would overwrite a file.
    ///
    /// - Throws: `UsageError`, unless overwriting is allowed; `FileError`.
    static func write(_ files: [AssetFile], to folder: String, overwriting: Bool) throws {
        try FileEdits(edits(files, in: folder, overwriting: overwriting)).write()
    }

    static func edits(_ files: [AssetFile], in folder: String, overwriting: Bool) throws -> [FileEdits.Edit] {
        try files.map { file in
            let path = FolderPath.join(folder, file.path)
            guard try LoneFile.exists(path) else { return FileEdits.Edit(path, from: nil, to: file.bytes) }
            guard overwriting else { throw UsageError("\(path) already exists; use --force to overwrite it") }
            guard let old = try Disk.read(path, limit: Self.limit, followingLinks: true) else {
                throw UsageError("\(path) is larger than \(Self.limit) bytes; remove it, or name another folder")
            }
            return FileEdits.Edit(path, from: old, to: file.bytes)
        }
    }

    /// The largest file that is overwritten, in bytes: far more than a drawing has.
    private static let limit = 64 << 20
}

/// The treatment of drawings that a build refuses as they are, where they get a line in a manifest.
struct DraftOptions: ParsableArguments {
    enum Effects: String, CaseIterable, ExpressibleByArgument { case refuse, drop }

    @Option(
        help: """
            What becomes of shadows, blurs, other filters and blending, which paths cannot represent: with 'drop', they are \
            left out, and the lines of these drawings state it; with 'refuse', the drawings are left out. If not given, \
            as the manifest states it, or 'refuse'.
            """)
    var effects: Effects?

    @Flag(
        help: """
            Draw path data up to a syntax error, and leave out filters and blending as '--effects drop' does, with \
            warnings. Drawings with such errors need 'build --lenient', too.
            """)
    var lenient = false

    func validate() throws {
        if lenient && effects == .refuse {
            throw ValidationError("'--lenient' and '--effects refuse' cannot be combined")
        }
    }

    /// - Parameter isStated: whether the manifest states that effects are left out.
    func manner(isStated: Bool = false) -> DraftManner {
        DraftManner(isLenient: lenient, dropsEffects: effects.map { $0 == .drop }, isStated: isStated)
    }
}
