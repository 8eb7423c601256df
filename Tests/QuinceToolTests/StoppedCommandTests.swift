import Foundation
import TestSupport
import Testing

@testable import quince

/// Starts the built tool as a shell does, without Quince's own supervision, and stops it in the middle.
@Suite("A command that is stopped")
struct StoppedCommandTests {
    private let folder: TemporaryFolder
    /// Seconds that no other process sleeps for.
    private let mark = "9\(UInt64.random(in: 1_000_000_000...9_999_999_999))"

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("tmp"), withIntermediateDirectories: true)
    }

    private func start(_ arguments: String..., path: String = "") throws -> Process {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        // Where the tests themselves run under `nohup`, the command would heed no HUP either.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal=HUP", products.appendingPathComponent("quince-tool").path] + arguments
        process.currentDirectoryURL = folder.url
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.path("tmp")
        environment["PATH"] = path + (environment["PATH"] ?? "")
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func wait(until condition: () -> Bool) {
        let limit = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < limit { usleep(2000) }
    }

    private static let statuses: [(Int32, Int32)] = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGKILL, SIGKILL)]

    @Test("ends its programs and what these started, and says which signal it was", arguments: statuses)
    func programs(signal: Int32, status: Int32) throws {
        try folder.write("#!/bin/sh\n(setsid sleep \(mark) &)\ntouch '\(folder.path("started"))'\nsleep \(mark)\n", to: "bin/swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/swift"))
        let process = try start("doctor", path: folder.path("bin:"))
        wait { FileManager.default.fileExists(atPath: folder.path("started")) && RunningProcesses.count(with: mark) >= 2 }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationStatus == status)
        wait { RunningProcesses.count(with: mark) == 0 }
        #expect(RunningProcesses.count(with: mark) == 0)
    }

    private var leftovers: [String] {
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))) ?? []
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
        return (inside + beside.filter { $0.contains("partial") || $0 == "out" }).filter { $0.hasPrefix("quince-") || !inside.contains($0) }
    }

    @Test("leaves no folder and no process of an app that never returns; after a kill the next run cleans up")
    func snapshot() throws {
        try folder.write("while true {}\n", to: "App/main.swift")
        try folder.write(
            """
            // !$*UTF8*$!
            { rootObject = P; objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
                G = {isa = PBXGroup; children = (F,); sourceTree = "<group>"; };
                F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                L = {isa = XCConfigurationList; buildConfigurations = (C,); };
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
                T = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; buildPhases = ();
                    buildConfigurationList = L; fileSystemSynchronizedGroups = (F,); };
            }; }
            """, to: "Demo.xcodeproj/project.pbxproj")
        let app = folder.path("/.quince/Demo/Demo.app/Demo")
        #expect(
            try {
                let build = try start("build"); build.waitUntilExit(); return build.terminationStatus
            }() == 0)
        for (signal, status) in Self.statuses {
            // Long enough for a machine that does much else at the time.
            let process = try start("snapshot", "--out", "out", "--timeout", "60")
            wait { RunningProcesses.count(with: app) > 0 && leftovers.count == 2 }
            #expect(leftovers.count == 2, "\(leftovers)")
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationStatus == status)
            wait { RunningProcesses.count(with: app) == 0 }
            #expect(RunningProcesses.count(with: app) == 0)
            #expect(leftovers.isEmpty == (signal != SIGKILL), "\(leftovers)")
        }
        let next = try start("snapshot", "--out", "out", "--timeout", "1")
        next.waitUntilExit()
        #expect(next.terminationStatus == CommandStatus.appTimedOut.rawValue)
        #expect(leftovers.isEmpty, "\(leftovers)")
    }
}
