import Testing

/// A crash names the author's line, whatever code lies between it and the crash.
@Suite struct CrashFrameTests {
    @Test(
        "the innermost line of the author's is found through C and C++ that keeps no frame pointers",
        arguments: ["library", "callback", "cast", "wait", "abort", "thread", "swift"])
    func authorsLine(_ kind: String) throws {
        for clock in ["session", "machine"] {
            var probe = ClockProbe()
            probe.environment["QUINCE_CLOCK"] = clock
            probe.environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,limit=64,output-to=stdout"
            let lines: [String] = try probe.run("crash", kind)
            let expected: String = try #require(lines.first.map { $0.replacing("line ", with: "Scenario+Crash.swift:") })
            let frame: String = try #require(lines.first { $0.contains(" at /") && $0.contains("Scenario+Crash.swift") }, "\(lines)")
            #expect(frame.contains("/" + expected + ":"), "\(frame)")
        }
    }
}
