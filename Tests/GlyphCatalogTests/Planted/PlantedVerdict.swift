import GlyphCatalog
import GlyphManifest
import GlyphModel
import Markup

/// A comparison of what was found in planted catalogs with what was planted.
struct PlantedVerdict {
    /// By lint: how many were planted, found at their places, and found besides.
    var counts: [String: (planted: Int, found: Int, extra: Int)] = [:]
    /// Each with its seed.
    var missed: [String] = []
    var extra: [String] = []
    /// The sets that were judged.
    var judged = 0
    var skipped: [SkippedPart] = []

    var isPerfect: Bool { missed.isEmpty && extra.isEmpty }

    static func of(_ catalog: PlantedCatalog, jobs: Int = 2) async -> PlantedVerdict {
        let files = PlantedFiles(files: catalog.files, links: Set(catalog.links))
        let audit = await CatalogAudit.run(
            ["App"], readsSources: true, decoder: .planted, jobs: jobs, folder: files.folder)
        return PlantedVerdict(catalog, audit)
    }

    init() {}

    init(_ catalog: PlantedCatalog, _ audit: CatalogAudit) {
        (judged, skipped) = (audit.sets.count, audit.skipped)
        // A finding about looks has the id of its row.
        let findings = audit.findings.map { finding in
            var diagnostic = finding.diagnostic
            diagnostic.id = finding.loss?.row ?? diagnostic.id
            return diagnostic
        }
        var rest = findings.map { "\($0.location?.description ?? "nowhere") \($0.id)" }
        for fault in catalog.faults {
            let place = fault.location.description
            counts[fault.id, default: (0, 0, 0)].planted += 1
            if let index = rest.firstIndex(of: place + " " + fault.id) {
                counts[fault.id]?.found += 1
                rest.remove(at: index)
            } else {
                missed.append("\(place) \(fault.id) (\(fault.variant))")
            }
            rest.removeAll { line in
                fault.consequences.contains { line.hasSuffix(" " + $0) }
                    && fault.sets.contains { line.hasPrefix($0.folder + "/") }
            }
        }
        for line in rest {
            counts[String(line.split(separator: " ").last ?? ""), default: (0, 0, 0)].extra += 1
            let finding = findings.first { line == "\($0.location?.description ?? "nowhere") \($0.id)" }
            let fault = catalog.faults.first { fault in
                fault.sets.contains { line.hasPrefix($0.folder + "/") }
            }
            extra.append(
                "\(line): \(finding?.message ?? "")" + (fault.map { " (planted: \($0.id), \($0.variant))" } ?? ""))
        }
    }

    /// A table of recall and precision by lint, and the first of what is wrong.
    var report: String {
        func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "–" : "\(part * 100 / whole) %" }
        let rows = counts.sorted { $0.key < $1.key }.map { id, count in
            "| \(id) | \(count.planted) | \(percent(count.found, count.planted)) "
                + "| \(percent(count.found, count.found + count.extra)) |"
        }
        return """
            | lint | planted | recall | precision |
            | --- | --- | --- | --- |
            \(rows.joined(separator: "\n"))
            not found:
            \(missed.prefix(200).joined(separator: "\n"))
            found without a cause:
            \(extra.prefix(200).joined(separator: "\n"))
            """
    }
}
