public import Foundation

/// The data that tests read: `Tests/Fixtures`.
public enum Fixtures {
    public static let folder = Repository.root.appending(path: "Tests/Fixtures")

    /// The folders in `Golden`, sorted by name: each holds a manifest with its drawings, and in `expected` what a build
    /// of it gives.
    public static let golden: [URL] = {
        let root = folder.appending(path: "Golden")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { !$0.contains(".") }.sorted().map { root.appending(path: $0) }
    }()

    /// The lines of a file that lists names, without its comments, which begin with `#`.
    public static func list(_ path: String) throws -> Set<String> {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return Set(text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
    }

    /// What users of each released version had written: a folder for each version.
    public static let kept = folder.appending(path: "Kept")
}
