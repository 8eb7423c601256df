import Foundation
import Testing

@testable import HeadlessHost

@Suite struct HeapTrimmerTests {
    @Test func memoryIsGivenBackOnceItHasGrownMuch() {
        var resident = 100 << 20
        var heap = HeapTrimmer(resident: { resident })
        var trims: [Bool] = []
        // What is in use after the second is no reason to look again.
        for megabytes in [300, 400, 400, 700] {
            resident = megabytes << 20
            trims.append(heap.trimIfGrown())
        }
        #expect(trims == [false, true, false, true])
    }

    /// Of blocks that lie side by side every second one stays: the others, freed, are holes in the heap.
    @Test func holesInTheHeapAreGivenBack() {
        let count = 6000, size = 120_000
        let blocks: [UnsafeMutableRawPointer] = (0..<count).map { _ in
            let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            memset(block, 1, size)
            return block
        }
        let full = HeapTrimmer.residentBytes()
        #expect(full > count * size)
        for index in stride(from: 0, to: count, by: 2) { blocks[index].deallocate() }
        var calls = 0
        // As if little had been in memory before.
        var heap = HeapTrimmer(resident: {
            calls += 1
            return calls == 1 ? 0 : HeapTrimmer.residentBytes()
        })
        let isTrimmed: Bool = heap.trimIfGrown()
        #expect(isTrimmed)
        #expect(HeapTrimmer.residentBytes() < full - count * size / 4)
        for index in stride(from: 1, to: count, by: 2) { blocks[index].deallocate() }
    }
}
