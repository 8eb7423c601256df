import QuinceCombine
import Testing

/// What OpenCombine has no word of: the latest of several, several merged, groups by time.
@Suite struct CombiningTests {
    private struct Trouble: Error, Equatable {}

    /// Asks for values when it is told to.
    private final class Slow<Input>: Subscriber {
        typealias Failure = Never
        var values: [Input] = []
        var isDone = false
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { isDone = true }
    }

    @Test("the latest of two, three and four, once each has one") func latest() {
        let a = CurrentValueSubject<Int?, Never>(nil), b = PassthroughSubject<String, Never>(), c = CurrentValueSubject<Bool, Never>(true)
        var store: Set<AnyCancellable> = []
        var two: [String] = [], three: [String] = [], four: [String] = []
        a.combineLatest(b).sink { two.append("\($0.map(String.init) ?? "nil")\($1)") }.store(in: &store)
        Publishers.CombineLatest3(a, b, c).sink { three.append("\($0 ?? 0)\($1)\($2)") }.store(in: &store)
        a.combineLatest(b, c, Just(9)) { "\($0 ?? 0)\($1)\($2)\($3)" }.sink { four.append($0) }.store(in: &store)
        b.send("x")
        a.send(2)
        c.send(false)
        #expect(two == ["nilx", "2x"])
        #expect(three == ["0xtrue", "2xtrue", "2xfalse"])
        #expect(four == ["0xtrue9", "2xtrue9", "2xfalse9"])
    }

    @Test("the latest of several ends when all have, and fails with the first") func latestEnds() {
        let a = PassthroughSubject<Int, Trouble>(), b = PassthroughSubject<Int, Trouble>()
        var ends: [Subscribers.Completion<Trouble>] = [], seen: [Int] = []
        var store: Set<AnyCancellable> = []
        a.combineLatest(b, +).sink(receiveCompletion: { ends.append($0) }, receiveValue: { seen.append($0) }).store(in: &store)
        a.send(1)
        a.send(completion: .finished)
        #expect(ends.isEmpty)
        b.send(2)
        b.send(completion: .finished)
        #expect(ends == [.finished] && seen == [3])
        let c = PassthroughSubject<Int, Trouble>(), d = PassthroughSubject<Int, Trouble>()
        var cancelled = 0
        c.combineLatest(d.handleEvents(receiveCancel: { cancelled += 1 })).sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in }).store(
            in: &store)
        c.send(completion: .failure(Trouble()))
        #expect(ends == [.finished, .failure(Trouble())] && cancelled == 1)
    }

    @Test("the latest of several sends no more than was asked for, and drops what it did not send") func latestDemand() {
        let a = CurrentValueSubject<Int, Never>(0), b = PassthroughSubject<Int, Never>()
        let slow = Slow<Int>()
        a.combineLatest(b, { $0 * 10 + $1 }).subscribe(slow)
        slow.subscription?.request(.max(1))
        b.send(1)
        #expect(slow.values == [1])
        b.send(2)
        a.send(1)
        #expect(slow.values == [1])
        slow.subscription?.request(.unlimited)
        b.send(3)
        #expect(slow.values.last == 13)
        slow.subscription?.cancel()
        b.send(4)
        #expect(slow.values.last == 13)
    }

    @Test("merged publishers send as they come and end together") func merging() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var seen: [Int] = [], ends = 0
        var store: Set<AnyCancellable> = []
        subjects[0].merge(with: subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7])
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) }).store(in: &store)
        Publishers.MergeMany(subjects).sink(receiveCompletion: { _ in ends += 10 }, receiveValue: { seen.append(-$0) }).store(in: &store)
        for index in 1...8 { subjects[index % 8].send(index) }
        // In which order a subject tells its subscribers is left open.
        #expect(seen.map(abs) == (1...8).flatMap { [$0, $0] } && Set(seen).count == 16)
        for subject in subjects.dropLast() { subject.send(completion: .finished) }
        #expect(ends == 0)
        subjects[7].send(completion: .finished)
        #expect(ends == 11)
        let three: Publishers.Merge3 = Just(1).merge(with: Just(2)).merge(with: Just(3))
        var all: [Int] = []
        three.sink { all.append($0) }.store(in: &store)
        #expect(all == [1, 2, 3])
        var isOver = false
        Publishers.MergeMany([Just<Int>]()).sink(receiveCompletion: { _ in isOver = true }, receiveValue: { _ in }).store(in: &store)
        #expect(isOver)
    }

    @Test("merged publishers keep one value each until it is asked for") func mergeDemand() {
        let slow = Slow<Int>()
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(2))
        #expect(slow.values == [1, 10])
        slow.subscription?.request(.max(1))
        #expect(slow.values.count == 3 && !slow.isDone)
        slow.subscription?.request(.unlimited)
        #expect(slow.values.sorted() == [1, 2, 3, 10, 20] && slow.isDone)
    }

    @Test("groups are sent at the end of each interval, when they are full, and before the end") func groups() {
        let clock = ManualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        var byTime: [[Int]] = [], byCount: [[Int]] = []
        var store: Set<AnyCancellable> = []
        subject.collect(.byTime(clock, 10)).sink { byTime.append($0) }.store(in: &store)
        subject.collect(.byTimeOrCount(clock, 10, 2)).sink { byCount.append($0) }.store(in: &store)
        for value in 1...3 { subject.send(value) }
        clock.advance(to: 10)
        clock.advance(to: 20)
        subject.send(4)
        subject.send(completion: .finished)
        clock.advance(to: 30)
        #expect(byTime == [[1, 2, 3], [4]])
        #expect(byCount == [[1, 2], [3], [4]])
        #expect(clock.isIdle)
    }

    @Test("sends and ends from many threads arrive one after another") func threads() async {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0, latest = 0, ends = 0
        let merged = Publishers.MergeMany(subjects).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { sum += $0 })
        let combined = Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { latest = $0.0 + $0.1 + $0.2 + $0.3 })
        await withTaskGroup(of: Void.self) { group in
            for subject in subjects {
                nonisolated(unsafe) let subject = subject
                group.addTask {
                    for value in 1...200 { subject.send(value) }
                    subject.send(completion: .finished)
                }
            }
        }
        withExtendedLifetime((merged, combined)) {}
        #expect(sum == 4 * 20_100 && latest == 800 && ends == 2)
    }
}

