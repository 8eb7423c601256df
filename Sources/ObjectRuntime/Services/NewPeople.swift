import Foundation

/// People that the device's user puts into the address book while the app is there: kept in the app's container until the Contacts framework, which
/// an app that does not import it does not load, takes them over.
package final class NewPeople: @unchecked Sendable {
    package struct Person: Codable, Sendable, Hashable {
        package var name: String
        package var phone: String?
        package var email: String?

        package init(name: String, phone: String? = nil, email: String? = nil) {
            self.name = name
            self.phone = phone
            self.email = email
        }
    }

    /// The running app's.
    package static var current: NewPeople { AppServices.object { NewPeople(file: ContainerFile("Services/new-people.plist")) } }

    private let file: ContainerFile<[Person]>
    private let lock = NSLock()
    // Guarded by `lock`.
    private var listener: (@Sendable () -> Void)?

    package init(file: ContainerFile<[Person]>) { self.file = file }

    /// Called after somebody was put into the address book.
    package var onArrival: (@Sendable () -> Void)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    package func add(_ person: Person) throws {
        try lock.withLock { try file.write((file.read() ?? []) + [person]) }
        onArrival?()
    }

    /// Those who came since it was asked for last.
    package func take() -> [Person] {
        lock.withLock {
            guard let people = file.read(), !people.isEmpty else { return [] }
            try? file.write([])
            return people
        }
    }
}
