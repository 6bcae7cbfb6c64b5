import FuzzDriver
import PathGeometry

/// Unites and cuts two paths of lines and curves on a small grid, where edges meet often: the areas must add up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var numbers = unsafe UnsafeBufferPointer(start: bytes, count: count).map { Double(Int8(bitPattern: $0)) / 8 }[...]
    func point() -> Point? { numbers.count < 2 ? nil : Point(numbers.removeFirst(), numbers.removeFirst()) }
    func path() -> Path {
        var path = Path()
        guard let start = point() else { return path }
        path.move(to: start)
        for index in 0..<6 {
            guard let next = point() else { break }
            if index % 3 == 2, let first = point(), let second = point() {
                path.cubic(first, second, to: next)
            } else {
                path.line(to: next)
            }
        }
        path.close()
        return path
    }
    let (a, b) = (path().normalized(), path().normalized())
    let both = a.combined(with: b, by: .intersection).area
    let any = a.combined(with: b, by: .union).area
    precondition(abs(a.area + b.area - both - any) < 0.5, "\(a.area) + \(b.area) is not \(both) + \(any)")
    return 0
}

/// The entry point that the package manager starts.
@_cdecl("UnionFuzz_main")
public func start(_ count: CInt, _ words: Words?) -> CInt { unsafe drive(fuzz, count, words) }
