import Foundation

/// One letter.
struct Message: Hashable {
    let id: Int
    let sender: String
    let subject: String
    let body: String
    let time: String
    var isRead: Bool
}

/// A place that messages are kept in.
struct Mailbox: Hashable {
    let name: String
    let symbolName: String
    let account: String?
}

/// The mail there is. Changes are told by a notification.
final class MailStore {
    static let shared = MailStore()
    static let didChange = Notification.Name("MailStoreDidChange")

    private(set) var messages: [Mailbox: [Message]] = [:]

    static let inbox = Mailbox(name: "All Inboxes", symbolName: "tray.and.arrow.down", account: nil)
    static let favorites: [Mailbox] = [
        inbox, Mailbox(name: "VIP", symbolName: "star", account: nil), Mailbox(name: "Flagged", symbolName: "flag", account: nil),
        Mailbox(name: "Drafts", symbolName: "doc", account: nil),
    ]
    static let accounts = ["Home", "Studio"]

    static func mailboxes(of account: String) -> [Mailbox] {
        [("Inbox", "tray"), ("Sent", "paperplane"), ("Archive", "archivebox"), ("Junk", "xmark.octagon"), ("Trash", "trash")].map {
            Mailbox(name: $0.0, symbolName: $0.1, account: account)
        }
    }

    init() {
        let senders = ["Ada Norum", "Bo Lindqvist", "Carla Mendes", "Dai Okabe", "Edda Falk", "Farid Aziz", "Greta Holm", "Hana Sato"]
        let subjects = [
            "Plans for the long weekend", "The drawings are ready", "Re: Train tickets", "Lunch on Thursday?", "Minutes of the meeting",
            "A walk along the coast", "Your order is on its way", "Photos from the garden",
        ]
        let body =
            "The weather looks fine, so I thought we could start early and be back before it gets dark. Bring something warm "
            + "for the evening; it cools down quickly by the water."
        func make(_ count: Int, _ offset: Int) -> [Message] {
            (0..<count).map { index in
                let pick = index + offset
                return Message(
                    id: offset * 1000 + index, sender: senders[pick % senders.count], subject: subjects[(pick * 3) % subjects.count],
                    body: body, time: "\(9 + index / 6):\(10 + (index * 7) % 50)", isRead: index % 3 != 0)
            }
        }
        for (offset, box) in (Self.favorites + Self.accounts.flatMap(Self.mailboxes)).enumerated() {
            messages[box] = make(offset == 0 ? 40 : 3 + (offset * 5) % 11, offset)
        }
    }

    func messages(in mailbox: Mailbox) -> [Message] { messages[mailbox] ?? [] }
    func unread(in mailbox: Mailbox) -> Int { messages(in: mailbox).filter { !$0.isRead }.count }

    func delete(_ message: Message, in mailbox: Mailbox) {
        messages[mailbox]?.removeAll { $0.id == message.id }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    /// Puts a message in front of another mailbox's.
    func move(_ message: Message, from mailbox: Mailbox, to other: Mailbox) {
        guard mailbox != other, let index = messages[mailbox]?.firstIndex(where: { $0.id == message.id }) else { return }
        messages[mailbox]?.remove(at: index)
        messages[other, default: []].insert(message, at: 0)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func markRead(_ message: Message, in mailbox: Mailbox) {
        guard let index = messages[mailbox]?.firstIndex(where: { $0.id == message.id }), messages[mailbox]?[index].isRead == false else { return }
        messages[mailbox]?[index].isRead = true
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
