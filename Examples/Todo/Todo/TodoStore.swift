import UIKit

/// The three lists, in their order on the page.
enum Category: Int, CaseIterable {
    case home, work, school

    var title: String {
        switch self {
        case .home: return "Home"
        case .work: return "Work"
        case .school: return "School"
        }
    }

    var symbol: String {
        switch self {
        case .home: return "house.fill"
        case .work: return "briefcase.fill"
        case .school: return "book.fill"
        }
    }

    var color: UIColor {
        switch self {
        case .home: return .systemBlue
        case .work: return .systemPurple
        case .school: return .systemGreen
        }
    }
}

/// One thing to do.
struct Item: Equatable {
    var text: String
    var isDone = false
}

/// All items, and the category the user is at: every screen reads and writes it here, so no change of size can lose it.
final class TodoStore {
    static let didChange = Notification.Name("TodoStoreDidChange")

    private var items: [Category: [Item]]

    /// Where the user is: the page seen, or the category touched or scrolled to last.
    var place = Category.home

    init(items: [Category: [Item]]) {
        self.items = items
    }

    func items(in category: Category) -> [Item] { items[category] ?? [] }

    func toggle(_ index: Int, in category: Category) {
        guard items[category]?.indices.contains(index) == true else { return }
        items[category]?[index].isDone.toggle()
        place = category
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func doneCount(in category: Category) -> Int { items(in: category).filter(\.isDone).count }

    static func sample() -> TodoStore {
        TodoStore(items: [
            .home: [
                Item(text: "Water the plants", isDone: true), Item(text: "Call the plumber about the kitchen tap"),
                Item(text: "Bread, apples, coffee"), Item(text: "Return library books", isDone: true), Item(text: "Fix the bicycle lamp"),
            ],
            .work: [
                Item(text: "Prepare Monday's review", isDone: true), Item(text: "Answer Nadia's letter"),
                Item(text: "Send the invoice for March"), Item(text: "Book a room for the workshop"),
            ],
            .school: [
                Item(text: "Read chapter seven"), Item(text: "Hand in the essay on rivers"), Item(text: "Practise the flute", isDone: true),
                Item(text: "Find a partner for the biology project"), Item(text: "Pack sports clothes for Thursday"),
                Item(text: "Learn the irregular verbs", isDone: true),
            ],
        ])
    }
}
