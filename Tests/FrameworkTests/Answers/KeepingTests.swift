@testable import QuinceContacts
@testable import QuinceCoreSpotlight
@testable import QuinceEventKit
import QuinceAuthenticationServices
import QuinceImageIO
import QuinceQuickLook
import Testing

/// What apps save is kept.
@Suite(.serialized) @MainActor struct KeepingTests {
    @Test("people are added, found, changed and deleted, and are there at the next start") func contacts() throws {
        let folder = try ScratchFolder()
        let file = ContainerFile<Data>("contacts.plist", container: folder.url)
        let store = CNContactStore(book: AddressBook(file: file))
        let ann = CNMutableContact()
        (ann.givenName, ann.familyName) = ("Ann", "Young")
        ann.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ann@example.com" as NSString)]
        let request = CNSaveRequest()
        request.add(ann, toContainerWithIdentifier: nil)
        try store.execute(request)
        #expect(throws: CNError(.insertedRecordAlreadyExists)) { try store.execute(request) }
        let later = CNContactStore(book: AddressBook(file: file))
        let found = try later.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "youn"), keysToFetch: [])
        #expect(found.map(\.givenName) == ["Ann"] && found.first?.emailAddresses.first?.value == "ann@example.com" as NSString)
        #expect(CNContactFormatter.string(from: ann, style: .fullName) == "Ann Young")
        let deletion = CNSaveRequest()
        deletion.delete(ann)
        try later.execute(deletion)
        #expect(throws: CNError(.recordDoesNotExist)) { try later.unifiedContact(withIdentifier: ann.identifier, keysToFetch: []) }
    }

    @Test("people whom the user puts into the address book are taken over, once") func newPeople() throws {
        let folder = try ScratchFolder()
        let people = NewPeople(file: ContainerFile("new.plist", container: folder.url))
        let file = ContainerFile<Data>("contacts.plist", container: folder.url)
        let store = CNContactStore(book: AddressBook(file: file, newPeople: people))
        try people.add(.init(name: "Grace Brewster Hopper", phone: "+1 202 555 0143", email: "grace@example.org"))
        try people.add(.init(name: "Plato"))
        func all() throws -> [CNContact] {
            var found: [CNContact] = []
            try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { contact, _ in found.append(contact) }
            return found
        }
        #expect(try all().map { [$0.givenName, $0.middleName, $0.familyName] } == [["Grace", "Brewster", "Hopper"], ["Plato", "", ""]])
        #expect(try all().first?.phoneNumbers.map(\.value.stringValue) == ["+1 202 555 0143"])
        #expect(try CNContactStore(book: AddressBook(file: file)).unifiedContacts(matching: NSPredicate(value: true), keysToFetch: []).count == 2)
    }

    @Test("events are saved with their dates and found by them") func events() throws {
        let folder = try ScratchFolder()
        let file = ContainerFile<EventBook.State>("events.plist", container: folder.url)
        let store = EKEventStore(book: EventBook(file: file))
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        #expect(store.defaultCalendarForNewEvents == nil)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
        store.requestFullAccessToEvents { _, _ in }
        #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
        event.calendar = store.defaultCalendarForNewEvents
        event.startDate = Date(timeIntervalSinceReferenceDate: 1000)
        event.endDate = Date(timeIntervalSinceReferenceDate: 500)
        #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
        event.endDate = Date(timeIntervalSinceReferenceDate: 4600)
        try store.save(event, span: .thisEvent)
        let later = EKEventStore(book: EventBook(file: file))
        func titles(_ from: Double, _ to: Double) -> [String] {
            later.events(
                matching: later.predicateForEvents(
                    withStart: Date(timeIntervalSinceReferenceDate: from), end: Date(timeIntervalSinceReferenceDate: to), calendars: nil)
            ).map { $0.title }
        }
        #expect(titles(0, 2000) == ["Lunch"] && titles(5000, 9000).isEmpty)
        try later.remove(try #require(later.event(withIdentifier: event.eventIdentifier)), span: .thisEvent)
        #expect(titles(0, 2000).isEmpty)
    }

    @Test("what is indexed can be taken out by its domain") func spotlight() {
        let index = CSSearchableIndex(name: "test")
        for (name, domain) in [("1", "a.b"), ("2", "a"), ("3", "ab")] {
            let set = CSSearchableItemAttributeSet(contentType: .text)
            index.indexSearchableItems([CSSearchableItem(uniqueIdentifier: name, domainIdentifier: domain, attributeSet: set)])
        }
        index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        #expect(index.identifiers == ["3"])
    }

    @Test("pictures go through sources and destinations") func pictures() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as NSString, 1, nil))
        CGImageDestinationAddImage(destination, try #require(image.cgImage), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetType(source) == "public.png" as NSString && CGImageSourceGetCount(source) == 1)
        let width = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?.object(forKey: kCGImagePropertyPixelWidth as String) as? Int
        #expect(width == image.cgImage?.width)
        let limit: [String: Any] = [kCGImageSourceThumbnailMaxPixelSize as String: 10]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, limit as NSDictionary) == nil)
        let made = limit.merging([kCGImageSourceCreateThumbnailFromImageIfAbsent as String: true]) { $1 }
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, made as NSDictionary)
        #expect(small?.width == 10 && small?.height == 5)
        #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as NSData, nil))) == 0)
    }

    @Test("signing in ends as where the user cancels") func signIn() async throws {
        let url = try #require(URL(string: "https://example.com/login"))
        let error: (any Error)? = await withCheckedContinuation { done in
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { done.resume(returning: $1) }
            #expect(!session.start(), "there is nothing to present in")
        }
        #expect((error as? ASWebAuthenticationSessionError)?.code == .presentationContextNotProvided)
    }
}
