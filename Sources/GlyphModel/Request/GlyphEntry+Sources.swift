extension GlyphEntry {
    /// Every drawing that it may show in some appearance, each once.
    package var sources: [String] {
        var result = [source]
        for path in [darkSource, rtlSource] + overrides.map(\.source) + badges.map(\.source)
            + drawnVariants.map(\.source)
        {
            if let path, !result.contains(path) { result.append(path) }
        }
        return result
    }

    /// The files of these drawings, each once.
    package var files: [String] {
        var result: [String] = []
        for path in sources.map({ DrawingPath($0).file }) where !result.contains(path) { result.append(path) }
        return result
    }
}
