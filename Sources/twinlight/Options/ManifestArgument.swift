import ArgumentParser
import GlyphKit
import Markup

/// The manifest that a command works on.
struct ManifestArgument: ParsableArguments {
    @Argument(
        help: "The manifest, or its folder; Glyphs/manifest.xml or manifest.xml if not given.",
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    /// The given path, the manifest in the given folder, or the first of the usual ones that exists.
    func path() throws -> String {
        try Self.path(of: manifest)
    }

    static func path(of manifest: String?) throws -> String {
        if let manifest { return try file(at: manifest) }
        let usual = ["Glyphs/manifest.xml", "manifest.xml"]
        guard let found = usual.first(where: Disk.exists) else {
            throw UsageError(
                "there is no \(usual.joined(separator: " or ")) here; name a manifest, or create one with "
                    + "'twinlight init'")
        }
        return found
    }

    /// The manifest of a folder; any other path stays as it is.
    static func file(at path: String) throws(UsageError) -> String {
        guard Disk.isFolder(path) else { return path }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let usual = ["manifest.xml", "Glyphs/manifest.xml"].map { folder == "." ? $0 : folder + "/" + $0 }
        guard let found = usual.first(where: Disk.exists) else {
            throw UsageError("the folder '\(path)' contains no manifest.xml; 'twinlight init \(path)' creates one")
        }
        return found
    }

    func read(
        reportingTo reporter: Reporter, from least: Diagnostic.Severity? = nil, allowsFaultyGlyphs: Bool = false
    ) throws -> (manifest: Manifest, warnings: Findings, folder: String) {
        let path = try path()
        let (manifest, warnings) = try Self.read(
            path, reportingTo: reporter, from: least, allowsFaultyGlyphs: allowsFaultyGlyphs)
        return (manifest, warnings, FolderPath.parent(of: path))
    }

    /// The same, as long as a limit allows.
    func read(
        reportingTo reporter: Reporter, from least: Diagnostic.Severity? = nil, allowsFaultyGlyphs: Bool = false,
        within limit: TimeLimit?, noting notes: StampNotes? = nil
    ) async throws -> (manifest: Manifest, warnings: Findings, folder: String) {
        let path = try path()
        let (manifest, warnings) = try await Self.read(
            path, reportingTo: reporter, from: least, allowsFaultyGlyphs: allowsFaultyGlyphs, within: limit,
            noting: notes)
        return (manifest, warnings, FolderPath.parent(of: path))
    }

    /// The manifest with its warnings. An invalid one ends the run, with all errors reported.
    static func read(
        _ path: String, reportingTo reporter: Reporter, from least: Diagnostic.Severity? = nil,
        allowsFaultyGlyphs: Bool = false
    ) throws -> (manifest: Manifest, warnings: Findings) {
        do {
            let (manifest, warnings) = try Manifest.read(at: path, allowsFaultyGlyphs: allowsFaultyGlyphs)
            return (manifest, Findings(warnings))
        } catch {
            throw try status(error, of: path, reportingTo: reporter, from: least)
        }
    }

    /// The same, as long as a limit allows.
    static func read(
        _ path: String, reportingTo reporter: Reporter, from least: Diagnostic.Severity? = nil,
        allowsFaultyGlyphs: Bool = false, within limit: TimeLimit?, noting notes: StampNotes? = nil
    ) async throws -> (manifest: Manifest, warnings: Findings) {
        do {
            guard let notes else {
                let (manifest, warnings) = try await Manifest.read(
                    at: path, allowsFaultyGlyphs: allowsFaultyGlyphs, within: limit)
                return (manifest, Findings(warnings))
            }
            let (source, folder) = try notes.manifest(at: path, drawings: false)
            let (manifest, warnings) = try await Manifest.read(
                source, in: folder, allowsFaultyGlyphs: allowsFaultyGlyphs, within: limit)
            return (manifest, Findings(warnings))
        } catch {
            throw try status(error, of: path, reportingTo: reporter, from: least)
        }
    }

    /// Reports the errors of a manifest, and gives the status with which the run ends.
    fileprivate static func status(
        _ error: Findings, of path: String, reportingTo reporter: Reporter, from least: Diagnostic.Severity?
    ) throws -> ExitStatus {
        try reporter.report(error, from: least)
        if reporter.findingsAreResult { reporter.printResult("\(path): " + error.counts(from: least ?? .warning)) }
        return error.manifestStatus
    }
}

/// Selects the glyphs that a command uses.
struct OnlyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use only the glyphs that match this pattern (* and ?); may be repeated.",
            discussion: "A glyph (heart), an asset (heart.fill), or either with its groups (Status/heart, Status/*).",
            valueName: "pattern"))
    var only: [String] = []

    var isGiven: Bool { !only.isEmpty }

    /// Nil where all glyphs are selected.
    var selection: NameSelection? { only.isEmpty ? nil : NameSelection(only) }

    /// The selection, each of whose patterns names a glyph of one of these manifests.
    ///
    /// - Throws: for every pattern that matches none, with similar names.
    func selection(in manifests: Manifest...) throws(UsageError) -> NameSelection? {
        guard let selection else { return nil }
        let misses = selection.misses(among: manifests.flatMap(\.glyphs))
        if misses.isEmpty { return selection }
        let names = misses.map { pattern, meant in
            let choices = meant.map { "'\($0)'" }
            let last = choices.last ?? ""
            let list = choices.count > 1 ? choices.dropLast().joined(separator: ", ") + " or " + last : last
            return "'\(pattern)'" + (choices.isEmpty ? "" : " (did you mean \(list)?)")
        }
        throw UsageError("'--only' matches no glyph of the manifest: " + names.joined(separator: ", "))
    }

    /// The same check before a manifest is read repeatedly. Faults of the manifest are reported when it is read.
    func check(at path: String, within limit: TimeLimit?) async throws(UsageError) {
        guard isGiven, let read = try? await Manifest.read(at: path, allowsFaultyGlyphs: true, within: limit)
        else { return }
        _ = try selection(in: read.manifest)
    }
}

