// swift-tools-version: 6.1
import PackageDescription

// A package of its own: its programs are built with libFuzzer, which needs flags that the project must not have.
let fuzzers = ["PathFuzz", "DrawingFuzz", "UnionFuzz", "ManifestFuzz"]

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "twinlight", path: "../../..")],
    targets: [.target(name: "FuzzDriver")]
        + fuzzers.map { name in
            .executableTarget(
                name: name,
                dependencies: [
                    "FuzzDriver", .product(name: "GlyphKit", package: "twinlight"),
                    .product(name: "PathGeometry", package: "twinlight"),
                ],
                swiftSettings: [.unsafeFlags(["-parse-as-library"])])
        })
