import GlyphKit
import Markup

/// A manifest's file that can be changed in place: its bytes are those that places in the manifest count.
struct ManifestText {
    private let path: String
    private let lead: [UInt8]

    /// What some editors put in front of UTF-8.
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Nil where the file has another encoding: places are those of the text as UTF-8.
    init?(of manifest: Manifest, in file: SourceFile) {
        let (text, bytes) = (manifest.source.bytes, file.bytes)
        lead = bytes.starts(with: Self.mark) && !text.starts(with: Self.mark) ? Self.mark : []
        guard bytes == lead + text else { return nil }
        path = file.path
    }

    /// Puts a new text in place of the whole file, in one step.
    func write(_ source: SourceFile) throws(FileError) { try LoneFile.write(lead + source.bytes, to: path) }
}
