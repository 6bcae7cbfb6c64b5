internal import GlyphManifest
internal import Markup

/// The kinds of sets of which only the files are looked at: their pictures have rules of their own, such as the sizes
/// and the shape of an app's icon.
///
/// Their entries name files, as in image sets. Sets whose entries name other sets, such as a complication, are not
/// among them.
enum FileSets {
    /// The name of the array in `Contents.json` by the ending of the folder.
    private static let keys = ["appiconset": "images", "launchimage": "images", "dataset": "data"]

    /// Whether a folder is such a set.
    static func contains(_ path: String) -> Bool { key(of: path) != nil }

    /// The name of the array in the `Contents.json` of a folder; nil for another one.
    static func key(of path: String) -> String? { FolderPath.ending(of: path).flatMap { keys[$0] } }

    /// Why a set is not looked at, or of which kind it is.
    static func reason(of path: String) -> String {
        let ending = FolderPath.ending(of: path) ?? ""
        return contains(path)
            ? "of sets of the kind '\(ending)', only the files are" : "sets of the kind '\(ending)' are not audited"
    }
}
