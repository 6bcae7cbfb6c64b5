/// Compares and formats contrast ratios, in the same manner for every text, table, page and report.
///
/// Ratios are truncated, not rounded: 2.999 does not count as 3. But a ratio is a quotient of sums of powers and has a
/// rounding error: black on white gives 20.999999999999996. A ratio that is less than `tolerance` below a number
/// counts as that number, both when it is judged and when it is written, so that no text says "3.00 is less than 3".
public enum ContrastRatio {
    /// In units of the ratio. The rounding error of a ratio is at most about 1e-14; one step in a channel of 16 bits
    /// changes it by at least a thousand times this tolerance.
    package static let tolerance = 1e-11

    /// Whether a ratio reaches the minimum.
    package static func reaches(_ ratio: Double, _ minimum: Double) -> Bool { ratio + tolerance >= minimum }

    /// Hundredths of a ratio, truncated: 299 for 2.9999999.
    package static func hundredths(_ ratio: Double) -> Int { units(ratio, perOne: 100) }

    /// Thousandths of a ratio, truncated.
    package static func thousandths(_ ratio: Double) -> Int { units(ratio, perOne: 1000) }

    /// The ratio with two decimals: `4.50`, `21.00`.
    package static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func units(_ ratio: Double, perOne: Double) -> Int {
        Int(((ratio + tolerance) * perOne).rounded(.down))
    }
}

extension Color {
    /// This colour composited over another: each encoded channel is weighted by alpha, as browsers and the system do,
    /// without rounding. The result is in Display P3 if one of the two is.
    public func composited(over backdrop: Color) -> Color {
        if hides(backdrop) { return self }
        let space: Space = self.space == .displayP3 || backdrop.space == .displayP3 ? .displayP3 : .sRGB
        let total = alpha + backdrop.alpha * (1 - alpha)
        guard total > 0 else { return Color(SIMD3(repeating: 0), space: space, alpha: 0) }
        let above = components(in: space.definition) * alpha
        let below = backdrop.components(in: space.definition) * (backdrop.alpha * (1 - alpha))
        return Color((above + below) / total, space: space, alpha: total)
    }

    /// Whether nothing of a colour is seen below this one, and the result stays in this one's space.
    private func hides(_ backdrop: Color) -> Bool {
        alpha == 1 && (space == .displayP3 || backdrop.space == .sRGB)
    }

