public import Foundation

/// The drawings of a real icon set.
public struct IconSet: Sendable, CustomStringConvertible {
    public var name: String
    /// SVG files, sorted by their paths: all of them in a release build, one in forty in a debug build.
    public var files: [URL]

    public var description: String { name }

    /// Outlines as their designers drew them, without the filled forms.
    public var outlines: [URL] { files.filter { $0.deletingLastPathComponent().lastPathComponent == "outline" } }

    /// Geometry takes thirty times as long in a debug build. A run with more seeds has all drawings.
    private static let step: Int = {
        #if DEBUG
        ProcessInfo.processInfo.environment["TWINLIGHT_SEEDS"] == nil ? 40 : 1
        #else
        1
        #endif
    }()

    /// All sets, sorted by their names; none where the test material has no sets.
    public static let all: [IconSet] = {
        guard let root = TestMaterial.corpora,
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        else { return [] }
        return names.sorted().compactMap { name in
            let folder = root.appending(path: name)
            let files = FileManager.default.subpaths(atPath: folder.path)?.filter { $0.hasSuffix(".svg") } ?? []
            if files.isEmpty { return nil }
            let some = files.sorted().enumerated().filter { $0.offset % step == 0 }.map(\.element)
            return IconSet(name: name, files: some.map { folder.appending(path: $0) })
        }
    }()
}
