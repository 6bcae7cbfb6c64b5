/// A file that could not be read, written or removed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The reason that the system reports.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path): \(reason)" }
}
