import GlyphKit
import Markup

/// The record of the last build of a manifest, in the cache.
struct BuildRecordFile {
    private let path: String

    /// A record of so many files has more glyphs than a build can hold.
    private static let limit = 1 << 30

    /// - Parameters:
    ///   - cache: the folder of the cache.
    ///   - manifest: as it was typed, since findings begin with that.
    init(in cache: String, of manifest: String) {
        let place = FolderPath.steps(of: manifest).joined(separator: "/") + "\n" + manifest
        path = cache + "/builds/" + Digest(of: Array(place.utf8)).description
    }

    /// An empty record where there is none, or one that is damaged or of another version.
    func read() -> BuildRecord {
        guard let bytes = try? Disk.read(path, limit: Self.limit) else { return BuildRecord() }
        return BuildRecord(bytes) ?? BuildRecord()
    }

    /// Nothing is lost but time if it cannot be written.
    func write(_ record: BuildRecord) { try? LoneFile.write(record.bytes, to: path) }
}
