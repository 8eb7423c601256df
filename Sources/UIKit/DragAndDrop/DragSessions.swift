import Foundation

/// The side of a drag that gives items away.
final class LocalDragSession: NSObject, UIDragSession {
    weak var drag: DragActivity?
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    func location(in view: UIView) -> CGPoint { drag?.location(in: view) ?? .zero }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The side of a drag that takes items.
final class LocalDropSession: NSObject, UIDropSession {
    private let source: LocalDragSession
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default

    init(_ source: LocalDragSession) {
        self.source = source
        super.init()
    }

    var items: [UIDragItem] { source.items }
    var allowsMoveOperation: Bool { source.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { source.isRestrictedToDraggingApplication }
    var localDragSession: (any UIDragSession)? { source }

    func location(in view: UIView) -> CGPoint { source.location(in: view) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        source.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source.canLoadObjects(ofClass: aClass) }

    /// Objects keep the order of their items, whichever was loaded first.
    private final class Arrivals: @unchecked Sendable {
        private let lock = NSLock()
        private var objects: [(any NSItemProviderReading)?]
        /// One more than there are objects: the caller, who has asked for them all.
        private var missing: Int

        init(count: Int) {
            objects = Array(repeating: nil, count: count)
            missing = count + 1
        }

        /// Returns all objects when this was the last.
        func add(_ object: (any NSItemProviderReading)?, at index: Int) -> [any NSItemProviderReading]? {
            lock.withLock {
                objects[index] = object
                return countDown()
            }
        }

        /// All were asked for. Returns them when they are there already.
        func allAskedFor() -> [any NSItemProviderReading]? { lock.withLock { countDown() } }

        private func countDown() -> [any NSItemProviderReading]? {
            missing -= 1
            return missing == 0 ? objects.compactMap { $0 } : nil
        }
    }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers: [NSItemProvider] = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let own = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += Int64(providers.count)
        guard !providers.isEmpty else {
            DeferredWork.shared.schedule(after: 0) { completion([]) }
            return own
        }
        let arrivals = Arrivals(count: providers.count)
        let all: Progress = progress
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                own.completedUnitCount += 1
                all.completedUnitCount += 1
                guard let objects = arrivals.add(object, at: index) else { return }
                nonisolated(unsafe) let loaded = objects
                DispatchQueue.main.async { MainActor.assumeIsolated { completion(loaded) } }
            }
        }
        // What loads at once is handed over in the frame that follows.
        if let objects = arrivals.allAskedFor() { DeferredWork.shared.schedule(after: 0) { completion(objects) } }
        return own
    }
}
