import Testing

@testable import ObjectRuntime

@Suite("Foundation's objects that Linux lacks")
struct FoundationObjectsTests {
    @Test("values for a user's devices are kept in a file") func ubiquitousValues() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)/values.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let store = NSUbiquitousKeyValueStore(file: file)
        store.set("text", forKey: "a")
        store.set(Int64(7), forKey: "b")
        store.set(true, forKey: "c")
        #expect(store.synchronize())
        let again = NSUbiquitousKeyValueStore(file: file)
        #expect(again.string(forKey: "a") == "text" && again.longLong(forKey: "b") == 7 && again.bool(forKey: "c"))
        #expect(again.double(forKey: "none") == 0 && again.object(forKey: "none") == nil)
        again.removeObject(forKey: "a")
        #expect(again.string(forKey: "a") == nil)
    }

    @Test("every store that an app makes holds the same values") func ubiquitousStores() {
        AppServices.current = AppServices()
        NSUbiquitousKeyValueStore().set("text", forKey: "a")
        #expect(NSUbiquitousKeyValueStore.default.string(forKey: "a") == "text")
        #expect(NSUbiquitousKeyValueStore() !== NSUbiquitousKeyValueStore.default)
        NSUbiquitousKeyValueStore.default.removeObject(forKey: "a")
        #expect(NSUbiquitousKeyValueStore().object(forKey: "a") == nil)
        #expect(NSLocale.autoupdatingCurrent == Locale.autoupdatingCurrent)
    }

    @Test("an array of weak objects forgets what is gone") func pointerArrays() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        do {
            let gone = NSObject()
            array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
            array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
            #expect(array.allObjects.count == 2)
        }
        #expect(array.count == 2 && array.allObjects.count == 1 && array.pointer(at: 1) == nil)
        array.compact()
        #expect(array.count == 1 && array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    }

    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let lock = NSLock()
        private var events: [String] = []
        var told: [String] { lock.withLock { events } }

        init(_ url: URL) {
            presentedItemURL = url
        }

        func presentedItemDidChange() { lock.withLock { events.append("changed") } }
        func presentedItemDidMove(to newURL: URL) { lock.withLock { events.append("moved to \(newURL.lastPathComponent)") } }
        func presentedSubitemDidChange(at url: URL) { lock.withLock { events.append("in it \(url.lastPathComponent)") } }
    }

    @Test("presenters hear what is written to their files and in their folders, but not what they write themselves") func presenters() {
        let url = URL(fileURLWithPath: "/nowhere/a.txt")
        let item = Presenter(url), folder = Presenter(URL(fileURLWithPath: "/nowhere"))
        for presenter in [item, folder] { NSFileCoordinator.addFilePresenter(presenter) }
        defer { for presenter in [item, folder] { NSFileCoordinator.removeFilePresenter(presenter) } }
        NSFileCoordinator(filePresenter: item).coordinate(writingItemAt: url, options: [], error: nil) { _ in }
        NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { _ in }
        NSFileCoordinator().item(at: url, didMoveTo: URL(fileURLWithPath: "/nowhere/b.txt"))
        for presenter in [item, folder] { presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
        #expect(item.told.sorted() == ["changed", "moved to b.txt"])
        #expect(folder.told == ["in it a.txt", "in it a.txt"])
    }
}
