internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Where the values of a colour are stated, so that fixes can change them.
struct ResourceValues: Sendable {
    let name: String
    let named: ResourceColors.Named
    /// All colours of the `res` folder.
    let colors: ResourceColors

    /// Another colour in the place of the value for light or for dark; nil where that refers to another colour.
    func replacement(atNight: Bool, by color: Color) -> Fix.Edit? {
        guard let entry = atNight ? named.night : named.day, let range = entry.range,
            case .color = ResourceColor(entry.text)
        else { return nil }
        return Fix.Edit(path: entry.location.path, range: range, replacement: color.androidHex)
    }

    /// A value for night, in the file of `values-night` that has the name of the one for day; the file is made where
    /// it is missing. Nil where it cannot be read.
    func night(_ color: Color) -> Fix.Edit? {
        guard let day = named.day, named.night == nil else { return nil }
        let node = XMLNode("color", [("name", name)], text: color.androidHex)
        if let known = colors.nightFiles[day.file] {
            guard let document = known, document.root.name == "resources" else { return nil }
            return ElementEdit(source: document.source).insertion([node], into: document.root)
        }
        let text = XMLWriter(indent: "    ", hasDeclaration: true).string(XMLNode("resources", children: [node]))
        return Fix.Edit(path: FolderPath.below(colors.path, nightFile), range: 0..<0, replacement: text)
    }

    /// For messages: `values-night/colors.xml`.
    var nightFile: String { "values-night/" + (named.day?.file ?? "colors.xml") }
}

extension DeviceColors {
    /// `replacing` of a colour of an Android app.
    func replacing(
        in values: ResourceValues, _ appearance: Appearance, by value: (Color, _ written: (Color) -> Color) -> Color?
    ) -> Change? {
        guard let color = color(in: appearance), let new = value(color, \.inBytes),
            let edit = values.replacement(atNight: appearance.style == .dark, by: new)
        else { return nil }
        return Change(color: new, edits: [edit])
    }

    /// `appending` of a colour of an Android app: a value for night.
    func appending(
        in values: ResourceValues, _ value: (Color, Appearance, _ written: (Color) -> Color) -> Color?
    ) -> (colors: [Color], edit: Fix.Edit)? {
        guard let color = color(in: .dark), let new = value(color, .dark, \.inBytes), let edit = values.night(new)
        else { return nil }
        return ([new], edit)
    }
}

extension Color {
    /// As it is read back after it was written with two digits for each component.
    var inBytes: Color { Color(androidHex: androidHex) ?? self }
}