/// The treatment of faults in drawings that renderers may skip.
struct StrictnessOption: ParsableArguments {
    @Flag(
        help:
            "Draw path data up to a syntax error, and leave out filters and blending, with warnings, instead of errors."
    )
    var lenient = false

    var strictness: ReadingStrictness { lenient ? .lenient : .strict }
}

/// A manifest's file that can be changed in place: places in the manifest are offsets in its bytes.
struct ManifestText {
    private let file: SourceFile
    private let lead: [UInt8]

    /// Nil where the file has another encoding: places refer to the text as UTF-8.
    init?(of manifest: Manifest, in file: SourceFile) {
        let (text, bytes, mark) = (manifest.source.bytes, file.bytes, SourceFile.byteOrderMark)
        lead = bytes.starts(with: mark) && !text.starts(with: mark) ? mark : []
        guard bytes == lead + text else { return nil }
        self.file = file
    }

    /// Reads a manifest, once, to change it.
    static func read(
        _ path: String, reportingTo reporter: Reporter
    ) throws -> (manifest: Manifest, text: ManifestText) {
        let (file, manifest): (SourceFile, Manifest)
        do {
            file = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
            manifest = try Manifest.read(file, in: .disk(FolderPath.parent(of: path))).manifest
        } catch {
            throw try ManifestArgument.status(error, of: path, reportingTo: reporter, from: nil)
        }
        guard let text = ManifestText(of: manifest, in: file) else {
            throw UsageError("only manifests in UTF-8 can be changed; \(path) has another encoding")
        }
        return (manifest, text)
    }

    /// The change to another text.
    func edit(to source: SourceFile) -> FileEdits.Edit {
        FileEdits.Edit(file.path, from: file.bytes, to: lead + source.bytes)
    }

    /// Replaces the whole file, in one step; fails if it is not as it was read.
    func write(_ source: SourceFile) throws(FileError) { try FileEdits([edit(to: source)]).write() }

    /// Keeps other commands from changing a manifest in the same folder: who writes what it makes of a text holds it
    /// from before the text is read.
    ///
    /// - Parameter path: the path of the manifest.
    static func lock(_ path: String, _ reporter: Reporter? = nil) -> FolderLock {
        let folder = FolderPath.parent(of: Disk.resolved(path) ?? path)
        let lock = FolderLock(InnerPath("", in: folder)) {
            reporter?.note("another command is changing a manifest in \(FolderPath.shortened(folder)); waiting")
        }
        // It is left only by a run that was killed, and removed again before anything is written.
        try? FileEdits.clean(path)
        return lock
    }
}
