#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A folder that is open: what is asked of `Disk` in it stays in it, even if something else is put in the place of a
/// folder around it.
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
