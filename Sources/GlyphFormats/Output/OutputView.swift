internal import Markup

/// The files below an output, read only.
struct OutputView: Sendable {
    let path: String
    /// A record of this size would list more files than a volume holds names for glyphs.
    private static let recordLimit = 64 << 20
    /// Of one `Contents.json`.
    static let contentsLimit = 1 << 20

    func absolute(_ relative: String) -> String { path + "/" + relative }

    func kind(_ relative: String) throws(FileError) -> FileKind? { try Disk.kind(absolute(relative)) }

    func holds(_ file: AssetFile) throws(FileError) -> Bool { try Disk.holds(file.bytes, at: absolute(file.path)) }

    /// Nil where there is no such file, or one that is too large.
    func contents(_ relative: String) -> [UInt8]? { try? Disk.read(absolute(relative), limit: Self.contentsLimit) }

    /// The names in a folder, `""` for the output itself; none where there is no such folder.
    func names(_ folder: String) -> [String] { Disk.names(in: absolute(folder)) ?? [] }

    /// Nil where there is none.
    func record() throws(FileError) -> OutputRecord? {
        guard try kind(OutputRecord.path) == .file else { return nil }
        let path = absolute(OutputRecord.path)
        if let bytes = try Disk.read(path, limit: Self.recordLimit) { return OutputRecord(bytes) }
        throw FileError(path: path, reason: "is larger than \(Self.recordLimit) bytes")
    }

    /// The files in a folder and in those inside it; links count, and are not followed.
    func files(in folder: String) throws(FileError) -> [String] {
        var found: [String] = []
        for name in names(folder) {
            let path = FolderPath.below(folder, name)
            if try kind(path) == .folder { found += try files(in: path) } else { found.append(path) }
        }
        return found
    }
}