    /// The relative luminance of WCAG 2: 0 is black, 1 white. Alpha is ignored.
    public var luminance: Double {
        switch space {
        case .sRGB:
            // The coefficients as printed in WCAG 2.2, so that the ratios agree with it to the last digit.
            (RGBSpace.sRGB.linear(SIMD3(red, green, blue)) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        case .displayP3:
            RGBSpace.displayP3.xyz(SIMD3(red, green, blue)).y
        }
    }

    /// The contrast ratio of WCAG 2 against an opaque background, from 1 to 21. A translucent colour is composited
    /// first, unrounded. Compare it by `ContrastRatio.reaches`: 2.999 does not reach 3.
    public func contrastRatio(on background: Color) -> Double {
        Self.contrastRatio(composited(over: background).luminance, background.luminance)
    }

    /// Of two luminances.
    private static func contrastRatio(_ a: Double, _ b: Double) -> Double {
        (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}

// MARK: - Colours that meet demands

/// A background, and the contrast ratio that a colour must reach on it.
public struct ContrastDemand: Hashable, Sendable {
    /// The background; opaque.
    public var ground: Color
    /// The ratio of WCAG 2, from 1 to 21.
    public var ratio: Double

    /// Requires a ratio, from 1 to 21, on an opaque background.
    public init(on ground: Color, atLeast ratio: Double) {
        self.ground = ground
        self.ratio = ratio
    }

    /// Whether the colour reaches the ratio.
    public func isMet(by color: Color) -> Bool { ContrastRatio.reaches(color.contrastRatio(on: ground), ratio) }
}

extension Color {
    /// The nearest colour, in OKLCH, that meets all demands; nil if there is none. Hue and alpha are kept, and as much
    /// of the chroma as the gamut allows.
    ///
    /// Luminance depends mostly on lightness. Chroma is kept so that a brand's blue does not become gray.
    ///
    /// - Parameter written: a function that maps a colour to the one that is read back after it was written, so that a
    ///   value that passes still passes in the file. The result is such a colour. It may round components to
    ///   hundredths, and not more coarsely.
    public func nearest(
        meeting demands: [ContrastDemand], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        if demands.allSatisfy({ $0.isMet(by: self) && $0.isMet(by: written(self)) }) { return written(self) }
        let (own, lab) = (components(in: .oklch), components(in: .oklab))
        let luminances = demands.map(\.ground.luminance)
        func meetsDemands(_ color: Color) -> Bool {
            let own = color.luminance
            return zip(demands, luminances).allSatisfy { demand, luminance in
                let shown = color.hides(demand.ground) ? own : color.composited(over: demand.ground).luminance
                return ContrastRatio.reaches(Self.contrastRatio(shown, luminance), demand.ratio)
            }
        }
        // Most lightnesses are too near to the grounds in any chroma: their colours need not be made.
        func mayMeetDemands(_ lightness: Double) -> Bool {
            if alpha < 1 { return true }
            let luminance = ColorSpace.luminances(upToOklab: SIMD3(lightness, lab.y, lab.z))
            let brightest = luminance.greatest + Self.luminanceOfRounding
            let darkest = luminance.least - Self.luminanceOfRounding
            return zip(demands, luminances).allSatisfy { demand, ground in
                brightest + 0.05 >= demand.ratio * (ground + 0.05) || ground + 0.05 >= demand.ratio * (darkest + 0.05)
            }
        }
        var best: (color: Color, distance: Double)?
        func consider(_ lightness: Double, _ shift: Double) {
            guard (0...1).contains(lightness), mayMeetDemands(lightness) else { return }
            let (candidate, chroma) = strongest(lightness: lightness, chroma: own.y, hue: own.z)
            let color = written(candidate)
            let loss = own.y - chroma
            let distance = (shift * shift + loss * loss).squareRoot()
            if distance < best?.distance ?? .infinity, meetsDemands(color) { best = (color, distance) }
        }
        // A thousandth of the distance from black to white is less than one step of eight bits.
        for step in 0...1000 {
            let shift = Double(step) / 1000
            if shift >= best?.distance ?? .infinity { break }
            consider(own.x - shift, shift)
            consider(own.x + shift, shift)
        }
        return best?.color
    }

    /// More than components rounded to hundredths change a luminance: half a step of each is 0.0115 near white.
    private static let luminanceOfRounding = 0.02

    /// The colour of a lightness and a hue with this chroma, or with the largest chroma that the gamut allows.
    private func strongest(lightness: Double, chroma: Double, hue: Double) -> (color: Color, chroma: Double) {
        func components(_ chroma: Double) -> SIMD3<Double> {
            space.definition.components(ofXYZ: ColorSpace.oklch.xyz(SIMD3(lightness, chroma, hue)))
        }
        var (low, high) = (0.0, chroma)
        let whole = components(chroma)
        if GamutMapping.contains(whole) { return (Color(whole.clamped, space: space, alpha: alpha), chroma) }
        // Ten bisections of a chroma below 0.5: accurate to half a thousandth.
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if GamutMapping.contains(components(middle)) { low = middle } else { high = middle }
        }
        return (Color(components(low).clamped, space: space, alpha: alpha), low)
    }

    /// The colour rounded to eight bits per channel.
    public static func fromBytes(of color: Color) -> Color {
        let (red, green, blue) = color.bytes
        return Color(bytes: red, green, blue, alpha: color.alpha)
    }
}
