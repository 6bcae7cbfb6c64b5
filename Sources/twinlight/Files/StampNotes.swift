import GlyphKit
import Markup

/// Notes the files that are read, each with its stamp from before.
struct StampNotes: Sendable {
    private let stamps: AsyncStream<(path: String, stamp: FileStamp)>
    private let noted: AsyncStream<(path: String, stamp: FileStamp)>.Continuation

    init() { (stamps, noted) = AsyncStream.makeStream() }

    func note(_ path: String) { _ = noted.yield((path, FileStamp(of: path))) }

    /// The text of a manifest, and its folder: requests to both are noted.
    ///
    /// - Parameter drawings: whether drawings are, before they are read.
    func manifest(at path: String, drawings: Bool) throws(Findings) -> (source: SourceFile, folder: ManifestFolder) {
        note(path)
        let (root, files) = (FolderPath.parent(of: path), ManifestFolder.disk(FolderPath.parent(of: path)))
        let noteBelow = { @Sendable (path: String) in note(path.isEmpty ? root : FolderPath.join(root, path)) }
        let source = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        return (source, drawings ? files.noting(noteBelow) : files.notingContents(noteBelow))
    }

    /// All of them, when nothing is read any more: of each path the first.
    func all() async -> [String: FileStamp] {
        noted.finish()
        var all: [String: FileStamp] = [:]
        for await (path, stamp) in stamps where all[path] == nil { all[path] = stamp }
        return all
    }
}
