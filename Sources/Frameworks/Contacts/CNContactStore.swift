import ObjectRuntime
import Synchronization

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public let CNErrorDomain = "CNErrorDomain"
public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError = 2, authorizationDenied = 100, noAccessibleWritableContainers = 101, recordDoesNotExist = 200,
            insertedRecordAlreadyExists = 201, predicateInvalid = 400
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
}
extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Which contacts are wanted.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var sortOrder: CNContactSortOrder = .none
    open var mutableObjects = false
    open var unifyResults = true
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to be made together.
open class CNSaveRequest: NSObject {
    var added: [CNMutableContact] = []
    var updated: [CNMutableContact] = []
    var deleted: [CNMutableContact] = []
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    open func update(_ contact: CNMutableContact) { updated.append(contact) }
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// The device's address book, empty at first; what apps and the user put into it is kept in the app's container. The user allows access when asked.
open class CNContactStore: NSObject, @unchecked Sendable {
    private static var book: AddressBook {
        AppServices.object {
            let people: NewPeople = .current
            people.onArrival = { ServiceReply.send(on: .main) { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) } }
            return AddressBook(file: ContainerFile("Services/contacts.plist"), newPeople: people)
        }
    }
    private let book: AddressBook

    public override init() { book = Self.book }
    init(book: AddressBook) { self.book = book }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { book.isAllowed ? .authorized : .notDetermined }

    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        book.allow()
        ServiceReply.send { completionHandler(true, nil) }
    }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        book.allow()
        return true
    }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        book.records.map { CNContact(record: $0) }.filter { predicate.evaluate(with: $0) }
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let found = book.records.first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return CNContact(record: found)
    }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
        var stop = ObjCBool(false)
        var records = book.records
        if fetchRequest.sortOrder != .none { records.sort { ContactRecord.order($0, $1, fetchRequest.sortOrder) == .orderedAscending } }
        for record in records {
            let contact = fetchRequest.mutableObjects ? CNMutableContact(record: record) : CNContact(record: record)
            guard fetchRequest.predicate?.evaluate(with: contact) ?? true else { continue }
            block(contact, &stop)
            if stop.boolValue { return }
        }
    }
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try book.change { records in
            for contact in saveRequest.added {
                guard !records.contains(where: { $0.identifier == contact.identifier }) else { throw CNError(.insertedRecordAlreadyExists) }
                records.append(contact.record)
            }
            for contact in saveRequest.updated {
                guard let place = records.firstIndex(where: { $0.identifier == contact.identifier }) else { throw CNError(.recordDoesNotExist) }
                records[place] = contact.record
            }
            for contact in saveRequest.deleted {
                guard let place = records.firstIndex(where: { $0.identifier == contact.identifier }) else { throw CNError(.recordDoesNotExist) }
                records.remove(at: place)
            }
        }
        ServiceReply.send(on: .main) { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }
    open func defaultContainerIdentifier() -> String { "local" }
}

/// The people who are kept.
final class AddressBook: Sendable {
    private struct State: Codable {
        var isAllowed = false
        var records: [ContactRecord] = []
    }
    private let state = Mutex<State?>(nil)
    private let file: ContainerFile<Data>
    private let newPeople: NewPeople?

    init(file: ContainerFile<Data>, newPeople: NewPeople? = nil) {
        self.file = file
        self.newPeople = newPeople
    }

    private func load() -> State { file.read().flatMap { try? PropertyListDecoder().decode(State.self, from: $0) } ?? State() }
    var isAllowed: Bool { (state.withLock { $0 } ?? load()).isAllowed }
    var records: [ContactRecord] {
        takeOverNewPeople()
        return (state.withLock { $0 } ?? load()).records
    }

    private func takeOverNewPeople() {
        guard let people = newPeople?.take(), !people.isEmpty else { return }
        try? modify { $0.records += people.map(ContactRecord.init) }
    }

    func allow() {
        UsageDescription.require("NSContactsUsageDescription")
        try? modify { $0.isAllowed = true }
    }
    func change(_ body: (inout [ContactRecord]) throws -> Void) throws {
        takeOverNewPeople()
        try modify { try body(&$0.records) }
    }

    private func modify(_ body: (inout State) throws -> Void) throws {
        var copy = state.withLock { $0 } ?? load()
        try body(&copy)
        let kept = copy
        try file.write(PropertyListEncoder().encode(kept))
        state.withLock { $0 = kept }
    }
}
