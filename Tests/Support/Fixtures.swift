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

    /// What users of each released version had written: a folder for each version.
    public static let kept = folder.appending(path: "Kept")
}
