import Foundation

/// Memory that an app's process and its host share, grown by the app's process as pictures need it.
public final class PictureMemory {
    private let descriptor: Int32
    private var base: UnsafeMutableRawPointer?
    private var size = 0

    public init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { unmap() }

    private func unmap() {
        if let base { munmap(base, size) }
        base = nil
        size = 0
    }

    /// The memory, of at least `count` bytes. Nil where the system has none, or where the other process did not provide it.
    public func bytes(_ count: Int, growing: Bool) -> UnsafeMutableRawPointer? {
        if let base, size >= count { return base }
        unmap()
        if growing, ftruncate(descriptor, count) != 0 { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) >= count else { return nil }
        guard let mapped = mmap(nil, Int(status.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), mapped != MAP_FAILED else {
            return nil
        }
        base = mapped
        size = Int(status.st_size)
        return mapped
    }
}
