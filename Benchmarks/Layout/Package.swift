// swift-tools-version: 6.2
import PackageDescription

// The engine's sources are linked into this package, so that it builds in seconds and sees the engine's `package` API.
let package = Package(
    name: "LayoutBenchmarks",
    targets: [
        .target(name: "LayoutEngine"),
        .target(name: "CKiwi", cxxSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(name: "LayoutBench", dependencies: ["LayoutEngine", "CKiwi"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
