import PathGeometry
import Support
import Testing

private func read(_ text: String) -> (value: Double?, length: Int) {
    let bytes = Array(text.utf8)
    var offset = 0
    let value = Double.read(decimal: bytes.span, at: &offset)
    return (value, offset)
}

@Suite struct DecimalTests {
    @Test(arguments: [
        ("0", 0.0, 1), ("-0", -0.0, 2), ("+4", 4, 2), ("1.", 1, 2), (".5.5", 0.5, 2), ("1em", 1, 1),
        ("1e", 1, 1), ("1e+", 1, 1), ("1e3x", 1000, 3), ("1E-2", 0.01, 4), ("100-200", 100, 3),
        ("0x10", 0, 1), ("-.5", -0.5, 3), ("00012", 12, 5), ("1.e2", 100, 4),
    ])
    func theLongestNumberIsRead(text: String, value: Double, length: Int) {
        #expect(read(text) == (value, length))
    }

    @Test(arguments: ["", "-", "+", ".", "-.", "e5", "NaN", "Infinity", "+-1", " 1"])
    func `text that is not a number is not consumed`(text: String) {
        #expect(read(text).value == nil)
        #expect(read(text).length == 0)
    }

    @Test(arguments: [
        "0.1", "123456789012345678", "9007199254740993", "9007199254740992.9999999999999999999999",
        "1.7976931348623157e308", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
        "1e23", "8.5e22", "1e-400", "0.000000000000000000000000000000000001", "2.2250738585072011e-308",
        "179769313486231580793728971405301e276",
    ])
    func theNearestDoubleIsGiven(text: String) {
        #expect(read(text).value == Double(text))
    }

    @Test(arguments: seeds(20))
    func `every double is read back from its description`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
            if value.isFinite { #expect(read("\(value)").value == value, "seed \(seed)") }
            let small = Double.random(in: -1000...1000, using: &generator)
            #expect(read("\(small)").value == small, "seed \(seed)")
        }
    }

    @Test func numbersOfTenThousandDigitsAreRead() {
        let zeros = String(repeating: "0", count: 10_000)
        #expect(read("1" + zeros).value == .infinity)
        #expect(read("1" + zeros + "e-10000").value == 1)
        #expect(read("0." + zeros + "5").value == 0)
        #expect(read("0." + zeros + "5e10001").value == 5)
        #expect(read(zeros + "7." + zeros).value == 7)
        // Halfway between two doubles, and a digit far behind that decides.
        #expect(read("9007199254740993." + zeros).value == 9_007_199_254_740_992)
        #expect(read("9007199254740993." + zeros + "1").value == 9_007_199_254_740_994)
    }

    @Test func hugeExponentsAreInfiniteOrZero() {
        #expect(read("1e99999999999999999999").value == .infinity)
        #expect(read("-1e99999999999999999999").value == -.infinity)
        #expect(read("1e-99999999999999999999").value == 0)
        #expect(read("0e99999999999999999999").value == 0)
    }
}
