import GlyphKit
import Markup

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The inputs and outputs of a build without errors, as the file system reports them. As long as nothing of them has
/// changed, a further build would do nothing: it reads neither the manifest nor a drawing, and only says so again.
///
/// A stamp does not show whether a file was changed once more within a tick of the clock. The inputs of a build must be
/// older than that, or nothing is kept; its outputs are compared by content until their stamps are certain.
struct FinishedBuild: Sendable {
    /// The files that were read, by path: the manifest, its imports, drawings, and folders that patterns search.
    private var read: [Item]
    /// The entries that were left in the output: the folders, then the files.
    private var left: [Item]
    /// Paths of folders that files name: none of them was a link.
    private let named: [InnerPath]
    /// The makers of the output: this program, and the engine that draws pixels where it is used.
    private let makers: [String]
    /// All that was reported, none of it an error.
    let findings: [Diagnostic]
    /// The paths of its files below the output, byte for byte.
    let files: [String]
    /// The output's folder.
    let output: String
    let uncertainFills: Int
    let glyphs: Int

    fileprivate struct Item: Sendable {
        var path: String
        var stamp: FileStamp
        /// The checksum of the present file, where the stamp is not certain.
        var content: Checksum?

        /// Nil where it is not as it was; else with a stamp that was taken now, before the content was read.
        func still(at now: SystemTime) -> Item? {
            let stamp = FileStamp(of: path)
            guard let content else { return stamp == self.stamp ? self : nil }
            guard content == Self.content(of: path) else { return nil }
            return Item(path: path, stamp: stamp, content: stamp.isCertain(at: now) ? nil : content)
        }

        /// The checksum of a file's bytes, or of the names in a folder.
        static func content(of path: String) -> Checksum? {
            if let names = Disk.names(in: path) {
                var encoder = ByteEncoder()
                encoder.append(each: names.sortedByBytes)
                return Checksum(of: encoder.bytes)
            }
            return ((try? Disk.read(path, limit: 1 << 30)) ?? nil).map { Checksum(of: $0) }
        }
    }

    /// Nil where something was changed shortly before it was read, so that its stamp is not reliable.
    ///
    /// - Parameters:
    ///   - start: the time when the build began.
    ///   - stamps: the stamps of the files that it read, from before.
    ///   - output: the paths of its files below it, which are there now.
    ///   - outputPath: the path as the manifest names it; nil for a folder that was typed.
    init?(
        _ build: Build, of manifest: Manifest, since start: SystemTime, reading stamps: [String: FileStamp],
        leaving files: [String], in output: String, outputPath: InnerPath?, findings: [Diagnostic]
    ) {
        guard stamps.values.allSatisfy({ $0.isCertain(at: start) }) else { return nil }
        read = stamps.sorted { $0.key < $1.key }.map { Item(path: $0.key, stamp: $0.value) }
        let folder = FolderPath.parent(of: manifest.source.path)
        let drawings = manifest.drawingFiles.map(FolderPath.parent).uniqued.sortedByBytes
        named = drawings.map { InnerPath($0, in: folder) } + [outputPath].compactMap { $0 }
        let folders = OutputFolder.folders(around: files)
        let now = SystemTime.now
        left = ([""] + folders + files).map { name in
            let path = name.isEmpty ? output : FolderPath.below(output, name)
            let stamp = FileStamp(of: path)
            return Item(path: path, stamp: stamp, content: stamp.isCertain(at: now) ? nil : Item.content(of: path))
        }
        makers = Self.makers(drawsPixels: manifest.drawsPixels)
        (self.files, self.output, self.findings) = (files, output, findings)
        (uncertainFills, glyphs) = (build.report.uncertainFills, manifest.glyphs.count)
    }

    private static func makers(drawsPixels: Bool) -> [String] {
        [ProgramIdentity.text] + (drawsPixels ? [RasterEngine.installed.version() ?? ""] : [])
    }

