import Foundation

/// Keeps the memory of bitmaps that were let go, since pages that were touched before are several times faster to draw
/// into than fresh ones.
final class MemoryPool: @unchecked Sendable {
    static let shared = MemoryPool()

    /// Bytes kept at most while nobody uses them.
    private let capacity = 24 << 20
    private let lock = NSLock()
    private var blocks: [(memory: UnsafeMutableRawPointer, size: Int)] = []
    private var kept = 0

    /// Memory for at least `size` bytes with any content, and its true size.
    func take(_ size: Int) -> (UnsafeMutableRawPointer, Int) {
        lock.lock()
        defer { lock.unlock() }
        let fitting = blocks.indices.filter { blocks[$0].size >= size && blocks[$0].size <= size * 2 }
        if let best = fitting.min(by: { blocks[$0].size < blocks[$1].size }) {
            let block = blocks.remove(at: best)
            kept -= block.size
            return (block.memory, block.size)
        }
        let rounded = (size + 4095) & ~4095
        return (UnsafeMutableRawPointer.allocate(byteCount: rounded, alignment: 64), rounded)
    }

    func give(_ memory: UnsafeMutableRawPointer, size: Int) {
        lock.lock()
        defer { lock.unlock() }
        blocks.append((memory, size))
        kept += size
        while kept > capacity, !blocks.isEmpty {
            let oldest = blocks.removeFirst()
            kept -= oldest.size
            oldest.memory.deallocate()
        }
    }
}
