import Foundation

/// An object that shows or edits a file and wants to hear what others do with it: of an app here, what the app does through coordinators.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file; nil where there is none yet.
    var presentedItemURL: URL? { get }
    /// The queue that the presenter hears on.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Somebody wants to read: `reader` is called when what is unsaved is written, with what to call when it may be written again.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) throws(Unimplemented)
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) throws(Unimplemented)
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) throws(Unimplemented)
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) throws(Unimplemented)
    func presentedItemDidMove(to newURL: URL) throws(Unimplemented)
    func presentedItemDidChange() throws(Unimplemented)
    func presentedSubitemDidAppear(at url: URL) throws(Unimplemented)
    func presentedSubitemDidChange(at url: URL) throws(Unimplemented)
}

extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) throws(Unimplemented) { throw Unimplemented() }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) throws(Unimplemented) { throw Unimplemented() }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) throws(Unimplemented) { throw Unimplemented() }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func presentedItemDidMove(to newURL: URL) throws(Unimplemented) { throw Unimplemented() }
    public func presentedItemDidChange() throws(Unimplemented) { throw Unimplemented() }
    public func presentedSubitemDidAppear(at url: URL) throws(Unimplemented) { throw Unimplemented() }
    public func presentedSubitemDidChange(at url: URL) throws(Unimplemented) { throw Unimplemented() }
}

/// The running app's presenters.
final class FilePresenters: @unchecked Sendable {
    static var current: FilePresenters { AppServices.object { FilePresenters() } }

    private let lock = NSLock()
    private var presenters: [any NSFilePresenter] = []

    var all: [any NSFilePresenter] { lock.withLock { presenters } }

    func add(_ presenter: any NSFilePresenter) {
        lock.withLock { if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) } }
    }

    func remove(_ presenter: any NSFilePresenter) {
        lock.withLock { presenters.removeAll { $0 === presenter } }
    }

    /// Tells the presenters of a file, and of the folders it is in, but the one that acts.
    func tell(_ url: URL, but acting: (any NSFilePresenter)?, _ change: @escaping @Sendable (any NSFilePresenter, Bool) -> Void) {
        let path: String = url.standardizedFileURL.path
        for presenter in all where presenter !== acting {
            guard let own = presenter.presentedItemURL?.standardizedFileURL.path else { continue }
            let isItem: Bool = own == path
            guard isItem || path.hasPrefix(own + "/") else { continue }
            nonisolated(unsafe) let listener: any NSFilePresenter = presenter
            presenter.presentedItemOperationQueue.addOperation { change(listener, isItem) }
        }
    }
}
