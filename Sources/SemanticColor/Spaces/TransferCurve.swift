/// The transfer curve of a channel, from light to signal and back, mirrored below zero.
enum TransferCurve: Sendable {
    case linear
    /// A linear part near black, then a power: sRGB (IEC 61966-2-1) and, with other numbers, BT.2020.
    case sRGB, rec2020
    /// A pure power: Adobe RGB (1998).
    case power(Double)
    /// ProPhoto: a power with a linear part near black (ISO 22028-2).
    case prophoto

    /// Signal to linear light.
    func decoded(_ signal: Double) -> Double {
        let size = abs(signal)
        switch self {
        case .linear: return signal
        case .power(let exponent): return signedPower(signal, exponent)
        case .sRGB:
            if size <= 0.04045 { return signal / 12.92 }
            return mirrored(signal, signedPower((size + 0.055) / 1.055, 2.4))
        case .rec2020:
            if size < Self.beta * 4.5 { return signal / 4.5 }
            return mirrored(signal, signedPower((size + Self.alpha - 1) / Self.alpha, 1 / 0.45))
        case .prophoto:
            if size <= 16 / 512.0 { return signal / 16 }
            return signedPower(signal, 1.8)
        }
    }

    /// Linear light to signal.
    func encoded(_ light: Double) -> Double {
        let size = abs(light)
        switch self {
        case .linear: return light
        case .power(let exponent): return signedPower(light, 1 / exponent)
        case .sRGB:
            if size <= 0.0031308 { return light * 12.92 }
            return mirrored(light, 1.055 * signedPower(size, 1 / 2.4) - 0.055)
        case .rec2020:
            if size < Self.beta { return light * 4.5 }
            return mirrored(light, Self.alpha * signedPower(size, 0.45) - (Self.alpha - 1))
        case .prophoto:
            if size < 1 / 512.0 { return light * 16 }
            return signedPower(light, 1 / 1.8)
        }
    }

    /// The constants of BT.2020, table 4, with as many digits as both parts need to meet smoothly.
    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    private func mirrored(_ original: Double, _ size: Double) -> Double { original < 0 ? -size : size }
}
