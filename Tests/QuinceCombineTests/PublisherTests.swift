import ObjectRuntime
import QuinceCombine
import Testing

/// The parts of Combine that apps use most, as they write them.
@Suite struct PublisherTests {
    private struct Trouble: Error, Equatable {}

    @Test("operators work on each value, and the end comes through") func operators() {
        var seen: [Int] = []
        var ended = false
        let token = [1, 2, 2, 3, 4, 5].publisher.removeDuplicates().filter { $0 % 2 == 1 }.map { $0 * 10 }.dropFirst().prefix(2)
            .sink(receiveCompletion: { _ in ended = true }, receiveValue: { seen.append($0) })
        token.cancel()
        #expect(seen == [30, 50])
        #expect(ended)
    }

    @Test("a failure ends the values; it can be caught, tried again, or replaced") func failures() {
        let subject = PassthroughSubject<Int, Trouble>()
        var seen: [Int] = [], caught: [Int] = []
        var store: Set<AnyCancellable> = []
        subject.replaceError(with: -1).sink { seen.append($0) }.store(in: &store)
        subject.catch { _ in [7, 8].publisher }.sink { caught.append($0) }.store(in: &store)
        subject.send(1)
        subject.send(completion: .failure(Trouble()))
        subject.send(2)
        #expect(seen == [1, -1] && caught == [1, 7, 8])
        var end: Subscribers.Completion<Trouble>?
        subject.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in }).store(in: &store)
        #expect(end == .failure(Trouble()))
        var attempts = 0
        Deferred {
            attempts += 1
            return attempts < 3 ? Fail<Int, Trouble>(error: Trouble()).eraseToAnyPublisher() : Just(5).setFailureType(to: Trouble.self).eraseToAnyPublisher()
        }
        .retry(2).replaceError(with: 0).sink { seen.append($0) }.store(in: &store)
        #expect(seen.last == 5 && attempts == 3)
    }

    @Test("zip, share, switchToLatest, flatMap and handleEvents") func composing() {
        var store: Set<AnyCancellable> = []
        var pairs: [String] = []
        [1, 2, 3].publisher.zip(["a", "b"].publisher).sink { pairs.append("\($0)\($1)") }.store(in: &store)
        #expect(pairs == ["1a", "2b"])
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var sum = 0
        shared.sink { sum += $0 }.store(in: &store)
        shared.sink { sum += $0 }.store(in: &store)
        source.send(3)
        #expect(subscriptions == 1 && sum == 6)
        let queries = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>(), second = PassthroughSubject<Int, Never>()
        var answers: [Int] = []
        queries.switchToLatest().sink { answers.append($0) }.store(in: &store)
        queries.send(first.eraseToAnyPublisher())
        first.send(1)
        queries.send(second.eraseToAnyPublisher())
        first.send(2)
        second.send(3)
        #expect(answers == [1, 3])
        var flat: [Int] = []
        [1, 2].publisher.flatMap { Just($0).append($0 * 10) }.collect().sink { flat = $0 }.store(in: &store)
        #expect(flat == [1, 10, 2, 20])
    }

    @Test("a future gives its value to those who come later too, and to those who wait for it") func futures() async throws {
        var fulfil: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { fulfil = $0 }
        var seen: [Int] = []
        let early = future.sink { seen.append($0) }
        fulfil?(.success(5))
        fulfil?(.success(6))
        let late = future.sink { seen.append($0) }
        early.cancel()
        late.cancel()
        #expect(seen == [5, 5])
        #expect(await future.value == 5)
        await #expect(throws: Trouble.self) { try await Future<Int, Trouble> { $0(.failure(Trouble())) }.value }
    }

    @Test("the values of a publisher can be awaited one by one") func values() async throws {
        var all: [Int] = []
        for await value in [1, 2, 3].publisher.values { all.append(value) }
        #expect(all == [1, 2, 3])
        await #expect(throws: Trouble.self) { for try await _ in Fail<Int, Trouble>(error: Trouble()).values {} }
    }

    @Test("one subscription for several, once it is connected; a recording plays again") func connecting() {
        var seen: [Int] = []
        var store: Set<AnyCancellable> = []
        let source = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        source.sink { seen.append($0) }.store(in: &store)
        source.sink { seen.append($0 * 10) }.store(in: &store)
        #expect(seen.isEmpty)
        source.connect().store(in: &store)
        #expect(seen.sorted() == [1, 2, 10, 20])
        let record = Record<Int, Trouble>(output: [4], completion: .failure(Trouble()))
        record.replaceError(with: 0).sink { seen.append($0) }.store(in: &store)
        #expect(seen.suffix(2) == [4, 0])
    }

    @Test("notifications are values; the observer goes with the subscription") func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("QuinceTest")
        var count = 0
        let token = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        token.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    private final class Person: NSObject {
        var age = 1 {
            willSet { willChangeValue(forKey: "age") }
            didSet { didChangeValue(forKey: "age") }
        }
    }

    @Test("an observed property sends its value, then each new one; only what is asked for") func keyValueObserving() {
        let person = Person()
        ObjCRuntime.registration(of: Person.self, named: "QuinceCombineTests.Person").key("age") { $0.age }
        var ages: [Int] = [], later: [Int] = [], changes = 0
        var store: Set<AnyCancellable> = []
        person.publisher(for: \.age, __named: "age").sink { ages.append($0) }.store(in: &store)
        person.publisher(for: \.age, __named: "age", options: [.new]).sink { later.append($0) }.store(in: &store)
        person.publisher(for: \.age, __named: "age").didChange().sink { changes += 1 }.store(in: &store)
        person.age = 2
        #expect(ages == [1, 2] && later == [2] && changes == 2)
        store = []
        person.age = 3
        #expect(ages == [1, 2])
    }

    @Test("values are decoded and encoded") func coding() {
        struct Point: Codable, Equatable { var x: Int }
        var points: [Point] = []
        let token = Just(Data(#"{"x": 3}"#.utf8)).decode(type: Point.self, decoder: JSONDecoder()).replaceError(with: Point(x: 0)).sink { points.append($0) }
        token.cancel()
        #expect(points == [Point(x: 3)])
    }
}
