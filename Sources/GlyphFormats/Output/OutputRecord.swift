internal import Markup

/// The list of files that earlier builds wrote: it is stored in the output, so that a later build changes and removes
/// only these.
///
/// A line holds the path of a file, a tab, and the first 16 hexadecimal digits of the BLAKE2b-256 digest of its bytes.
/// Lists of earlier versions have no digests. A path with a tab is not written, so the two are distinguishable.
///
/// Git may change it: line ends may be CRLF, and an unfinished merge leaves the lines of both sides between markers.
/// Both sides count, since each lists files that a build wrote.
struct OutputRecord: Equatable {
    static let path = ".twinlight"
    private static let heading = "# Written by twinlight; a build changes or removes no file that is not listed here."
    private static let origin = "# Made from "
    private static let question = "? "
    private static let newline = UInt8(ascii: "\n")

    /// A file that a build wrote.
    struct File: Equatable {
        var path: String
        /// The first eight bytes of the digest of the written bytes; nil where an earlier version wrote it.
        var digest: UInt64?
    }

    /// The files by path, byte for byte, where a build states them.
    var files: [File] = []
    /// The path of the manifest relative to the output; nil if no build has stated it.
    var manifest: String?
    /// Files and folders of assets that an earlier build may have written, or other programs: the record was lost.
    /// Those with a digest had the bytes of a build when it was lost.
    var unclaimed: [File] = []

    /// The paths of the files that builds wrote.
    var paths: Set<String> { Set(files.map(\.path)) }

    init(files: [File] = [], manifest: String? = nil, unclaimed: [File] = []) {
        (self.files, self.manifest, self.unclaimed) = (files, manifest, unclaimed)
    }

    /// A record is a file like any other, so a line that leads out of the output is skipped.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: Self.newline) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if let origin = Self.rest(of: line, after: Self.origin) {
                manifest = manifest ?? String(decoding: origin, as: UTF8.self)
            } else if let rest = Self.rest(of: line, after: Self.question) {
                if let file = File(rest) { unclaimed.append(file) }
            } else if line.first != UInt8(ascii: "#"), !Self.isConflictMarker(line), let file = File(line) {
                files.append(file)
            }
        }
    }

    /// Nil for a line that begins otherwise.
    private static func rest(of line: ArraySlice<UInt8>, after start: String) -> ArraySlice<UInt8>? {
        line.starts(with: start.utf8) ? line.dropFirst(start.utf8.count) : nil
    }

    /// Whether Git wrote the line between the two sides of a merge: seven equal characters, then a space or nothing.
    private static func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, "<|=>".utf8.contains(first) else { return false }
        let run = line.prefix { $0 == first }
        return run.count == 7 && (run.endIndex == line.endIndex || line[run.endIndex] == UInt8(ascii: " "))
    }

    var file: AssetFile {
        var bytes: [UInt8] = []
        let size = files.reduce(1_024) { $0 + $1.path.utf8.count + 18 }
        bytes.reserveCapacity(unclaimed.reduce(size) { $0 + $1.path.utf8.count + 20 })
        func add(_ start: String, _ line: String) {
            bytes += start.utf8
            bytes += line.utf8
            bytes.append(Self.newline)
        }
        add(Self.heading, "")
        if let manifest { add(Self.origin, manifest) }
        for file in files { file.write(to: &bytes) }
        for file in unclaimed {
            bytes += Self.question.utf8
            file.write(to: &bytes)
        }
        return AssetFile(path: Self.path, bytes: bytes)
    }
}

extension OutputRecord.File {
    init(of file: AssetFile) { self.init(path: file.path, digest: file.content.digest.first) }

    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let end = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
        let name = line[..<end]
        guard !name.elementsEqual(OutputRecord.path.utf8), AssetPath.isSafe(name) else { return nil }
        if end < line.endIndex {
            let digits = String(decoding: line[(end + 1)...], as: UTF8.self)
            // A damaged entry is not ours: nothing is removed for it.
            guard digits.utf8.count == 16, digits.first?.isHexDigit == true, let digest = UInt64(digits, radix: 16)
            else { return nil }
            self.digest = digest.byteSwapped
        }
        path = String(decoding: name, as: UTF8.self)
    }

    /// The first byte of a digest is the least significant one of its first number.
    fileprivate func write(to bytes: inout [UInt8]) {
        bytes += path.utf8
        if let digest {
            bytes.append(UInt8(ascii: "\t"))
            let number = digest.byteSwapped
            for shift in stride(from: 60, through: 0, by: -4) {
                let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 0xF
                bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
