import Foundation

/// The source that tests written for Quick get. SwiftPM lists the methods that a test class has in its sources, and the examples of a spec are none:
/// they are added to its list where the test runner hands it to XCTest, as Quick's own beginning for Linux does.
struct SpecEntry {
    /// Quick's package.
    let package: URL

    /// XCTest's function that runs a list of tests, which the linker is told to wrap.
    static let wrapped = "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF"

    static func isNeeded(in module: BuildModule) -> Bool { module.kind == .tests && ModuleSources.imports(of: module.sources).contains("Quick") }

    /// Specs that wait are there since Quick 7.
    private var hasAsyncSpecs: Bool {
        FileManager.default.fileExists(atPath: package.appendingPathComponent("Sources/Quick/Async/AsyncSpec.swift").path)
    }

    var text: String {
        """
        import Quick
        import QuinceXCTest
        import XCTest

        @_silgen_name("__real_\(Self.wrapped)") nonisolated private func __runTests(_ entries: [XCTestCaseEntry]) -> Never

        nonisolated(unsafe) private var __specs: [QuickSpec.Type]?

        /// Called by the test runner with its list, and by Quick with the same list behind the specs.
        @_silgen_name("__wrap_\(Self.wrapped)")
        nonisolated public func __quinceRunTests(_ entries: [XCTestCaseEntry]) -> Never {
            if let __specs { __runTests(SpecTests.named(entries, by: __specs)) }
            let specs = SpecTests.subclasses(of: QuickSpec.self)
            __specs = specs
            QCKMain(specs, configurations: SpecTests.subclasses(of: QuickConfiguration.self), testCases: entries\(hasAsyncSpecs ? " + __asyncEntries()" : ""))
        }
        \(hasAsyncSpecs ? Self.asyncEntries : "")
        """
    }

    private static let asyncEntries = """

        nonisolated private func __asyncEntries() -> [XCTestCaseEntry] {
            let specs = SpecTests.subclasses(of: AsyncSpec.self)
            return SpecTests.named(specs.map { testCase($0.allTests) }, by: specs)
        }

        """
}
