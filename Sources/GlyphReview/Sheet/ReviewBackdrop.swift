internal import Markup
internal import SemanticColor

/// A landscape behind materials: an example of app content, in a few colours, so that the page can draw it with
/// gradients and needs no picture.
enum ReviewBackdrop {
    /// From the back: the sky above and below, the sun, hills from far to near. The page's style sheet positions them.
    private static let colors: [Color] = [
        Color(bytes: 58, 110, 186), Color(bytes: 244, 201, 160), Color(bytes: 255, 244, 214),
        Color(bytes: 138, 108, 150), Color(bytes: 66, 112, 96), Color(bytes: 22, 44, 38),
    ]

    /// The plain colours, and the colours that each material gives: a blurred backdrop changes colour by colour.
    static var json: JSON {
        let materials = Material.allCases.map { material in
            let styles = Appearance.Style.allCases.map { style in
                (style.rawValue, list(colors.map { material.color(over: $0, style: style) }))
            }
            return ("material.\(material.rawValue)", JSON.object(Dictionary(uniqueKeysWithValues: styles)))
        }
        return ["plain": list(colors), "materials": .object(Dictionary(uniqueKeysWithValues: materials))]
    }

    private static func list(_ colors: [Color]) -> JSON { .array(colors.map { .string($0.css) }) }
}
