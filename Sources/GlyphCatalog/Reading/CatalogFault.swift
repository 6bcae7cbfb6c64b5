internal import GlyphAudit
internal import GlyphModel
package import Markup

/// What the reading of catalogs finds. The lints with these ids have the texts.
package enum CatalogFault: String, Sendable, CaseIterable {
    /// A `Contents.json` that is missing or cannot be read, or has a value of another type.
    case brokenContents = "broken-contents"
    /// A picture or template that cannot be read.
    case unreadPicture = "unread-picture"
    /// A link, which is not followed.
    case linkedFile = "linked-file"
    /// A file of colours of an Android app that cannot be read, or a colour in it that has no value.
    case brokenValues = "broken-values"
    /// An Android resource that light has none of.
    case nightOnly = "night-only"
    /// A file in a folder of drawables that the build refuses by its name.
    case refusedFile = "refused-file"
    /// More folders, files or bytes than the limits. No lint has this id.
    case limit = "file-limit"
    /// A folder that cannot be listed. No lint has this id.
    case unlistedFolder = "file-unreadable"

    package var severity: Diagnostic.Severity {
        [.unreadPicture, .nightOnly].contains(self) ? .warning : .error
    }

    /// - Parameter subject: for baselines: `image home, home.svg`.
    func finding(
        _ message: String, at location: SourceFile.Location, subject: String, hint: String? = nil
    ) -> AuditFinding {
        AuditFinding(Diagnostic(severity, id: rawValue, message, at: location, hint: hint), subject: subject)
    }

    /// The finding about a link.
    static func link(at path: String, subject: String) -> AuditFinding {
        linkedFile.finding(
            "'\(FolderPath.last(of: path))' is a link; links are not followed", at: SourceFile.Location(path: path),
            subject: subject, hint: "put the file or folder that it leads to in its place")
    }

    /// The finding about a pipe or a device, or a folder in the place of a file.
    func noFile(at path: String, subject: String) -> AuditFinding {
        finding(
            "'\(FolderPath.last(of: path))' is not a regular file", at: SourceFile.Location(path: path),
            subject: subject, hint: "put a file in its place, or remove it")
    }

    /// The finding about a folder that cannot be listed, so that what is in it is not known.
    static func unlisted(at path: String, subject: String) -> AuditFinding {
        unlistedFolder.finding(
            "the folder '\(FolderPath.last(of: path))' cannot be listed", at: SourceFile.Location(path: path),
            subject: subject, hint: "allow reading it; if its name is not UTF-8, rename it")
    }
}

/// The first findings of one kind in one file, and how many more there are: a file that is broken throughout would
/// have more than a person reads, and than memory has room for.
struct FirstFindings {
    private(set) var findings: [AuditFinding] = []
    private var more = 0

    static let limit = 1000

    mutating func add(_ new: some Sequence<AuditFinding>) {
        for finding in new {
            if findings.count < Self.limit { findings.append(finding) } else { more += 1 }
        }
    }

    /// All that are kept, and one that says how many are not.
    ///
    /// - Parameter path: the file, or the folder.
    func all(of fault: CatalogFault, in path: String) -> [AuditFinding] {
        guard more > 0 else { return findings }
        let message = "there are \(counted(more, "more finding")) of this kind"
        return findings + [
            fault.finding(
                message, at: SourceFile.Location(path: path), subject: "more findings",
                hint: "correct the ones that are listed, and audit again")
        ]
    }
}

/// A part of what a person named that was not checked.
package struct SkippedPart: Hashable, Sendable {
    package var path: String
    /// The reason, as a sentence without its end: `a PDF is not drawn`.
    package var reason: String

    /// The reason of a file that only its size is known of.
    package static let document = "a PDF is not drawn"

    package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
}

/// A path on the command line that cannot be audited: the command makes a usage error of it, not a finding.
package struct CatalogPathError: Error, Hashable, CustomStringConvertible {
    package var path: String
    /// As the predicate of a sentence: `does not exist`.
    package var reason: String

    package var description: String { "'\(Diagnostic.printable(path))' \(reason)" }
}
