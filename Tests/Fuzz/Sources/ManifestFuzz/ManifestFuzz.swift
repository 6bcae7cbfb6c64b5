import GlyphKit

/// Reads a manifest, without drawings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    _ = try? Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg", "b.svg"]))
    return 0
}
