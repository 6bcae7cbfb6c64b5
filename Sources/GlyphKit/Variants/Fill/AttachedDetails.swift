internal import PathGeometry

/// Which of the lines that hang on a body's wall are details of it, and are cut as those are that stand free.
struct AttachedDetails {
    private let width: Double
    /// The folds of pages, which the lines beside them fold.
    private let folds: FlatPath
    /// Holes that something reaches into.
    private let entered: FlatPath
    /// Bodies with room for what is drawn on them.
    private let roomy: FlatPath

    init(in ink: Figure, strokeWidth width: Double, style: FillStyle.Lines) {
        self.width = width
        let (roots, nodes) = (ink.tree.roots, ink.tree.nodes)
        let asksDetails = style == .detail
        folds = ink.flat.selecting(
            asksDetails || style == .fold ? roots.flatMap { Fold.cells(of: ink, component: $0, strokeWidth: width) } : [])
        entered = ink.flat.selecting(
            asksDetails ? roots.flatMap { nodes[$0].children }.filter { Tongue.mayReach(into: $0, of: ink) } : [])
        roomy = ink.flat.selecting(
            asksDetails
                ? roots.filter { nodes[$0].children.count > 1 && nodes[$0].area > Self.room * width * width } : [])
    }

    /// In squares of a stroke's width: on anything smaller, lines would eat up the body, and designers find other ways as
    /// often.
    private static let room = 150.0

    /// May there be any?
    var isEmpty: Bool { folds.isEmpty && entered.isEmpty && roomy.isEmpty }

    func contain(_ line: AttachedLines.Piece) -> Bool {
        func bounds(_ cells: FlatPath) -> Bool {
            !cells.isEmpty && FlatPath(line.line, tolerance: width / 40).isNear(cells, within: width / 4)
        }
        return switch line.form {
        case .tongue: bounds(entered) || bounds(folds)
        case .figure where line.line.subpaths.first.map { roomy.contains($0.start) } ?? false: true
        case .figure, .across, .seam: bounds(folds)
        }
    }
}
