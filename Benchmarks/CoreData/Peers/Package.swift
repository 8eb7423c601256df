// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody else fetches GRDB.
let package = Package(
    name: "CoreDataPeers",
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
    targets: [.executableTarget(name: "GRDBBench", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])]
)
