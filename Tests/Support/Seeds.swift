internal import Foundation

/// The seeds of a property test: as many as `TWINLIGHT_SEEDS` says where it is set, else all of them where tests may
/// take long, and an eighth elsewhere.
public func seeds(_ all: UInt64) -> Range<UInt64> {
    let stated = ProcessInfo.processInfo.environment["TWINLIGHT_SEEDS"].flatMap { UInt64($0) }
    return 0..<max(1, stated ?? (Long.isOn ? all : all / 8))
}
