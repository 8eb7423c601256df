import UIKit

// Functions of the C library that Swift's module of it leaves out.
@_silgen_name("ppoll") private func system_ppoll(
    _ descriptors: UnsafeMutablePointer<pollfd>, _ count: UInt, _ time: UnsafePointer<timespec>?, _ mask: OpaquePointer?
) -> Int32
@_silgen_name("epoll_create1") private func system_epoll_create1(_ flags: Int32) -> Int32
@_silgen_name("epoll_wait") private func system_epoll_wait(
    _ set: Int32, _ events: UnsafeMutablePointer<UInt64>, _ limit: Int32, _ milliseconds: Int32
) -> Int32
@_silgen_name("timerfd_create") private func system_timerfd_create(_ clock: Int32, _ flags: Int32) -> Int32
@_silgen_name("timerfd_settime") private func system_timerfd_settime(
    _ descriptor: Int32, _ flags: Int32, _ value: UnsafePointer<itimerspec>, _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32

extension Scenario {
    /// On a thread each, at the times of the session.
    static func sleeps(_ stage: Stage) {
        let log = stage.log
        func thread(_ name: String, _ work: @escaping @Sendable () -> Void) {
            Thread.detachNewThread {
                work()
                log(name)
            }
        }
        thread("Thread.sleep(forTimeInterval:)") { Thread.sleep(forTimeInterval: 1) }
        thread("Thread.sleep(until:)") { Thread.sleep(until: Date(timeIntervalSinceNow: 2)) }
        thread("sleep") { _ = sleep(3) }
        thread("usleep") { usleep(3_500_000) }
        thread("nanosleep") {
            var time = timespec(tv_sec: 4, tv_nsec: 0)
            nanosleep(&time, nil)
        }
        thread("clock_nanosleep") {
            var time = timespec(tv_sec: 0, tv_nsec: 0)
            clock_gettime(CLOCK_MONOTONIC, &time)
            time.tv_sec += 5
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
        }
        stage.wait(6)
    }

    /// One after another on a thread of their own: what a wait answers when its time is over, and when it is not.
    static func waits(_ stage: Stage) {
        let log = stage.log
        let signalled = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            log("semaphore \(DispatchSemaphore(value: 0).wait(timeout: .now() + 1) == .timedOut)")
            log("signalled \(signalled.wait(timeout: .now() + 5) == .success)")
            let group = DispatchGroup()
            group.enter()
            log("group \(group.wait(timeout: .now() + 1) == .timedOut)")
            group.leave()
            let condition = NSCondition()
            condition.lock()
            log("condition \(condition.wait(until: Date(timeIntervalSinceNow: 1)))")
            condition.unlock()
            let busy = NSLock()
            busy.lock()
            log("lock \(busy.lock(before: Date(timeIntervalSinceNow: 1)))")
            busy.unlock()
            let conditionLock = NSConditionLock(condition: 0)
            log("condition lock \(conditionLock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 1)))")
            let item = DispatchWorkItem {}
            log("work item \(item.wait(timeout: .now() + 1) == .timedOut)")
            item.perform()
            log("sem_timedwait \(timedSemaphore())")
            let timer = Timer(timeInterval: 0.25, repeats: true) { _ in log("timer of a thread") }
            RunLoop.current.add(timer, forMode: .default)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
            log("run loop")
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { signalled.signal() }
        stage.wait(20)
    }

    nonisolated private static func timedSemaphore() -> Bool {
        var semaphore = sem_t()
        sem_init(&semaphore, 0, 0)
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        time.tv_sec += 1
        return sem_timedwait(&semaphore, &time) == -1 && errno == ETIMEDOUT
    }

    /// Waits for descriptors on which nothing comes, and for one on which something does.
    static func descriptors(_ stage: Stage) {
        let log = stage.log
        Thread.detachNewThread {
            let pipe = Pipe()
            let descriptor: Int32 = pipe.fileHandleForReading.fileDescriptor
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            log("poll \(poll(&entry, 1, 1000))")
            var second = timespec(tv_sec: 1, tv_nsec: 0)
            log("ppoll \(system_ppoll(&entry, 1, &second, nil))")
            var limit = timeval(tv_sec: 1, tv_usec: 0)
            log("select \(select(0, nil, nil, nil, &limit))")
            var events: [UInt64] = [0, 0]
            log("epoll_wait \(system_epoll_wait(system_epoll_create1(0), &events, 1, 1000))")
            let timer: Int32 = system_timerfd_create(CLOCK_MONOTONIC, 0)
            var setting = itimerspec(it_interval: timespec(tv_sec: 0, tv_nsec: 0), it_value: timespec(tv_sec: 1, tv_nsec: 0))
            _ = system_timerfd_settime(timer, 0, &setting, nil)
            entry.fd = timer
            log("timerfd \(poll(&entry, 1, -1))")
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { pipe.fileHandleForWriting.write(Data([1])) }
            entry.fd = descriptor
            log("written \(poll(&entry, 1, 5000))")
        }
        stage.wait(10)
    }

    /// Everything that tells the time, at the start and 90 seconds later.
    static func clocks(_ stage: Stage) {
        let log = stage.log
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        func notify() {
            let parts = DateFormatter()
            parts.locale = Locale(identifier: "en_US_POSIX")
            parts.timeZone = TimeZone(identifier: ProcessInfo.processInfo.environment["TZ"] ?? "UTC")
            parts.dateFormat = "yyyy-MM-dd HH:mm:ss"
            var time = timeval()
            gettimeofday(&time, nil)
            var monotonic = timespec()
            clock_gettime(CLOCK_MONOTONIC, &monotonic)
            log("Date \(parts.string(from: Date()))")
            log("CFAbsoluteTime \(Int(Date().timeIntervalSinceReferenceDate))")
            log("time \(Foundation.time(nil) - Int(Date().timeIntervalSince1970)), gettimeofday \(time.tv_sec - Int(Date().timeIntervalSince1970))")
            log("media \(Int(CACurrentMediaTime().rounded())), uptime \(Int(ProcessInfo.processInfo.systemUptime.rounded())), monotonic \(monotonic.tv_sec)")
            log("continuous \(Int((ContinuousClock.now - continuous) / .seconds(1))), suspending \(Int((SuspendingClock.now - suspending) / .seconds(1)))")
            log("dispatch \(DispatchTime.now().uptimeNanoseconds / 1_000_000_000)")
        }
        notify()
        stage.wait(90)
        notify()
    }

    /// What a thread computes is waited for, however long it takes on this machine.
    static func work(_ stage: Stage) {
        let log = stage.log
        DispatchQueue.global().async {
            var sum: Double = 0
            for index in 0..<3_000_000 { sum += Double(index).squareRoot() }
            log("computed \(sum > 0)")
            DispatchQueue.main.async { log("told") }
        }
        Thread.detachNewThread {
            // A file that is read is waited for as well.
            let bytes: Int = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")).count) ?? 0
            log("read \(bytes > 0)")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { log("a millisecond") }
        stage.wait(1)
    }

    /// Code that keeps the main thread: it sleeps, waits for others, runs a run loop, or looks at the clock until it is late enough.
    static func mainThread(_ stage: Stage) {
        let log = stage.log
        Thread.sleep(forTimeInterval: 1)
        log("slept")
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
        semaphore.wait()
        log("signalled")
        DispatchQueue.global().sync { log("sync") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log("in the run loop") }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        log("ran")
        let end = Date(timeIntervalSinceNow: 1)
        while Date() < end {}
        log("looked")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            Thread.sleep(forTimeInterval: 2)
            log("slept in a block")
        }
        stage.wait(0.5)
        log("at \(String(format: "%.1f", stage.session.time))")
    }

    static func random(_ stage: Stage) {
        let log = stage.log
        log.plain("\(UUID()) \(NSUUID().uuidString)")
        log.plain("\((0..<5).map { _ in Int.random(in: 0..<1000) }) \(["a", "b", "c", "d", "e"].shuffled())")
        log.plain("\(Set(1...20).map { $0 }) \(Set(["north", "south", "east", "west"]).map { $0 })")
        var bytes = [UInt8](repeating: 0, count: 8)
        getentropy(&bytes, bytes.count)
        log.plain("\(bytes) \(arc4random_uniform(1000))")
        let file: Int32 = open("/dev/urandom", O_RDONLY)
        _ = Foundation.read(file, &bytes, bytes.count)
        close(file)
        log.plain("\(bytes) \("label".hashValue)")
    }
}
