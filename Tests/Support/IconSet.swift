public import Foundation

/// The drawings of a real icon set.
public struct IconSet: Sendable, CustomStringConvertible {
    public var name: String
    /// SVG files, sorted by their paths.
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

    /// The sets of the test material, sorted by their names; none where it has no sets. A set has all its drawings in a
    /// release build, and one in forty in a debug build.
    public static let whole = TestMaterial.corpora.map { sets(in: $0, oneIn: step) } ?? []

    /// The drawings of `Tests/Fixtures/Icons`, by their sets, sorted by the names of these.
    public static let sample = sets(
        in: URL(filePath: #filePath).appending(path: "../../Fixtures/Icons").standardizedFileURL, oneIn: 1)

    /// The sets of the test material where it has sets, else the sample: for tests that check each drawing by itself.
    public static let all = whole.isEmpty ? sample : whole

    private static func sets(in root: URL, oneIn step: Int) -> [IconSet] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().compactMap { name in
            let folder = root.appending(path: name)
            let files = FileManager.default.subpaths(atPath: folder.path)?.filter { $0.hasSuffix(".svg") } ?? []
            if files.isEmpty { return nil }
            let some = files.sorted().enumerated().filter { $0.offset % step == 0 }.map(\.element)
            return IconSet(name: name, files: some.map { folder.appending(path: $0) })
        }
    }
}
