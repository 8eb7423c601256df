import AppSession
internal import CVirtualTime
import Foundation

/// The memory a session draws into, kept from picture to picture and from window to window: cold memory costs three
/// times as much to draw into as warm.
///
/// The drawing of a device over an app spoils the app's pixels there, and the app redraws only what changed; so the store
/// keeps the app's pixels under the device's and puts them back before the app draws again.
final class PixelStore {
    private var mapping: UnsafeMutableRawBufferPointer?
    private var memory: UnsafeMutableRawPointer?
    private var capacity: Int = 0
    private var current: FrameBuffer?
    /// The thread that touches new memory; nil when that is done.
    private var warming: UnsafeMutableRawPointer?
    private var kept: [(region: PixelRegion, pixels: [UInt32])] = []

    deinit { release() }

    /// Makes sure that there is memory for a buffer of this size.
    ///
    /// New memory is touched by another thread while the app starts: the system makes pages at their first use, which for
    /// an iPad's picture costs as much as drawing it. Large pages are asked for, of which a picture needs a dozen.
    func prepare(width: Int, height: Int) {
        let size: Int = (width * height * 4 + Self.largePage - 1) & ~(Self.largePage - 1)
        guard size > capacity else { return }
        release()
        // Straight from the system, and straight back: the heap would keep a freed block of this size for itself.
        let block: UnsafeMutableRawPointer? = mmap(nil, size + Self.largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let block, block != MAP_FAILED else { fatalError("There is no memory for a picture of \(width) x \(height) pixels.") }
        let aligned: UnsafeMutableRawPointer = block.alignedUp(toMultipleOf: Self.largePage)
        madvise(aligned, size, MADV_HUGEPAGE)
        memory = aligned
        mapping = UnsafeMutableRawBufferPointer(start: block, count: size + Self.largePage)
        capacity = size
        // Nobody else touches the block until `buffer` has waited for this to end. Its size stands in its first bytes.
        aligned.storeBytes(of: size, as: Int.self)
        warming = vt_run_aside(
            { block in
                guard let block else { return }
                let size: Int = block.load(as: Int.self)
                for offset in stride(from: 0, to: size, by: PixelStore.smallPage) { block.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self) }
                block.storeBytes(of: 0, as: Int.self)
            }, aligned)
    }

    private func finishWarming() {
        if let warming { vt_wait(warming) }
        warming = nil
    }

    private static let smallPage = 4096
    private static let largePage = 2 << 20

    private func release() {
        finishWarming()
        if let mapping { munmap(mapping.baseAddress!, mapping.count) }
        mapping = nil
        memory = nil
        capacity = 0
        current = nil
        kept = []
    }

    /// The next draw starts from nothing.
    func forget() {
        kept = []
        current = nil
    }

    /// A buffer of this size with what the app drew into it last.
    func buffer(width: Int, height: Int) -> FrameBuffer {
        if let current, current.width == width, current.height == height {
            restore(into: current)
            return current
        }
        prepare(width: width, height: height)
        finishWarming()
        let fresh = FrameBuffer(pixels: memory!, width: width, height: height, stride: width * 4)
        kept = []
        current = fresh
        return fresh
    }

    /// Copies the pixels of `regions` until the next draw.
    func keep(_ regions: [PixelRegion]) {
        guard let current else { return }
        kept = regions.map { region in
            var pixels: [UInt32] = []
            pixels.reserveCapacity(region.width * region.height)
            for y in region.y..<region.y + region.height {
                let row: UnsafeMutablePointer<UInt32> = Self.row(current, region.x, y)
                pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: region.width))
            }
            return (region, pixels)
        }
    }

    private func restore(into buffer: FrameBuffer) {
        for (region, pixels) in kept {
            pixels.withUnsafeBufferPointer { source in
                for line in 0..<region.height {
                    let row: UnsafeMutablePointer<UInt32> = Self.row(buffer, region.x, region.y + line)
                    row.update(from: source.baseAddress! + line * region.width, count: region.width)
                }
            }
        }
        kept = []
    }

    private static func row(_ buffer: FrameBuffer, _ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self) + x
    }
}
