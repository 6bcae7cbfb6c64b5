import FuzzDriver
import GlyphKit

/// Reads a drawing, outlines and fills it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = unsafe SourceFile(path: "a.svg", bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
    guard let glyph = try? Glyph(file) else { return 0 }
    _ = try? glyph.outlined().svg()
    _ = try? glyph.filled().svg()
    return 0
}

/// The entry point that the package manager starts.
@_cdecl("DrawingFuzz_main")
public func start(_ count: CInt, _ words: Words?) -> CInt { unsafe drive(fuzz, count, words) }
