import QuinceAppIntents
import Testing
import UIKit

/// As apps declare intents, and call them.
@Suite struct AppIntentsTests {
    enum Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
            .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "A lot", image: .init(systemName: "star")),
        ]
    }

    struct Book: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
        static let defaultQuery = BookQuery()
        let id: Int
        @Property(title: "Title") var title: String
        @Property(title: "Author") var author: String?
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
        init(id: Int, title: String) {
            self.id = id
            self.title = title
        }
    }

    struct BookQuery: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book(id: $0, title: "Book \($0)") } }
        func entities(matching string: String) async throws -> [Book] { [Book(id: 1, title: string)] }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        static let description = IntentDescription("Orders a book", categoryName: "Books")
        @Parameter(title: "Book") var book: Book
        @Parameter(title: "Size", default: .large) var size: Size
        @Parameter(title: "Count", default: 2, inclusiveRange: (1, 10)) var count: Int
        @Parameter(title: "Note") var note: String?
        static var parameterSummary: some ParameterSummary {
            Switch(\.$size) {
                Case(.small) { Summary("Order \(\.$count) small") }
                DefaultCase { Summary("Order \(\.$book)") { \.$count } }
            }
        }
        func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            guard count > 0 else { throw $count.needsValueError("How many?") }
            return .result(value: "\(count) \(book.title) \(size.rawValue)", dialog: "Ordered \(book.title)")
        }
    }

    struct Settings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Settings"
        @Parameter(title: "City", default: "Rome") var city: String
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Order(), phrases: ["Order in \(.applicationName)", "Order \(\.$size)"], shortTitle: "Order", systemImageName: "book")
            AppShortcut(intent: Settings(), phrases: ["Settings"])
        }
    }

    final class Shop: Sendable {}
    struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Dependency var shop: Shop
        func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Order()) }
    }

    @Test("an intent that the app performs has its result; parameters have their defaults") func performing() async throws {
        let order = Order()
        order.book = Book(id: 3, title: "Emma")
        #expect(order.note == nil && order.size == .large)
        let first = try await order.perform()
        #expect(first.value == "2 Emma large")
        order.size = .small
        order.count = 5
        let second = try await order.perform()
        #expect(second.value == "5 Emma small")
        order.count = 0
        await #expect(throws: AppIntentError.self) { _ = try await order.perform() }
        await #expect(throws: AppIntentError.self) { _ = try await order.$note.requestValue("Which?") }
        #expect(Order.isDiscoverable && !Order.openAppWhenRun && Order.persistentIdentifier == "Order" && Settings().city == "Rome")
    }

    @Test("things are found by their queries") func queries() async throws {
        let found = try await Book.defaultQuery.entities(for: [4, 7])
        let matching = try await BookQuery().entities(matching: "Emma")
        let suggested = try await BookQuery().suggestedEntities()
        #expect(found.map(\.title) == ["Book 4", "Book 7"] && found[0].author == nil && matching.first?.title == "Emma" && suggested.isEmpty)
        #expect(Int.entityIdentifier(for: "12") == 12 && UUID.entityIdentifier(for: "x") == nil && 7.entityIdentifierString == "7")
    }

    @Test("values, texts and shortcuts are kept as they are written") func words() throws {
        #expect(String(localized: Size.large.localizedStringResource) == "Large")
        #expect(String(localized: Book(id: 1, title: "Emma").displayRepresentation.title) == "Emma")
        #expect(IntentDialog("Hello \(3)").description == "Hello 3")
        #expect(Shortcuts.appShortcuts.count == 2 && Shortcuts.shortcutTileColor == .blue)
        #expect(IntentFile(data: Data("a".utf8), filename: "a.txt").data == Data("a".utf8))
    }

    @Test("an object that the app gives is there for its intents, the same each time") func dependencies() async throws {
        let shop = Shop()
        AppDependencyManager.shared.add(dependency: shop)
        let visit = Visit()
        #expect(visit.shop === shop && Visit().shop === shop)
        #expect(try await visit.perform().value == nil)
    }
}
