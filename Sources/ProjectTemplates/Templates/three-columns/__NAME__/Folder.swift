import Foundation

struct Folder: Hashable {
    var name: String
    var symbol: String
    var items: [Item]

    static let samples: [Folder] = [("All", "tray.full"), ("Drafts", "doc"), ("Archive", "archivebox")].map { name, symbol in
        Folder(name: name, symbol: symbol, items: (1...12).map { Item(title: "\(name) \($0)", text: "What there is to say about \(name.lowercased()) \($0).") })
    }
}

struct Item: Hashable {
    var title: String
    var text: String
}
