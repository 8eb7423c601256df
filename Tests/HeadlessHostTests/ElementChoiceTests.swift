import AppSession
import Testing

@testable import HeadlessHost

@Suite struct ElementChoiceTests {
    private func element(_ x: Double, _ y: Double, in containers: [String] = [], under cover: String? = nil) -> ScreenElement {
        ScreenElement(kind: "UILabel", x: x, y: y, containers: containers, coveredBy: cover)
    }

    private func message(_ elements: [ScreenElement], _ query: ElementQuery, texts: [String] = []) -> String {
        guard case .none(let problem) = ElementChoice(elements: elements, texts: { texts }).choose(query) else { return "found" }
        return problem
    }

    @Test("the only one is taken without a word")
    func single() {
        #expect(ElementChoice(elements: [element(10, 20)]).choose(ElementQuery("A")) == .found(element(10, 20), note: nil))
    }

    @Test("of several the one in front is taken, and a note names the others and how to choose")
    func several() {
        let outcome = ElementChoice(elements: [element(10, 90), element(10, 20)]).choose(ElementQuery("Delete"))
        guard case .found(let taken, let note?) = outcome else { Issue.record("\(outcome)"); return }
        #expect(taken == element(10, 90))
        #expect(note.contains("2 times") && note.contains("10 90; 10 20") && note.contains("2nd \"Delete\""))
    }

    @Test("ordinals count in reading order, whatever is in front")
    func ordinals() {
        let choice = ElementChoice(elements: [element(10, 90), element(50, 20), element(10, 20)])
        #expect(choice.choose(ElementQuery("A", ordinal: 1)) == .found(element(10, 20), note: nil))
        #expect(choice.choose(ElementQuery("A", ordinal: 2)) == .found(element(50, 20), note: nil))
        #expect(choice.choose(ElementQuery("A", ordinal: 3)) == .found(element(10, 90), note: nil))
        #expect(message([element(1, 1)], ElementQuery("A", ordinal: 2)).contains("stands on screen once"))
    }

    @Test("a container narrows the choice, and an unknown one is told with those there are")
    func containers() {
        let elements = [element(10, 20, in: ["Milk", "UITableViewCell"]), element(10, 60, in: ["Bread"])]
        #expect(ElementChoice(elements: elements).choose(ElementQuery("Delete", container: "Bread")) == .found(elements[1], note: nil))
        #expect(message(elements, ElementQuery("Delete", container: "Butter")).contains("\"Bread\", \"Milk\", \"UITableViewCell\""))
    }

    @Test("what is covered is refused with what covers it; what lies free is preferred")
    func covered() {
        let (under, free) = (element(10, 20, under: "UINavigationBar"), element(10, 60))
        #expect(message([under], ElementQuery("A")) == "\"A\" (UILabel at 10 20) is covered by UINavigationBar.")
        #expect(ElementChoice(elements: [under, free]).choose(ElementQuery("A")) == .found(free, note: nil))
        let choice = ElementChoice(elements: [free], coverAt: { _, y in y > 50 ? "the keyboard" : nil })
        guard case .none(let problem) = choice.choose(ElementQuery("A")) else { Issue.record("taken"); return }
        #expect(problem.contains("the keyboard"))
    }

    @Test("where there is none, texts that are near are named, else what stands on screen")
    func advice() {
        #expect(message([], ElementQuery("Setings"), texts: ["Settings", "Mail"]).hasSuffix("Near it: \"Settings\"."))
        #expect(message([], ElementQuery("Zebra"), texts: ["Settings", "Mail"]).hasSuffix("On screen: \"Settings\", \"Mail\"."))
    }

    @Test(
        "numbers are written as they are spoken",
        arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (13, "13th"), (21, "21st"), (112, "112th")])
    func ordinalText(number: Int, text: String) { #expect(ElementQuery.ordinalText(number) == text) }
}
