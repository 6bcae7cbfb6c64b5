internal import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphSet {
    /// Where the contract of `Drawing` is broken. One stops output.
    var violations: [Diagnostic] {
        variants.flatMap { variant in
            var found: [Diagnostic] = []
            for picture in variant.pictures {
                for violation in picture.drawing.violations(in: palette) {
                    let diagnostic = Diagnostic(
                        .error, id: violation.id, "'\(variant.name)': \(violation.message)",
                        at: variant.entry.location)
                    if !found.contains(diagnostic) { found.append(diagnostic) }
                }
            }
            return found
        }
    }
}

extension Drawing {
    struct Violation: Hashable {
        var id: String
        var message: String
    }

    func violations(in palette: Palette) -> [Violation] {
        var found: [Violation] = []
        // What a stroke may leave the box by is the drawing's own affair and is cut off by every
        // renderer; a path wholly outside is a fault of ours.
        for layer in layers {
            if case .role(let role, _) = layer.paint, palette[role] == nil {
                found.append(Violation(id: "unknown-color", message: "no colour is named '\(role.rawValue)'"))
            }
            if layer.path.isEmpty {
                found.append(Violation(id: "empty-path", message: "a layer has no area"))
            } else if !layer.path.isFinite {
                found.append(Violation(id: "path-not-finite", message: "a path leads beyond all numbers"))
            }
        }
        return found
    }
}
