import ObjectRuntime
import Testing

@testable import QuinceCombine

@Suite struct PublisherTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    @Test("a published property sends its value, then each new one before it is set") func published() {
        let model = Model()
        var seen: [String] = []
        let token = model.$name.sink { seen.append("\($0) while \(model.name)") }
        model.name = "b"
        token.cancel()
        model.name = "c"
        #expect(seen == ["a while a", "b while a"])
        #expect(model.name == "c")
    }

    @Test("an observable object announces changes of its published properties") func objectWillChange() {
        let model = Model()
        var changes = 0
        let token = model.objectWillChange.sink { changes += 1 }
        model.count = 1
        model.name = "x"
        token.cancel()
        #expect(changes == 2)
    }

    @Test("operators work on each value, and the end comes through") func operators() {
        var seen: [Int] = []
        var ended = false
        let token = [1, 2, 2, 3, 4, 5].publisher.removeDuplicates().filter { $0 % 2 == 1 }.map { $0 * 10 }.dropFirst().prefix(2)
            .sink(receiveCompletion: { _ in ended = true }, receiveValue: { seen.append($0) })
        token.cancel()
        #expect(seen == [30, 50])
        #expect(ended)
    }

    private struct Trouble: Error, Equatable {}

    @Test("a failure ends the values; replaceError puts one in its place") func failures() {
        let subject = PassthroughSubject<Int, Trouble>()
        var seen: [Int] = []
        var store: Set<AnyCancellable> = []
        subject.replaceError(with: -1).sink { seen.append($0) }.store(in: &store)
        subject.send(1)
        subject.send(completion: .failure(Trouble()))
        subject.send(2)
        #expect(seen == [1, -1])
        var end: Subscribers.Completion<Trouble>?
        subject.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in }).store(in: &store)
        #expect(end == .failure(Trouble()))
    }

    @Test("the latest of two, once both have one; merged, all of both") func combining() {
        let first = CurrentValueSubject<Int, Never>(1)
        let second = PassthroughSubject<String, Never>()
        var pairs: [String] = []
        var store: Set<AnyCancellable> = []
        first.combineLatest(second).sink { pairs.append("\($0)\($1)") }.store(in: &store)
        second.send("a")
        first.send(2)
        second.send("b")
        #expect(pairs == ["1a", "2a", "2b"])
        var merged: [Int] = []
        let other = PassthroughSubject<Int, Never>()
        first.merge(with: other).sink { merged.append($0) }.store(in: &store)
        other.send(7)
        first.send(3)
        #expect(merged == [2, 7, 3])
        store = []
        other.send(8)
        #expect(merged == [2, 7, 3])
    }

    @Test("a future gives its value to those who come later too") func futures() {
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
    }

    @Test("only as many values as were asked for are sent") func demand() {
        final class Slow: Subscriber {
            var values: [Int] = []
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
        }
        let slow = Slow()
        [1, 2, 3].publisher.map { $0 * 2 }.subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(2))
        #expect(slow.values == [2, 4])
        slow.subscription?.request(.unlimited)
        #expect(slow.values == [2, 4, 6, -1])
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
}
