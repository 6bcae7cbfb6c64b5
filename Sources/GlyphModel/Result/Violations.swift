package import Markup
internal import PathGeometry
package import SemanticColor

extension GlyphSet {
    /// Where the contract of `Drawing` is broken. One stops output.
    package var violations: [Diagnostic] {
        variants.flatMap { variant in
            var found: [Diagnostic] = []
            for picture in variant.pictures {
                for violation in picture.drawing.violations(in: palette) {
                    let diagnostic = Diagnostic(
                        .error, id: violation.id, "'\(variant.name)': \(violation.message)",
                        at: variant.entry.location, hint: violation.hint)
                    if !found.contains(diagnostic) { found.append(diagnostic) }
                }
            }
            return found
        }
    }
}

extension Drawing {
    package struct Violation: Hashable {
        package var id: String
        package var message: String
        /// What to do about it.
        package var hint: String?
    }

    /// - Parameter isCropped: whether paths have to stay in the view box.
    package func violations(in palette: Palette, isCropped: Bool = true) -> [Violation] {
        var found: [Violation] = []
        // A curve that was cut at the box may bulge over it by a rounding or two.
        let tolerance = Tolerance.standard.length(in: viewBox.extent)
        let room = viewBox.insetBy(-4 * tolerance)
        for layer in layers {
            if case .role(let role, _) = layer.paint, palette[role] == nil {
                let meant = Suggestion.nearest(to: role.rawValue, of: palette.roles.map(\.rawValue))
                found.append(
                    Violation(
                        id: "unknown-color", message: "no colour is named '\(role.rawValue)'",
                        hint: meant.map { "did you mean '\($0)'?" }))
            }
            if layer.path.isEmpty {
                found.append(Violation(id: "empty-path", message: "a layer has no area"))
            } else if !layer.path.isFinite {
                found.append(Violation(id: "path-not-finite", message: "a path leads beyond all numbers"))
            } else {
                let contours = NestedContours(layer.path)
                if isCropped, let bounds = contours.bounds, !room.contains(bounds) {
                    found.append(Violation(id: "outside-view-box", message: "a path leads out of the view box"))
                }
                if !contours.areOrientedByNesting(tolerance: tolerance) { found.append(.windingAgainstNesting) }
            }
        }
        return found
    }
}

extension Drawing.Violation {
    /// Formats write paths for non-zero, and some renderers know nothing else than even-odd: only where both say the
    /// same is a picture the same everywhere.
    fileprivate static let windingAgainstNesting = Drawing.Violation(
        id: "winding-against-nesting",
        message: "a contour winds against its nesting: an outer one has to wind clockwise, a hole the other way",
        hint:
            "the drawing is not at fault, its derivation is: report it; a drawing by hand, 'dark-source', goes round it"
    )
}
