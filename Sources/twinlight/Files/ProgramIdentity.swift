#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The identity of this program, different from another version of it, also from one of the same number that a
/// developer has just built: its number, and the size and the time of its file.
enum ProgramIdentity {
    static var text: String {
        var status = stat()
        guard let path, unsafe stat(path, &status) == 0 else { return Twinlight.version }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return "\(Twinlight.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// The path of the running program.
    private static var path: String? {
        var bytes = [CChar](repeating: 0, count: 4 * Int(PATH_MAX) + 1)
        #if canImport(Darwin)
        let count = unsafe Int(proc_pidpath(getpid(), &bytes, UInt32(bytes.count - 1)))
        #else
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count - 1)
        #endif
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
