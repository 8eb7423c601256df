import ObjectRuntime

/// Single beats of the heart.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {
    open override var count: Int { record.beats?.count ?? 0 }
}

struct BeatRecord: Codable, Hashable, Sendable {
    /// Seconds from the first.
    var time: Double
    var precededByGap: Bool
}

/// Gathers single beats, and saves them.
open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
    open class var maximumCount: Int { 10_000 }
    private let start: Date
    private let lock = NSLock()
    // Guarded by `lock`.
    private var beats: [BeatRecord] = []
    private var notes: [String: Any] = [:]
    private var isOver = false

    public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {
        start = startDate
        super.init(store: healthStore, device: device)
    }

    private func change(_ body: () throws -> Void) throws {
        try lock.withLock {
            guard !isOver else { throw HKError(.errorInvalidArgument, text: "The series builder has already finished") }
            try body()
        }
    }
    private func add(_ time: TimeInterval, _ precededByGap: Bool) throws {
        try change {
            guard time >= beats.last?.time ?? 0, beats.count < Self.maximumCount else { throw HKError(.errorInvalidArgument) }
            beats.append(BeatRecord(time: time, precededByGap: precededByGap))
        }
    }
    private func finish() throws -> HKHeartbeatSeriesSample {
        var record = SampleRecord(type: HKSeriesType.heartbeat(), start: start, end: start, device: device, metadata: nil)
        try change {
            guard let last = beats.last else { throw HKError(.errorInvalidArgument, text: "The series has no heartbeats") }
            isOver = true
            (record.end, record.beats, record.metadata) = (start.addingTimeInterval(last.time), beats, MetadataRecord.records(notes))
        }
        let series = HKHeartbeatSeriesSample(record)
        try store.keep(series)
        return series
    }
    private func reply(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: () throws -> Void) {
        var failure: (any Error)?
        do { try body() } catch { failure = error }
        let error = failure
        store.book.reply { completion(error == nil, error) }
    }

    open override func discard() { lock.withLock { (beats, isOver) = ([], true) } }
    /// - Parameter timeIntervalSinceStart: seconds, not before the last one.
    @preconcurrency open func addHeartbeatWithTimeInterval(
        sinceSeriesStartDate timeIntervalSinceStart: TimeInterval, precededByGap: Bool, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(completion) { try add(timeIntervalSinceStart, precededByGap) }
    }
    open func addHeartbeat(at timeIntervalSinceStart: TimeInterval, precededByGap: Bool) async throws { try add(timeIntervalSinceStart, precededByGap) }
    @preconcurrency open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(completion) { try change { notes.merge(metadata) { $1 } } }
    }
    @preconcurrency open func finishSeries(completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
        let result = Result { try finish() }
        store.book.reply {
            switch result {
            case .success(let series): completion(series, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }
    open func finishSeries() async throws -> HKHeartbeatSeriesSample { try finish() }
}

/// Tells the single beats of a series.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    private let series: HKHeartbeatSeriesSample
    private let handler: @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

    /// The handler hears of each beat: seconds from the first, whether there is a gap before it, and whether it is the last.
    @preconcurrency public init(
        heartbeatSeries: HKHeartbeatSeriesSample, dataHandler: @escaping @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        (series, handler) = (heartbeatSeries, dataHandler)
        super.init([HKQueryDescriptor(sampleType: HKSeriesType.heartbeat(), predicate: nil)])
    }
    override func answer(_ book: HealthBook) {
        let beats = book.now.samples.first { $0.uuid == series.uuid }?.beats ?? []
        guard !beats.isEmpty else { return handler(self, 0, false, true, nil) }
        for (index, beat) in beats.enumerated() where !isStopped { handler(self, beat.time, beat.precededByGap, index == beats.count - 1, nil) }
    }
    override func fail(_ error: any Error) { handler(self, 0, false, true, error) }
}
