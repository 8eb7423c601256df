import UIKit

/// A question and its answer.
struct Card: Equatable {
    var question: String
    var answer: String
}

/// Cards about one subject, and how well they were known.
struct Deck: Equatable {
    var title: String
    var symbol: String
    var color: UIColor
    var cards: [Card]
    /// Shares of cards known, one for each day of the last week.
    var week: [CGFloat]
}

/// The two things there are to see; the switch in the toolbar chooses between them, the phone has a tab for each.
enum Section: Int, CaseIterable {
    case decks, progress

    var title: String { self == .decks ? "Decks" : "Progress" }
    var symbol: String { self == .decks ? "rectangle.stack.fill" : "chart.bar.fill" }
    var invitation: String { self == .decks ? "Choose a deck to practise." : "Choose a deck to see how it went." }
}

/// All decks, and what is chosen in each section: kept here, so that both forms of the app show the same.
final class Library {
    let decks: [Deck]
    var showsAnswersFirst = false
    private var choices: [Section: Int] = [:]

    init(decks: [Deck]) {
        self.decks = decks
    }

    /// Index of the deck chosen in a section, nil at first.
    func choice(in section: Section) -> Int? { choices[section] }

    func choose(_ index: Int?, in section: Section) { choices[section] = index }

    static func sample() -> Library {
        Library(decks: [
            Deck(
                title: "Capitals", symbol: "globe", color: .systemBlue,
                cards: [
                    Card(question: "Which city is the capital of Australia?", answer: "Canberra"),
                    Card(question: "Which city is the capital of Canada?", answer: "Ottawa"),
                    Card(question: "Which city is the capital of Morocco?", answer: "Rabat"),
                ], week: [0.2, 0.35, 0.3, 0.5, 0.65, 0.7, 0.85]),
            Deck(
                title: "Plants", symbol: "leaf.fill", color: .systemGreen,
                cards: [
                    Card(question: "What do plants take from the air?", answer: "Carbon dioxide"),
                    Card(question: "Which tree drops its needles in winter?", answer: "The larch"),
                ], week: [0.4, 0.4, 0.55, 0.5, 0.6, 0.55, 0.6]),
            Deck(
                title: "Music", symbol: "music.note", color: .systemPink,
                cards: [
                    Card(question: "How many strings has a viola?", answer: "Four"),
                    Card(question: "What does andante mean?", answer: "At a walking pace"),
                ], week: [0, 0.1, 0.1, 0.3, 0.25, 0.4, 0.45]),
            Deck(
                title: "Small sums", symbol: "plusminus", color: .systemOrange,
                cards: [
                    Card(question: "12 × 12", answer: "144"), Card(question: "7 × 8", answer: "56"), Card(question: "15²", answer: "225"),
                ], week: [0.8, 0.85, 0.8, 0.9, 0.95, 0.95, 1]),
        ])
    }
}
