import Testing

@testable import LayoutEngine

/// Owners of memory: what they own ends once, when they go.
@Suite struct OwnershipTests {
    final class Ends { var numbers: [Int] = [] }

    /// Says when it ends.
    struct Token: ~Copyable {
        let number: Int
        let ends: Ends

        deinit { ends.numbers.append(number) }
    }

    @Test func aListEndsItsElementsWithIt() {
        let ends = Ends()
        do {
            let list = StableList<Token>()
            for number in 0..<40 { list.append(Token(number: number, ends: ends)) }
            #expect(list.count == 40)
            #expect(ends.numbers.isEmpty)
        }
        #expect(ends.numbers == Array(0..<40))
    }

    @Test func elementsOfAListStayWhereTheyAre() {
        let ends = Ends(), list = StableList<Token>()
        let first = list.append(Token(number: 0, ends: ends))
        for number in 1..<100 { list.append(Token(number: number, ends: ends)) }
        #expect(list[0] == first)
        #expect(first.pointee.number == 0)
        list.replace(at: 0, with: Token(number: 1000, ends: ends))
        #expect(list[0] == first)
        #expect(first.pointee.number == 1000)
        #expect(ends.numbers == [0])
    }

    @Test func theLastElementTakesARemovedOnesNumber() {
        let ends = Ends(), list = StableList<Token>()
        for number in 0..<4 { list.append(Token(number: number, ends: ends)) }
        list.remove(at: 1)
        #expect((0..<list.count).map { list[$0].pointee.number } == [0, 3, 2])
        list.remove(at: 2)
        #expect((0..<list.count).map { list[$0].pointee.number } == [0, 3])
        #expect(ends.numbers == [1, 2])
    }

    @Test func aSlotEndsItsElementAndNothingWhereItIsEmpty() {
        let ends = Ends()
        do {
            var slot = StableSlot<Token>()
            #expect(slot.pointer == nil)
            let place = slot.fill(with: Token(number: 7, ends: ends))
            #expect(slot.pointer == place)
            let empty = StableSlot<Token>()
            #expect(empty.pointer == nil)
        }
        #expect(ends.numbers == [7])
    }
}
