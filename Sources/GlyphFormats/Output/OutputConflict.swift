/// Something below the output that no earlier build wrote, where a file of this build has to go, or under the same
/// name in a catalog.
package struct OutputConflict: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// A file stands where one is to be written.
        case foreignFile
        /// The catalog has another asset of the same type and name.
        case sameName
        /// The folder of a catalog puts its name in front of names, and is not to, or the other way round.
        case namespace(isNamespace: Bool)
        /// A file that others write as well cannot be read, so nothing can be added to it.
        case unreadable
        /// Links are not followed.
        case link
    }

    /// Of what stands there, below the output.
    package var path: String
    package var reason: Reason
    /// The file of the build that it is about.
    package var file: AssetFile
    /// Other files of the asset that stands there, which would go if it were taken over.
    package var companions: [String] = []

    /// What `--adopt` calls it.
    package var name: String { file.adoptionName }
}

extension AssetFile {
    /// What `--adopt` calls it: the asset's name, or the path of a file that belongs to none.
    package var adoptionName: String { owner?.name ?? path }

    /// Is it, or its asset, called so? An asset is also called by its name without namespaces.
    package func isNamed(_ name: String) -> Bool {
        if name == path { return true }
        guard let own = owner?.name else { return false }
        return name == own || own.hasSuffix("/" + name)
    }
}
