internal import GlyphModel
internal import Markup

extension GlyphSet {
    /// Reports assets whose names are no names on a platform, or become the same one there, before anything is written.
    ///
    /// - Parameters:
    ///   - name: of an asset, on the platform.
    ///   - isValid: can the platform have it?
    ///   - hint: what a valid name is.
    ///   - location: of the export, for assets without a place in a manifest.
    /// - Throws: `asset-name` for names that are not valid, and `identifier-clash`, with the places of both.
    func checkNames(
        as name: (Variant) -> String, isValid: (String) -> Bool, hint: String, at location: SourceFile.Location?
    ) throws(Findings) {
        var taken: [String: Variant] = [:]
        var faults: [Diagnostic] = []
        for variant in variants {
            let (own, name) = (variant.qualifiedName, name(variant))
            if !isValid(name) {
                faults.append(
                    Diagnostic(
                        .error, id: "asset-name",
                        "'\(own)' would be '\(name)' in this format, which is not a valid name there",
                        at: variant.entry.location ?? location, hint: hint))
            } else if let other = taken.updateValue(variant, forKey: name) {
                faults.append(
                    Diagnostic(
                        .error, id: "identifier-clash",
                        "'\(other.qualifiedName)' and '\(own)' are both '\(name)' in this format",
                        at: variant.entry.location ?? location, hint: "give one of the two another name",
                        notes: other.entry.location.map { ["'\(other.qualifiedName)' is at \($0)"] } ?? []))
            }
        }
        if !faults.isEmpty { throw Findings(faults) }
    }
}
