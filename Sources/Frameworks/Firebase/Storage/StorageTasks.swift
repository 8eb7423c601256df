import UIKit

public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }

public typealias StorageHandle = String

/// A task that can be held and given up.
public protocol StorageTaskManagement: NSObjectProtocol {
    func enqueue()
    func pause()
    func cancel()
    func resume()
}

/// How far a task is.
open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    public let task: StorageTask
    public let metadata: StorageMetadata?
    public let reference: StorageReference
    public let progress: Progress?
    public let error: (any Error)?
    public let status: StorageTaskStatus

    init(
        _ task: StorageTask, _ reference: StorageReference, _ status: StorageTaskStatus, _ progress: Progress, _ metadata: StorageMetadata?,
        _ error: (any Error)?
    ) {
        (self.task, self.reference, self.status, self.progress) = (task, reference, status, progress)
        (self.metadata, self.error) = (metadata, error)
        super.init()
    }
}

open class StorageTask: NSObject, @unchecked Sendable {
    let reference: StorageReference
    let lock = NSLock()
    var status = StorageTaskStatus.unknown
    var metadata: StorageMetadata?
    var error: (any Error)?
    let progress = Progress(totalUnitCount: 0)

    init(_ reference: StorageReference) {
        self.reference = reference
        super.init()
    }

    open var snapshot: StorageTaskSnapshot {
        let (status, metadata, error) = lock.withLock { (self.status, self.metadata, self.error) }
        return StorageTaskSnapshot(self, reference, status, progress, metadata, error)
    }
}

/// A task whose progress can be followed.
open class StorageObservableTask: StorageTask, @unchecked Sendable {
    private var observers: [(handle: String, status: StorageTaskStatus, call: (StorageTaskSnapshot) -> Void)] = []
    private var last = 0
    private var isHeld = false
    private var isOver = false

    /// Calls a handler when the task comes to a state, and at once but after the call has returned where it is over in that state.
    @discardableResult
    open func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
        let (handle, isThere): (String, Bool) = lock.withLock {
            last += 1
            observers.append(("\(last)", status, handler))
            return ("\(last)", isOver && self.status == status)
        }
        if isThere { reference.storage.later { [self] in handler(snapshot) } }
        return handle
    }
    open func removeObserver(withHandle handle: String) { lock.withLock { observers.removeAll { $0.handle == handle } } }
    open func removeAllObservers(for status: StorageTaskStatus) { lock.withLock { observers.removeAll { $0.status == status } } }
    open func removeAllObservers() { lock.withLock { observers = [] } }

    /// Does the task's work; overridden.
    func work() throws -> (size: Int, metadata: StorageMetadata?) { (0, nil) }
    /// Tells whoever began the task of its end; overridden.
    func finish(_ error: (any Error)?) {}

    private func become(_ status: StorageTaskStatus) {
        let heard: [(StorageTaskSnapshot) -> Void] = lock.withLock {
            self.status = status
            return observers.filter { $0.status == status }.map(\.call)
        }
        if heard.isEmpty { return }
        let snapshot: StorageTaskSnapshot = snapshot
        heard.forEach { $0(snapshot) }
    }

    open func enqueue() { resume() }

    open func resume() {
        lock.withLock { isHeld = false }
        reference.storage.later { [self] in run() }
    }

    open func pause() {
        let isRunning: Bool = lock.withLock {
            defer { isHeld = true }
            return !isOver && !isHeld
        }
        if isRunning { reference.storage.later { [self] in if !lock.withLock({ isOver }) { become(.pause) } } }
    }

    /// Ends the task with `cancelled`.
    open func cancel() { reference.storage.later { [self] in end(StorageError.cancelled.asNSError) } }

    private func run() {
        if lock.withLock({ isHeld || isOver }) { return }
        become(.resume)
        do {
            let done = try work()
            progress.totalUnitCount = Int64(done.size)
            become(.progress)
            progress.completedUnitCount = Int64(done.size)
            become(.progress)
            // What an observer of the progress gave up.
            if lock.withLock({ isHeld || isOver }) { return }
            lock.withLock { metadata = done.metadata }
            end(nil)
        } catch { end(error) }
    }

    private func end(_ error: (any Error)?) {
        let isFirst: Bool = lock.withLock {
            defer { isOver = true }
            if !isOver { self.error = error }
            return !isOver
        }
        guard isFirst else { return }
        become(error == nil ? .success : .failure)
        finish(error)
    }
}

open class StorageUploadTask: StorageObservableTask, StorageTaskManagement, @unchecked Sendable {
    private let wanted: StorageMetadata.Kept?
    private let completion: ((StorageMetadata?, (any Error)?) -> Void)?
    private let data: () throws -> Data

    init(
        _ reference: StorageReference, _ metadata: StorageMetadata?, _ completion: ((StorageMetadata?, (any Error)?) -> Void)?,
        _ data: @escaping () throws -> Data
    ) {
        (wanted, self.completion, self.data) = (metadata?.kept, completion, data)
        super.init(reference)
    }

    override func work() throws -> (size: Int, metadata: StorageMetadata?) {
        guard !reference.fullPath.isEmpty else {
            throw StorageError.unknown(message: "Cannot upload to the root of a bucket.", serverError: [:]).asNSError
        }
        let data: Data = try data()
        return (data.count, reference.metadata(reference.storage.files.write(data, reference.fullPath, wanted)))
    }

    override func finish(_ error: (any Error)?) { completion?(error == nil ? lock.withLock { metadata } : nil, error) }
}

open class StorageDownloadTask: StorageObservableTask, StorageTaskManagement, @unchecked Sendable {
    private let read: (StorageReference) throws -> Data
    private let completion: (Data?, (any Error)?) -> Void
    private var data: Data?

    init(
        _ reference: StorageReference, _ read: @escaping (StorageReference) throws -> Data, _ completion: @escaping (Data?, (any Error)?) -> Void
    ) {
        (self.read, self.completion) = (read, completion)
        super.init(reference)
    }

    override func work() throws -> (size: Int, metadata: StorageMetadata?) {
        let data: Data = try read(reference)
        self.data = data
        return (data.count, nil)
    }

    override func finish(_ error: (any Error)?) { completion(error == nil ? data : nil, error) }
}
