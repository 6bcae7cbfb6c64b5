package import Markup
internal import PathGeometry
package import SemanticColor

extension GlyphSet {
    /// The violations of the contract of `Drawing`. Any of them prevents output.
    package var violations: [Diagnostic] { variants.flatMap { $0.violations(in: palette) } }
}

extension Variant {
    /// The violations in its pictures, each once.
    package func violations(in palette: Palette) -> [Diagnostic] {
        pictures.flatMap { [$0.drawing] + ($0.rightToLeft.map { [$0] } ?? []) }
            .flatMap { $0.violations(in: palette) }.map { violation in
                Diagnostic(
                    .error, id: violation.id, "'\(name)': \(violation.message)", at: entry.location,
                    hint: violation.hint)
            }.uniqued
    }
}

extension Drawing {
    package struct Violation: Hashable {
        package var id: String
        package var message: String
        /// What the user can do about it.
        package var hint: String?
    }

    /// - Parameter isCropped: whether paths must stay inside of the view box.
    package func violations(in palette: Palette, isCropped: Bool = true) -> [Violation] {
        var found: [Violation] = []
        // A curve that was cut at the box may exceed it by rounding errors.
        let tolerance = Tolerance.standard.length(in: viewBox.extent)
        let room = viewBox.insetBy(-4 * tolerance)
        for layer in layers {
            if let role = layer.role, palette[role] == nil {
                let meant = Suggestion.nearest(to: role.rawValue, of: palette.roles.map(\.rawValue))
                found.append(
                    Violation(
                        id: "unknown-color", message: "the palette has no colour '\(role.rawValue)'",
                        hint: meant.map { "did you mean '\($0)'?" }))
            }
            if layer.path.isEmpty {
                found.append(Violation(id: "empty-path", message: "a layer has no area"))
            } else if !layer.path.isFinite || !(layer.shape?.isFinite ?? true) {
                found.append(Violation(id: "path-not-finite", message: "a path has coordinates that are not finite"))
            } else {
                let contours = NestedContours(layer.path)
                if isCropped, let bounds = contours.bounds, !room.contains(bounds) {
                    found.append(Violation(id: "outside-view-box", message: "a path extends beyond the view box"))
                }
                if !contours.areOrientedByNesting(tolerance: tolerance) { found.append(.windingAgainstNesting) }
            }
        }
        return found
    }
}

extension Drawing.Violation {
    /// Formats write paths for the non-zero rule, and some renderers support only even-odd. A picture is the same
    /// everywhere only if both rules give the same area.
    fileprivate static let windingAgainstNesting = Drawing.Violation(
        id: "winding-against-nesting",
        message: "a contour has the wrong orientation: outer contours must be clockwise, holes counterclockwise",
        hint:
            "this is a fault of the derivation, not of the drawing: report it; a 'dark-source' avoids it"
    )
}
