import Foundation
import FuzzDriver
import GlyphKit

/// In memory, where the system has a folder there.
private let path =
    (FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()) + "/manifest-fuzz.xml"

/// Reads a manifest, without drawings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = unsafe Data(bytes: bytes, count: count)
    do {
        try data.write(to: URL(fileURLWithPath: path))
        _ = try Manifest.read(at: path)
    } catch {}
    return 0
}

/// The entry point that the package manager starts.
@_cdecl("ManifestFuzz_main")
public func start(_ count: CInt, _ words: Words?) -> CInt { unsafe drive(fuzz, count, words) }
