import ObjectRuntime
import QuinceCombine
import Testing

@Suite struct PublishedTests {
    private class Model: ObservableObject {
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

    @Test("an observable object announces changes of its published properties, before they happen") func objectWillChange() {
        let model = Model()
        var changes: [Int] = []
        let token = model.objectWillChange.sink { changes.append(model.count) }
        model.count = 1
        model.name = "x"
        model.count = 2
        token.cancel()
        model.count = 3
        #expect(changes == [0, 1, 1])
        #expect(model.objectWillChange === model.objectWillChange)
    }

    private final class Named: NSObject, ObservableObject {
        @Published var title = ""
    }
    private final class Longer: Model {
        @Published var more = false
    }
    private class Plain {
        @Published var base = 1
    }
    private final class Above: Plain, ObservableObject {
        @Published var own = 1
    }
    private final class Boxed<Value>: ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
    }

    @Test("published properties announce whatever the superclass is") func superclasses() {
        var changes = 0
        var store: [AnyCancellable] = []
        let named = Named()
        named.objectWillChange.sink { changes += 1 }.store(in: &store)
        named.title = "x"
        let longer = Longer()
        longer.objectWillChange.sink { changes += 1 }.store(in: &store)
        longer.more = true
        longer.count = 1
        let above = Above()
        above.objectWillChange.sink { changes += 1 }.store(in: &store)
        above.base = 2
        above.own = 2
        let boxed = Boxed<Int?>(nil)
        boxed.objectWillChange.sink { changes += 1 }.store(in: &store)
        boxed.value = 1
        #expect(changes == 6)
    }

    private final class ByHand: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }
    private final class Own: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var value = 0
    }

    @Test("an object without published properties has one publisher for its life") func byHand() {
        let object = ByHand()
        var changes = 0
        let token = object.objectWillChange.sink { changes += 1 }
        object.value = 1
        token.cancel()
        #expect(changes == 1)
    }

    @Test("a publisher that the class declares itself is not told by published properties") func ownPublisher() {
        let object = Own()
        var changes = 0
        let token = object.objectWillChange.sink { changes += 1 }
        object.value = 1
        token.cancel()
        #expect(changes == 0)
    }

    @Test("values assigned to a published property arrive as long as its object lives") func assigning() {
        let source = PassthroughSubject<Int, Never>()
        var cancelled = 0
        var model: Model? = Model()
        let counted = source.handleEvents(receiveCancel: { cancelled += 1 })
        counted.assign(to: &model!.$count)
        source.send(4)
        #expect(model?.count == 4)
        weak let object = model
        model = nil
        #expect(object == nil)
        #expect(cancelled == 1)
    }

    @Test("assigning keeps neither the object nor its sink alive") func lifetimes() {
        final class Screen {
            let model = Model()
            var text = ""
            var store: Set<AnyCancellable> = []
            init() {
                model.$name.sink { [weak self] in self?.text = $0 }.store(in: &store)
                model.objectWillChange.sink { [weak self] in self?.text += "!" }.store(in: &store)
            }
        }
        var screen: Screen? = Screen()
        screen?.model.name = "b"
        #expect(screen?.text == "b")
        weak let gone = screen
        screen = nil
        #expect(gone == nil)
    }
}
