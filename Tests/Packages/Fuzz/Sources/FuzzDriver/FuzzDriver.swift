// The way into libFuzzer that all fuzzers share: the package manager starts a program at an entry point with its own
// name, while libFuzzer expects to be the program.

/// A test of libFuzzer: it gets some bytes, and returns 0.
public typealias FuzzTest = @convention(c) (UnsafePointer<UInt8>, Int) -> CInt

/// The words of a command line, as C has them.
public typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Hands the command line and a test to libFuzzer, which calls the test until it crashes or the time is over.
///
/// - Returns: the exit status.
public func drive(_ test: FuzzTest, _ count: CInt, _ words: Words?) -> CInt {
    var (count, words) = unsafe (count, words)
    return unsafe runDriver(&count, &words, test)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<Words?>, _ test: FuzzTest
) -> CInt
