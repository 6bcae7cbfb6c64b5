import SemanticColor
import Testing

@Suite struct ContrastRatioTests {
    @Test(arguments: [
        (2.9999999, "2.99", 2999), (2.99999999, "2.99", 2999), (2.999999999999, "3.00", 3000), (3, "3.00", 3000),
        (20.999999999999996, "21.00", 21000), (21, "21.00", 21000), (4.5, "4.50", 4500), (4.499999, "4.49", 4499),
        (1.1, "1.10", 1100), (1.005, "1.00", 1005), (2.29, "2.29", 2290), (1, "1.00", 1000),
    ])
    func `a contrast ratio is truncated, except for rounding errors`(ratio: Double, text: String, thousandths: Int) {
        #expect(ContrastRatio.text(ratio) == text)
        #expect(ContrastRatio.thousandths(ratio) == thousandths)
        // Fewer digits of the same number, not another one.
        #expect(ContrastRatio.hundredths(ratio) == thousandths / 10)
    }

    /// A ratio that is said to reach a minimum reads as if it did, and one that does not reads as if it did not.
    @Test(arguments: [1.0, 3, 4.5, 7, 21]) func `a contrast ratio passes exactly if its text does`(minimum: Double) {
        for offset in [0, 1e-15, 1e-13, 1e-12, 1e-10, 1e-9, 1e-7, 1e-6, 1e-3] {
            let ratio = minimum - offset
            let reads = Double(ContrastRatio.hundredths(ratio)) / 100 >= minimum
            #expect(ContrastRatio.reaches(ratio, minimum) == reads, "\(ratio)")
        }
    }

    @Test func blackReachesTwentyOneOnWhite() {
        #expect(ContrastRatio.reaches(Color.black.contrastRatio(on: .white), 21))
        #expect(ContrastDemand(on: .white, atLeast: 21).isMet(by: .black))
    }
}
