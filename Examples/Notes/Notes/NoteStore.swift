import PencilKit
import UIKit

/// A note: its words, and what is drawn under them.
struct Note: Codable, Hashable {
    let id: String
    var title: String
    var folder: String
    var day: String
    var drawing: Data?

    static let activityType = "org.quince.Notes.open"

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = title
        activity.userInfo = ["note": id]
        activity.targetContentIdentifier = id
        return activity
    }
}

/// All notes, in a file of the app's documents.
final class NoteStore {
    static let shared = NoteStore(
        file: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes.json"))
    static let didChange = NSNotification.Name("NoteStoreDidChange")
    static let folders = ["Notes", "Garden", "Recipes"]

    private let file: URL
    private(set) var notes: [Note]

    init(file: URL) {
        self.file = file
        let saved = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Note].self, from: $0) }
        notes = saved ?? Self.samples
    }

    private static let samples = [
        Note(id: "1", title: "Plan for the bookshelf", folder: "Notes", day: "Today", drawing: nil),
        Note(id: "2", title: "Things to bring on Saturday", folder: "Notes", day: "Yesterday", drawing: nil),
        Note(id: "3", title: "Where the tulips go", folder: "Garden", day: "Tuesday", drawing: nil),
        Note(id: "4", title: "Bread with walnuts", folder: "Recipes", day: "Last week", drawing: nil),
    ]

    func notes(in folder: String) -> [Note] { notes.filter { $0.folder == folder } }

    func note(_ id: String) -> Note? { notes.first { $0.id == id } }

    func add(to folder: String) -> Note {
        let next = (notes.compactMap { Int($0.id) }.max() ?? 0) + 1
        let note = Note(id: "\(next)", title: "New Note \(next)", folder: folder, day: "Today", drawing: nil)
        notes.insert(note, at: 0)
        save()
        return note
    }

    func setDrawing(_ drawing: PKDrawing, of id: String) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes[index].drawing = drawing.dataRepresentation()
        save()
    }

    private func save() {
        try? JSONEncoder().encode(notes).write(to: file, options: .atomic)
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}
