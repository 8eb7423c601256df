import Foundation

/// The frames of an animated GIF, which stand on those before them: they are cheap to get in order.
final class PixbufAnimation: @unchecked Sendable {
    /// A moment as the library has it.
    private struct Moment {
        var seconds = 0
        var microseconds = 0
    }

    private let data: Data
    private let header: PictureHeader
    private let lock = NSLock()
    private var content: OpaquePointer?
    private var iterator: OpaquePointer?
    private var position = 0
    private var now = Moment()

    init(_ data: Data, header: PictureHeader) {
        self.data = data
        self.header = header
    }

    deinit {
        guard let library = PixbufLibrary.shared else { return }
        if let iterator { library.release(iterator) }
        if let content { library.release(content) }
    }

    /// The whole picture that is seen while a frame is shown; nil where it cannot be read.
    func frame(at index: Int) -> Bitmap? {
        lock.lock()
        defer { lock.unlock() }
        guard let library = PixbufLibrary.shared else { return nil }
        if content == nil { content = library.content(of: data, type: "gif") }
        guard let content else { return nil }
        if iterator == nil || index < position {
            if let iterator { library.release(iterator) }
            (position, now) = (0, Moment())
            iterator = library.iterator(content, &now)
        }
        guard let iterator else { return nil }
        // The library has no numbers for frames: its time is moved on to the end of each.
        while position < index {
            let delay = library.delay(iterator)
            guard delay > 0 else { return nil }
            let microseconds = now.microseconds + Int(delay) * 1000
            now = Moment(seconds: now.seconds + microseconds / 1_000_000, microseconds: microseconds % 1_000_000)
            _ = library.advance(iterator, &now)
            position += 1
        }
        return library.picture(iterator).flatMap { library.bitmap(of: $0, header: header) }
    }
}
