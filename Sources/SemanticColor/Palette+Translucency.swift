extension Palette {
    /// Is the colour translucent in any appearance?
    package func isTranslucent(_ role: ColorRole) -> Bool {
        self[role]?.isTranslucent ?? false
    }
}
