import Foundation

/// The seeds of a property test: as many as `TWINLIGHT_SEEDS` says where it is set, else this number of them in a
/// release build and a quarter in a debug build, where geometry takes thirty times as long.
public func seeds(_ usual: UInt64) -> Range<UInt64> {
    #if DEBUG
    let few = max(1, usual / 4)
    #else
    let few = usual
    #endif
    return 0..<max(1, ProcessInfo.processInfo.environment["TWINLIGHT_SEEDS"].flatMap { UInt64($0) } ?? few)
}
