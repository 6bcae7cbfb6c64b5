public import Foundation

/// A folder that is removed when its last reference is.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("twinlight-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    public func url(_ relative: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(relative) }

    public func write(_ text: String, to relative: String) throws {
        let url = url(relative)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The text of a file; nil where there is none.
    public func text(_ relative: String) -> String? {
        (try? Data(contentsOf: url(relative))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of all files below a folder in it, by their paths there.
    public func contents(of folder: String) throws -> [String: Data] {
        Dictionary(
            uniqueKeysWithValues: try files.filter { $0.hasPrefix(folder + "/") }.map {
                (String($0.dropFirst(folder.count)), try Data(contentsOf: url($0)))
            })
    }

    /// The texts of all files and links below a folder in it, by their paths there; nil for a link that leads nowhere.
    public func texts(of folder: String) -> [String: String?] {
        Dictionary(
            uniqueKeysWithValues: files.filter { $0.hasPrefix(folder + "/") }.map {
                (String($0.dropFirst(folder.count)), text($0))
            })
    }

    /// The paths of all files and links in it, hidden ones too, sorted.
    public var files: [String] {
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
        var found: [String] = []
        for case let name as String in walk where walk.fileAttributes?[.type] as? FileAttributeType != .typeDirectory {
            found.append(name)
        }
        return found.sorted()
    }
}
