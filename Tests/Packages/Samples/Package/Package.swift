// swift-tools-version: 6.0
import PackageDescription

/// Tests take the plugins' package from a folder.
let plugins: Package.Dependency =
    if let folder = Context.environment["TWINLIGHT_PLUGINS"] {
        .package(name: "twinlight-plugins", path: folder)
    } else {
        .package(url: "https://github.com/twinlight/twinlight-plugins", from: "0.1.0")
    }

let package = Package(
    name: "Sample",
    platforms: [.macOS(.v13)],
    dependencies: [plugins],
    targets: [
        .executableTarget(
            name: "App",
            // The plugin reads it: nothing in it is a resource as it is.
            exclude: ["Glyphs"],
            plugins: [.plugin(name: "TwinlightBuildPlugin", package: "twinlight-plugins")])
    ]
)
