internal import Markup
internal import SemanticColor

/// A way in which a picture or a colour is lost: a row of the table that `lost-in-appearance` goes through. The name
/// of a row is the id of an earlier lint, and `--rules` selects it by that.
package enum LossRow: String, Sendable, CaseIterable {
    case missingDark = "missing-dark"
    case darkEqualsLight = "dark-equals-light"
    case lowContrastPicture = "low-contrast-picture"
    case whitePlate = "white-plate"
    case missingHighContrast = "missing-high-contrast"
    case lostOnMaterial = "lost-on-material"
    case flattensInAccented = "flattens-in-accented"
    case missingDarkColor = "missing-dark-color"
    case lowContrastColor = "low-contrast-color"
    case missingHighContrastColor = "missing-high-contrast-color"

    /// Why it is lost.
    enum Need: String {
        /// There is none for the appearance, and the one for light is not seen there.
        case missing
        /// The one for dark is the one for light, which is not seen there.
        case equal
        /// The one for the appearance is not seen there.
        case lost
        /// It is seen, with less contrast than the setting asks for.
        case weaker
        /// It is a white area, which dazzles.
        case glare
    }

    /// The column of the table: `dark, page and elevated, missing`.
    var place: (setting: String, ground: String, need: Need) {
        switch self {
        case .missingDark: ("dark", "page, elevated", .missing)
        case .darkEqualsLight: ("dark", "page, elevated", .equal)
        case .lowContrastPicture: ("its own", "page, elevated", .lost)
        case .whitePlate: ("dark", "page", .glare)
        case .missingHighContrast: ("increased contrast", "page, elevated", .weaker)
        case .lostOnMaterial: ("light and dark", "material", .lost)
        case .flattensInAccented: ("accented", "any", .lost)
        case .missingDarkColor: ("dark", "page, elevated", .missing)
        case .lowContrastColor: ("its own", "page, elevated", .lost)
        case .missingHighContrastColor: ("increased contrast", "page, elevated", .weaker)
        }
    }

    var isOfColors: Bool { rawValue.hasSuffix("-color") }

    /// The table for the page of the lint.
    static var table: String {
        let rows = allCases.map { row in
            let (setting, ground, need) = row.place
            return "| `\(row.rawValue)` | \(row.isOfColors ? "colour" : "picture") | \(setting) | \(ground) | "
                + "\(need.rawValue) |"
        }
        return "| row | of | setting | ground | need |\n| --- | --- | --- | --- | --- |\n"
            + rows.joined(separator: "\n")
    }
}

/// What is lost in one row, of a picture or of a colour.
struct Loss {
    var row: LossRow
    var appearance: Appearance
    /// The ground that it is least seen on.
    var ground: Color
    /// The colour that counts most in what is lost.
    var color: Color
    var ratio: Double
    /// What is needed.
    var least: Double
    /// How much of its outline is lost, from 0 to 1; 1 of a colour.
    var share = 1.0

    /// The same in another row.
    func `in`(_ row: LossRow) -> Loss {
        var loss = self
        loss.row = row
        return loss
    }

    /// From 0, hardly anything, to 1, all: the sheet shows the greatest first.
    var weight: Double { share * max(0, 1 - (ratio - 1) / (least - 1)) }

    /// `its #FFD60A reaches 1.40 : 1 on #FFFFFF, and 3 : 1 is needed`.
    var measure: String {
        "its \(color.words) reaches \(ContrastRatio.text(ratio)) : 1 on \(ground.hex), and "
            + "\(ContrastNeed.words(least)) : 1 is needed"
    }
}
