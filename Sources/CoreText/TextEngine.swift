import Foundation

/// The one lock around every table that text layout fills as it goes: fonts, kerning, bitmaps, remembered layouts.
///
/// UIKit measures text on any thread. Layouts themselves do not change once made and need no lock.
enum TextEngine {
    // Recursive, so that a font asked for while laying out needs no second way in.
    nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return mutex
    }()

    /// Runs `body` while no other thread is inside the text tables.
    @inline(__always)
    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
