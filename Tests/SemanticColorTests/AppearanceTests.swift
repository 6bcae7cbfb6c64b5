import SemanticColor
import Testing

@Test func indexIsThePositionInAllCases() {
    #expect(Appearance.allCases.map(\.index) == Array(0..<8))
}

@Test func missingValuesFallBackLevelFirstThenContrastThenStyle() {
    var color = DynamicColor(.white)
    color.state(.black, for: .dark)
    #expect(color[Appearance(style: .dark, contrast: .high, level: .elevated)] == .black)
    #expect(color[.lightHigh] == .white)
}
