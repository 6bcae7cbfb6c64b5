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

/// The entry point that the package manager starts instead of the fuzzer's own.
@_cdecl("DrawingFuzz_main")
public func start(
    _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, words) = unsafe (count, words)
    return unsafe drive(&count, &words, fuzz)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt
