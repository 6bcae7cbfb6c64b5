internal import PathGeometry

/// A sheet below a solid header, as in calendars and windows: if it were filled it would merge with the header, so it
/// gets a clearance.
///
///      ▟█████▙           ▟█████▙
///      █▔▔▔▔▔█     →     ▄▄▄▄▄▄▄
///      █     █           ███████
///      ▜▁▁▁▁▁▛           ▜█████▛
enum Header {
    /// The gap below the header of a box, including its outline stroke; nil if it has no header.
    static func gap(in component: Int, of ink: Figure, strokeWidth width: Double) -> Path? {
        let nodes = ink.tree.nodes
        guard width > 0, nodes[component].children.count == 1,
            case (let box, let sheet) = (nodes[component].bounds, nodes[nodes[component].children[0]]),
            case let inside = sheet.bounds, sheet.area > 0.95 * inside.area,
            min(inside.width, inside.height) > 5 * width,
            [inside.minX - box.minX, box.maxX - inside.maxX, box.maxY - inside.maxY].allSatisfy({
                (0.7 * width..<1.3 * width).contains($0)
            }),
            // The content of the sheet must not be in the gap.
            sheet.children.allSatisfy({ nodes[$0].bounds.minY > inside.minY + 1.5 * width })
        else { return nil }
        // The rings of a calendar extend slightly above its header.
        let header = height(ofHeaderAbove: inside, in: ink, width)
        guard (2 * width..<6 * width).contains(header), inside.minY - header < box.minY + 2 * width else { return nil }
        let gap = Rect(
            minX: box.minX - width, minY: inside.minY, maxX: box.maxX + width, maxY: inside.minY + width)
        return Path(polygon: gap.corners)
    }

    /// The minimum height of the solid ink straight above a sheet.
    private static func height(ofHeaderAbove sheet: Rect, in ink: Figure, _ width: Double) -> Double {
        [0.15, 0.5, 0.85].map { share in
            let start = Point(sheet.minX + share * sheet.width, sheet.minY - width / 20)
            return ink.flat.distance(from: start, along: Vector(0, -1)).map { $0 + width / 20 } ?? 0
        }.min() ?? 0
    }
}
