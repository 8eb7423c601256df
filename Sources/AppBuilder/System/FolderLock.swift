import Foundation

/// Lets one process at a time work in a build folder.
final class FolderLock {
    private let descriptor: Int32

    /// Waits until the folder is free; calls `onWait` first when it is not.
    init(_ folder: URL, onWait: () -> Void) {
        descriptor = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        onWait()
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    /// The system releases it as well when the process ends in any way.
    func release() { if descriptor >= 0 { close(descriptor) } }
}
