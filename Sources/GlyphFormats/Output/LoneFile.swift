package import Markup

/// Files that are written one by one, outside of any output folder.
///
/// Its new bytes are whole beside it before they take its place. An output gathers its new files in a folder of its own
/// instead: many that a killed run leaves are then found and cleared together. In a folder that is not ours, such as
/// `/tmp`, that would let others put a folder of theirs in the way.
package enum LoneFile {
    /// Puts whole new bytes in the file's place in one step; a file that holds them already is left alone.
    /// The folders on the way are made. A stream, as `/dev/stdout` is, takes the bytes as they come.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if Disk.isStream(path) { return try Disk.append(path, bytes) }
        if try Disk.holds(bytes, at: path) { return }
        try Disk.makeFolders(to: path)
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let staged = path[..<cut] + "." + path[cut...] + ".twinlight-new"
        do throws(FileError) {
            try Disk.remove(String(staged))  // what a killed run left
            try Disk.create(String(staged), bytes)
            try Disk.move(String(staged), to: path)
        } catch {
            try? Disk.remove(String(staged))
            throw FileError(path: path, reason: error.reason)
        }
    }

    /// Does something stand there already?
    package static func exists(_ path: String) throws(FileError) -> Bool { try Disk.kind(path) != nil }
}
