import GlyphKit
import Markup

/// The drawings that a command without a manifest takes: files, symbols of files, and all that is in a folder.
struct DrawingInputs {
    /// A drawing, and what its results are called, without an ending: its name, below the name of its folder in an
    /// argument.
    struct Input: Sendable {
        var path: String
        var name: String
    }

    private(set) var drawings: [Input] = []
    /// About what has the name of a drawing and is none.
    private(set) var findings = Findings()
    /// Whether one of the arguments is a folder.
    private(set) var haveFolders = false

    /// - Parameter output: the folder of the results, which are no inputs of the next run.
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

    /// Whether nothing may be written although some drawings are sound: a part of a folder is written only on request.
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
