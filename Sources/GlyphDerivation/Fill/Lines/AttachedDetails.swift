internal import GlyphModel
internal import PathGeometry

/// Decides which lines that are attached to a body's boundary are details of it, and are cut like free details.
struct AttachedDetails {
    private var tests: [DerivationRule.LineTest] = []
    /// Bodies of discs that are on each other.
    let drums: [Drum]
    /// Can one part of a body be in front of another?
    let mayOverlap: Bool

    /// - Parameters:
    ///   - isFilled: is a hole of a root the interior of a body?
    ///   - isStated: does somebody state what becomes of it?
    init(
        in ink: Figure, strokeWidth width: Double, style: FillStyle,
        isFilled: @escaping (_ hole: Int) -> Bool, isStated: @escaping (_ hole: Int) -> Bool
    ) {
        let nodes = ink.tree.nodes
        mayOverlap =
            style.lines.cutsDetails && style.uses(.overlap)
            && ink.tree.roots.contains { root in
                Overlap.mayBe(between: nodes[root].children.filter(isFilled), in: root, of: ink, strokeWidth: width)
            }
        drums = style.lines.cutsDetails && style.uses(.drum) ? Drum.all(in: ink, strokeWidth: width) : []
        let context = LineContext(ink: ink, width: width, isStated: isStated)
        let rules = style.lines == .detail ? DerivationRule.lines : style.lines == .fold ? [.fold] : []
        for rule in rules where style.uses(rule) {
            if case .line(let prepare) = rule.work, let test = prepare(context) { tests.append(test) }
        }
    }

    /// Are there none?
    var isEmpty: Bool { tests.isEmpty && drums.isEmpty && !mayOverlap }

    func contain(_ piece: AttachedLines.Piece) -> Bool { piece.isOfItself || tests.contains { $0(piece) } }
}

extension AttachedLines.Piece {
    /// Is it cut whatever the rules for lines say?
    var isOfItself: Bool { form == .outline || form == .rim || form == .edge }
}
