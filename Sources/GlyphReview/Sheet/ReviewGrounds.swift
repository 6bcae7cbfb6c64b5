internal import GlyphModel
internal import Markup
internal import SemanticColor

/// All backgrounds that glyphs can be shown on: each in each setting of the audit.
///
/// The backgrounds that some glyph is made for come first, then the system's own and its materials.
struct ReviewGrounds {
    let names: [String]
    /// In the order of `AuditSetting.all`: by background, by appearance, and over a material by backdrop, reduced
    /// transparency last.
    let settings: [AuditSetting]
    private let numbers: [AuditSetting: Int]

    init(_ set: GlyphSet) {
        let asked = set.variants.flatMap(\.entry.settings.audit.backgrounds) + Self.standard
        let names = asked.uniqued.filter {
            Material(background: $0) != nil || set.palette[ColorRole(rawValue: $0)] != nil
        }
        self.names = names
        settings = AuditSetting.all(on: names, of: set.palette)
        numbers = Dictionary(zip(settings, settings.indices), uniquingKeysWith: { first, _ in first })
    }

    func number(of name: String) -> Int? { names.firstIndex(of: name) }
    func number(of setting: AuditSetting) -> Int? { numbers[setting] }

    var json: JSON {
        .array(
            names.map { name in
                let own = settings.indices.filter { settings[$0].background == name }
                return [
                    "name": .string(name), "first": .integer(own.first ?? 0),
                    "colors": .array(own.map { .string(settings[$0].ground.css) }),
                    "material": .boolean(Material(background: name) != nil),
                ]
            })
    }

    /// The usual backgrounds of interfaces: the base colours of plain and of grouped content, and the four materials.
    private static let standard = [
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "material.ultraThin", "material.thin",
        "material.regular", "material.thick",
    ]
}
