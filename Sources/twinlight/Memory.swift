#if canImport(Glibc)
import Glibc
#endif

/// The memory of the process.
enum Memory {
    /// Large blocks are given back at once. By default, glibc keeps ever larger blocks in the reserves of each thread, which take
    /// 64 MiB of address space each: a limit on it ends the process although most of that is unused.
    static func limitReserves() {
        #if canImport(Glibc)
        // Its header cannot be imported.
        typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
        guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
        let set = unsafe unsafeBitCast(symbol, to: Option.self)
        let (mmapThreshold, trimThreshold, mostArenas) = (Int32(-3), Int32(-1), Int32(-8))
        _ = set(mmapThreshold, 1 << 20)
        // Memory that is given back must be asked for again: only much of it is.
        _ = set(trimThreshold, 8 << 20)
        _ = set(mostArenas, 4)
        #endif
    }
}
