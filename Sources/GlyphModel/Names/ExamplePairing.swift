/// Outlines with the fills that people drew for them, found by their names: as `init` finds the filled form of a drawing.
/// All that is among the fills is a fill, so that files of one name are a pair, too.
package struct ExamplePairing: Sendable {
    /// The indices of an outline and of its fill, in the order of the outlines.
    package private(set) var pairs: [(outline: Int, fill: Int)] = []
    /// The drawings of which it is not known which fill belongs to which outline: the indices of all with one name.
    package private(set) var ambiguous: [(outlines: [Int], fills: [Int])] = []

    /// - Parameters:
    ///   - outlines: the paths of outlines, relative to their folder.
    ///   - fills: the paths of fills, relative to their folder.
    package init(outlines: [String], fills: [String]) {
        /// The drawings that are not paired by their very names.
        var (names, origins) = ([MarkedName](), [(isFill: Bool, index: Int)]())
        var known = Set<Int>()
        let equal = Dictionary(fills.enumerated().map { ($1, $0) }) { first, _ in first }
        for (index, path) in outlines.enumerated() {
            let name = MarkedName(path: path)
            if name.mark != nil, let fill = equal[path] {
                // A word that both have marks neither: the sign of a bucket is called `color-fill`.
                pairs.append((index, fill))
                known.insert(fill)
            } else if name.mark == nil || name.mark == .outline {
                names.append(name)
                origins.append((false, index))
            }
        }
        for (index, path) in fills.enumerated() where !known.contains(index) {
            var name = MarkedName(path: path)
            guard name.mark == nil || name.mark == .fill else { continue }
            name.mark = .fill
            names.append(name)
            origins.append((true, index))
        }
        var paired: Set<Int> = []
        for forms in names.forms(isSolid: { _ in false }) {
            guard let fill = forms.fill else { continue }
            pairs.append((origins[forms.glyph].index, origins[fill].index))
            paired.formUnion([forms.glyph, fill])
        }
        for members in names.ofOneGlyph where paired.isDisjoint(with: members) {
            let filled = members.filter { origins[$0].isFill }.map { origins[$0].index }
            let hollow = members.filter { !origins[$0].isFill }.map { origins[$0].index }
            if filled.isEmpty || hollow.isEmpty { continue }
            // `arrow` and `arrow-line` are two glyphs where each fill has the very name of one.
            let own = filled.flatMap { fill in hollow.filter { outlines[$0] == fills[fill] }.map { ($0, fill) } }
            if Set(own.map(\.0)).count == own.count, own.map(\.1) == filled {
                pairs += own
            } else {
                ambiguous.append((hollow, filled))
            }
        }
        pairs.sort { $0.outline < $1.outline }
    }

    /// Fills that one pattern matches: each is of the outline whose path ends like its own below the folders that the
    /// pattern names. `Filled/*/*.svg` matches the fill `Filled/media/play.svg` of `icons/media/play.svg`.
    ///
    /// - Parameters:
    ///   - outlines: the paths of outlines, relative to the folder of the fills.
    ///   - pattern: the pattern, with or without `*`.
    package init(outlines: [String], fills: [String], matching pattern: String) {
        let folders = DrawingPath(pattern).file.pathParts.dropLast()
        let named = folders.prefix { !$0.contains("*") }
        let depth = folders.dropFirst(named.count).count { !DrawingMark.isName(ofFolder: $0) }
        self.init(
            outlines: outlines.map { Self.end(of: $0, depth: depth) },
            fills: fills.map { Self.dropping(named.count, from: $0) })
    }

    /// A path with as many of its last folders; folders whose names describe their content do not count.
    private static func end(of path: String, depth: Int) -> String {
        let folders = DrawingPath(path).file.pathParts.dropLast()
        var (kept, left) = (0, depth)
        for folder in folders.reversed() {
            if !DrawingMark.isName(ofFolder: folder) { left -= 1 }
            if left < 0 { break }
            kept += 1
        }
        return dropping(folders.count - kept, from: path)
    }

    private static func dropping(_ count: Int, from path: String) -> String {
        path.split(separator: "/", maxSplits: count).last.map(String.init) ?? path
    }
}
