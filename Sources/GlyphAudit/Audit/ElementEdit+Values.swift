internal import Markup
internal import SemanticColor

extension ElementEdit {
    /// The values that a colour needs: existing ones are changed in place, new ones inserted after the last.
    func values(_ values: [ColorValue], of own: OwnColor) -> [Fix.Edit] {
        var edits: [Fix.Edit] = []
        var new: [String] = []
        for value in values {
            let (appearance, color) = (value.appearance, value.color)
            guard let element = own.value(appearance) else {
                new.append(own.notation(of: appearance).line(color, for: appearance))
                continue
            }
            let (name, text) = ValueNotation(element).attribute(color)
            guard let attribute = element.attribute(name) else { continue }
            // #RRGGBBAA: the alpha stays.
            let alpha = name == "srgb" && attribute.value.utf8.count == 9 ? attribute.value.suffix(2) : ""
            edits.append(self.value(of: attribute, to: text + alpha))
        }
        if let last = own.values.last?.element, !new.isEmpty {
            let insertions = new.map { insertion($0, behind: last) }
            edits.append(
                Fix.Edit(
                    path: source.path, range: insertions[0].range,
                    replacement: insertions.map(\.replacement).joined()))
        }
        return edits
    }
}
