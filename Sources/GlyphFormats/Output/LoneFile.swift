package import Markup

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
        if try !Disk.holds(bytes, at: path) { try replace(path, pieces: CollectionOfOne(bytes[...])) }
    }

    /// Replaces the file's bytes in one step by pieces that need not be in memory as a whole.
    package static func replace(
        _ path: String, pieces: some Collection<ArraySlice<UInt8>>
    ) throws(FileError) {
        try Disk.makeFolders(to: path)
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let staged = path[..<cut] + "." + path[cut...] + ".twinlight-new"
        do throws(FileError) {
            try Disk.remove(String(staged))  // what a killed run left
            try Disk.create(String(staged), pieces: pieces)
            try Disk.move(String(staged), to: path)
        } catch {
            try? Disk.remove(String(staged))
            throw FileError(path: path, reason: error.reason)
        }
    }

    /// Does the file already exist?
    package static func exists(_ path: String) throws(FileError) -> Bool { try Disk.kind(path) != nil }
}
