import FolderAccess

/// Lets one process at a time work in a build folder.
struct FolderLock {
    private let file: OpenFile

    /// Waits until the folder is free; calls `onWait` first when it is not. The lock ends with this value, or with the process.
    init(_ folder: BuildFolder, onWait: () -> Void) throws {
        file = try folder.handle.lock("lock", onWait: onWait)
        // Of a process that was killed.
        try folder.handle.folder("temporary", creating: true).removeAll()
    }

    /// Keeps the lock until here.
    func release() { withExtendedLifetime(file) {} }
}
