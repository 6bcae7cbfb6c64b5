internal import Markup

/// The list of what earlier builds wrote: it stands with the output, so that a later build may change and remove
/// that, and nothing else.
struct OutputRecord: Equatable {
    static let path = ".twinlight"
    private static let heading = "# Written by twinlight; a build changes or removes no file that is not listed here."
    private static let origin = "# Made from "
    private static let question = "? "

    var paths: [String] = []
    /// Where the manifest lies, seen from the output; nil if it lies elsewhere.
    var manifest: String?
    /// Files and folders of assets that an earlier build may have written, or somebody else: the record that knew was
    /// lost.
    var unclaimed: [String] = []

    init(paths: [String] = [], manifest: String? = nil, unclaimed: [String] = []) {
        (self.paths, self.manifest, self.unclaimed) = (paths, manifest, unclaimed)
    }

    /// A record is a file like any other, so a line that leads out of the output is passed over.
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
