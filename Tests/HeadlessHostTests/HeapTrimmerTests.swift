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

    /// Blocks with something between them that stays: freed, they are holes in the heap.
    @Test func holesInTheHeapAreGivenBack() {
        let count = 3000, size = 120_000
        var blocks: [UnsafeMutableRawPointer] = [], between: [UnsafeMutableRawPointer] = []
        for _ in 0..<count {
            let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            memset(block, 1, size)
            blocks.append(block)
            between.append(.allocate(byteCount: 64, alignment: 16))
        }
        let full = HeapTrimmer.residentBytes()
        #expect(full > count * size)
        for block in blocks { block.deallocate() }
        var calls = 0
        // As if little had been in memory before.
        var heap = HeapTrimmer(resident: {
            calls += 1
            return calls == 1 ? 0 : HeapTrimmer.residentBytes()
        })
        let isTrimmed: Bool = heap.trimIfGrown()
        #expect(isTrimmed)
        #expect(HeapTrimmer.residentBytes() < full - count * size / 2)
        for block in between { block.deallocate() }
    }
}
