/// A file that an app edits: opened, kept in step with what the user changes, and saved without being asked. Subclasses say what is in the file and
/// what they make of it.
///
/// Files are read and written in a later turn of the main queue; completion handlers are called there too.
@preconcurrency @MainActor open class UIDocument: NSObject, NSFilePresenter, UIUserActivityRestoring {
    public enum ChangeKind: Int, Sendable {
        case done = 0
        case undone, redone, cleared
    }

    public enum SaveOperation: Int, Sendable {
        case forCreating = 0
        case forOverwriting
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: State { [] }
        /// Not opened yet, or closed.
        public static let closed = State(rawValue: 1 << 0)
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last attempt to save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user cannot edit now: the document is being read again.
        public static let editingDisabled = State(rawValue: 1 << 3)
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted by a document whose state has changed.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    /// The key in an activity's `userInfo` of the document's address.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"

    nonisolated private let place: DocumentPlace
    private let changes = DocumentChanges()
    private var observers: [NSObjectProtocol] = []
    private var undo: UndoManager?

    /// A document of a file, which need not be there yet. It is closed until it is opened, or saved for the first time.
    public init(fileURL url: URL) {
        place = DocumentPlace(url)
        super.init()
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.autosave() }
            })
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    // MARK: What the document is

    nonisolated open var fileURL: URL { place.url }
    /// The file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the file's type, by its extension.
    open var fileType: String? { DocumentTypes.identifier(of: fileURL) }
    /// When the file was last read or written by the document; nil for one that was not.
    open var fileModificationDate: Date?

    open private(set) var documentState: State = .closed {
        didSet {
            if documentState != oldValue { NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self) }
        }
    }

    /// The progress of moving the file to or from other devices; nil: none moves here.
    open var progress: Progress? { nil }

    /// Registers changes where it is used, each of which makes the document have unsaved ones.
    open var undoManager: UndoManager! {
        get {
            if let undo { return undo }
            self.undoManager = UndoManager()
            return undo
        }
        set {
            for observer in observers.dropFirst() { NotificationCenter.default.removeObserver(observer) }
            observers.removeLast(max(0, observers.count - 1))
            undo = newValue
            guard let newValue else { return }
            observe(.NSUndoManagerDidCloseUndoGroup, of: newValue) { manager in manager.isUndoing || manager.isRedoing ? nil : .done }
            observe(.NSUndoManagerDidUndoChange, of: newValue) { _ in .undone }
            observe(.NSUndoManagerDidRedoChange, of: newValue) { _ in .redone }
        }
    }

    private func observe(_ name: NSNotification.Name, of manager: UndoManager, _ kind: @escaping @MainActor @Sendable (UndoManager) -> ChangeKind?) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, let undo = self.undo, let change = kind(undo) else { return }
                    self.updateChangeCount(change)
                }
            })
    }

    // MARK: Contents, which subclasses give and take

    /// Takes what was read: `Data` of a file, a `FileWrapper` of a package. Subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        throw CocoaError(.fileReadUnknown)
    }

    /// Gives what is to be written: `Data` or a `FileWrapper`. Subclasses override it.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

    /// Reads the file and loads what is in it.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw CocoaError(.fileReadNoSuchFile) }
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url, options: .immediate) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: DocumentTypes.identifier(of: url))
        fileModificationDate = modificationDate(of: url)
    }

    /// Writes contents so that a failure leaves the file as it was, with attributes.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        let beside: URL = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).\(url.pathExtension)")
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try writeContents(contents, to: beside, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
            let attributes: [(FileAttributeKey, Any)] = (additionalFileAttributes ?? [:]).compactMap { key, value in
                (key as? FileAttributeKey ?? (key as? String).map(FileAttributeKey.init(rawValue:))).map { ($0, value) }
            }
            if !attributes.isEmpty {
                try FileManager.default.setAttributes(Dictionary(uniqueKeysWithValues: attributes), ofItemAtPath: beside.path)
            }
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            try FileManager.default.moveItem(at: beside, to: url)
        } catch {
            try? FileManager.default.removeItem(at: beside)
            throw error
        }
    }

    /// Writes contents as they are.
    open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
        switch contents {
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
        case let data as Data: try data.write(to: url)
        case let data as NSData: try (data as Data).write(to: url)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Attributes that a file is written with, as `FileManager` has them. Default none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The type that is written; default the file's.
    open var savingFileType: String? { fileType }

    /// The extension of files of a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap(DocumentTypes.fileExtension(of:)) ?? fileURL.pathExtension
    }

    // MARK: Opening, saving, closing

    /// Reads the file. The completion handler hears whether that went well.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        guard documentState.contains(.closed) else {
            completionHandler?(false)
            return
        }
        later { [self] in
            do {
                try read(from: fileURL)
                documentState.remove([.closed, .editingDisabled])
                changes.clear()
                NSFileCoordinator.addFilePresenter(self)
                completionHandler?(true)
            } catch {
                handleError(error, userInteractionPermitted: true)
                completionHandler?(false)
            }
        }
    }

    open func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }

    /// Saves what is unsaved and lets go of the file.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        func end(_ success: Bool) {
            if success {
                NSFileCoordinator.removeFilePresenter(self)
                documentState.insert(.closed)
            }
            completionHandler?(success)
        }
        guard !documentState.contains(.closed), hasUnsavedChanges else {
            later { end(true) }
            return
        }
        autosave { end($0) }
    }

    open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }

    /// Asks for the contents now, and writes them later.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let token: Any = changeCountToken(for: saveOperation)
        func fail(_ error: any Error) {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: true)
            completionHandler?(false)
        }
        let contents: Any, attributes: [AnyHashable: Any]
        do {
            contents = try self.contents(forType: savingFileType ?? "public.data")
            attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        } catch {
            later { fail(error) }
            return
        }
        later { [self] in
            do {
                var failure: (any Error)?
                NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: .forReplacing, error: nil) { place in
                    do {
                        try writeContents(contents, andAttributes: attributes, safelyTo: place, for: saveOperation)
                    } catch { failure = error }
                }
                if let failure { throw failure }
                if saveOperation == .forCreating, documentState.contains(.closed) {
                    NSFileCoordinator.addFilePresenter(self)
                    documentState.remove(.closed)
                }
                place.url = url
                fileModificationDate = modificationDate(of: url)
                updateChangeCount(withToken: token, for: saveOperation)
                documentState.remove(.savingError)
                completionHandler?(true)
            } catch { fail(error) }
        }
    }

    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Reads another state of the file, in place of what is here.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        documentState.insert(.editingDisabled)
        later { [self] in
            var isRead = true
            do {
                try read(from: url)
                changes.clear()
                undo?.removeAllActions()
            } catch {
                isRead = false
                handleError(error, userInteractionPermitted: true)
            }
            documentState.remove(.editingDisabled)
            enableEditing()
            completionHandler?(isRead)
        }
    }

    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }

    /// Called before the document is read again; overridden to keep the user from editing.
    open func disableEditing() {}
    /// Called when the user may edit again.
    open func enableEditing() {}

    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }

    private func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    /// Runs `block` on the queue of work with files, after what is there already.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let work: () -> Void = block
        place.queue.addOperation { work() }
    }

    // MARK: Changes

    /// Whether there are changes that no save has written.
    open var hasUnsavedChanges: Bool { changes.count != 0 }

    /// Counts a change. With unsaved ones the document saves itself 15 seconds later, when the app goes to the background and when it is closed.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes.count += 1
        case .undone: changes.count -= 1
        case .cleared: changes.clear()
        }
        guard hasUnsavedChanges, !changes.isAutosaveDue else { return }
        changes.isAutosaveDue = true
        DispatchQueue.main.asyncAfter(deadline: .now() + DocumentChanges.autosaveDelay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.changes.isAutosaveDue = false
                if !self.documentState.contains(.closed) { self.autosave() }
            }
        }
    }

    /// A token for the changes up to now, for `updateChangeCount(withToken:for:)`.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSNumber(value: changes.count) }

    /// Counts the changes up to a token as saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changes.count -= (changeCountToken as? NSNumber)?.intValue ?? 0
    }

    /// Saves to the document's file where there are unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            if let completionHandler { later { completionHandler(true) } }
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func autosave() async -> Bool { await withCheckedContinuation { done in autosave { done.resume(returning: $0) } } }

    // MARK: Errors

    /// Called for what went wrong in opening, saving or reverting; overridden to tell the user. Calls `finishedHandlingError`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) { finishedHandlingError(error, recovered: false) }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Activities

    /// An activity of which the document is the subject; it becomes current with the document open.
    open var userActivity: NSUserActivity? {
        didSet { userActivity?.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL]) }
    }

    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }

    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: NSFilePresenter

    nonisolated open var presentedItemURL: URL? { fileURL }
    nonisolated open var presentedItemOperationQueue: OperationQueue { .main }

    /// Somebody else in the app has written the file: it is read again where nothing is unsaved here, else the document is in conflict.
    nonisolated open func presentedItemDidChange() {
        MainActor.assumeIsolated {
            guard !documentState.contains(.closed) else { return }
            if hasUnsavedChanges {
                documentState.insert(.inConflict)
            } else {
                revert(toContentsOf: fileURL)
            }
        }
    }

    nonisolated open func presentedItemDidMove(to newURL: URL) { place.url = newURL }

    nonisolated open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        MainActor.assumeIsolated {
            changes.clear()
            close { _ in completionHandler(nil) }
        }
    }
}

/// The place of a document's file; asked on any thread.
private final class DocumentPlace: @unchecked Sendable {
    private let lock = NSLock()
    private var current: URL
    let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }()

    init(_ url: URL) { current = url }

    var url: URL {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

/// The changes of a document that are not saved.
@MainActor private final class DocumentChanges {
    nonisolated init() {}
    /// As long as UIKit waits with saving by itself, about.
    static let autosaveDelay: TimeInterval = 15

    var count = 0
    var isAutosaveDue = false
    func clear() { count = 0 }
}
