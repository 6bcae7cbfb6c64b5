/// A file that could not be read, written or removed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The reason that the system reports.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The reason where a part of a path is a link that was not typed.
    package static func passing(_ link: String) -> String {
        "passes through the link '\(link)'; links are not followed"
    }

    package var description: String { "\(path): \(reason)" }
}
