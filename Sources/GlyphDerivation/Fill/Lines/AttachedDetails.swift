internal import GlyphModel
internal import PathGeometry

/// Decides which lines that are attached to a body's boundary are details of it, and are cut like free details.
struct AttachedDetails {
    private var tests: [DerivationRule.LineTest] = []
    /// Bodies of discs that are on each other.
    let drums: [Drum]

    /// - Parameters:
    ///   - isFilled: is a hole of a root the interior of a body?
    ///   - isStated: whether the manifest states what becomes of it
    init(
        in ink: Figure, strokeWidth width: Double, style: FillStyle,
        isFilled: @escaping (_ hole: Int) -> Bool, isStated: @escaping (_ hole: Int) -> Bool
    ) {
        drums = style.lines.cutsDetails && style.uses(.drum) ? Drum.all(in: ink, strokeWidth: width) : []
        let context = LineContext(ink: ink, width: width, isStated: isStated)
        let rules = style.lines == .detail ? DerivationRule.lines : style.lines == .fold ? [.fold] : []
        for rule in rules where style.uses(rule) {
            if case .line(let prepare) = rule.work, let test = prepare(context) { tests.append(test) }
        }
    }

    func contain(_ piece: AttachedLines.Piece) -> Bool { piece.isOfItself || tests.contains { $0(piece) } }
}

extension AttachedLines.Piece {
    /// Whether it is cut in any case, before the rules for lines decide.
    var isOfItself: Bool { form == .outline || form == .rim || form == .edge }
}
