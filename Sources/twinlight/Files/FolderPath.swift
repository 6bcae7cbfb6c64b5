import Foundation
import Markup

/// What the disk has to be asked for.
extension FolderPath {
    static func isFolder(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/.") }

    /// The path without the steps that `..` takes back: `Glyphs/../Output` is `Output`. Where a link is left by `..`
    /// it leads elsewhere, and stays.
    static func shortened(_ path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            let folder = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
            let kind = try? FileManager.default.attributesOfItem(atPath: folder)[.type] as? FileAttributeType
            if step == "..", let last = steps.last, last != "..", kind == .typeDirectory {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        let short = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
        return short.isEmpty ? "." : short
    }
}
