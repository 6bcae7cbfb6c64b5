extension GlyphEntry {
    /// Every drawing that it may show in some appearance, each once.
    package var sources: [String] {
        var result = [source]
        func add(_ path: String?) { if let path, !result.contains(path) { result.append(path) } }
        add(darkSource)
        add(rtlSource)
        for other in overrides { add(other.source) }
        for badge in badges { add(badge.source) }
        for variant in drawnVariants { add(variant.source) }
        return result
    }

    /// The files of these drawings, each once.
    package var files: [String] {
        var result: [String] = []
        for path in sources.map({ DrawingPath($0).file }) where !result.contains(path) { result.append(path) }
        return result
    }
}
