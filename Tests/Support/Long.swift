internal import Foundation
public import Testing

/// Tests that take long: whole icon sets, hostile drawings, random cases at full number, other programs as judges of
/// many files. `TWINLIGHT_LONG=1` runs them.
public enum Long {
    public static let isOn = ProcessInfo.processInfo.environment["TWINLIGHT_LONG"] == "1"

    static let comment: Comment = "TWINLIGHT_LONG=1 runs what takes long"

    /// All cases where tests may take long, else one of so many.
    public static func cases<Case>(_ all: [Case], oneIn step: Int) -> [Case] {
        isOn ? all : all.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }
}

extension Trait where Self == ConditionTrait {
    /// The test takes long, and runs where that is asked for.
    public static var long: Self { .enabled(if: Long.isOn, Long.comment) }

    /// The test takes whole icon sets, since a sample does not show what it checks, and so it takes long.
    ///
    /// - Parameter reason: a sentence that says what it is that a sample does not show.
    public static func longOverWholeIconSets(since reason: String) -> Self {
        .enabled(
            if: Long.isOn && !IconSet.whole.isEmpty,
            Long.isOn ? "TWINLIGHT_MATERIAL names no folder with icon sets: \(reason)" : Long.comment)
    }

    /// The test takes hostile files, and so it takes long.
    public static var longOverHostileFiles: Self {
        .enabled(
            if: Long.isOn && !HostileFile.all.isEmpty,
            Long.isOn ? "TWINLIGHT_MATERIAL names no folder with hostile files" : Long.comment)
    }
}
