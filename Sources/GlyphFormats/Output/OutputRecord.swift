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
    /// Files and folders of assets that an earlier build may have written, or somebody else: the record was lost.
    var unclaimed: [String] = []

    init(paths: [String] = [], manifest: String? = nil, unclaimed: [String] = []) {
        (self.paths, self.manifest, self.unclaimed) = (paths, manifest, unclaimed)
    }

    /// A record is a file like any other, so a line that leads out of the output is skipped.
    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) {
            if line.hasPrefix(Self.origin) {
                manifest = manifest ?? String(line.dropFirst(Self.origin.count))
            } else if line.hasPrefix(Self.question) {
                let path = String(line.dropFirst(Self.question.count))
                if AssetPath.isSafe(path) { unclaimed.append(path) }
            } else if !line.hasPrefix("#"), line != Self.path, AssetPath.isSafe(line) {
                paths.append(line)
            }
        }
    }

    var file: AssetFile {
        let lines =
            [Self.heading] + (manifest.map { [Self.origin + $0] } ?? []) + paths.sortedByBytes
            + unclaimed.sortedByBytes.map { Self.question + $0 }
        return AssetFile(path: Self.path, text: lines.joined(separator: "\n") + "\n")
    }
}
