import GlyphKit
import Markup

/// A manifest's file that can be changed in place: places in the manifest are offsets in its bytes.
struct ManifestText {
    private let path: String
    private let lead: [UInt8]

    /// The byte order mark that some editors write before UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Nil where the file has another encoding: places refer to the text as UTF-8.
    init?(of manifest: Manifest, in file: SourceFile) {
        let (text, bytes) = (manifest.source.bytes, file.bytes)
        lead = bytes.starts(with: Self.mark) && !text.starts(with: Self.mark) ? Self.mark : []
        guard bytes == lead + text else { return nil }
        path = file.path
    }

    /// Replaces the whole file, in one step.
    func write(_ source: SourceFile) throws(FileError) { try LoneFile.write(lead + source.bytes, to: path) }
}
