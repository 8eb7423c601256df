import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Events of a container in iCloud") struct CloudKitEventTests {
    @Test("its setup begins, and fails without an account") func setup() {
        let date = Date(timeIntervalSinceReferenceDate: 7)
        let events: [NSPersistentCloudKitContainer.Event] = NSPersistentCloudKitContainer.setup(of: "store", at: date)
        #expect(events.map(\.type) == [.setup, .setup] && events.map(\.storeIdentifier) == ["store", "store"])
        #expect(events[0].identifier == events[1].identifier && events[0].endDate == nil && events[1].endDate == date)
        #expect(events.allSatisfy { !$0.succeeded } && events[0].error == nil && (events[1].error as NSError?)?.code == 134_400)
    }
}
