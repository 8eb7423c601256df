import Foundation
import HeadlessHost
import ObjectRuntime
import QuinceOSLog
import Synchronization
import UIKit

@_silgen_name("gettid") private func system_gettid() -> pid_t

/// What a window's process is: a copy of one that has loaded everything and started nothing.
extension Scenario {
    /// Prepares as for many windows and goes on in a copy of this process, under another identifier. Standard output stays the same.
    static func copyBeforeAll() {
        SessionTime.leave()
        ApplicationSession(delegateClassName: nil).prepare(forWindows: 51)
        print(ForkSafety.current.obstacle ?? "prepared")
        fflush(nil)
        // Locks and queues that were used before, by the thread as it was.
        let early = Mutex(0)
        early.withLock { $0 += 1 }
        DispatchQueue(label: "early").sync {}
        dispatchPrecondition(condition: .onQueue(.main))
        let parent: pid_t = getpid()
        let process: pid_t = ProcessCalls.fork()
        if process != 0 {
            var status: Int32 = 0
            waitpid(process, &status, 0)
            if status != 0 { print("The copy ended with status \(status).") }
            fflush(nil)
            _exit(0)
        }
        ThreadIdentity.forget(parent)
        SessionTime.enter()
    }

    /// The main queue and locks that several threads want, the main thread among them.
    static func copy(_ stage: Stage) {
        let log = stage.log
        func notify(_ text: String) { log.plain(text) }
        /// Without the session's clock other threads need the machine's time.
        func until(_ count: Int) {
            for _ in 0..<5000 where log.lines.count < count {
                stage.wait(0.01)
                if !SessionTime.isOn { usleep(1000) }
            }
        }
        notify("main thread \(Thread.isMainThread), identifier \(system_gettid() == getpid())")
        dispatchPrecondition(condition: .onQueue(.main))
        DispatchQueue.main.async {
            dispatchPrecondition(condition: .onQueue(.main))
            log.plain("main async")
        }
        Task { @MainActor in
            MainActor.assertIsolated()
            log.plain("main actor")
        }
        until(3)
        DispatchQueue.global().async {
            dispatchPrecondition(condition: .notOnQueue(.main))
            DispatchQueue.main.sync { log.plain("main sync") }
        }
        until(4)
        Task.detached {
            let text: String = await MainActor.run { "main actor from elsewhere" }
            log.plain(text)
        }
        until(5)
        let serial = DispatchQueue(label: "serial")
        serial.async { Thread.sleep(forTimeInterval: 0.05) }
        serial.sync { dispatchPrecondition(condition: .onQueue(serial)) }
        notify("serial sync behind work")
        contend(notify)
        once(notify)
    }

    /// Locks of every kind, and what each of them guards.
    private final class Locks: @unchecked Sendable {
        static let rounds = 20_000
        let mutex = Mutex(0), allocated = OSAllocatedUnfairLock(initialState: 0), lock = NSLock(), recursive = NSRecursiveLock()
        let serial = DispatchQueue(label: "contended")
        var counts = (locked: 0, recursive: 0, serial: 0)

        func useAll() {
            // One for each thread: a value is gone as soon as another is set for its key, even if somebody is about to read it.
            let key = DispatchSpecificKey<Int>()
            for round in 0..<Self.rounds {
                mutex.withLock { $0 += 1 }
                allocated.withLock { $0 += 1 }
                lock.withLock { counts.locked += 1 }
                recursive.withLock { recursive.withLock { counts.recursive += 1 } }
                serial.sync { counts.serial += 1 }
                // A lock of libdispatch's own, which the system hands over by the identifiers of threads.
                serial.setSpecific(key: key, value: round)
                _ = serial.getSpecific(key: key)
            }
        }

        var totals: [Int] { [mutex.withLock { $0 }, allocated.withLock { $0 }, counts.locked, counts.recursive, counts.serial] }
    }

    /// The main thread and two others want the same locks again and again.
    private static func contend(_ notify: (String) -> Void) {
        let locks = Locks(), group = DispatchGroup()
        for _ in 0..<2 { DispatchQueue.global().async(group: group) { locks.useAll() } }
        locks.useAll()
        group.wait()
        notify("locks \(locks.totals.allSatisfy { $0 == 3 * Locks.rounds })")
    }

    /// Values that are made at their first use, which the main thread and another ask for at the same time.
    private static func once(_ notify: (String) -> Void) {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { _ = Slow.value }
        let value: Int = Slow.value
        group.wait()
        notify("once \(value)")
    }

    private enum Slow {
        static let value: Int = {
            usleep(20_000)
            return 7
        }()
    }
}
