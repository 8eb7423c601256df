import AppSession
import Testing

@testable import LayoutAudit

@Suite struct SlowStepsTests {
    @Test func slowSizesAreToldToTheVeryPointAndByTheWorst() {
        var looks = 0
        let steps = SlowSteps(320...1000) { size in
            looks += 1
            if (333...357).contains(size) { return 20 }
            return size >= 971 ? 30.2 : 2
        }
        let found: [LayoutFinding] = steps.findings()
        #expect(found.map(\.kind) == [.slowStep])
        #expect(found.first?.ranges == [.init(333, 357), .init(971, 1000)])
        #expect(
            found.first?.sentence == "The window takes 31 milliseconds of processor time for a step of its width, and a frame lasts 8.3")
        #expect(found.first?.line.hasPrefix("width from 333 to 357, from 971 to 1000: slow-step: ") == true)
        #expect((971...1000).contains(found.first?.worst ?? 0))
        #expect(looks < 150)
    }

    @Test func aStepThatIsSlowOnceIsNone() {
        var seen: Set<Int> = []
        #expect(SlowSteps(320...400) { seen.insert($0).inserted ? 50 : 3 }.findings().isEmpty)
    }

    @Test func aSingleSizeIsMeasured() {
        #expect(SlowSteps(320...320) { _ in 10 }.findings().map(\.ranges) == [[.init(320, 320)]])
    }
}
