/// A file that could not be read, written or removed.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    public var path: String
    /// What the system said.
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path): \(reason)" }
}
