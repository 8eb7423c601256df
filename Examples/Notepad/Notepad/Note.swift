import Foundation

/// A note on a sheet of paper.
struct Note: Hashable {
    let id: Int
    var text: String
    /// When it was written, as the list shows it.
    var day: String

    /// The first line that says something.
    var title: String {
        lines.first ?? "Empty note"
    }

    /// What comes after the title.
    var preview: String {
        lines.count > 1 ? lines[1] : "No more text"
    }

    private var lines: [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

/// The notes there are, the newest first. Changes are told by a notification.
final class NoteStore {
    static let didChange = Notification.Name("NoteStoreDidChange")

    private(set) var notes: [Note]
    private var nextID: Int

    init(notes: [Note] = []) {
        self.notes = notes
        nextID = (notes.map(\.id).max() ?? 0) + 1
    }

    func note(_ id: Int) -> Note? {
        notes.first { $0.id == id }
    }

    @discardableResult
    func add(_ text: String) -> Note {
        let note = Note(id: nextID, text: text, day: "Today")
        nextID += 1
        notes.insert(note, at: 0)
        NotificationCenter.default.post(name: Self.didChange, object: self)
        return note
    }

    func change(_ id: Int, text: String) {
        guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else { return }
        notes[index].text = text
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    func remove(_ id: Int) {
        notes.removeAll { $0.id == id }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}

extension NoteStore {
    static func sample() -> NoteStore {
        NoteStore(notes: [
            Note(
                id: 5,
                text: "Quince jelly\n\n2 kg quinces\n1 kg sugar\n2 lemons\n\nRub the down off, cut them up with the skin on "
                    + "and cook them soft. Let the juice drip through a cloth overnight, and never squeeze it.", day: "Today"),
            Note(id: 4, text: "Packing list\nRaincoat\nThe small camera\nBook for the train\nThermos", day: "Yesterday"),
            Note(
                id: 3,
                text: "Ideas for the shed\nA bench along the north wall, with light from above. Hooks for the ladders. "
                    + "Keep the old door.", day: "Monday"),
            Note(id: 2, text: "Birthdays\nAda, 10 December\nGrace, 9 December\nKatherine, 26 August", day: "3 March"),
            Note(id: 1, text: "A line from the window seat\nThe river goes by as if it had been told to.", day: "14 February"),
        ])
    }
}