/// A scheduler whose time a test moves.
private final class ManualScheduler: Scheduler {
    struct Time: Strideable {
        var value: Int
        func distance(to other: Time) -> Span { Span(value: other.value - value) }
        func advanced(by span: Span) -> Time { Time(value: value + span.value) }
    }
    struct Span: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
        var value: Int
        var magnitude: Int { Swift.abs(value) }
        init(value: Int) { self.value = value }
        init(integerLiteral value: Int) { self.value = value }
        init?<T: BinaryInteger>(exactly source: T) { value = Int(source) }
        static func < (a: Span, b: Span) -> Bool { a.value < b.value }
        static func + (a: Span, b: Span) -> Span { Span(value: a.value + b.value) }
        static func - (a: Span, b: Span) -> Span { Span(value: a.value - b.value) }
        static func * (a: Span, b: Span) -> Span { Span(value: a.value * b.value) }
        static func += (a: inout Span, b: Span) { a = a + b }
        static func -= (a: inout Span, b: Span) { a = a - b }
        static func *= (a: inout Span, b: Span) { a = a * b }
        static func seconds(_ s: Int) -> Span { Span(value: s) }
        static func seconds(_ s: Double) -> Span { Span(value: Int(s)) }
        static func milliseconds(_ ms: Int) -> Span { Span(value: ms / 1000) }
        static func microseconds(_ us: Int) -> Span { Span(value: us / 1_000_000) }
        static func nanoseconds(_ ns: Int) -> Span { Span(value: ns / 1_000_000_000) }
    }
    private(set) var now = Time(value: 0)
    var minimumTolerance: Span { 0 }
    private var due: [(id: Int, time: Time, interval: Span?, action: () -> Void)] = []
    private var last = 0
    var isIdle: Bool { due.isEmpty }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    func schedule(after date: Time, tolerance: Span, options: Never?, _ action: @escaping () -> Void) { add(date, nil, action) }
    func schedule(after date: Time, interval: Span, tolerance: Span, options: Never?, _ action: @escaping () -> Void) -> any Cancellable {
        let id = add(date, interval, action)
        return AnyCancellable { self.due.removeAll { $0.id == id } }
    }

    @discardableResult private func add(_ time: Time, _ interval: Span?, _ action: @escaping () -> Void) -> Int {
        last += 1
        due.append((last, time, interval, action))
        return last
    }

    func advance(to value: Int) {
        now = Time(value: value)
        for entry in due where entry.time <= now {
            due.removeAll { $0.id == entry.id }
            if let interval = entry.interval { due.append((entry.id, entry.time.advanced(by: interval), interval, entry.action)) }
            entry.action()
        }
    }
}
