internal import Markup

/// The path of a drawing: of a file, or of one element in it, such as `sprite.svg#bell`.
///
/// The text after `.svg#` is the element's id. Any other `#` is part of the file's name.
package struct DrawingPath: Hashable, Sendable {
    package var file: String
    package var id: String?

    package init(_ path: String) {
        guard path.utf8.contains(UInt8(ascii: "#")) else {
            file = path
            return
        }
        let bytes = Array(path.utf8)
        let mark = Array(".svg#".utf8)
        let start = bytes.indices.first { start in
            start + mark.count < bytes.count
                && zip(bytes[start...], mark).allSatisfy { $0 == $1 || ($1 >= 0x61 && $0 | 0x20 == $1) }
        }
        guard let start else {
            file = path
            return
        }
        let end = start + mark.count
        file = String(decoding: bytes[..<(end - 1)], as: UTF8.self)
        id = String(decoding: bytes[end...], as: UTF8.self)
    }

    /// The name of the drawing: the element's id, or the file's name without its extension.
    package static func name(of path: String) -> String {
        let path = DrawingPath(path)
        return path.id ?? FolderPath.stem(of: path.file)
    }
}
