internal import GlyphModel
internal import Markup
internal import SemanticColor

extension GlyphSet {
    /// Colours of the manifest whose color sets get the same symbol in Xcode.
    func colorSymbolClashes(at location: SourceFile.Location?) -> [Diagnostic] {
        var taken: [String: String] = [:]
        return rolesInUse.filter(ownRoles.contains).map(\.rawValue).compactMap { name in
            guard let other = taken.updateValue(name, forKey: XcodeSymbol.text(name)) else { return nil }
            return Diagnostic(
                .warning, id: XcodeSymbol.clashID, "the colours " + XcodeSymbol.clash(name, other), at: location,
                hint: XcodeSymbol.hint)
        }
    }
}
