import QuinceEventKitUI
import Testing
import UIKit

@testable import QuinceEventKit

@Suite @MainActor struct CalendarChooserTests {
    private final class Listener: NSObject, EKCalendarChooserDelegate {
        var changes = 0
        func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) { changes += 1 }
    }

    @Test("a tap chooses a calendar, another one takes it back where there may be several") func choice() async throws {
        let folder = try ScratchFolder()
        let store = EKEventStore(book: EventBook(file: ContainerFile<EventBook.State>("calendars.plist", container: folder.url)))
        #expect(try await store.requestFullAccessToEvents())
        let chooser = EKCalendarChooser(selectionStyle: .multiple, displayStyle: .allCalendars, eventStore: store)
        let listener = Listener()
        chooser.delegate = listener
        chooser.showsDoneButton = true
        chooser.loadViewIfNeeded()
        #expect(chooser.tableView(chooser.tableView, numberOfRowsInSection: 0) == 1)
        let first = IndexPath(row: 0, section: 0)
        chooser.tableView(chooser.tableView, didSelectRowAt: first)
        #expect(chooser.selectedCalendars.count == 1 && listener.changes == 1)
        #expect(chooser.tableView(chooser.tableView, cellForRowAt: first).accessoryType == .checkmark)
        chooser.tableView(chooser.tableView, didSelectRowAt: first)
        #expect(chooser.selectedCalendars.isEmpty && listener.changes == 2)
        #expect(chooser.navigationItem.rightBarButtonItem != nil && chooser.navigationItem.leftBarButtonItem == nil)
    }
}
