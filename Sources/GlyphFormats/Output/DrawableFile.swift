internal import Markup

/// A file of an Android drawable: in a folder `drawable`, perhaps with qualifiers after it. Its resource has the name
/// of the file up to the first dot, and can have one file of any type in each such folder (AAPT2, `ResourcePathData`).
package struct DrawableFile: Hashable {
    /// The path of the file as far as it is the resource's: `res/drawable-night/ic_bell`.
    package let resource: String

    /// Nil for a file that is none.
    package init?(_ path: String) {
        guard Self.isInFolder(path) else { return nil }
        let (folder, name) = AssetPath.split(path)
        resource = folder + "/" + name.prefix { $0 != "." }
    }

    /// Whether the folder of a file is one of drawables, in any case. It is asked of every file of a build.
    private static func isInFolder(_ path: String) -> Bool {
        let bytes = path.utf8
        guard let end = bytes.lastIndex(of: UInt8(ascii: "/")) else { return false }
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
        // The bit by which small letters differ from capitals.
        guard bytes[start..<end].prefix(8).elementsEqual("drawable".utf8, by: { $0 | 0x20 == $1 }) else { return false }
        return bytes[start..<end].count == 8 || bytes[bytes.index(start, offsetBy: 8)] == UInt8(ascii: "-")
    }

    /// Each of our files whose resource has a file that no build wrote.
    ///
    /// - Parameter recorded: the files of earlier builds, which give way to these.
    static func namesakes(
        of files: [AssetFile], in view: inout OutputView, recorded: Set<String>
    ) throws(FileError) -> [(file: AssetFile, path: String)] {
        var own: [String: Int] = [:]
        var folders: [String] = []
        var paths: Set<String> = []
        for (index, file) in files.enumerated() {
            guard let drawable = DrawableFile(file.path) else { continue }
            own[drawable.resource] = index
            paths.insert(file.path)
            let folder = AssetPath.folder(of: file.path)
            if folder != folders.last { folders.append(folder) }
        }
        var found: [(file: AssetFile, path: String)] = []
        for folder in folders.uniqued where try view.place(of: folder) == .folder {
            for name in view.listedNames(folder).sortedByBytes {
                let path = folder + "/" + name
                guard !paths.contains(path), !recorded.contains(path), let drawable = DrawableFile(path),
                    let index = own[drawable.resource], try view.kind(path) == .file
                else { continue }
                found.append((files[index], path))
            }
        }
        return found
    }
}
