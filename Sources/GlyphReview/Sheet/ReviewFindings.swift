internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The findings of an audit, with the assets and settings that they are about.
struct ReviewFindings {
    let findings: [AuditFinding]
    private let folder: String
    /// As `RenderContext.catalogLints`.
    private let catalogLints: Set<String>
    private let assets: [String: Int]
    private let names: [String]
    private let entries: [String: [Int]]
    /// The indices by the place of their element, and by their drawings: findings of build stages have nothing else.
    private let elements: [SourceFile.Location?: [Int]]
    private var sources: [String: [Int]] = [:]

    /// Places are relative to the manifest's folder: a page does not depend on where the command runs.
    init(_ set: GlyphSet, _ context: RenderContext) {
        findings = context.audit()
        (folder, catalogLints) = (context.folder, context.catalogLints)
        assets = Dictionary(
            zip(set.assets.map(\.name), set.assets.indices), uniquingKeysWith: { first, _ in first })
        names = set.assets.map(\.name)
        entries = Dictionary(grouping: set.assets.indices) { set.assets[$0].entry.name }
        elements = Dictionary(grouping: set.assets.indices) { set.assets[$0].entry.location }
        for (number, asset) in set.assets.enumerated() {
            for source in asset.entry.sources { sources[source, default: []].append(number) }
        }
    }

    /// - Parameter colors: the names of the colours that the page lists.
    func listed(on grounds: ReviewGrounds, colors: Set<String>) -> [SheetDocument.Finding] {
        findings.map { finding in
            let isQuoting = isOfDrawing(finding) && !catalogLints.contains(finding.diagnostic.id)
            let diagnostic = isQuoting ? finding.diagnostic.ofDrawing : finding.diagnostic
            let compared = finding.comparedAssets.compactMap { assets[$0] }
            let spots = spots(of: finding, on: grounds)
            return SheetDocument.Finding(
                rule: diagnostic.id, severity: diagnostic.severity.rawValue, message: diagnostic.message,
                hint: diagnostic.hint, notes: diagnostic.notes, place: diagnostic.location.map(place),
                colors: spots.isEmpty ? Self.colors(of: finding).filter(colors.contains) : [],
                compared: compared.count > 1 ? compared.sorted() : [], spots: spots)
        }
    }

    /// The names of the colours that a finding is about: several, where it is reported once for all of them.
    private static func colors(of finding: AuditFinding) -> [String] {
        (finding.color.map { [$0.rawValue] } ?? finding.parts.flatMap(colors)).uniqued
    }

    /// `manifest.xml:12:5`.
    func place(_ location: SourceFile.Location) -> String {
        "\(path(location)):\(location.line):\(location.column)"
    }

    private func path(_ location: SourceFile.Location) -> String {
        let isInside = !folder.isEmpty && location.path.hasPrefix(folder + "/")
        return isInside ? String(location.path.dropFirst(folder.count + 1)) : location.path
    }

    private func isOfDrawing(_ finding: AuditFinding) -> Bool {
        finding.diagnostic.location.map { sources[path($0)] != nil } ?? false
    }

    /// The assets that a finding without measures is about.
    private func assets(of finding: AuditFinding) -> [Int] {
        if let glyph = finding.glyph { return named(in: finding, among: entries[glyph] ?? []) }
        if !finding.parts.isEmpty { return finding.parts.flatMap(assets) }
        guard let location = finding.diagnostic.location else { return [] }
        return named(in: finding, among: elements[location] ?? sources[path(location)] ?? [])
    }

    /// The assets that the message names, in quotes: a finding of a variant is not one of its siblings. All of them,
    /// where it names none.
    private func named(in finding: AuditFinding, among numbers: [Int]) -> [Int] {
        let named = numbers.filter { finding.diagnostic.message.contains("'\(names[$0])'") }
        return named.isEmpty ? numbers : named
    }

    /// Grouped by settings and layers: one colour gives the same in hundreds of glyphs.
    private func spots(of finding: AuditFinding, on grounds: ReviewGrounds) -> [SheetDocument.Spot] {
        var order: [Int] = []
        var places: [Int: [Int]] = [:]
        for measure in finding.measures {
            guard let asset = assets[measure.asset], let setting = grounds.number(of: measure.setting) else { continue }
            if places[asset] == nil { order.append(asset) }
            places[asset, default: []] += [setting, measure.layer]
        }
        if order.isEmpty { order = assets(of: finding) }
        var groups: [[Int]: [Int]] = [:]
        var keys: [[Int]] = []
        for asset in order {
            let at = places[asset] ?? []
            if groups[at] == nil { keys.append(at) }
            groups[at, default: []].append(asset)
        }
        return keys.map { SheetDocument.Spot(at: $0, glyphs: groups[$0] ?? []) }
    }
}

extension Diagnostic {
    /// The diagnostic as a page shows it, if it is about a drawing: only its kind and its place. Its own message may
    /// quote a style, an address or markup of the source, which must not reach an output; the command shows it.
    fileprivate var ofDrawing: Diagnostic {
        guard Lint.named(id) == nil else { return self }
        let sentence = Self.sentences[id] ?? "the drawing has a fault of kind '\(id)'"
        return Diagnostic(severity, id: id, sentence, at: location)
    }

    private static let sentences = [
        "dropped-effect": "a filter, a blend mode or a background blur is left out",
        "duplicate-id": "an id is used more than once: the first element keeps it",
        "ignored-transform": "a transform is not valid, and is ignored",
        "invalid-size": "a size is not valid",
        "invalid-value": "a value is not valid, and is ignored",
        "more": "there are more findings of this kind",
        "nothing-drawn": "an element draws nothing",
        nothingToFillID: "there is nothing to fill: the filled form is the outline",
        "points-syntax": "points are not valid",
        "reference-cycle": "an element uses itself",
        "sanitised": "a script, a link or an external reference is left out",
        "unknown-reference": "a reference names nothing that exists",
        "unread-picture": "the file is not read",
        "unsupported-style": "a style is not supported, and is ignored",
    ]
}
