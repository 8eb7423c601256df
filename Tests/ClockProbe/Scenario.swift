import UIKit

/// What the program can do.
@MainActor enum Scenario {
    static let all: [String: @MainActor (Stage) -> Void] = [
        "timers": timers, "perform": perform, "equal": equal, "tasks": tasks, "sleeps": sleeps, "waits": waits, "descriptors": descriptors,
        "clocks": clocks, "work": work, "random": random, "main": mainThread, "network": network, "interleaved": interleaved, "frames": frames,
        "endless": endless, "combine": combine, "copy": copy, "date": date,
        "crash": crash, "elsewhere": elsewhere,
    ]

    // MARK: Timers

    static func timers(_ stage: Stage) {
        let log = stage.log
        nonisolated(unsafe) var count = 0
        let timer = Timer(timeInterval: 1, repeats: true) { _ in count += 1 }
        RunLoop.main.add(timer, forMode: .common)
        _ = Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in log("scheduled") }
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(deadline: .now() + 1, repeating: 40)
        source.setEventHandler { log("source") }
        source.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2)) { log("two milliseconds") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) { log("a minute on the wall") }
        stage.wait(120)
        log("\(count) seconds")
    }

    /// A view is changed on another thread.
    static func elsewhere(_ stage: Stage) {
        let label = UILabel()
        let log = stage.log
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { label.text = "late" } }
        stage.wait(1)
        log(label.text ?? "")
        for warning in WarningLog.shared.all { log("\(warning.kind)") }
    }

    /// The user sets the date while something waits.
    static func date(_ stage: Stage) {
        let log = stage.log
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { log("ten seconds") }
        stage.wait(5)
        SessionTime.setDate(1_709_222_400)
        log("\(Int(Date().timeIntervalSince1970))")
        stage.wait(10)
        log("\(Int(Date().timeIntervalSince1970))")
    }

    private final class Target: NSObject {
        let log: Log
        init(_ log: Log) { self.log = log }
    }

    static func perform(_ stage: Stage) {
        let target = Target(stage.log)
        ObjCRuntime.registration(of: Target.self, named: "ClockProbe.Target").method("late") { target, _ in
            target.log("performed")
            return nil
        }
        target.perform(Selector("late"), with: nil, afterDelay: 0.7)
        stage.log("asked")
        stage.wait(0.69)
        stage.log("before")
        stage.wait(0.01)
        stage.log("after")
    }

    /// All at half a second: in the order in which they were made.
    static func equal(_ stage: Stage) {
        let log = stage.log
        for index in 0..<5 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log("main \(index)") } }
        for index in 0..<3 { _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log("timer \(index)") } }
        for index in 0..<4 {
            let queue = DispatchQueue(label: "queue \(index)")
            queue.asyncAfter(deadline: .now() + 0.5) {
                log("queue \(index)")
                usleep(100_000)
                log("queue \(index) again")
            }
        }
        stage.wait(0.5)
        log("half a second")
        stage.wait(0.5)
    }

    // MARK: Tasks

    static func tasks(_ stage: Stage) {
        let log = stage.log
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 250_000_000)
            log("nanoseconds")
            try? await Task.sleep(for: .milliseconds(250))
            log("continuous")
            try? await Task.sleep(for: .milliseconds(250), clock: .suspending)
            log("suspending")
            try? await Task.sleep(until: .now + .milliseconds(250))
            log("until")
        }
        for index in 0..<4 {
            Task.detached {
                log("task \(index)")
                try? await Task.sleep(for: .seconds(2))
                log("task \(index) again")
            }
        }
        stage.wait(3)
    }

    // MARK: Frames

    /// A display link hears of every frame at its own time, and what is due between two frames comes between them.
    static func frames(_ stage: Stage) {
        let log = stage.log
        final class Ticker: NSObject {
            var times: [Double] = []
        }
        let ticker = Ticker()
        ObjCRuntime.registration(of: Ticker.self, named: "ClockProbe.Ticker").method("tick:") { ticker, arguments in
            let link: CADisplayLink = arguments[0]
            ticker.times.append(link.timestamp)
            return nil
        }
        let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
        link.add(to: .main, forMode: .common)
        nonisolated(unsafe) let seen = ticker
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.025) {
            log("media \(String(format: "%.3f", CACurrentMediaTime())) after \(seen.times.count) frames")
        }
        stage.wait(0.1)
        log("\(ticker.times.count) frames, the last at \(String(format: "%.3f", ticker.times.last ?? -1))")
    }

    static func endless(_ stage: Stage) {
        let log = stage.log
        @Sendable func again() { DispatchQueue.main.async { again() } }
        again()
        DispatchQueue.global().async { while !Thread.current.isCancelled { sched_yield() } }
        stage.wait(0.05)
        log("went on")
    }

    // MARK: All of it

    /// Twenty of everything, from five threads, with sets, identifiers and dates.
    static func interleaved(_ stage: Stage) {
        let log = stage.log
        let words: Set<String> = ["north", "south", "east", "west", "up", "down"]
        for index in 0..<20 {
            let seconds = Double((index * 7) % 20) / 10
            _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in log("timer \(index)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { log("main \(index)") }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { log("global \(index) \(UUID())") }
            DispatchQueue(label: "queue \(index)").async {
                log("queue \(index)")
                Thread.sleep(forTimeInterval: seconds)
                log("queue \(index) slept, \(words)")
            }
            Task.detached {
                log("task \(index)")
                try? await Task.sleep(for: .seconds(seconds))
                log("task \(index) at \(Date().timeIntervalSince1970)")
                await MainActor.run { log("task \(index) on the main actor, \(Int.random(in: 0..<1_000_000))") }
            }
            let view = UIView()
            UIView.animate(withDuration: seconds) {
                view.alpha = 0
            } completion: { _ in
                log("animation \(index)")
            }
        }
        stage.wait(2.5)
        log.plain("\(Date()) \(Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) }))")
    }
}
