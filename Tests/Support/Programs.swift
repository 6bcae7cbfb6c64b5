public import Foundation

/// Programs that some tests ask for an opinion, where the machine has them.
public enum Programs {
    /// The first of these names that is in the search path.
    public static func named(_ names: String...) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map(String.init)
        return names.lazy.flatMap { name in folders.lazy.map { URL(filePath: $0).appending(path: name) } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    public static let chromium = named("chromium", "chromium-browser", "google-chrome")
}
