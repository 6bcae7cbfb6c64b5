internal import Markup

/// The list of what earlier builds wrote: it is stored in the output, so that a later build changes and removes
/// only that.
struct OutputRecord: Equatable {
    static let path = ".twinlight"
    private static let heading = "# Written by twinlight; a build changes or removes no file that is not listed here."
    private static let origin = "# Made from "
    private static let question = "? "

    var paths: [String] = []
    /// The path of the manifest relative to the output; nil if it is too far away.
    var manifest: String?
    /// Files and folders of assets that an earlier build may have written, or other programs: the record was lost.
    var unclaimed: [String] = []

    init(paths: [String] = [], manifest: String? = nil, unclaimed: [String] = []) {
        (self.paths, self.manifest, self.unclaimed) = (paths, manifest, unclaimed)
    }

    /// A record is a file like any other, so a line that leads out of the output is skipped.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let origin = Self.text(of: line, after: Self.origin) {
                manifest = manifest ?? origin
            } else if let path = Self.text(of: line, after: Self.question) {
                if AssetPath.isSafe(path) { unclaimed.append(path) }
            } else if line.first != UInt8(ascii: "#"), !line.elementsEqual(Self.path.utf8), AssetPath.isSafe(line) {
                paths.append(String(decoding: line, as: UTF8.self))
            }
        }
    }

    /// Nil for a line that begins otherwise.
    private static func text(of line: ArraySlice<UInt8>, after start: String) -> String? {
        guard line.starts(with: start.utf8) else { return nil }
        return String(decoding: line.dropFirst(start.utf8.count), as: UTF8.self)
    }

    var file: AssetFile {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((paths + unclaimed).reduce(1_024) { $0 + $1.utf8.count + 3 })
        func add(_ start: String, _ line: String) {
            bytes += start.utf8
            bytes += line.utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        add(Self.heading, "")
        if let manifest { add(Self.origin, manifest) }
        for path in paths.sortedByBytes { add("", path) }
        for path in unclaimed.sortedByBytes { add(Self.question, path) }
        return AssetFile(path: Self.path, bytes: bytes)
    }
}
