import Testing

@testable import WindowMatrix

@Suite("Changes of a view tree in words")
struct TreeChangesTests {
    private func tree(_ lines: String...) -> String { lines.joined(separator: "\n") }
    private let window = "<UIWindow; frame = (0 0; 320 568); layer = <CALayer>>"
    private func label(_ text: String, _ frame: String = "20 40; 100 20", _ more: String = "", depth: Int = 1) -> String {
        String(repeating: "   | ", count: depth)
            + "<UILabel; frame = (\(frame)); text = '\(text)'; userInteractionEnabled = NO;\(more) layer = <_UILabelLayer>>"
    }

    private func changes(_ before: String, _ after: String) -> [String] { TreeChanges.sentences(from: before, to: after) }

    @Test("where a view moved, how it grew, what it says")
    func one() {
        let before = tree(window, label("Inbox"))
        #expect(changes(before, before) == [])
        #expect(changes(before, tree(window, label("Inbox", "20 44; 100 20"))) == ["label \"Inbox\" moved 4 points down"])
        #expect(changes(before, tree(window, label("Inbox", "19 39.5; 100 20"))) == ["label \"Inbox\" moved 1 point left and 0.5 points up"])
        #expect(changes(before, tree(window, label("Inbox", "20 40; 80 30"))) == ["label \"Inbox\" is 20 points narrower and 10 points taller"])
        #expect(changes(before, tree(window, label("Mail"))) == ["label \"Inbox\" now says \"Mail\""])
        #expect(changes(before, tree(window, label("Inbox", "20 40; 100 20", " truncated = YES;"))) == ["label \"Inbox\" is truncated"])
        #expect(changes(before, tree(window, label("Inbox", "20 40; 100 20", " tag = 3;"))) == ["label \"Inbox\" has tag 3, was by default"])
    }

    @Test("what appeared, disappeared and was hidden")
    func comingAndGoing() {
        let button = "   | <UIButton; frame = (0 0; 44 44); opaque = NO; layer = <CALayer>>"
        let titled = tree(button, label("Add", "0 0; 44 20", depth: 2))
        #expect(changes(tree(window, label("Inbox")), tree(window, titled, label("Inbox"))) == ["button \"Add\" appeared"])
        #expect(changes(tree(window, titled, label("Inbox")), tree(window, label("Inbox"))) == ["button \"Add\" disappeared"])
        #expect(changes(tree(window, button), tree(window, button.replacing("opaque", with: "hidden = YES; opaque"))) == ["button is hidden"])
        #expect(changes(tree(window, "   | <Shop.PriceTag; frame = (0 0; 44 44); layer = <CALayer>>"), window) == ["PriceTag disappeared"])
    }

    @Test("a view that moved is told of without what is in it, views that changed alike together")
    func grouping() {
        func rows(_ offset: Int) -> String {
            ([window]
                + (0..<6).map { row in
                    "   | <UITableViewCell; frame = (0 \(row * 44 + offset); 320 44); layer = <CALayer>>\n" + label("Row \(row)", "16 12; 200 20", depth: 2)
                }).joined(separator: "\n")
        }
        #expect(changes(rows(0), rows(8)) == ["cell \"Row 0\", cell \"Row 1\", cell \"Row 2\" and 3 more moved 8 points down"])
        let two = tree(window, label("A", "0 0; 9 9"), label("B", "0 20; 9 9"))
        let same = tree(window, label("A", "0 0; 9 9"), label("A", "0 20; 9 9"))
        #expect(changes(same, same.replacing("'A'", with: "'B'")) == ["2 labels \"A\" now say \"B\""])
        #expect(changes(two, tree(window, label("A", "0 0; 10 9"), label("B", "0 20; 10 9"))) == ["label \"A\" and label \"B\" are 1 point wider"])
    }

    @Test("texts may hold what separates attributes and lines")
    func awkwardTexts() {
        let text = "a; b = 'c'\n   | quoted'; tag = 4"
        let before = tree(window, label(text))
        #expect(ViewTree(before).root?.subviews.map(\.text) == [text])
        #expect(changes(before, tree(window, label(text, "20 41; 100 20"))) == ["label \"a; b = 'c'    | quoted'; tag = 4\" moved 1 point down"])
        for hostile in ["", "<", "<;;", "<UIView; frame = (", "   | <A>", "<A; frame = (1 2; 3 4)", "\n\n", String(repeating: "   | ", count: 3000) + "<A>"] {
            _ = changes(before, hostile)
            _ = changes(hostile, before)
        }
    }

    @Test("what VoiceOver reads, wherever it stands")
    func spoken() {
        func page(_ lines: String...) -> String { window + "\n\nAccessibility, in the order it is read:\n" + lines.joined(separator: "\n") + "\n" }
        let before = page("\"Inbox\", button  (0 0; 10 10)", "\"Sent\"  (0 20; 10 10)")
        #expect(changes(before, page("\"Inbox\", button  (0 4; 10 10)", "\"Sent\"  (0 24; 10 10)")) == [])
        #expect(changes(before, page("\"Inbox\", button  (0 0; 10 10)")) == ["VoiceOver no longer reads \"Sent\""])
        #expect(changes(before, page("\"Sent\"  (0 20; 10 10)", "\"Inbox\", button  (0 0; 10 10)")).first?.hasSuffix("in another place") == true)
    }
}
