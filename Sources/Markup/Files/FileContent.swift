#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

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

// MARK: - Comparison

/// The result of comparing the place of a file.
package enum FileComparison: Hashable, Sendable {
    case nothing, link
    /// A folder, or something that is never read, such as a pipe.
    case noFile
    case same, different
}

extension Disk {
    /// Compares the entry at a path with a file that should be there: by the size first, and then by each byte. One
    /// descriptor answers for all, so nothing can change its place in between.
    package static func compare(
        _ path: String, in folder: OpenFolder? = nil, with content: FileContent
    ) throws(FileError) -> FileComparison {
        let descriptor = unsafe openat(start(folder), path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return try compareUnopened(path, in: folder, with: content) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, in: folder) }
        guard FileKind(status.st_mode) == .file else { return .noFile }
        guard Int(status.st_size) == content.size else { return .different }
        return try content.matches(read(descriptor, folder?.absolute(path) ?? path, count: content.size + 1))
            ? .same : .different
    }

    /// Whether the file holds exactly these bytes.
    package static func holds(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
        try compare(path, with: .bytes(bytes)) == .same
    }

    /// In one call, where `==` would take a step for each byte.
    fileprivate static func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return unsafe one.withUnsafeBytes { one in
            unsafe other.withUnsafeBytes { other in
                guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
                return unsafe memcmp(start, otherStart, one.count) == 0
            }
        }
    }

    /// A file that cannot be read is different if its size is.
    private static func compareUnopened(
        _ path: String, in folder: OpenFolder?, with content: FileContent
    ) throws(FileError) -> FileComparison {
        let failure = failure(path, in: folder)
        guard let status = try status(path, in: folder) else { return .nothing }
        switch FileKind(status.st_mode) {
        case .link: return .link
        case .folder, .other: return .noFile
        case .file:
            guard Int(status.st_size) != content.size else { throw failure }
            return .different
        }
    }

    /// Up to this many bytes from where the descriptor is.
    private static func read(_ descriptor: Int32, _ path: String, count: Int) throws(FileError) -> [UInt8] {
        var error: FileError?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { error = failure(path) }
                if got <= 0 { return }
                filled += got
                // The whole file as it was expected: there is one byte more to ask for, and asking costs a call.
                if filled == count - 1 { return }
            }
        }
        if let error { throw error }
        return bytes
    }
}
