import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct VisualFormatTests {
    /// Three views of 50 by 20 in a root of 400 by 300 with margins of 8.
    @MainActor private struct Scene {
        let root: UIView = makeRoot()
        let views: [String: UIView]
        init() {
            var views: [String: UIView] = [:]
            for name in ["a", "b", "c"] { views[name] = root.adding(SizedView(50, 20)) }
            self.views = views
        }

        func frames(_ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) -> [String: CGRect] {
            for format in formats {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
            }
            root.layoutIfNeeded()
            return views.mapValues { $0.frame }
        }
    }

    nonisolated static let rows: [(String, CGFloat, CGFloat)] = [
        ("H:|[a][b]", 0, 50), ("|-[a]-[b]", 8, 66), ("H:|-20-[a]-30-[b]", 20, 100), ("|-(gap)-[a(wide)]-(gap)-[b]", 12, 124),
        ("[a]-8-[b(>=60)]-|", 274, 332), ("[a(==b)]-(-5)-[b(30)]|", 345, 370),
        ("|-(>=10,==15@750)-[a]-(<=4@900,40@1)-[b]", 15, 69), ("H: |-16-[a]-[b]", 16, 74), ("|-2.5-[a]-.5-[b]", 2.5, 53),
    ]

    @Test("rows place their views", arguments: rows)
    func rows(_ format: String, _ a: CGFloat, _ b: CGFloat) {
        let frames = Scene().frames([format], metrics: ["gap": 12, "wide": NSNumber(value: 100)])
        // Outside a window origins are on whole points.
        #expect(frames["a"]?.minX == a.rounded(.toNearestOrAwayFromZero), "\(format)")
        #expect(frames["b"]?.minX == b.rounded(.toNearestOrAwayFromZero), "\(format)")
    }

    @Test("columns and alignments")
    func columns() {
        let column = Scene().frames(["V:|-10-[a(30)]-[b(==a)]-(space@999)-[c]|", "H:|-5-[a]"], .alignAllLeading, metrics: ["space": CGFloat(7)])
        #expect(column["a"] == rect(5, 10, 50, 30))
        #expect(column["b"]?.minY == 48 && column["b"]?.height == 30)
        #expect(column["c"]?.maxY == 300)
        let scene = Scene()
        let row = scene.frames(["|-[a]-[b]-[c]"], .alignAllCenterY)
        #expect(Set(row.values.map(\.midY)).count == 1)
        let aligned = Scene().frames(["V:|[a][b]"], [.alignAllLeft, .alignAllRight])
        #expect(aligned["a"]?.minX == aligned["b"]?.minX && aligned["a"]?.width == aligned["b"]?.width)
    }

    @Test("directions: with the text, or fixed")
    func directions() {
        let mirrored = Scene()
        mirrored.root.semanticContentAttribute = .forceRightToLeft
        #expect(mirrored.frames(["|-10-[a]-5-[b]"]).mapValues(\.maxX).filter { $0.key != "c" } == ["a": 390, "b": 335])
        let fixed = Scene()
        fixed.root.semanticContentAttribute = .forceRightToLeft
        #expect(fixed.frames(["|-10-[a]-5-[b]"], .directionLeftToRight)["b"]?.minX == 65)
        #expect(Scene().frames(["|-10-[a]-5-[b]"], .directionRightToLeft)["b"]?.maxX == 335)
    }

    @Test("guides stand in formats too, and the superview is found by any of the views")
    func guides() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(SizedView(50, 20))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-10-[guide(20)]-0-[view]", metrics: nil, views: ["guide": guide, "view": view]))
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        #expect(guide.layoutFrame.minX == 10)
    }

    nonisolated static let unreadable: [(String, String, Int)] = [
        ("|-0-[a-0-|", "Expected a ']' here. That is how you give the end of a view.", 6),
        ("|-[x]-|", "x is not a key in the views dictionary.", 4), ("", "Expected a view", 0), ("|", "Expected a view", 1),
        ("|-|", "Expected a view", 3), ("|-10[a]", "Expected a '-' here. That is how you give the end of a space.", 4),
        ("V|[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
        ("|-margiin-[a]", "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", 9),
        ("|-(10-[a]", "Expected a ')' here. That is how you give the end of a list of predicates.", 5),
        ("|-(>=)-[a]", "Expected a number or the name of a metric or a view", 5),
        ("[a]|[b]", "Expected the end of the format string after '|'", 4), ("[a(10@)]", "Expected a number or the name of a metric or a view", 6),
        ("[a][b", "Expected a ']' here. That is how you give the end of a view.", 5), ("[]", "Expected a view", 1),
    ]

    @Test("what cannot be read is refused with the place", arguments: unreadable)
    func errors(_ format: String, _ message: String, _ column: Int) {
        let scene = Scene()
        do {
            _ = try NSLayoutConstraint.readVisualFormat(format, [], [:], scene.views)
            Issue.record("\(format) was read")
        } catch {
            #expect(error == VisualFormat.ParseError(message: message, offset: column), "\(format)")
        }
    }

    @Test("an edge without a superview, alignment along the row and impossible priorities are refused")
    func contextErrors() {
        let view = UIView()
        func problem(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> VisualFormat.ParseError? {
            do {
                _ = try NSLayoutConstraint.readVisualFormat(format, options, [:], ["view": view, "other": UIView()])
                return nil
            } catch {
                return error
            }
        }
        let edge: VisualFormat.ParseError? = problem("H:|-(>=50)-[view(100)]")
        #expect(
            edge?.reason(for: "H:|-(>=50)-[view(100)]") == """
                Unable to parse constraint format: \

                Unable to interpret '|' character, because the related view doesn't have a superview \

                H:|-(>=50)-[view(100)] \

                                      ^
                """)
        #expect(problem("|[view]|")?.offset == 7)
        #expect(problem("[view][other]", .alignAllTop) == nil)
        #expect(problem("[view][other]", .alignAllLeft)?.message.contains("aligned on a horizontal edge") == true)
        #expect(problem("V:[view][other]", .alignAllBottom)?.message.contains("aligned on a vertical edge") == true)
        #expect(problem("[view(5@2000)]")?.message.hasPrefix("It's illegal to set priority:2000") == true)
    }

    @Test("the exception carries the reason")
    func exception() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "|-0-[redView-0-|", metrics: nil, views: ["redView": UIView()])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \n"))
        #expect(text.contains("|-0-[redView-0-| \n            ^'"))
    }

    @Test("any text is read or refused with a place inside it; nothing traps")
    func fuzz() {
        let scene = Scene()
        var random = SeededGenerator(7)
        let seeds: [String] = [
            "H:|-(>=10,<=20@750)-[a(==b,>=30@10)]-gap-[b]-[c(5)]|", "V:|[a]-[b]-(-5)-[c]-|", "[a(wide)]-8@250-[b(a)]", "|-a.b-[c.d.e]-|",
        ]
        let alphabet: [Character] = Array("HV:|-[]()<>=@.,0123456789abc gapwide\u{e9}\u{1F600}\u{301}\n\t٣*/+")
        var read = 0
        for round in 0..<20_000 {
            var text: [Character] = round % 4 == 0 ? [] : Array(seeds[round % seeds.count])
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...text.count, using: &random)
                let letter: Character = alphabet.randomElement(using: &random) ?? "a"
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text.insert(letter, at: place)
                case 1: if place < text.count { text.remove(at: place) }
                default: if place < text.count { text[place] = letter }
                }
            }
            let format = String(text)
            let options = NSLayoutConstraint.FormatOptions(rawValue: UInt.random(in: 0...0xFFFFF, using: &random) & (round % 3 == 0 ? .max : 0))
            do {
                let constraints = try NSLayoutConstraint.readVisualFormat(
                    format, options, ["gap": 5, "wide": Double.nan, "a": "text"], scene.views)
                read += 1
                if round % 50 == 0 {
                    NSLayoutConstraint.activate(constraints)
                    _ = conflictReports { scene.root.layoutIfNeeded() }
                    NSLayoutConstraint.deactivate(constraints)
                }
            } catch {
                #expect((0...format.count).contains(error.offset), "\(format)")
            }
        }
        #expect(read > 80)
    }
}
