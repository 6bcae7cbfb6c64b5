internal import Foundation

/// Files of the project that tests compare with what the code gives, and write anew where that is asked for.
public enum Recording {
    /// `RECORD=1` asks for it.
    public static let isOn = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// The advice about a file that is not up to date.
    public static func advice(for path: String, of test: String) -> String {
        "\(path) is not up to date: run RECORD=1 swift test --filter \(test), and read the difference"
    }

    /// The first line in which two texts differ; nil if they are the same.
    public static func firstDifference(_ written: String, _ expected: String) -> String? {
        let (a, b) = (written.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
        for index in 0..<max(a.count, b.count) {
            let (old, new) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
            if old != new {
                return
                    "line \(index + 1): \(old.map { "'\($0)'" } ?? "nothing"), not \(new.map { "'\($0)'" } ?? "nothing")"
            }
        }
        return nil
    }
}
