extension Palette {
    /// Whether the colour is translucent in any appearance.
    package func isTranslucent(_ role: ColorRole) -> Bool {
        self[role]?.isTranslucent ?? false
    }
}