    /// Nil where a build would not find all as it was, and leave it so; else the same, certain by stamps alone as far
    /// as time has passed.
    var still: FinishedBuild? {
        guard makers == Self.makers(drawsPixels: makers.count > 1), named.allSatisfy({ Disk.link(in: $0) == nil })
        else { return nil }
        let now = SystemTime.now
        var still = self
        for index in read.indices {
            guard let item = read[index].still(at: now) else { return nil }
            still.read[index] = item
        }
        for index in left.indices {
            guard let item = left[index].still(at: now) else { return nil }
            still.left[index] = item
        }
        return still
    }

    /// Whether it is certain by stamps alone.
    var isCertain: Bool { left.allSatisfy { $0.content == nil } }
}

/// A file of it is verified as a whole: it ends with the checksum of everything before.
extension FinishedBuild {
    /// In front of all bytes. Another layout needs another number.
    private static let mark = "twinlight finished 2"

    /// Nil for bytes that are damaged, or of another version.
    init?(_ bytes: [UInt8]) {
        do {
            var decoder = try ByteDecoder(checked: bytes[...])
            guard try decoder.string() == Self.mark else { return nil }
            (read, left) = (try decoder.array(), try decoder.array())
            named = try decoder.array { decoder throws(ByteDecoder.Fault) in
                let (folder, path) = (try decoder.string(), try decoder.string())
                return InnerPath(path, in: folder)
            }
            (makers, findings) = (try decoder.strings(), try decoder.array())
            (files, output) = (try decoder.strings(), try decoder.string())
            (uncertainFills, glyphs) = (try decoder.int(), try decoder.int())
        } catch {
            return nil
        }
    }

    var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(Self.mark)
        encoder.append(each: read)
        encoder.append(each: left)
        encoder.append(each: named) { encoder, path in
            encoder.append(path.folder)
            encoder.append(path.steps.joined(separator: "/"))
        }
        encoder.append(each: makers)
        encoder.append(each: findings)
        encoder.append(each: files)
        encoder.append(output)
        encoder.append(uncertainFills)
        encoder.append(glyphs)
        return encoder.checked
    }
}

extension FinishedBuild.Item: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        stamp.encode(into: &encoder)
        encoder.append(content)
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(path: try decoder.string(), stamp: try decoder.value(), content: try decoder.optional())
    }
}

// MARK: - Inputs

/// Notes the files that are read, each with its stamp from before.
struct StampNotes: Sendable {
    private let stamps: AsyncStream<(path: String, stamp: FileStamp)>
    private let noted: AsyncStream<(path: String, stamp: FileStamp)>.Continuation

    init() { (stamps, noted) = AsyncStream.makeStream() }

    func note(_ path: String) { _ = noted.yield((path, FileStamp(of: path))) }

    /// The text of a manifest, and its folder: requests to both are noted.
    ///
    /// - Parameter drawings: whether drawings are, before they are read.
    func manifest(at path: String, drawings: Bool) throws(Findings) -> (source: SourceFile, folder: ManifestFolder) {
        note(path)
        let (root, files) = (FolderPath.parent(of: path), ManifestFolder.disk(FolderPath.parent(of: path)))
        let noteBelow = { @Sendable (path: String) in note(path.isEmpty ? root : FolderPath.join(root, path)) }
        let source = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        return (source, drawings ? files.noting(noteBelow) : files.notingContents(noteBelow))
    }

    /// All of them, when nothing is read any more: of each path the first.
    func all() async -> [String: FileStamp] {
        noted.finish()
        var all: [String: FileStamp] = [:]
        for await (path, stamp) in stamps where all[path] == nil { all[path] = stamp }
        return all
    }
}

// MARK: - Cache

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

/// The identity of this program, different from another version of it, also from one of the same number that a
/// developer has just built: its number, and the size and the time of its file.
enum ProgramIdentity {
    static var text: String {
        var status = stat()
        guard let path, unsafe stat(path, &status) == 0 else { return Twinlight.version }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return "\(Twinlight.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// The path of the running program.
    private static var path: String? {
        var bytes = [CChar](repeating: 0, count: 4 * Int(PATH_MAX) + 1)
        #if canImport(Darwin)
        let count = unsafe Int(proc_pidpath(getpid(), &bytes, UInt32(bytes.count - 1)))
        #else
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count - 1)
        #endif
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
