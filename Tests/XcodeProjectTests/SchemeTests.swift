import Foundation
import InputLimits
import Testing

@testable import XcodeProject

@Suite("Schemes")
struct SchemeReadingTests {
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.3">
           <TestAction buildConfiguration = "Test" shouldUseLaunchSchemeArgsEnv = "NO">
              <EnvironmentVariables>
                 <EnvironmentVariable key = "IMAGES" value = "$(SOURCE_ROOT)/Images &amp; more" isEnabled = "YES"></EnvironmentVariable>
                 <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
              </EnvironmentVariables>
              <Testables>
                 <TestableReference skipped = "NO">
                    <BuildableReference BlueprintName = "DemoTests" BuildableName = "DemoTests.xctest"/>
                    <SkippedTests><Test Identifier = "SlowTests"></Test><Test Identifier = "WordTests/testWord()"/></SkippedTests>
                 </TestableReference>
                 <TestableReference skipped = "YES"><BuildableReference BlueprintName = "OldTests"/></TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction><EnvironmentVariables><EnvironmentVariable key = "RUN" value = "1" isEnabled = "YES"/></EnvironmentVariables></LaunchAction>
        </Scheme>
        """

    @Test("the test action says which targets and tests are run, how they are built and in which environment")
    func testAction() throws {
        let scheme = try SchemeReader.scheme(named: "Demo", in: text)
        #expect(scheme.testables.map(\.target) == ["DemoTests", "OldTests"] && scheme.testables.map(\.isSkipped) == [false, true])
        let tests = try SchemeTests(named: nil, testing: ["DemoTests", "OldTests", "NewTests"], among: [scheme], settings: ["SOURCE_ROOT": "/src"])
        #expect(tests.runs("DemoTests") && !tests.runs("OldTests") && tests.runs("NewTests"))
        #expect(tests.configuration == "Test" && tests.environment == ["IMAGES": "/src/Images & more"])
        #expect(tests.skippedTests == ["SlowTests", "WordTests/testWord"])
    }

    @Test("tests may use the run action's environment; a chosen scheme tests its own targets alone")
    func choice() throws {
        var other = try SchemeReader.scheme(
            named: "Other", in: text.replacing("shouldUseLaunchSchemeArgsEnv = \"NO\"", with: "shouldUseLaunchSchemeArgsEnv = \"YES\""))
        #expect(other.environment == ["RUN": "1"])
        other.testables = [Scheme.Testable(target: "NewTests", isSkipped: false)]
        let tests = try SchemeTests(named: "Other", testing: ["DemoTests", "NewTests"], among: [other])
        #expect(tests.runs("NewTests") && !tests.runs("DemoTests"))
        let error = #expect(throws: ProjectError.self) { try SchemeTests(named: "Nope", testing: [], among: [other]) }
        #expect(error?.advice == "Its schemes: Other.")
        #expect(try SchemeTests(named: nil, testing: ["A"], among: []).runs("A"))
    }

    @Test("a scheme that is broken or hostile ends")
    func hostile() throws {
        for cut in stride(from: 0, to: text.utf8.count, by: 41) { _ = try SchemeReader.scheme(named: "Cut", in: String(text.prefix(cut))) }
        let deep = String(repeating: "<A>", count: 100_000)
        #expect(throws: ReadingLimitError.self) { try SchemeReader.scheme(named: "Deep", in: deep) }
    }
}
