import GlyphKit
import Markup

/// A file of the cache with the inputs and outputs of one build: a `FinishedBuild`. The least recently used files are
/// removed when there are too many.
struct CacheFile {
    /// Below the cache's folder, which was typed: no part is a link.
    private let place: InnerPath
    private let folder: InnerPath
    private static let folder = "finished"
    private var path: String { place.text }

    /// With so many files, a build has more glyphs than it can hold.
    private static let limit = 1 << 30
    /// The greatest total size in bytes.
    var totalLimit = 256 << 20

    /// - Parameters:
    ///   - cache: the folder of the cache.
    ///   - manifest: the path of the manifest as it was typed, since findings begin with that.
    ///   - options: the other settings that distinguish builds of it.
    init(in cache: String, of manifest: String, _ options: [String] = []) {
        var place = ByteEncoder()
        place.append(FolderPath.steps(of: manifest).joined(separator: "/"))
        place.append(manifest)
        place.append(each: options)
        folder = InnerPath(Self.folder, in: cache)
        self.place = InnerPath(Self.folder + "/" + Digest(of: place.bytes).description, in: cache)
    }

    /// Nil where there is none.
    func read() -> [UInt8]? {
        guard let bytes = try? Disk.read(place, limit: Self.limit) else { return nil }
        Disk.touch(path)
        return bytes
    }

    /// Nothing is lost but time if it cannot be written.
    func write(_ bytes: [UInt8]) {
        if Disk.link(in: folder) != nil { return }
        let isFirst = !Disk.exists(path)
        try? LoneFile.keep(bytes, at: path)
        if isFirst { evict() }
    }

    func remove() { try? Disk.remove(path) }

    /// Removes the files that were not used for the longest time, until the rest is not too large.
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
