import Support
import Testing

/// A box at a place of its own, hollow as an outline, or filled up to a distance from its edge.
private func box(_ index: Int, inset: Double? = nil) -> String {
    let (left, side) = (4.0 + Double(index) / 2, 16 - Double(index))
    let (x, width) = (left - 1 + (inset ?? 0), side + 2 - 2 * (inset ?? 0))
    let shape =
        inset == nil
        ? "<rect x=\"\(left)\" y=\"4\" width=\"\(side)\" height=\"16\" fill=\"none\" stroke=\"black\" stroke-width=\"2\"/>"
        : "<rect x=\"\(x)\" y=\"\(3 + (inset ?? 0))\" width=\"\(width)\" height=\"\(18 - 2 * (inset ?? 0))\"/>"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(shape)</svg>\n"
}

/// A folder with six outlines, and the fills of five of them, which are inset.
private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for index in 0..<6 { try folder.write(box(index), to: "Icons/box-\(index).svg") }
    for index in 0..<5 { try folder.write(box(index, inset: 0.75), to: "Drawn/box-\(index)-fill.svg") }
    return folder
}

@Suite(.takesTurns) struct LikeCommandTests {
    @Test func `fill --like --print prints the style with the number of supporting examples`() async throws {
        let folder = try project()
        let run = try await twinlight(folder, "fill", "Icons", "--like", "Drawn", "--print")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output == "<!-- 5 of 5 examples --> inset=\"0.75\"\n")
        let files = folder.files
        let other = try await twinlight(folder, "fill", "Icons", "--like", "Drawn", "--print", "--jobs", "1")
        #expect(other.output == run.output)
        #expect(folder.files == files)
    }

    @Test func `fill --like fills the other drawings in the style of the examples`() async throws {
        let folder = try project()
        let run = try await twinlight(folder, "fill", "Icons", "--like", "Drawn", "--output", "out")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        // The box is from 5.5 to 17.5 with its stroke.
        let text = try #require(folder.text("out/box-5.svg"))
        #expect(text.contains("M6.25") && !text.contains("M5.5"), "\(text)")
        let plain = try await twinlight(folder, "fill", "Icons/box-5.svg")
        #expect(plain.output.contains("M5.5"), "\(plain.output)")
        // The examples are compared with the stated style.
        let style = try await twinlight(folder, "fill", "Icons", "--like", "Drawn", "--style", "facet", "--print")
        #expect(style.output == "fill-style=\"facet\"\n<!-- 5 of 5 examples --> inset=\"0.75\"\n")
    }

    @Test func `fill --like reports fills that cannot be examples`() async throws {
        let folder = try project()
        try folder.write("no svg", to: "Drawn/box-0-fill.svg")
        try folder.write(box(1, inset: 0), to: "Drawn/box-1.svg")
        try folder.write(box(2), to: "Drawn/box-2-fill.svg")
        let run = try await twinlight(folder, "fill", "Icons", "--like", "Drawn", "--print")
        #expect(run.status == 0 && run.output == "<!-- 2 examples: the default style -->\n", "\(run.output)")
        #expect(run.errors.contains("Drawn/box-0-fill.svg:1:1: warning: "), "\(run.errors)")
        #expect(run.errors.contains("this fill has the same name as Drawn/box-1.svg, Icons/box-1.svg"))
        #expect(run.errors.contains("Drawn/box-2-fill.svg:1:1: warning: this fill is the outline itself"))
        try folder.write(box(1), to: "Other/ball.svg")
        let none = try await twinlight(folder, "fill", "Icons/box-1.svg", "--like", "Other")
        #expect(none.status == 0 && none.errors.contains("no fill in this folder has the name of an outline"))
    }

    @Test(arguments: [
        (["--like", "Nowhere"], "'--like' takes a folder"), (["--print"], "add '--like FOLDER'"),
        (["--like", "Drawn", "--print", "--output", "out"], "'--print' writes no drawings"),
        (["--like", "Drawn", "--print", "--explain"], "'--print' writes no drawings"),
        (["--like", "Drawn", "--print", "--without", "panel"], "a manifest leaves no rule out"),
    ])
    func `a usage error of fill --like is refused`(arguments: [String], error: String) async throws {
        let folder = try project()
        let run = try await Executable.run(["fill", "Icons"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.errors.contains(error), "\(run.errors)")
    }
}
