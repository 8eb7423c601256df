import Foundation
import Testing

@testable import HeadlessHost

@Suite struct HeapTrimmerTests {
    @Test func memoryIsGivenBackOnceItHasGrownMuch() {
        var resident = 100 << 20
        var heap = HeapTrimmer(resident: { resident })
        resident = 300 << 20
        #expect(!heap.trimIfGrown())
        resident = 400 << 20
        #expect(heap.trimIfGrown())
        // What is in use is no reason to look again.
        #expect(!heap.trimIfGrown())
        resident = 700 << 20
        #expect(heap.trimIfGrown())
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
        #expect(heap.trimIfGrown())
        #expect(HeapTrimmer.residentBytes() < full - count * size / 2)
        for block in between { block.deallocate() }
    }
}
