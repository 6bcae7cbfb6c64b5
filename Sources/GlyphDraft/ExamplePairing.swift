/// Outlines with the fills that people drew for them, found by their names: as `init` finds the filled form of a drawing.
/// All that is in the folder of the fills is a fill, so that files of one name are a pair, too.
package struct ExamplePairing: Sendable {
    /// The indices of an outline and of its fill, in the order of the outlines.
    package private(set) var pairs: [(outline: Int, fill: Int)] = []
    /// Of which it is not known which fill belongs to which outline: the indices of all with one name.
    package private(set) var ambiguous: [(outlines: [Int], fills: [Int])] = []

    /// - Parameters:
    ///   - outlines: paths relative to their folder.
    ///   - fills: paths relative to theirs.
    package init(outlines: [String], fills: [String]) {
        var (drawings, known) = ([DraftDrawing](), Set<Int>())
        let equal = Dictionary(fills.enumerated().map { ($1, $0) }) { first, _ in first }
        for (index, path) in outlines.enumerated() {
            let drawing = DraftDrawing(path: path)
            if DrawingMark.split(drawing.folders, drawing.stem).mark != nil, let fill = equal[path] {
                // A word that both have marks neither: the sign of a bucket is called `color-fill`.
                pairs.append((index, fill))
                known.insert(fill)
            } else {
                drawings += [DraftDrawing(at: index, path: path, isFill: false)].compactMap(\.self)
            }
        }
        for (index, path) in fills.enumerated() where !known.contains(index) {
            drawings += [DraftDrawing(at: outlines.count + index, path: path, isFill: true)].compactMap(\.self)
        }
        var paired: Set<Int> = []
        for drawing in drawings.paired() {
            guard let fill = drawing.fillPath.flatMap({ Int($0) }), let outline = Int(drawing.path) else { continue }
            pairs.append((outline, fill - outlines.count))
            paired.formUnion([outline, fill])
        }
        for members in drawings.ofOneGlyph {
            let indices = members.compactMap { Int(drawings[$0].path) }
            let filled = indices.filter { $0 >= outlines.count }
            if filled.isEmpty || filled.count == indices.count || !paired.isDisjoint(with: indices) { continue }
            let hollow = indices.filter { $0 < outlines.count }
            // `arrow` and `arrow-line` are two glyphs where each fill has the very name of one.
            let equal = filled.flatMap { fill in
                hollow.filter { outlines[$0] == fills[fill - outlines.count] }.map { ($0, fill - outlines.count) }
            }
            if Set(equal.map(\.0)).count == equal.count, equal.map(\.1) == filled.map({ $0 - outlines.count }) {
                pairs += equal
            } else {
                ambiguous.append((hollow, filled.map { $0 - outlines.count }))
            }
        }
        pairs.sort { $0.outline < $1.outline }
    }
}

extension DraftDrawing {
    /// A drawing of which only the name matters; nil where its name says that it is something else.
    ///
    /// - Parameter index: what its path is, so that it is found again.
    fileprivate init?(at index: Int, path: String, isFill: Bool) {
        self.init(path: path)
        let mark = DrawingMark.split(folders, stem).mark
        if isFill {
            guard mark == nil || mark == .fill else { return nil }
            if mark == nil { folders.append(DrawingMark.fill.folder) }
        } else {
            guard mark == nil || mark == .outline else { return nil }
        }
        self.path = String(index)
    }
}
