internal import GlyphAudit
package import GlyphManifest
package import GlyphModel
internal import Markup

/// What was found in catalogs: the result of `twinlight audit`.
package struct CatalogAudit: Sendable {
    /// Sorted by place.
    package var findings: [AuditFinding]
    /// What `lost-in-appearance` finds, first what is lost in dark, and of that the greatest loss. It is among the
    /// findings where these are asked for.
    package var looks: [AuditFinding] = []
    /// In the order of the paths, and in each of the names.
    package var sets: [SetSummary]
    /// What was not checked, sorted by path.
    package var skipped: [SkippedPart]
    /// The catalogs, or the folders of drawings.
    package var catalogs: [String]
    /// The paths that were named and cannot be audited, each a usage error of the command; the others are audited.
    package var unusable: [CatalogPathError]
    /// What sources say about the sets; nil where they were not read.
    package var references: AssetReferences?

    /// The number of sets that are read between two checks of the byte limit.
    private static let batch = 1024

    /// Finds the sets in the paths, reads and judges them, some at a time, and keeps a summary of each.
    ///
    /// - Parameters:
    ///   - readsSources: whether the sources below the paths are read, too, for the names in them.
    ///   - decoder: without one, pixels are not judged by their colours.
    ///   - timeLimit: the longest time for one set.
    ///   - folder: the folder at a path that was typed, or around it.
    package static func run(
        _ paths: [String], lints run: CatalogLintRun = CatalogLintRun(), readsSources: Bool = false,
        decoder: BitmapDecoder? = nil, jobs: Int = 1, timeLimit: TimeLimit? = nil,
        folder: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }
    ) async -> CatalogAudit {
        let listing = await CatalogReader(folder: folder).listing(of: paths)
            .withSymbols(jobs: jobs, timeLimit: timeLimit)
        let reader = SetReader(decoder: decoder)
        let lints = run.lints
        let context = CatalogContext(rows: run.rows).auditing(listing)
        var audit = CatalogAudit(
            findings: run.chosen(listing.findings), sets: [], skipped: listing.skipped, catalogs: listing.catalogs,
            unusable: listing.unusable)
        var (rest, bytes) = ((listing.places + listing.fileSets)[...], listing.bytes)
        while !rest.isEmpty, !Task.isCancelled {
            let batch = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(batch.count)
            let outcomes = await batch.concurrentMap(jobs: jobs, within: timeLimit) { place, limit in
                SetOutcome(late: place, limit)
            } _: { place in
                SetOutcome(reader.read(place), run, lints, context)
            }
            for outcome in outcomes where bytes <= CatalogReader.totalLimit {
                bytes += outcome.contentsBytes
                audit.add(outcome)
            }
            if bytes > CatalogReader.totalLimit {
                audit.findings.append(limitFinding(at: listing.catalogs.first ?? ""))
                break
            }
        }
        audit.findings += run.findings(in: audit.sets, of: audit.catalogs, lints, context)
        if readsSources {
            let references = await AssetReferences.read(
                paths, listing.places, jobs: jobs, timeLimit: timeLimit, folder: folder)
            audit.findings += run.findings(in: references, audit.sets, lints)
            audit.skipped += references.skipped
            audit.references = references
        }
        audit.findings = audit.findings.uniquedByBytes.sortedByPlace(\.diagnostic.location)
        let isOfLooks = { (finding: AuditFinding) in finding.diagnostic.id == CatalogLint.lostInAppearance.id }
        if let tinted = audit.references?.tinted, !tinted.isEmpty {
            audit.findings.removeAll { finding in
                isOfLooks(finding) && tinted.contains(FolderPath.parent(of: finding.diagnostic.location?.path ?? ""))
            }
        }
        audit.looks = audit.findings.filter(isOfLooks).enumerated().sorted { a, b in
            guard let first = a.element.loss, let second = b.element.loss, first != second else {
                return a.offset < b.offset
            }
            return first.isInDark == second.isInDark ? first.weight > second.weight : first.isInDark
        }.map(\.element)
        if run.least > .info, !run.areNamed { audit.findings.removeAll(where: isOfLooks) }
        audit.skipped = audit.skipped.uniqued.sorted { a, b in
            a.path == b.path ? a.reason.precedesByBytes(b.reason) : a.path.precedesByBytes(b.path)
        }
        return audit
    }

    private mutating func add(_ outcome: SetOutcome) {
        findings += outcome.findings
        skipped += outcome.skipped
        if let summary = outcome.summary { sets.append(summary) }
    }

    private static func limitFinding(at path: String) -> AuditFinding {
        let message = "the Contents.json files are larger than the limit of \(CatalogReader.totalLimit) bytes"
        return CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: path), subject: message, hint: "audit parts of it, each by its path")
    }
}

/// What stays of a set.
private struct SetOutcome: Sendable {
    var findings: [AuditFinding]
    /// Nil where it took too long, and where only the files were looked at.
    var summary: SetSummary?
    var skipped: [SkippedPart] = []
    var contentsBytes = 0

    init(_ read: ReadSet, _ run: CatalogLintRun, _ lints: [CatalogLint], _ context: CatalogContext) {
        findings = run.findings(in: read, lints, context)
        summary = SetSummary(read)
        skipped = read.skipped
        contentsBytes = read.contentsBytes
    }

    init(late place: SetPlace, _ limit: TimeLimit) {
        let isAlone = place.isLoose || place.resource != nil
        let cause = isAlone ? "the drawing" : "its drawings"
        findings = [
            AuditFinding(
                limit.exceeded(
                    by: "the set '\(place.qualifiedName)'", at: place.location, because: cause),
                subject: "\(place.kind.rawValue) \(place.qualifiedName)")
        ]
    }
}
