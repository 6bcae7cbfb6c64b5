/// A file that could not be read, written or removed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// What the system said.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "\(path): \(reason)" }
}
