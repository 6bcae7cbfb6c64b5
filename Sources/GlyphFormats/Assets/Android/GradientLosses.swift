internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Gradient {
    /// The form of a radial gradient on Android, whose classes have neither a focus nor, in Compose, a transform; nil
    /// for one that stays as it is.
    ///
    /// - Parameter isRound: whether it becomes a circle.
    fileprivate func simplified(isRound: Bool) -> Gradient? {
        guard case .radial(let center, let radius, let focus, let focusRadius) = shape,
            focus != center || isRound && !transform.isSimilarity
        else { return nil }
        var result = self
        result.shape = .radial(center: center, radius: radius, focus: center, focusRadius: focusRadius)
        if isRound { (result.shape, result.transform) = (result.shape.transformed(by: transform), .identity) }
        return result
    }

    /// Whether another gradient looks different, somewhere in the outer circle and the picture. Layers have no paths
    /// where this is asked.
    fileprivate func isDistinct(from other: Gradient, in viewBox: Rect) -> Bool {
        guard case .radial(let center, let radius, _, _) = shape else { return false }
        // A difference in less than a twentieth of the circle is not noticed.
        let samples = 20
        func share(_ number: Int) -> Double { (2 * Double(number) + 1) / Double(samples) - 1 }
        return (0..<samples * samples).contains { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: samples)
            let way = Vector(share(column), share(row)) * radius
            let place = transform(center + way)
            return way.length <= radius && viewBox.contains(place)
                && color(at: place).isDistinct(from: other.color(at: place))
        }
    }

    /// The gradient with a colour in place of the current one.
    fileprivate func resolved(current: Color?) -> Gradient {
        var result = self
        for (index, stop) in stops.enumerated() where stop.isCurrent {
            if let current { result.stops[index].color = current.opacity(stop.color.alpha) }
        }
        return result
    }
}

extension Color {
    /// Whether it looks different on white or on black: by twice the just noticeable difference where both are side by
    /// side (CSS Color 4, 13.2), which these never are.
    fileprivate func isDistinct(from other: Color) -> Bool {
        [Color.black, .white].contains {
            composited(over: $0).difference(from: other.composited(over: $0)) > 0.04
        }
    }
}

extension GlyphSet {
    /// Gradients that a format for Android has in a simpler form: a warning where one sees it.
    ///
    /// - Parameter isRound: whether radial ones are circles, too.
    func gradientLosses(isRound: Bool, at location: SourceFile.Location?) -> [Diagnostic] {
        var (seen, unseen): ([String], [String]) = ([], [])
        for asset in assets {
            var (isSimpler, isVisible) = (false, false)
            for picture in asset.pictures where !isVisible {
                for layer in picture.drawing.layers where !isVisible {
                    let current = layer.paint.role.flatMap { palette[$0]?[picture.appearance] }
                    guard let gradient = layer.paint.gradient?.resolved(current: current),
                        let simplified = gradient.simplified(isRound: isRound)
                    else { continue }
                    isSimpler = true
                    isVisible = gradient.isDistinct(from: simplified, in: picture.drawing.viewBox)
                }
            }
            if isSimpler {
                if isVisible { seen.append(asset.qualifiedName) } else { unseen.append(asset.qualifiedName) }
            }
        }
        let form = isRound ? "circles with the focus in the middle" : "without a focus"
        func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
        var losses: [Diagnostic] = []
        if !seen.isEmpty {
            losses.append(
                Diagnostic(
                    .warning, id: "gradient-simplified",
                    "the radial gradients of \(names(seen)) are \(form) in this format, and look different",
                    at: location,
                    hint: "draw the gradient that way, or accept the difference"))
        }
        if !unseen.isEmpty {
            losses.append(
                Diagnostic(
                    .info, id: "gradient-simplified",
                    "the radial gradients of \(names(unseen)) are \(form) in this format, which is barely visible",
                    at: location, hint: "accept the difference, or draw the gradient that way"))
        }
        return losses
    }
}
