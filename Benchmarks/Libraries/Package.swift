// swift-tools-version: 6.2
import PackageDescription

// Quince's sources are linked into this package, so that it sees their `package` API and nobody else builds the peers.
let package = Package(
    name: "LibraryBenchmarks",
    dependencies: [.package(url: "https://github.com/apple/swift-collections", from: "1.2.0")],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
        .systemLibrary(name: "CImageCodecs", pkgConfig: "libpng"),
        .systemLibrary(name: "CSpng", pkgConfig: "spng"),
        .target(name: "CVirtualTime", cSettings: [.define("_GNU_SOURCE")]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        .target(name: "SimulatedSystem"),
        .target(name: "ObjectRuntime", dependencies: ["CVirtualTime", "CZlib", "SimulatedSystem"], linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "PNGEncoding", dependencies: ["CImageCodecs"]),
        .target(name: "CoreGraphics", dependencies: ["ObjectRuntime", "PNGEncoding", "CCairo", "CImageCodecs", "CVirtualTime"]),
        .target(name: "InputLimits"),
        .target(name: "InterfaceFiles", dependencies: ["InputLimits"]),
        .executableTarget(
            name: "LibraryBench",
            dependencies: [
                "CoreGraphics", "PNGEncoding", "InterfaceFiles", "CImageCodecs", "CSpng", .product(name: "HeapModule", package: "swift-collections"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
