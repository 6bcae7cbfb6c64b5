/// Something below the output that no earlier build wrote, at the path of a file of this build, or with the same name
/// in a catalog.
package struct OutputConflict: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// There is a file where one must be written.
        case foreignFile
        /// The catalog has another asset of the same type and name.
        case sameName
        /// The folder has a file of another type for the same Android drawable.
        case sameDrawable
        /// The folder of a catalog prefixes names with its own, and the group does not, or the other way round.
        case namespace(isNamespace: Bool)
        /// A file that others write as well cannot be read, so nothing can be added to it.
        case unreadable
        /// Links are not followed.
        case link
    }

    /// The path of the existing file, below the output.
    package var path: String
    package var reason: Reason
    /// The file of the build.
    package var file: AssetFile
    /// Other files of the existing asset, which would be removed if it were taken over.
    package var companions: [String] = []

    /// Its name for `--adopt`.
    package var name: String { file.adoptionName }
}

extension AssetFile {
    /// Its name for `--adopt`: the asset's name, or the path of a file that belongs to none.
    package var adoptionName: String { owner?.name ?? path }

    /// Whether this is the name of the file or of its asset. An asset may also be named without its namespaces.
    package func isNamed(_ name: String) -> Bool {
        if name == path { return true }
        guard let own = owner?.name else { return false }
        return name == own || own.hasSuffix("/" + name)
    }
}
