extension Palette {
    /// Is the colour translucent in any appearance?
    package func isTranslucent(_ role: ColorRole) -> Bool {
        guard let color = self[role] else { return false }
        return Appearance.allCases.contains { color[$0].alpha < 1 }
    }
}
