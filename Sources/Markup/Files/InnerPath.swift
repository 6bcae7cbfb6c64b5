#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A path that a file names, such as a manifest, below a folder that a person typed.
///
/// A path that was typed may lead through links: the user who types it means where they lead. From there on no part may
/// be a link, since a file from elsewhere could come with one that leads anywhere. `Disk` opens each part in the one
/// before it, so the checked path is the one that is opened.
///
/// There is no exception for build systems that show inputs as links, such as Bazel: their rules copy the inputs first.
package struct InnerPath: Hashable, Sendable {
    /// As it was typed.
    package let folder: String
    package let steps: [String]

    /// - Parameters:
    ///   - path: an empty one is the folder itself. It stays below the folder, even if it begins with `/`.
    ///   - allowsParent: whether it may begin with one `..`, as an output's path may: the folder around the typed one
    ///     takes its place, wherever links lead to that.
    package init(_ path: String, in folder: String, allowsParent: Bool = false) {
        var steps = FolderPath.parts(of: path).filter { $0 != "." }
        let leadsOut = allowsParent && steps.first == ".."
        if leadsOut { steps.removeFirst() }
        self.folder = leadsOut ? FolderPath.below(folder, "..") : folder
        self.steps = steps
    }

    /// The whole path, for messages.
    package var text: String { text(of: steps.count) }

    /// As far as the first parts lead.
    func text(of count: Int) -> String { steps.prefix(count).reduce(folder) { FolderPath.below($0, $1) } }
}

/// A folder that is open: operations of `Disk` in it stay in it, even if something else is put in the place of a folder
/// around it.
package final class OpenFolder: Sendable {
    let descriptor: Int32
    package let path: String

    /// Nil where the folder does not exist.
    ///
    /// - Throws: an error where a part of the path is a link that was not typed.
    package init?(_ place: InnerPath) throws(FileError) {
        guard let descriptor = try Disk.entered(place) else { return nil }
        (self.descriptor, path) = (descriptor, place.text)
    }

    deinit { _ = close(descriptor) }

    /// The path of something in it.
    package func absolute(_ relative: String) -> String { path + "/" + relative }
}
