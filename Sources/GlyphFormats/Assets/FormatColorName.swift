package import GlyphModel
internal import Markup
package import SemanticColor

/// Where colours are defined: in the manifest, or in a file that it imports. Colours of the system are nowhere.
typealias ColorPlaces = [ColorRole: SourceFile.Location]

/// The name of a colour in the files of a format.
struct FormatColorName {
    var role: ColorRole
    var code: String
    /// The colour for messages: `'brand'`.
    var text: String

    init(_ role: ColorRole, code: String, text: String? = nil) {
        (self.role, self.code) = (role, code)
        self.text = text ?? "'\(role.rawValue)'"
    }

    /// - Parameters:
    ///   - kind: the kind of the names in the format, for the message: `custom property`.
    ///   - own: the names that the format's own files use for something else.
    ///   - invalid: the text for a colour without a letter or a digit, which is not a name.
    ///   - location: the location of the export, for colours without a place.
    /// - Throws: for each colour at its definition, `identifier-clash` where an earlier one, or the format itself, has
    ///   its name, and `color-name` where it has none.
    static func check(
        _ names: [FormatColorName], as kind: String, own: Set<String> = [], invalid: String? = nil,
        _ places: ColorPlaces,
        at location: SourceFile.Location?
    ) throws(Findings) {
        var taken: [String: FormatColorName] = [:]
        var faults: [Diagnostic] = []
        for name in names {
            if own.contains(name.code) || name.code == invalid {
                let isInvalid = name.code == invalid
                faults.append(
                    Diagnostic(
                        .error, id: isInvalid ? "color-name" : "identifier-clash",
                        "the colour \(name.text) would be the \(kind) '\(name.code)', which "
                            + (isInvalid ? "is not a valid name" : "means something else in the same file"),
                        at: places[name.role] ?? location,
                        hint: isInvalid ? "use letters and digits" : "give the colour another name"))
                continue
            }
            guard let other = taken.updateValue(name, forKey: name.code) else { continue }
            // One of the two may be the system's, which has no place.
            let place = places[name.role] ?? places[other.role]
            let notes = place == places[other.role] ? nil : places[other.role].map { ["\(other.text) is at \($0)"] }
            faults.append(
                Diagnostic(
                    .error, id: "identifier-clash",
                    "the colours \(other.text) and \(name.text) are both the \(kind) '\(name.code)'",
                    at: place ?? location, hint: "give one of the two another name", notes: notes ?? []))
        }
        if !faults.isEmpty { throw Findings(faults) }
    }
}

// MARK: - The colours in use

extension GlyphSet {
    /// The colours of all layers, in the palette's order.
    package var rolesInUse: [ColorRole] { palette.roles.filter(used.contains) }

    /// The roles in use, and the manifest's own: an app may use them outside of glyphs.
    package var rolesInUseOrOwn: [ColorRole] {
        let wanted = used.union(ownRoles)
        return palette.roles.filter(wanted.contains)
    }

    private var used: Set<ColorRole> {
        var used: Set<ColorRole> = []
        // Nearly every layer has the colour of the one before it.
        var last: ColorRole?
        for asset in assets.indices {
            for picture in assets[asset].pictures.indices {
                for layer in assets[asset].pictures[picture].drawing.layers.indices {
                    let paint = assets[asset].pictures[picture].drawing.layers[layer].paint
                    guard let role = paint.role, role != last else { continue }
                    used.insert(role)
                    last = role
                }
            }
        }
        return used
    }
}
