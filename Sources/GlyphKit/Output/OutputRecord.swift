/// The list of what an earlier build wrote: it stands with the output, so that a later build may
/// remove what is no longer asked for, and nothing else.
enum OutputRecord {
    static let path = ".twinlight"
    private static let heading = "# Written by twinlight; a build removes no file that is not listed here."

    private static let origin = "# Made from "

    /// - Parameter manifest: where the manifest lies, seen from the output; nil if it lies elsewhere.
    static func file(listing paths: [String], manifest: String?) -> AssetFile {
        let lines = [heading] + (manifest.map { [origin + $0] } ?? []) + paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return AssetFile(path: path, text: lines.joined(separator: "\n") + "\n")
    }

    /// The paths in a record. It is a file like any other, so a line that leads out of the output is passed over.
    static func paths(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") && $0 != path && AssetPath.isSafe($0) }
    }

    /// The manifest that a record names, if it names one.
    static func manifest(in bytes: [UInt8]) -> String? {
        String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n").first { $0.hasPrefix(origin) }
            .map { String($0.dropFirst(origin.count)) }
    }
}
