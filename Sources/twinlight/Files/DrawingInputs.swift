import GlyphKit
import Markup

/// The drawings that a command without a manifest takes: files, symbols of files, and all that is in a folder.
struct DrawingInputs {
    /// A drawing, and the name of its results, without an ending: its name, below the name of its folder in an
    /// argument.
    struct Input: Sendable {
        var path: String
        var name: String
        /// The result of the build of a manifest; nil without a manifest.
        var built: BuiltFill?
        /// Its filled form, with the bodies that it takes from the other drawings; nil where it is alone.
        var related: Result<FilledGlyph, Findings>?

        /// Its filled form: of a build, or of a glyph of which no manifest says anything.
        func filled(_ style: FillStyle, _ strictness: ReadingStrictness) throws(Findings) -> FilledGlyph {
            if let built { return try built.filled() }
            if let related { return try related.get() }
            return try Glyph(contentsOf: path, name: path, strictness: strictness).filled(style)
        }
    }

    private(set) var drawings: [Input] = []
    /// About files that have the name of a drawing and are none.
    private(set) var findings = Findings()
    /// Whether there may be several, however many arguments there are.
    private(set) var haveFolders = false

    /// - Parameter output: the folder of the results, which are not inputs of the next run.
    init(_ arguments: [String], except output: String?) {
        for argument in arguments {
            guard Disk.isFolder(argument) else {
                drawings.append(Input(path: argument, name: DrawingPath.name(of: argument)))
                continue
            }
            haveFolders = true
            add(folder: argument, except: output.flatMap { FolderPath.relative($0, to: argument) })
        }
    }

    /// The filled forms that the build of a manifest makes.
    ///
    /// - Parameters:
    ///   - folder: the manifest's.
    ///   - findings: the findings in its drawings.
    init(_ fills: [BuiltFill], in folder: String, findings: Findings) {
        drawings = fills.map { Input(path: FolderPath.join(folder, $0.source), name: $0.name, built: $0) }
        (self.findings, haveFolders) = (findings, fills.count != 1)
    }

    /// Fills all drawings, each with a look at the others: they are a set. The drawings of a manifest are a set
    /// already.
    mutating func relate(
        _ style: FillStyle, _ strictness: ReadingStrictness, jobs: Int, within limit: TimeLimit?
    ) async {
        guard drawings.count > 1, drawings.allSatisfy({ $0.built == nil }) else { return }
        let fills = await drawings.concurrentMap(jobs: jobs, within: limit) { drawing, limit in
            .failure(limit.exceeded(of: drawing.path))
        } _: { drawing -> Result<FilledGlyph, Findings> in
            Result { () throws(Findings) in try drawing.filled(style, strictness) }
        }
        let sound = fills.indices.filter { (try? fills[$0].get()) != nil }
        let related = await sound.compactMap { try? fills[$0].get() }
            .related(named: sound.map { drawings[$0].name }, jobs: jobs)
        for (index, fill) in zip(drawings.indices, fills) { drawings[index].related = fill }
        for (index, fill) in zip(sound, related) { drawings[index].related = .success(fill) }
    }

    private mutating func add(folder: String, except output: String?) {
        let files = DrawingFiles(in: folder)
        findings += files.skipped
        let paths = files.paths.filter { path in output.map { !path.hasPrefix($0 + "/") } ?? true }
        drawings += paths.map { Input(path: FolderPath.join(folder, $0), name: String($0.dropLast(".svg".utf8.count))) }
        if paths.isEmpty && files.skipped.diagnostics.isEmpty {
            findings.append(
                Diagnostic(
                    .error, id: "file-unreadable", "the folder contains no SVG file",
                    at: SourceFile.Location(path: folder)))
        }
    }

    /// Adds findings about the other inputs of the command.
    mutating func add(_ findings: Findings) { self.findings += findings }

    /// Whether nothing may be written although some drawings have no errors: a part of a folder is written only on
    /// request.
    func mustAllBeSound(keepsGoing: Bool) -> Bool { haveFolders && !keepsGoing }

    /// - Returns: the file for each drawing, before its ending.
    /// - Throws: if one would overwrite its own drawing, or another result.
    func targets(in output: String) throws(UsageError) -> [String] {
        var taken: [String: String] = [:]
        var targets: [String] = []
        for drawing in drawings {
            let target = FolderPath.join(output, drawing.name)
            if FolderPath.steps(of: target + ".svg") == FolderPath.steps(of: drawing.path) {
                throw UsageError("\(drawing.path) would be overwritten; choose another --output")
            }
            if let other = taken.updateValue(drawing.path, forKey: target.lowercased()) {
                throw UsageError("\(other) and \(drawing.path) would both be written to \(target).svg")
            }
            targets.append(target)
        }
        return targets
    }
}

/// The SVG files in or below a folder.
struct DrawingFiles {
    /// Relative to the folder, by name.
    var paths: [String] = []
    /// A diagnostic for each thing that has the name of a drawing and is none.
    var skipped = Findings()

    /// Hidden files and the output of a build are left out, and links are not followed.
    init(in folder: String) {
        collect(in: folder, below: "")
        paths = paths.sortedByBytes
        leaveOutNamesakes(in: folder)
    }

    private mutating func collect(in folder: String, below parent: String) {
        for last in Disk.names(in: parent.isEmpty ? folder : FolderPath.below(folder, parent)) ?? []
        where !last.hasPrefix(".") {
            let name = FolderPath.below(parent, last)
            let path = FolderPath.join(folder, name)
            if name == "Output" { continue }
            if !Self.isDrawing(last) {
                if (try? Disk.kind(path)) == .folder { collect(in: folder, below: name) }
            } else if let what = Self.obstacle(at: path) {
                skipped.append(Self.skipping(path, what))
            } else {
                paths.append(name)
            }
        }
    }

    /// Whether a file of this name holds a drawing.
    static func isDrawing(_ name: String) -> Bool { name.lowercased().hasSuffix(".svg") && name.utf8.count > 4 }

    private static func obstacle(at path: String) -> String? {
        switch try? Disk.kind(path) {
        case .file: nil
        case .folder: "is a folder"
        case .link: "is a link; links are not followed"
        case .other, nil: "is not a regular file"
        }
    }

    private static func skipping(_ path: String, _ what: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "skipped-file", "this \(what)", at: SourceFile.Location(path: path),
            hint: "it is left out; only regular files are drawings")
    }

    /// Two names that differ only in how an accented letter is composed are one on some systems.
    private mutating func leaveOutNamesakes(in folder: String) {
        var seen: Set<String> = []
        for name in paths where !seen.insert(name).inserted {
            skipped.append(
                Diagnostic(
                    .error, id: "unsafe-path",
                    "'\(name)' has the name of another file, in another Unicode form of the accented letters",
                    at: SourceFile.Location(path: FolderPath.join(folder, name)),
                    hint: "rename one of the two: some systems cannot distinguish them"))
        }
        paths = paths.uniqued
    }
}
