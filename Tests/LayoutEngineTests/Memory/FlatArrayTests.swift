import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct FlatArrayTests {
    /// The first elements stand behind the header, later ones in memory of their own.
    @Test(arguments: [0, 1, 8, 5000]) func elementsSurviveGrowth(_ capacity: Int) {
        let array = FlatArray<Int32>(capacity: capacity)
        for value in 0..<Int32(20_000) { array.append(value) }
        #expect(array.count == 20_000)
        let areRight = (0..<20_000).allSatisfy { array[$0] == Int32($0) }
        #expect(areRight)
    }

    @Test func anArrayReplacesItsElementsWithThoseOfAnother() {
        for (own, other) in [(4, 4), (4, 4000), (4000, 4), (0, 4)] {
            let array = FlatArray<Int>(capacity: own)
            array.append(1)
            let replacement = FlatArray<Int>(capacity: other)
            for value in 10..<13 { replacement.append(value) }
            array.replace(with: replacement)
            #expect(Array(array.elements) == [10, 11, 12])
            for value in 13..<3000 { array.append(value) }
            #expect(array.last == 2999)
        }
    }

    @Test func elementsAreRemovedInPlace() {
        let array = FlatArray(0..<10)
        array.removeAll { $0 % 3 == 0 }
        #expect(Array(array.elements) == [1, 2, 4, 5, 7, 8])
        array.truncate(to: 2)
        #expect(array.popLast() == 2)
        #expect(array.popLast() == 1)
        #expect(array.popLast() == nil)
    }

    @Test func aHeapGivesItsNumbersInOrder() {
        var random = SeededGenerator(3)
        let numbers = (0..<200).map { _ in Int32.random(in: 0..<1000, using: &random) }
        let heap = FlatArray<Int32>()
        for number in numbers { heap.pushHeap(number) }
        var drained: [Int32] = []
        while let number = heap.popSmallest() { drained.append(number) }
        #expect(drained == numbers.sorted())
    }

    @Test func rowsTransposedTwiceAreTheSame() {
        let rows = CompressedRows()
        for entries in [[(0, 1.0), (2, -1)], [], [(1, 0.5)], [(2, 3), (0, 4)]] as [[(Int, Double)]] {
            for (column, coefficient) in entries { rows.append(column: column, coefficient: coefficient) }
            rows.endRow()
        }
        let columns = rows.transposed(columns: 3)
        #expect(columns.rowCount == 3)
        #expect(columns.range(2).map { columns.column[$0] } == [0, 3])
        #expect(columns.coefficient(row: 2, column: 3) == 3)
        #expect(columns.coefficient(row: 1, column: 0) == 0)
        let again = columns.transposed(columns: 4)
        for row in 0..<4 {
            for column in 0..<3 { #expect(again.coefficient(row: row, column: column) == rows.coefficient(row: row, column: column)) }
        }
    }
}
