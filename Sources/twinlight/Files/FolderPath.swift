import Foundation
import Markup

/// Functions that need the disk.
extension FolderPath {
    static func isFolder(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/.") }

    /// The path without the folders that `..` leaves: `Glyphs/../Output` is `Output`. A `..` after a link leads
    /// elsewhere, and is kept.
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
