import GlyphKit
import Markup

/// The record of the last build of a manifest, in the cache.
struct BuildRecordFile {
    /// Below the cache's folder, which was typed: no part is a link.
    private let place: InnerPath
    private let folder: InnerPath
    private var path: String { place.text }

    /// A record of so many files has more glyphs than a build can hold.
    private static let limit = 1 << 30
    /// The greatest total size of those that are kept, in bytes.
    var totalLimit = 256 << 20

    /// - Parameters:
    ///   - cache: the folder of the cache.
    ///   - manifest: as it was typed, since findings begin with that.
    init(in cache: String, of manifest: String) {
        let place = FolderPath.steps(of: manifest).joined(separator: "/") + "\n" + manifest
        folder = InnerPath("builds", in: cache)
        self.place = InnerPath("builds/" + Digest(of: Array(place.utf8)).description, in: cache)
    }

    /// An empty record where there is none, or one that is damaged or of another version.
    func read() -> BuildRecord {
        guard let bytes = try? Disk.read(place, limit: Self.limit) else { return BuildRecord() }
        Disk.touch(path)
        return BuildRecord(bytes) ?? BuildRecord()
    }

    /// Nothing is lost but time if it cannot be written.
    func write(_ record: BuildRecord) {
        if Disk.link(in: folder) != nil { return }
        let isFirst = !Disk.exists(path)
        try? LoneFile.keep(record.bytes, at: path)
        if isFirst { evict() }
    }

    /// Removes the records that were not used longest, until the rest is not too large.
    private func evict() {
        let others = (Disk.names(in: folder.text) ?? []).compactMap { name -> (path: String, size: Int, time: Int)? in
            let path = folder.text + "/" + name
            guard path != self.path, Self.isOurs(name), let file = Disk.sizeAndTime(path) else { return nil }
            return (path, file.size, file.time)
        }
        var total = others.reduce(Disk.sizeAndTime(path)?.size ?? 0) { $0 + $1.size }
        for other in others.sorted(by: { ($0.time, $0.path) < ($1.time, $1.path) }) where total > totalLimit {
            try? Disk.remove(other.path)
            total -= other.size
        }
    }

    private static func isOurs(_ name: String) -> Bool {
        name.utf8.count == 2 * Digest.size && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}
