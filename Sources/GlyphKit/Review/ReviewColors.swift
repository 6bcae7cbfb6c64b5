internal import Markup
internal import SemanticColor

/// The colours that the glyphs of the page take, and the backgrounds they stand on, with their values.
struct ReviewColors {
    private var roles: [ColorRole] = []
    private let palette: Palette

    init(_ cards: [ReviewCard], palette: Palette) {
        self.palette = palette
        var used: Set<ColorRole> = []
        for card in cards {
            used.formUnion(card.variant.entry.settings.backgrounds.map { ColorRole(rawValue: $0) })
            for ink in card.tiles.flatMap(\.inks) {
                if let role = ink.role { used.insert(role) }
            }
        }
        roles = palette.roles.filter(used.contains)
    }

    var isEmpty: Bool { roles.isEmpty }
    var count: Int { roles.count }

    var html: String {
        let appearances = appearances
        let head = appearances.map { "<th scope=\"col\">\(Self.title($0))</th>" }.joined()
        let rows = roles.map { role in
            let cells = appearances.map { cell(palette[role]?[$0] ?? .clear, in: $0) }.joined()
            return "<tr><th scope=\"row\">\(XMLWriter.escaped(role.rawValue))</th>\(cells)</tr>\n"
        }.joined()
        return """
            <div class="table"><table>
            <thead><tr><th scope="col">Name</th>\(head)</tr></thead>
            <tbody>
            \(rows)</tbody>
            </table></div>

            """
    }

    /// Elevated ones only where a colour has a value of its own there.
    private var appearances: [Appearance] {
        Appearance.allCases.filter { appearance in
            var base = appearance
            base.level = .base
            return appearance == base || roles.contains { palette[$0]?[appearance] != palette[$0]?[base] }
        }
    }

    private static func title(_ appearance: Appearance) -> String {
        (appearance.style == .light ? "Light" : "Dark")
            + (appearance.contrast == .high ? ", high contrast" : "")
            + (appearance.level == .elevated ? ", elevated" : "")
    }

    private func cell(_ color: Color, in appearance: Appearance) -> String {
        let ground = palette["systemBackground"]?[appearance].css ?? "#FFFFFF"
        let fill = color.css
        return "<td><i style=\"background:linear-gradient(\(fill),\(fill)),\(ground)\"></i><code>\(color.caption)</code></td>"
    }
}
