import Foundation

/// Keeps the memory of bitmaps that were let go, since pages that were touched before are several times faster to draw
/// into than fresh ones.
final class MemoryPool: @unchecked Sendable {
    static let shared = MemoryPool()

    /// Bytes kept at most while nobody uses them.
    private let capacity = 24 << 20
    private let lock = NSLock()
    private var blocks: [(memory: UnsafeMutableRawPointer, size: Int)] = []
    private var keptSize = 0

    /// Smaller blocks are not worth keeping.
    private let smallest = 64 << 10

    /// Memory for at least `size` bytes with any content, and its true size.
    func take(_ size: Int) -> (UnsafeMutableRawPointer, Int) {
        let rounded = size < smallest ? size : (size + 4095) & ~4095
        if size >= smallest, let block = kept(for: rounded) { return block }
        return (UnsafeMutableRawPointer.allocate(byteCount: rounded, alignment: 64), rounded)
    }

    private func kept(for size: Int) -> (UnsafeMutableRawPointer, Int)? {
        lock.lock()
        defer { lock.unlock() }
        var best: Int?
        for (index, block) in blocks.enumerated() where block.size >= size && block.size <= size * 2 {
            if best == nil || block.size < blocks[best!].size { best = index }
        }
        guard let best else { return nil }
        let block = blocks.remove(at: best)
        keptSize -= block.size
        return (block.memory, block.size)
    }

    func give(_ memory: UnsafeMutableRawPointer, size: Int) {
        guard size >= smallest else { return memory.deallocate() }
        lock.lock()
        defer { lock.unlock() }
        blocks.append((memory, size))
        keptSize += size
        while keptSize > capacity, !blocks.isEmpty {
            let oldest = blocks.removeFirst()
            keptSize -= oldest.size
            oldest.memory.deallocate()
        }
    }
}
