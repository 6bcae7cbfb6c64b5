internal import GlyphFormats
internal import GlyphModel
internal import Markup

/// One of several parts of a manifest's glyphs, for builds that share the work.
///
/// A glyph's name alone decides which part it is in: a glyph that is added or removed moves no other one.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1 to the count.
    public let number: Int
    /// The number of parts: 1 to 9,999.
    public let count: Int

    /// More parts than that have hardly a glyph each.
    private static let mostParts = 9_999

    /// Nil for a number outside of the range.
    public init?(_ number: Int, of count: Int) {
        guard 1...Self.mostParts ~= count, 1...count ~= number else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Nil unless the text is like `1/4`: the first of four parts.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
            let number = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(number, of: count)
    }

    /// As `1/4`.
    public var description: String { "\(number)/\(count)" }

    func includes(_ entry: GlyphEntry) -> Bool { Self.number(of: entry.name, among: count) == number }

    /// The number of the part that a glyph of a name is in.
    static func number(of name: String, among count: Int) -> Int {
        let digest = Digest(of: Array(name.utf8)).first
        return Int(digest % UInt64(count)) + 1
    }
}

/// The part that the build of one part leaves for the one that joins the parts: the part of its store with the results
/// of each glyph, but for the bytes of files.
package struct ShardPack: Sendable {
    /// Which part it is.
    package let shard: Shard
    /// The digest of the inputs that are the same for all parts.
    let common: Digest
    /// The keys of all entries that were made; of some, no more than that may be kept.
    let keys: [Digest]
    let items: [Store.Item]

    /// Its path below the output of the part.
    package static let path = "part.twinlight"

    /// In front of all bytes. Another layout needs another number.
    private static let mark = "twinlight part 3"

    /// As a file of the part.
    var file: AssetFile { AssetFile(path: Self.path, bytes: bytes) }
}

/// A file of it is verified as a whole: it ends with the checksum of everything before.
extension ShardPack {
    /// Nil for bytes that are damaged, or of another version.
    package init?(_ bytes: [UInt8]) {
        do {
            var decoder = try ByteDecoder(checked: bytes[...])
            guard try decoder.string() == Self.mark,
                let shard = Shard(try decoder.int(), of: try decoder.int())
            else { return nil }
            self.shard = shard
            common = try decoder.value()
            keys = try decoder.array()
            items = try decoder.array { decoder throws(ByteDecoder.Fault) in
                (key: try decoder.value(), bytes: try decoder.slice())
            }
        } catch {
            return nil
        }
    }

    private var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(Self.mark)
        encoder.append(shard.number)
        encoder.append(shard.count)
        encoder.append(common)
        encoder.append(each: keys)
        encoder.append(each: items) { encoder, item in
            encoder.append(item.key)
            encoder.append(bytes: item.bytes)
        }
        return encoder.checked
    }
}

extension BuildRun {
    /// The files of each glyph of one part, and one file for the build that joins the parts.
    func part(_ shard: Shard) async -> Build {
        var build = await makeBuild()
        let report = build.report
        guard !build.findings.containErrors, let program = options.extent.program, let store = report.store
        else { return build }
        guard report.keys.count == entries.count else {
            build.findings += Findings([Self.unknownEngine])
            build.files = []
            return build
        }
        let kept = (report.keys + report.assetKeys).uniqued.sorted()
        let items = zip(kept, store.values(of: kept)).compactMap { key, bytes in bytes.map { (key: key, bytes: $0) } }
        let common = BuildKeys(self, program: program).common
        build.files.append(ShardPack(shard: shard, common: common, keys: report.keys, items: items).file)
        return build
    }

    /// The same as one build, from the results of the parts.
    func mergeParts(_ parts: [ShardPack]) async -> Build {
        var (run, timings): (BuildRun, BuildTimings?) = (self, nil)
        var search = await RelativeSearch(self, in: options.store, &timings)
        let relatives = parts.first.flatMap { search?.joined(from: $0.shard.count) } ?? SetRelatives()
        if let search { run.options.store = search.store }
        let faults = await run.faults(of: parts, taking: relatives)
        if faults.isEmpty { return await run.makeBuild() }
        return Build(set: GlyphSet(assets: [], palette: manifest.palette), findings: Findings(faults))
    }

    /// Glyphs that no part made as they are now. A drawing that cannot be read is reported elsewhere.
    private func faults(of parts: [ShardPack], taking relatives: SetRelatives) async -> [Diagnostic] {
        var keys = BuildKeys(self, program: options.extent.program ?? "")
        let others = parts.filter { $0.common != keys.common }
        if !others.isEmpty {
            return others.map { part in
                Diagnostic(
                    .error, id: Self.fault,
                    "part \(part.shard) was made with other colours, exports or options, or by another version",
                    at: manifest.source.location(at: 0), hint: "build all parts from this manifest with this version")
            }
        }
        var timings: BuildTimings?
        let (made, files) = (Set(parts.flatMap(\.keys)), await fileDigests(&timings))
        return zip(entries, places).compactMap { entry, place in
            let entry = relatives.applied(to: entry, at: place)
            guard let key = keys.entry(entry, files), !made.contains(key), let count = parts.first?.shard.count
            else { return nil }
            let number = Shard.number(of: entry.name, among: count)
            return Diagnostic(
                .error, id: Self.fault, "part \(number)/\(count) does not have '\(entry.name)' as it is now",
                at: entry.location, hint: "build this part again, with the same manifest and drawings")
        }
    }

    private static let fault = "unlike-part"

    private static let unknownEngine = Diagnostic(
        .error, id: fault, "the version of the library that draws pixels is not known, so that parts cannot be joined",
        hint: "make exports of pixels and pages by a build of all glyphs")
}
