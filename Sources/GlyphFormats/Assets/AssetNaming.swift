package import GlyphModel
package import Markup

/// The names of assets in the files of a format, on a platform that has rules of its own for names.
package struct AssetNaming: Sendable {
    private let name: @Sendable (Variant, Export) -> String
    private let isValid: @Sendable (String) -> Bool
    private let hint: String

    /// - Parameters:
    ///   - hint: the form of a valid name.
    ///   - isValid: whether the platform can have a name.
    ///   - name: the name of an asset, on the platform.
    init(
        hint: String, isValid: @escaping @Sendable (String) -> Bool,
        name: @escaping @Sendable (Variant, Export) -> String
    ) {
        (self.hint, self.isValid, self.name) = (hint, isValid, name)
    }

    /// The assets that cannot be called so, in their order: `asset-name` for names that are not valid,
    /// `identifier-clash` for the second of two that become one.
    fileprivate func faults(in set: GlyphSet, _ export: Export) -> [MisnamedAsset] {
        var taken: [String: Variant] = [:]
        var faults: [MisnamedAsset] = []
        for variant in set.variants {
            let (own, name) = (variant.qualifiedName, name(variant, export))
            let location = variant.entry.location ?? export.location
            if !isValid(name) {
                faults.append(
                    MisnamedAsset(
                        variant: variant,
                        fault: Diagnostic(
                            .error, id: "asset-name",
                            "'\(own)' would be '\(name)' in the format '\(export.format)', which is not a valid name "
                                + "there",
                            at: location, hint: hint)))
            } else if let other = taken[name] {
                faults.append(
                    MisnamedAsset(
                        variant: variant,
                        fault: Diagnostic(
                            .error, id: "identifier-clash",
                            "'\(other.qualifiedName)' and '\(own)' are both '\(name)' in the format '\(export.format)'",
                            at: location, hint: MisnamedAsset.hint, notes: MisnamedAsset.notes(on: other))))
            } else {
                taken[name] = variant
            }
        }
        return faults
    }
}

/// An asset that cannot have its name in a format.
package struct MisnamedAsset: Sendable {
    package let variant: Variant
    package let fault: Diagnostic

    /// For two assets that cannot be distinguished.
    package static let hint = "give one of the two another name"

    /// Where the other one of two is.
    package static func notes(on other: Variant) -> [String] {
        other.entry.location.map { ["'\(other.qualifiedName)' is at \($0)"] } ?? []
    }
}

extension AssetFormat {
    /// The assets of a set that it cannot write by their names, in their order. It can write all others.
    package func misnamed(_ set: GlyphSet, _ export: Export) -> [MisnamedAsset] {
        naming?.faults(in: set, export) ?? []
    }
}
