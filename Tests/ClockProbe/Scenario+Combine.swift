import Foundation
import QuinceCombine

extension Scenario {
    /// Operators that wait, each on another scheduler.
    static func combine(_ stage: Stage) {
        let log = stage.log
        var store: Set<AnyCancellable> = []
        let typed = PassthroughSubject<Int, Never>()
        typed.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { log("debounced \($0)") }.store(in: &store)
        for value in 0..<3 { typed.send(value) }
        let queue = DispatchQueue(label: "combine")
        Just("delayed on a queue").delay(for: 0.5, scheduler: queue).sink { log($0) }.store(in: &store)
        let operations = OperationQueue()
        Just("delayed in an operation").delay(for: .seconds(0.5), scheduler: operations).sink { log($0) }.store(in: &store)
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(3).sink { _ in log("timer") }.store(in: &store)
        let silent = PassthroughSubject<Int, Never>()
        silent.timeout(.seconds(2), scheduler: DispatchQueue.main).sink(receiveCompletion: { _ in log("timed out") }, receiveValue: { _ in }).store(in: &store)
        stage.wait(1)
        let scrolled = PassthroughSubject<Int, Never>()
        scrolled.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { log("throttled \($0)") }.store(in: &store)
        scrolled.collect(.byTime(DispatchQueue.main, .milliseconds(500))).sink { log("grouped \($0)") }.store(in: &store)
        for value in 0..<3 {
            scrolled.send(value)
            RunLoop.main.run(until: Date())
        }
        stage.wait(1.2)
    }
}
