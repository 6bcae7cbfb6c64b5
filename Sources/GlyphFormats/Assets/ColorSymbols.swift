internal import GlyphModel
internal import Markup
internal import SemanticColor

extension GlyphSet {
    /// Colours of the manifest whose color sets get the same symbol in Xcode.
    ///
    /// - Parameter location: the location of the export.
    func colorSymbolClashes(at location: SourceFile.Location?) -> [Diagnostic] {
        var taken: [String: ColorRole] = [:]
        return rolesInUse.filter(ownRoles.contains).compactMap { role in
            guard let other = taken.updateValue(role, forKey: XcodeSymbol.text(role.rawValue)) else { return nil }
            return Diagnostic(
                .warning, id: XcodeSymbol.clashID,
                "the colours " + XcodeSymbol.clash(role.rawValue, other.rawValue), at: colorPlaces[role] ?? location,
                hint: XcodeSymbol.hint,
                notes: colorPlaces[other].map { ["'\(other.rawValue)' is at \($0)"] } ?? [])
        }
    }
}
