import Foundation

struct Item: Hashable {
    var title: String
    var text: String

    static let samples: [Item] = (1...20).map { Item(title: "Item \($0)", text: "What there is to say about item \($0).") }
}
