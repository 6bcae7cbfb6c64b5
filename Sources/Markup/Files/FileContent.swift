/// The whole content of a file: its bytes, or enough to recognize them.
package enum FileContent: Hashable, Sendable {
    case bytes([UInt8])
    /// An earlier run knew the bytes.
    case recorded(size: Int, digest: Digest)

    /// In bytes.
    package var size: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .recorded(let size, _): size
        }
    }

    /// The digest of the bytes.
    package var digest: Digest {
        switch self {
        case .bytes(let bytes): Digest(of: bytes)
        case .recorded(_, let digest): digest
        }
    }

    /// Nil where only their digest is known.
    package var bytes: [UInt8]? {
        guard case .bytes(let bytes) = self else { return nil }
        return bytes
    }

    /// Whether this is the content.
    package func matches(_ other: [UInt8]) -> Bool {
        switch self {
        case .bytes(let bytes): Disk.areSame(bytes, other)
        case .recorded(let size, let digest): other.count == size && Digest(of: other) == digest
        }
    }
}
