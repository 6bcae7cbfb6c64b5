/// The beginning of code files, in languages whose comments begin with `//`.
enum CodeNotice {
    static let line = "// Made by twinlight: changes are lost with the next build.\n"
}
