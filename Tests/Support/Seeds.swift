import Foundation

/// The seeds of a property test: as many as `TWINLIGHT_SEEDS` says where it is set. Ten thousand take minutes in a
/// release build.
public func seeds(_ usual: UInt64) -> Range<UInt64> {
    0..<(ProcessInfo.processInfo.environment["TWINLIGHT_SEEDS"].flatMap { UInt64($0) } ?? usual)
}
