import ObjectRuntime
import Synchronization

/// An app's health data as they are kept, and the queries that are told of changes.
final class HealthBook: @unchecked Sendable {
    struct State: Codable, Sendable {
        /// Identifiers of the kinds that the user was asked about.
        var shared: Set<String> = []
        var read: Set<String> = []
        var samples: [SampleRecord] = []
        var deleted: [DeletedRecord] = []
        /// How many changes there were.
        var anchor = 0
    }

    /// The running app's.
    static var current: HealthBook { AppServices.object { HealthBook(file: ContainerFile("Services/health.plist")) } }

    private let file: ContainerFile<State>
    private let state = Mutex<State?>(nil)
    /// Queries are answered here, one after the other.
    private let queue = DispatchQueue(label: "com.apple.HealthKit.HKHealthStore")
    // On `queue` alone.
    private var lasting: [HKQuery] = []

    init(file: ContainerFile<State>) { self.file = file }

    var now: State {
        state.withLock { state in
            if let state { return state }
            let kept: State = file.read() ?? State()
            state = kept
            return kept
        }
    }

    /// Changes what is kept, and tells the queries about some kinds.
    func change(_ types: Set<String>, _ body: (inout State) throws -> Void) throws {
        try state.withLock { state in
            var copy: State = state ?? file.read() ?? State()
            try body(&copy)
            try file.write(copy)
            state = copy
        }
        guard !types.isEmpty else { return }
        queue.async { [self] in
            for query in lasting where !query.isStopped && !query.identifiers.isDisjoint(with: types) { query.answer(self) }
        }
    }

    // MARK: Queries

    func execute(_ query: HKQuery) {
        queue.async { [self] in
            guard !query.isStopped else { return }
            let state = now
            // What an app saved it may read in any case.
            let known = state.read.union(state.shared)
            guard query.descriptors.allSatisfy({ Self.asked(for: $0.sampleType.identifier).isSubset(of: known) }) else {
                return query.fail(HKError.notDetermined)
            }
            query.answer(self)
            if query.isLasting { lasting.append(query) }
        }
    }

    func stop(_ query: HKQuery) {
        query.stop()
        queue.async { [self] in lasting.removeAll { $0 === query } }
    }

    /// Calls a handler on the store's queue.
    func reply(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// Users are asked about the parts of a correlation.
    static func asked(for identifier: String) -> Set<String> {
        identifier == HKCorrelationTypeIdentifier.bloodPressure.rawValue
            ? [HKQuantityTypeIdentifier.bloodPressureSystolic.rawValue, HKQuantityTypeIdentifier.bloodPressureDiastolic.rawValue]
            : identifier == HKCorrelationTypeIdentifier.food.rawValue ? [] : [identifier]
    }

    func samples(_ descriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor]) -> [HKSample] {
        let records = now.samples
        var found: [HKSample] = descriptors.flatMap { descriptor in
            records.filter { $0.type == descriptor.sampleType.identifier }.map(\.sample).filter { descriptor.predicate?.evaluate(with: $0) ?? true }
        }
        if !sortDescriptors.isEmpty { found = NSSortDescriptor.sorted(found, by: sortDescriptors).compactMap { $0 as? HKSample } }
        return limit > 0 ? Array(found.prefix(limit)) : found
    }

    func quantities(_ descriptors: [HKQueryDescriptor]) -> [HKQuantitySample] {
        samples(descriptors, limit: 0, sortDescriptors: []).compactMap { $0 as? HKQuantitySample }
    }

    /// The samples that came and went after a number of changes, the oldest first.
    func changes(_ descriptors: [HKQueryDescriptor], since anchor: Int, limit: Int) -> (added: [HKSample], deleted: [HKDeletedObject], anchor: Int) {
        let state = now
        let types = Set(descriptors.map(\.sampleType.identifier))
        var added = samples(descriptors, limit: 0, sortDescriptors: []).filter { $0.record.anchor > anchor }
        added.sort { $0.record.anchor < $1.record.anchor }
        var last = state.anchor
        if limit > 0, added.count > limit {
            added = Array(added.prefix(limit))
            last = added.last?.record.anchor ?? last
        }
        let deleted = state.deleted.filter { types.contains($0.type) && $0.anchor > anchor && $0.anchor <= last }
        return (added, deleted.map { HKDeletedObject($0) }, last)
    }
}

extension HealthBook.State {
    /// Keeps a sample and what it consists of. One with the same sync identifier gives way to a later version.
    mutating func put(_ record: SampleRecord, source: SourceRecord) {
        if case .text(let identifier)? = record.metadata?[HKMetadataKeySyncIdentifier] {
            let earlier = samples.filter { other in
                guard case .text(identifier)? = other.metadata?[HKMetadataKeySyncIdentifier] else { return false }
                return other.type == record.type
            }
            if earlier.contains(where: { Self.version(of: $0) >= Self.version(of: record) }) { return }
            for other in earlier { remove(other.uuid) }
        }
        anchor += 1
        var record = record
        (record.source, record.anchor) = (source, anchor)
        record.members = record.members?.map { member in
            var member = member
            (member.source, member.anchor) = (source, anchor)
            return member
        }
        for member in record.members ?? [] { samples.append(member) }
        samples.append(record)
    }

    private static func version(of record: SampleRecord) -> Double {
        switch record.metadata?[HKMetadataKeySyncVersion] {
        case .whole(let number): Double(number)
        case .number(let number): number
        default: 0
        }
    }

    /// Whether it was there.
    @discardableResult mutating func remove(_ uuid: UUID) -> Bool {
        guard let place = samples.firstIndex(where: { $0.uuid == uuid }) else { return false }
        let record = samples.remove(at: place)
        anchor += 1
        deleted.append(DeletedRecord(uuid: uuid, type: record.type, metadata: record.metadata, anchor: anchor))
        for member in record.members ?? [] { remove(member.uuid) }
        return true
    }
}
