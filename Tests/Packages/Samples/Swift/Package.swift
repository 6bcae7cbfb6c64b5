// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Sample",
    platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
    targets: [
        // The code and the catalog as they are written: links to the output.
        .target(name: "Glyphs"),
        .target(name: "App", dependencies: ["Glyphs"], resources: [.process("Symbols.xcassets")]),
    ]
)
