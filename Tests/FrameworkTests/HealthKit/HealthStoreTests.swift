import Testing
import UIKit

@testable import QuinceHealthKit

@Suite struct HealthStoreTests {
    private let folder: ScratchFolder
    private let store: HKHealthStore
    private let steps = HKQuantityType(.stepCount), mass = HKQuantityType(.bodyMass)
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        folder = try ScratchFolder()
        store = Self.store(folder)
    }

    private static func store(_ folder: ScratchFolder) -> HKHealthStore {
        HKHealthStore(book: HealthBook(file: ContainerFile("health.plist", container: folder.url)))
    }

    private func allow() async throws {
        try await store.requestAuthorization(
            toShare: [
                steps, mass, HKCategoryType(.sleepAnalysis), .workoutType(), HKSeriesType.workoutRoute(), HKQuantityType(.bloodPressureSystolic),
                HKQuantityType(.bloodPressureDiastolic), HKQuantityType(.activeEnergyBurned),
            ],
            read: [steps, mass, HKCharacteristicType(.biologicalSex), HKCharacteristicType(.dateOfBirth)])
    }

    private func sample(_ count: Double, at minute: Double, lasting minutes: Double = 10) -> HKQuantitySample {
        let first = start.addingTimeInterval(minute * 60)
        return HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: first, end: first.addingTimeInterval(minutes * 60))
    }

    /// The newest first.
    private func found(_ type: HKSampleType, _ predicate: NSPredicate? = nil, limit: Int = HKObjectQueryNoLimit) async throws -> [HKSample] {
        try await withCheckedThrowingContinuation { answer in
            let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
            store.execute(
                HKSampleQuery(sampleType: type, predicate: predicate, limit: limit, sortDescriptors: [order]) { _, samples, error in
                    if let error { answer.resume(throwing: error) } else { answer.resume(returning: samples ?? []) }
                })
        }
    }

    @Test("nothing is saved or read before the user was asked; the answer is kept") func authorization() async throws {
        #expect(HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .notDetermined)
        #expect(try await store.statusForAuthorizationRequest(toShare: [steps], read: [mass]) == .shouldRequest)
        await #expect(throws: HKError.self) { try await store.save(sample(1, at: 0)) }
        await #expect(throws: HKError.notDetermined) { try await found(steps) }
        #expect(throws: HKError.self) { try store.biologicalSex() }
        try await allow()
        #expect(store.authorizationStatus(for: steps) == .sharingAuthorized)
        #expect(Self.store(folder).authorizationStatus(for: steps) == .sharingAuthorized)
        #expect(try store.biologicalSex().biologicalSex == .notSet)
        do {
            _ = try store.dateOfBirthComponents()
            Issue.record("there is a date")
        } catch HKError.errorNoData {}
    }

    @Test("samples are kept, found by time, value and metadata, and removed") func samples() async throws {
        try await allow()
        try await store.save([sample(100, at: 0), sample(200, at: 60), sample(300, at: 120)])
        let weight = HKQuantitySample(
            type: mass, quantity: HKQuantity(unit: .pound(), doubleValue: 150), start: start, end: start, metadata: [HKMetadataKeyWasUserEntered: true])
        try await store.save(weight)
        #expect(try await found(steps).compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) } == [300, 200, 100])
        let hour = HKQuery.predicateForSamples(withStart: start.addingTimeInterval(300), end: start.addingTimeInterval(3601), options: [])
        #expect(try await found(steps, hour).count == 2)
        let strict = HKQuery.predicateForSamples(withStart: start.addingTimeInterval(300), end: start.addingTimeInterval(3601), options: .strictStartDate)
        #expect(try await found(steps, strict).count == 1)
        let many = HKQuery.predicateForQuantitySamples(with: .greaterThan, quantity: HKQuantity(unit: .count(), doubleValue: 150))
        #expect(try await found(steps, NSCompoundPredicate(andPredicateWithSubpredicates: [many, hour])).count == 1)
        #expect(try await found(mass, HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, allowedValues: [true])).count == 1)
        let kept = try #require(try await found(mass, limit: 1).first as? HKDiscreteQuantitySample)
        #expect(kept.uuid == weight.uuid && kept.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true && kept.quantity.description == "150 lb")
        #expect(kept.sourceRevision.source == .default())
        #expect(try await store.deleteObjects(of: steps, predicate: many) == 2)
        try await store.delete(kept)
        let (others, weights) = (try await found(steps), try await found(mass))
        #expect(others.count == 1 && weights.isEmpty)
        await #expect(throws: HKError.self) { try await store.delete(kept) }
    }

    @Test("a query's answer comes later, and an observer hears of each change until it is stopped") func observers() async throws {
        try await allow()
        let (updates, heard) = AsyncStream<Int>.makeStream()
        let query = HKObserverQuery(sampleType: steps, predicate: nil) { _, completion, error in
            completion()
            heard.yield(error == nil ? 1 : -1)
        }
        store.execute(query)
        var iterator = updates.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        try await store.save(sample(5, at: 0))
        #expect(await iterator.next() == 1)
        store.stop(query)
        heard.finish()
        #expect(await iterator.next() == nil)
    }

    @Test("an anchor tells what came and went since") func anchors() async throws {
        try await allow()
        let first = sample(1, at: 0)
        try await store.save(first)
        let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: steps)], anchor: nil)
        let before = try await descriptor.result(for: store)
        #expect(before.addedSamples.map(\.uuid) == [first.uuid] && before.deletedObjects.isEmpty)
        try await store.save(sample(2, at: 20))
        try await store.delete(first)
        let data = try NSKeyedArchiver.archivedData(withRootObject: before.newAnchor, requiringSecureCoding: true)
        let anchor = try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data)
        let after = try await HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: steps)], anchor: anchor).result(for: store)
        #expect(after.addedSamples.count == 1 && after.deletedObjects.map(\.uuid) == [first.uuid])
    }

    @Test("a later version of what is synchronized takes the place of an earlier one") func synchronized() async throws {
        try await allow()
        func weight(_ value: Double, _ version: Int) -> HKQuantitySample {
            HKQuantitySample(
                type: mass, quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: value), start: start, end: start,
                metadata: [HKMetadataKeySyncIdentifier: "a", HKMetadataKeySyncVersion: version])
        }
        try await store.save(weight(70, 1))
        try await store.save(weight(71, 2))
        try await store.save(weight(69, 1))
        #expect(try await found(mass).map { ($0 as? HKQuantitySample)?.quantity.description } == ["71 kg"])
    }

    @Test("statistics of everything and of hour after hour") func statistics() async throws {
        try await allow()
        let predicate = HKSamplePredicate.quantitySample(type: steps)
        #expect(try await HKStatisticsQueryDescriptor(predicate: predicate, options: .cumulativeSum).result(for: store) == nil)
        try await store.save([sample(100, at: 0), sample(60, at: 55), sample(30, at: 130)])
        let all = try await HKStatisticsQueryDescriptor(predicate: predicate, options: [.cumulativeSum, .mostRecent]).result(for: store)
        #expect(all?.sumQuantity()?.doubleValue(for: .count()) == 190 && all?.mostRecentQuantity()?.doubleValue(for: .count()) == 30)
        #expect(all?.averageQuantity() == nil)
        let hours = try await HKStatisticsCollectionQueryDescriptor(
            predicate: predicate, options: .cumulativeSum, anchorDate: start, intervalComponents: DateComponents(hour: 1)
        ).result(for: store)
        // What goes over the hour is shared: five of its ten minutes are in each.
        #expect(hours.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) } == [130, 30, 30])
        var sums: [Double?] = []
        hours.enumerateStatistics(from: start, to: start.addingTimeInterval(4 * 3600)) { statistics, _ in
            sums.append(statistics.sumQuantity()?.doubleValue(for: .count()))
        }
        #expect(sums == [130, 30, 30, nil, nil])
    }

    @Test("discrete quantities have means and extremes") func means() async throws {
        try await allow()
        for (day, kilograms) in [70.0, 72, 71].enumerated() {
            let date = start.addingTimeInterval(Double(day) * 86_400)
            try await store.save(
                HKQuantitySample(type: mass, quantity: HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: kilograms), start: date, end: date))
        }
        let statistics: HKStatistics? = await withCheckedContinuation { answer in
            store.execute(
                HKStatisticsQuery(quantityType: mass, quantitySamplePredicate: nil, options: [.discreteAverage, .discreteMin, .discreteMax]) { _, found, _ in
                    answer.resume(returning: found)
                })
        }
        let unit = HKUnit(from: "kg")
        #expect(statistics?.averageQuantity()?.doubleValue(for: unit) == 71 && statistics?.minimumQuantity()?.doubleValue(for: unit) == 70)
        #expect(statistics?.maximumQuantity()?.doubleValue(for: unit) == 72 && statistics?.sumQuantity() == nil)
    }

    @Test("categories and correlations") func others() async throws {
        try await allow()
        let asleep = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: start, end: start.addingTimeInterval(3600))
        try await store.save(asleep)
        let predicate = HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
        #expect(try await found(HKCategoryType(.sleepAnalysis), predicate).count == 1)
        let upper = HKQuantitySample(
            type: HKQuantityType(.bloodPressureSystolic), quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 120), start: start, end: start)
        let lower = HKQuantitySample(
            type: HKQuantityType(.bloodPressureDiastolic), quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 80), start: start, end: start)
        try await store.save(HKCorrelation(type: HKCorrelationType(.bloodPressure), start: start, end: start, objects: [upper, lower]))
        let pair = try #require(try await found(HKCorrelationType(.bloodPressure)).first as? HKCorrelation)
        #expect(pair.objects.count == 2 && pair.objects(for: HKQuantityType(.bloodPressureSystolic)).first?.uuid == upper.uuid)
        #expect(try await found(HKQuantityType(.bloodPressureDiastolic)).count == 1)
    }

    @Test("a builder saves a workout with its samples, pauses and way") func workouts() async throws {
        try await allow()
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: .local())
        await #expect(throws: HKError.self) { try await builder.endCollection(at: start) }
        try await builder.beginCollection(at: start)
        let end = start.addingTimeInterval(1800)
        try await builder.addSamples([
            HKQuantitySample(
                type: HKQuantityType(.activeEnergyBurned), quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 300), start: start, end: end)
        ])
        try await builder.addWorkoutEvents([
            HKWorkoutEvent(type: .pause, dateInterval: DateInterval(start: start.addingTimeInterval(600), duration: 0), metadata: nil),
            HKWorkoutEvent(type: .resume, dateInterval: DateInterval(start: start.addingTimeInterval(900), duration: 0), metadata: nil),
        ])
        try await builder.endCollection(at: end)
        let workout = try #require(try await builder.finishWorkout())
        #expect(workout.duration == 1500 && workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 300)
        let kept = try await HKSampleQueryDescriptor(
            predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 1
        ).result(for: store)
        #expect(kept.map(\.uuid) == [workout.uuid] && kept.first?.workoutEvents?.count == 2 && kept.first?.device == .local())
        #expect(try await found(HKQuantityType(.activeEnergyBurned), HKQuery.predicateForObjects(from: workout)).count == 1)

        let route = HKWorkoutRouteBuilder(healthStore: store, device: nil)
        try await route.insertRouteData([CLLocation(latitude: 52, longitude: 13), CLLocation(latitude: 52.01, longitude: 13)])
        let way = try await route.finishRoute(with: workout, metadata: nil)
        let places: [CLLocation] = await withCheckedContinuation { answer in
            store.execute(HKWorkoutRouteQuery(route: way) { _, places, _, _ in answer.resume(returning: places ?? []) })
        }
        #expect(way.count == 2 && places.map(\.coordinate.latitude) == [52, 52.01])
    }

    @Test("single heartbeats are kept in a row") func heartbeats() async throws {
        try await store.requestAuthorization(toShare: [HKSeriesType.heartbeat()], read: [])
        let builder = HKHeartbeatSeriesBuilder(healthStore: store, device: nil, start: start)
        try await builder.addHeartbeat(at: 0.5, precededByGap: false)
        try await builder.addHeartbeat(at: 1.25, precededByGap: true)
        await #expect(throws: HKError.self) { try await builder.addHeartbeat(at: 1, precededByGap: false) }
        let series = try await builder.finishSeries()
        #expect(series.count == 2 && series.endDate == start.addingTimeInterval(1.25))
        let (beats, heard) = AsyncStream<Double>.makeStream()
        store.execute(
            HKHeartbeatSeriesQuery(heartbeatSeries: series) { _, time, _, isLast, _ in
                heard.yield(time)
                if isLast { heard.finish() }
            })
        var times: [Double] = []
        for await time in beats { times.append(time) }
        #expect(times == [0.5, 1.25])
    }

    @Test("units are those of the user's region") func preferredUnits() async throws {
        try await allow()
        #expect(PreferredUnit.of(mass, isMetric: false) == .pound() && PreferredUnit.of(mass, isMetric: true) == .gramUnit(with: .kilo))
        #expect(try await store.preferredUnits(for: [steps]) == [steps: .count()])
    }
}
