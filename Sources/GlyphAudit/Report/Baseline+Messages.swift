extension Baseline.Entry {
    /// What 0.1 knew by its message, as it is known now: `'heart' has a low-confidence fill` is `glyph heart`.
    var namingWhatItIsAbout: Self {
        let names = subject.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        var entry = self
        switch id {
        case Lint.doubtfulFill.id, Lint.fullColorTemplate.id, Lint.paintsMerged.id:
            if let name = names.first { entry.subject = "glyph \(name)" }
        case Lint.elevatedNotCarried.id, Lint.gamutReduced.id:
            if !names.isEmpty { entry.subject = names.map { "color \($0)" }.joined(separator: ", ") }
        default: break
        }
        return entry
    }
}
