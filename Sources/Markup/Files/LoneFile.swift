/// Files that are written one by one, outside of any output folder.
///
/// The new bytes are written completely to a temporary file in the same folder before they replace the old ones. An
/// output uses a staging folder instead, since the many files of a killed run are then found and removed together. In a
/// folder that is not ours, such as `/tmp`, others could create that staging folder first.
package enum LoneFile {
    /// Replaces the file's bytes in one step; a file that holds them already is not changed.
    /// Missing folders are created. A stream, such as `/dev/stdout`, gets the bytes directly.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if Disk.isStream(path) { return try Disk.append(path, bytes) }
        try keep(bytes, at: path)
    }

    /// The same of a file whose path was not typed, such as one of a cache: a stream in its place is replaced, since a
    /// pipe would wait for its reader.
    package static func keep(_ bytes: [UInt8], at path: String) throws(FileError) {
        if try !Disk.holds(bytes, at: path) { try replace(path, pieces: CollectionOfOne(bytes[...])) }
    }

    /// Replaces the file's bytes in one step by pieces that need not be in memory as a whole.
    package static func replace(
        _ path: String, pieces: some Collection<ArraySlice<UInt8>>
    ) throws(FileError) {
        try Disk.makeFolders(to: path)
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let staged = String(path[..<cut]) + stagedName(of: path[cut...])
        do throws(FileError) {
            try Disk.remove(staged)  // what a killed run left
            try Disk.create(staged, pieces: pieces)
            try Disk.move(staged, to: path)
        } catch {
            try? Disk.remove(staged)
            throw FileError(path: path, reason: error.reason)
        }
    }

    /// The name of the temporary file. Names have at most 255 bytes: a digest replaces the part that does not fit.
    private static func stagedName(of name: Substring) -> String {
        let (suffix, most) = (".twinlight-new", 255)
        let whole = "." + name + suffix
        if whole.utf8.count <= most { return whole }
        let digest = "." + Digest(of: Array(name.utf8)).description
        var start = name
        while 1 + start.utf8.count + digest.utf8.count + suffix.utf8.count > most, !start.isEmpty { start.removeLast() }
        return "." + start + digest + suffix
    }

    /// Whether the file already exists.
    package static func exists(_ path: String) throws(FileError) -> Bool { try Disk.kind(path) != nil }
}
