import GlyphKit
import Markup

/// A folder of a repository as it was in some commit: read by git, never checked out.
struct GitFolder: Sendable {
    private struct File {
        /// The name of its content.
        var object: String
        var size: Int
    }

    private let git: Git
    /// Before the paths in diagnostics: `HEAD~1:Glyphs/`.
    let prefix: String
    private var files: [String: File] = [:]
    private var kinds: [String: FileKind] = [:]
    private var names: [String: [String]] = [:]

    /// - Parameters:
    ///   - folder: a path on disk, in the work tree of a repository.
    ///   - revision: the revision as git understands it: a commit, a branch, a tag, `HEAD~2`.
    init(_ folder: String, at revision: String) throws(UsageError) {
        git = Git(folder: folder)
        // Git would read it as an option.
        guard !revision.hasPrefix("-"), !revision.isEmpty else { throw UsageError("'\(revision)' is not a revision") }
        let (place, commit, listing): (String, String, [UInt8])
        do {
            place = try git.line(["rev-parse", "--show-prefix"])
        } catch let failure as Git.Failure {
            throw UsageError(
                "'\(revision)' is not a folder, and revisions of '\(folder)' cannot be read: \(failure.message)")
        } catch { throw UsageError("git could not be run") }
        do {
            commit = try git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        } catch { throw UsageError("'\(revision)' is neither a folder nor a revision of git") }
        prefix = revision + ":" + place
        let tree = place.hasSuffix("/") ? String(place.dropLast()) : place
        do {
            listing = try git.ask(["ls-tree", "-r", "-z", "-l", "--full-tree", commit + ":" + tree])
        } catch { throw UsageError("the folder '\(place)' does not exist at '\(revision)'") }
        for entry in listing.split(separator: 0) { add(String(decoding: entry, as: UTF8.self)) }
    }

    /// One line of the listing: mode, type, object, size, tab, path (git-ls-tree).
    private mutating func add(_ entry: String) {
        guard let tab = entry.firstIndex(of: "\t") else { return }
        let facts = entry[..<tab].split(separator: " ")
        guard facts.count == 4 else { return }
        let path = String(entry[entry.index(after: tab)...])
        switch (facts[0], facts[1]) {
        case ("120000", _): kinds[path] = .link
        case (_, "blob"):
            kinds[path] = .file
            files[path] = File(object: String(facts[2]), size: Int(facts[3]) ?? 0)
        default: kinds[path] = .other
        }
        var child = path
        while true {
            let slash = child.lastIndex(of: "/")
            let parent = slash.map { String(child[..<$0]) } ?? ""
            let isKnown = !parent.isEmpty && kinds[parent] == .folder
            names[parent, default: []].append(String(slash.map { child[child.index(after: $0)...] } ?? child[...]))
            if parent.isEmpty || isKnown { break }
            kinds[parent] = .folder
            child = parent
        }
    }

    /// For reading a manifest.
    var manifestFolder: ManifestFolder {
        ManifestFolder(
            names: { names[$0] }, kind: { kinds[$0] },
            read: { path, limit throws(Findings) in try source(path, limit: limit) })
    }

    func holds(_ path: String) -> Bool { kinds[path] == .file }

    /// One file.
    func source(_ path: String, limit: Int) throws(Findings) -> SourceFile {
        let file = try file(path, limit: limit)
        do {
            return SourceFile(path: prefix + path, bytes: try git.ask(["cat-file", "blob", file.object]))
        } catch { throw fault("file-unreadable", "git could not read it", path) }
    }

    private func file(_ path: String, limit: Int) throws(Findings) -> File {
        guard let file = files[path] else { throw fault("file-unreadable", "does not exist", path) }
        if file.size > limit { throw fault("file-limit", "the file is larger than the limit of \(limit) bytes", path) }
        return file
    }

    private func fault(_ id: String, _ message: String, _ path: String) -> Findings {
        Findings([
            Diagnostic(.error, id: id, message, at: SourceFile.Location(path: prefix + path))
        ])
    }

    /// These files, all read at once. A missing or too large one is reported when it is requested.
    func glyphs(_ paths: [String]) throws(UsageError) -> GlyphSource {
        let wanted = paths.filter { files[$0].map { $0.size <= XMLLimits.glyph.bytes } ?? false }
        var contents: [String: [UInt8]] = [:]
        do {
            let input = wanted.compactMap { files[$0]?.object }.map { $0 + "\n" }.joined()
            var rest: ArraySlice<UInt8> = wanted.isEmpty ? [] : try git.ask(["cat-file", "--batch"], input: input)[...]
            for path in wanted { contents[path] = try Self.next(&rest) }
        } catch { throw UsageError("git could not read the drawings of '\(prefix)'") }
        return GlyphSource { [self, contents] path throws(Findings) in
            guard let bytes = contents[path] else {
                _ = try file(path, limit: XMLLimits.glyph.bytes)
                throw fault("file-unreadable", "git could not read it", path)
            }
            return SourceFile(path: prefix + path, bytes: bytes)
        }
    }

    /// One answer: name, type and size in a line, then the bytes and a line feed (git-cat-file).
    private static func next(_ rest: inout ArraySlice<UInt8>) throws -> [UInt8] {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
            let size = Int(String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
            rest.distance(from: end, to: rest.endIndex) > size + 1
        else { throw Git.Failure(message: "the answer is not a batch") }
        let bytes = rest[(end + 1)..<(end + 1 + size)]
        rest = rest[(end + size + 2)...]
        return Array(bytes)
    }
}

/// Runs git to read a repository. Arguments never pass through a shell, and nothing is written.
private struct Git: Sendable {
    /// A folder in the repository.
    var folder: String

    struct Failure: Error {
        /// The error of git, in one line.
        var message: String
    }

    /// The output of git.
    ///
    /// - Parameter input: the bytes for its standard input.
    func ask(_ arguments: [String], input: String = "") throws -> [UInt8] {
        guard let program = RunningProgram(["git", "-C", folder] + arguments) else {
            throw Failure(message: "git is not installed")
        }
        let answer = try program.finished(input: Array(input.utf8))
        guard answer.status == 0 else {
            let lines = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n").map(String.init)
            // The last error, if there are several lines.
            let line = lines.last { $0.hasPrefix("fatal: ") } ?? lines.first ?? "git failed"
            throw Failure(message: line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
        }
        return answer.output
    }

    /// An answer of one line.
    func line(_ arguments: [String]) throws -> String {
        var text = String(decoding: try ask(arguments), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
