import Foundation

/// The app's tips, kept in its container. Any thread.
final class TipStore: @unchecked Sendable {
    static var current: TipStore { AppServices.object { TipStore() } }

    /// The wishes of an app's tests.
    struct Testing {
        var showsAll = false
        var hidesAll = false
        var shown: Set<String> = []
        var hidden: Set<String> = []
    }
    private struct Listener {
        let tip: any Tip
        let stream: AsyncStream<Tips.Status>.Continuation
        var last: Tips.Status
    }

    // Recursive: a tip's own properties may ask for its status.
    private let lock = NSRecursiveLock()
    private var file = ContainerFile<TipRecords>("Services/tips.plist")
    private var records = TipRecords()
    private var isConfigured = false
    private var frequency: TimeInterval = 0
    private var testing = Testing()
    private var listeners: [UUID: Listener] = [:]

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            isConfigured = true
            if let url = options.compactMap(\.location?.url).last { file = ContainerFile("TipKit/tips.plist", container: url) }
            frequency = options.compactMap(\.frequency?.seconds).last ?? 0
            records = file.read() ?? TipRecords()
        }
        tell()
    }

    func reset() throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            try? FileManager.default.removeItem(at: file.url)
        }
    }

    func status(of tip: any Tip) -> Tips.Status {
        lock.withLock {
            let type = String(describing: Swift.type(of: tip))
            if testing.hidesAll || testing.hidden.contains(type) { return .pending }
            guard isConfigured else { return .pending }
            if testing.showsAll || testing.shown.contains(type) { return .available }
            let options: [any TipOption] = tip.options
            let status: Tips.Status = records.status(
                of: tip.id, frequency: frequency, ignoresFrequency: options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true },
                limit: options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first, now: Date())
            return status == .available && !tip.rules.allSatisfy { $0.holds() } ? .pending : status
        }
    }

    func updates(of tip: any Tip) -> AsyncStream<Tips.Status> {
        let (stream, continuation) = AsyncStream<Tips.Status>.makeStream()
        let key = UUID()
        let status: Tips.Status = status(of: tip)
        lock.withLock { listeners[key] = Listener(tip: tip, stream: continuation, last: status) }
        continuation.onTermination = { [weak self] _ in self?.end(key) }
        continuation.yield(status)
        return stream
    }
    private func end(_ key: UUID) { lock.withLock { _ = listeners.removeValue(forKey: key) } }

    func invalidate(_ tip: String, for reason: Tips.InvalidationReason) { change { $0.tips[tip, default: TipRecords.Record()].reason = reason } }
    func forget(_ tip: String) { change { $0.tips[tip] = nil } }
    func count(_ event: String, _ info: Data) { change { $0.count(event, info, now: Date()) } }
    func donations(of event: String) -> [TipRecords.Donated] { lock.withLock { records.events[event] ?? [] } }
    /// A tip is on screen. Its own listeners hear of the limit only when it is taken away.
    func show(_ tip: any Tip) {
        lock.withLock {
            records.show(tip.id, now: Date())
            save()
        }
        tell(except: tip.id)
    }
    func test(_ change: (inout Testing) -> Void) {
        lock.withLock { change(&testing) }
        tell()
    }

    private func change(_ body: (inout TipRecords) -> Void) {
        lock.withLock {
            body(&records)
            save()
        }
        tell()
    }
    private func save() { if isConfigured { try? file.write(records) } }

    func tell(except shown: String? = nil) {
        let news: [(AsyncStream<Tips.Status>.Continuation, Tips.Status)] = lock.withLock {
            listeners.keys.compactMap { key in
                guard let listener = listeners[key], listener.tip.id != shown else { return nil }
                let status: Tips.Status = status(of: listener.tip)
                guard status != listener.last else { return nil }
                listeners[key]?.last = status
                return (listener.stream, status)
            }
        }
        for (stream, status) in news { stream.yield(status) }
    }
}
