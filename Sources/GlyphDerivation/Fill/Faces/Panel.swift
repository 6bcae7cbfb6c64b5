internal import GlyphModel
internal import PathGeometry

extension DerivationRule {
    static let panel = DerivationRule(
        "panel", "Of a box that a line divides into a strip and a panel, the style says which one is filled.",
        .face { body in
            guard body.style.panels != .both, let box = Panel(of: body) else { return nil }
            return { face in
                switch body.style.panels {
                case .strip where face == box.panel: .panel
                case .panel where box.strips.contains(face): .strip
                default: nil
                }
            }
        })
}

/// A box that a line divides into a panel and a strip: a window with a title bar, a calendar's sheet, a pane with a
/// sidebar, a phone's screen, the content of a tray. The panel shows content, so designers usually fill only the
/// strip.
///
///     ╭─────────╮        ▟█████████▙             ╭─────────╮        ▗▄▄▄▄▄▄▄▄▄▖
///     ├─────────┤   →    █─────────█             │         │   →    ▌         ▐
///     │         │        │         │             ├──╮   ╭──┤        ▙▄▄     ▄▄▟
///     ╰─────────╯        ╰─────────╯             ╰──┴───┴──╯        ▜████▄████▛
struct Panel {
    /// The face of the panel, and the faces of the strip.
    let panel: Int, strips: [Int]

    /// Nil if a body is not such a box.
    init?(of body: Body) {
        let (nodes, width) = (body.nodes, body.width)
        guard width > 0, body.faces.count > 1 else { return nil }
        let faces = body.faces.sorted { nodes[$0].area > nodes[$1].area }
        // The side of a cube fills half of its frame. An overlay may cover a corner of the panel.
        guard case let panel = nodes[faces[0]], panel.fillsItsFrame(by: body.drawn == nil ? 0.55 : 0.42)
        else { return nil }
        // Rivets, rings and knobs are much smaller than both.
        let others = faces.dropFirst().filter { nodes[$0].area > panel.area / 30 }
        // Lenses, knobs and wheels are not strips.
        if others.contains(where: { body.ink.isRound($0) }) { return nil }
        let strips = others.map { nodes[$0] }
        guard let frame = strips.map(\.bounds).reduce(nil, { (whole: Rect?, box) in whole?.union(box) ?? box }),
            Self.isHead(strips, frame, of: panel, width) || Self.areEnds(strips, of: panel, width)
                || Self.isTray(strips, frame, below: panel, width)
                    && body.ink.flat.selecting([faces[0]]).winding(
                        around: Point(frame.center.x, panel.bounds.maxY - width / 4)) != 0
        else { return nil }
        (self.panel, self.strips) = (faces[0], others)
    }

    /// Whether a strip is across the top of the panel, or along one side. A strip at the bottom would be a drawer, a
    /// sole or the edge of a book.
    private static func isHead(
        _ strips: [ContourTree.Node], _ head: Rect, of panel: ContourTree.Node, _ width: Double
    ) -> Bool {
        guard strips.count == 1, strips[0].fillsItsFrame(by: 0.8) else { return false }
        let inside = panel.bounds
        let isAbove = abs(inside.minX - head.minX) < width / 2 && abs(inside.maxX - head.maxX) < width / 2
        let isBeside = abs(inside.minY - head.minY) < width / 2 && abs(inside.maxY - head.maxY) < width / 2
        let line = isAbove ? inside.minY - head.maxY : max(inside.minX - head.maxX, head.minX - inside.maxX)
        guard isAbove != isBeside, line > 0, line < 1.5 * width else { return false }
        // Measured on designers' own pairs: a narrower strip is a lid or a spine, a wider one a half. A flat box with
        // a stripe is a bank card, a tall one with a lid a glass.
        let (share, box) = (strips[0].area / panel.area, inside.union(head))
        return share > (isAbove ? 0.19 : 0.25) && share < 0.6
            && box.width < 1.25 * box.height && box.height < 1.25 * box.width
    }

    /// Whether the strips are narrow, and above and below a tall panel: a phone's screen. Strips at the sides of a flat
    /// one are often columns.
    private static func areEnds(_ strips: [ContourTree.Node], of panel: ContourTree.Node, _ width: Double) -> Bool {
        guard strips.count == 2, strips.allSatisfy({ $0.children.isEmpty && $0.fillsItsFrame(by: 0.7) })
        else { return false }
        let (screen, ends) = (panel.bounds, strips.map(\.bounds))
        let whole = ends.reduce(screen) { $0.union($1) }
        return ends.allSatisfy {
            $0.height < 1.6 * width && abs($0.minX - screen.minX) < width / 2 && abs($0.maxX - screen.maxX) < width / 2
        } && (ends[0].center.y < screen.center.y) != (ends[1].center.y < screen.center.y)
            && whole.height > 1.3 * whole.width
    }

    /// Whether the strips are the tray that the panel extends into, in one face or in one on each side.
    private static func isTray(
        _ strips: [ContourTree.Node], _ tray: Rect, below panel: ContourTree.Node, _ width: Double
    ) -> Bool {
        let inside = panel.bounds
        // Narrow enough that the tray goes around it.
        let dips = strips.count == 1 && !panel.fillsItsFrame(by: 0.93) && !strips[0].fillsItsFrame(by: 0.85)
        return strips.count < 3 && strips.allSatisfy { abs($0.bounds.minY - tray.minY) < width / 2 }
            && abs(inside.minX - tray.minX) < width && abs(inside.maxX - tray.maxX) < width
            && inside.maxY - tray.minY > (dips ? -0.25 : 0.2) * width && tray.minY - inside.minY > 2 * width
            // A coin's edge is a crescent.
            && strips.allSatisfy { $0.fillsItsFrame(by: 0.48) }
    }
}

extension ContourTree.Node {
    /// Whether it fills more than a share of its bounding box. A rectangle fills it completely; rounded corners, and
    /// overlays, remove a part.
    fileprivate func fillsItsFrame(by share: Double) -> Bool { area > share * bounds.area }
}
