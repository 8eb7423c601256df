import AppSession
import Device
import Foundation
import Testing

@testable import HeadlessHost

@Suite struct DeviceScriptTests {
    private func actions(_ text: String) throws -> [AnyHashable] { try DeviceScript(parsing: text).steps.map { AnyHashable($0.action) } }

    @Test("a script of megabytes is refused, and a word of a hundred thousand letters is only one that is not known")
    func size() {
        #expect(throws: DeviceScriptError.self) { try DeviceScript(parsing: String(repeating: "wait 1\n", count: 200_000)) }
        #expect(throws: DeviceScriptError.self) { try DeviceScript(parsing: String(repeating: "w", count: 100_000)) }
    }

    @Test("a script without a picture takes one at its end; one without a step is refused")
    func pictures() throws {
        #expect(
            try actions("tap \"Add\"") == [AnyHashable(Tap(place: .element(ElementQuery("Add")))), AnyHashable(TakePicture(name: "end", subject: .window))])
        let error = try #require(throws: DeviceScriptError.self) { try DeviceScript(parsing: "# nothing") }
        #expect(error.description(in: "walk.script").hasPrefix("walk.script, line 1: The script has no step."))
    }

    @Test("the device's date is set, and pushes arrive, as texts or as payloads")
    func dateAndPush() throws {
        let payload = "{\\\"aps\\\": {\\\"alert\\\": \\\"Hi\\\"}}"
        let date = try #require(DateOnClock("2024-02-29 08:00"))
        let read: [AnyHashable] = try actions("set date \"2024-02-29 08:00\"\npush \"Hello\"\npush \"\(payload)\" opened\npicture p")
        #expect(
            read.dropLast() == [
                AnyHashable(SetDate(date: date)), AnyHashable(Push(payload: "Hello", isOpened: false)),
                AnyHashable(Push(payload: "{\"aps\": {\"alert\": \"Hi\"}}", isOpened: true)),
            ])
        for wrong in ["2023-02-29 08:00", "tomorrow", "2024-13-01 08:00", "2024-04-31 08:00", "2024-04-30 24:00"] { #expect(DateOnClock(wrong) == nil) }
        #expect(throws: DeviceScriptError.self) { try DeviceScript(parsing: "push \"{oops\"") }
    }

    @Test("people are put into the address book")
    func contacts() throws {
        let read: [AnyHashable] = try actions("contact \"Ada Lovelace\"\ncontact \"Plato\" email \"p@example.org\" phone \"+30 21\"\npicture p")
        #expect(
            read.dropLast() == [
                AnyHashable(AddContact(name: "Ada Lovelace")), AnyHashable(AddContact(name: "Plato", phone: "+30 21", email: "p@example.org")),
            ])
        for wrong in ["contact", "contact \" \"", "contact \"Ada\" phone", "contact \"Ada\" fax \"1\""] {
            #expect(throws: DeviceScriptError.self) { try DeviceScript(parsing: wrong) }
        }
    }

    @Test func readsEveryStep() throws {
        let text = """
            # a walk
            wait 0.5
            picture start   # how it looks
            rotate portrait over 0.25
            arrange window-800x600
            traits dark text-a3
            tap "Text \\"styles\\""
            tap 10 20.5
            drag 1 2 to "There" over 1
            touch "Row"
            move to 5 6 over 0.5
            lift
            type "hello"
            key return
            key z with command shift
            keyboard other-app
            drag divider to 0.5
            hold divider at 0.3 over 1
            release divider
            drag corner to 700 600 over 0.2
            other slides-over
            zoom 2x
            picture all of screen
            background
            foreground
            sweep 320 to 1366
            """
        let expected: [any ScriptAction] = [
            Wait(seconds: 0.5), TakePicture(name: "start", subject: .window), Rotate(orientation: .portrait, duration: 0.25),
            Arrange(arrangement: .window(width: 800, height: 600), duration: DeviceScript.changeDuration), SetTraits(names: ["dark", "text-a3"]),
            Tap(place: .element(ElementQuery("Text \"styles\""))), Tap(place: .point(x: 10, y: 20.5)),
            Drag(start: .point(x: 1, y: 2), end: .element(ElementQuery("There")), duration: 1), TouchDown(place: .element(ElementQuery("Row"))),
            MoveFinger(place: .point(x: 5, y: 6), duration: 0.5), LiftFinger(), TypeText(text: "hello"),
            PressKey(characters: "\r", modifiers: 0), PressKey(characters: "z", modifiers: 1 << 17 | 1 << 20),
            ChooseKeyboard(keyboard: .otherApp), DragDivider(share: 0.5, duration: 0.3), HoldDivider(share: 0.3, duration: 1), ReleaseDivider(),
            DragCorner(width: 700, height: 600, duration: 0.2), MoveOtherApp(move: .slidesOver), Zoom(factor: 2),
            TakePicture(name: "all", subject: .screen), EnterBackground(), EnterForeground(), Sweep(widths: 320...1366),
        ]
        #expect(try actions(text) == expected.map { AnyHashable($0) })
        #expect(try DeviceScript(parsing: text).steps[0].line == 2)
    }

    @Test(arguments: [
        ("picture a\njump", 2, "is no step"), ("picture a\nrotat portrait", 2, "Did you mean rotate?"), ("picture", 1, "a name for the picture is missing"),
        ("picture a/b", 1, "is no name"), ("wait soon\npicture a", 1, "is not a number of seconds"),
        ("rotate upside\npicture a", 1, "is no orientation"), ("arrange half\npicture a", 1, "split-half"),
        ("picture a\npicture a", 2, "already"), ("tap \"a\npicture a", 1, "not closed"), ("wait 1 2\npicture a", 1, "too many"),
        ("drag 1 2 3 4\npicture a", 1, "\"to\" is missing"), ("wait -1\npicture a", 1, "is not a number"),
        ("sweep 600 to 320\npicture a", 1, "smaller width"), ("sweep 320\npicture a", 1, "\"to\" is missing"),
        ("drag divider to 2\npicture a", 1, "share"), ("zoom 3x\npicture a", 1, "2x"), ("picture a of sky", 1, "screen"),
        ("key enter\npicture a", 1, "return"), ("key a with meta\npicture a", 1, "command"), ("keyboard big\npicture a", 1, "hardware"),
    ])
    func tellsTheLineAndWhatIsWrong(text: String, line: Int, problem: String) throws {
        let error = try #require(throws: DeviceScriptError.self) { try DeviceScript(parsing: text) }
        #expect(error.line == line)
        #expect(error.problem.contains(problem), "\(error.problem)")
    }

    @Test func placesNameElements() throws {
        let text =
            "tap 2nd \"A\"\ntap \"A\" in \"B\"\nlong press \"A\" for 2\ndouble tap 1 2\nswipe left on \"A\"\npinch \"A\" by 2\nscroll to \"A\"\n"
            + "expect \"A\"\nexpect no \"A\"\nopen \"app://x\"\nshake\npicture end"
        let a = ElementQuery("A")
        let expected: [any ScriptAction] = [
            Tap(place: .element(ElementQuery("A", ordinal: 2))), Tap(place: .element(ElementQuery("A", container: "B"))),
            LongPress(place: .element(a), duration: 2), DoubleTap(place: .point(x: 1, y: 2)), Swipe(direction: .left, place: .element(a)),
            Pinch(place: .element(a), factor: 2, duration: 0.3), ScrollTo(query: a), Expect(query: a, isExpected: true),
            Expect(query: a, isExpected: false), OpenURL(url: "app://x"), Shake(), TakePicture(name: "end", subject: .window),
        ]
        #expect(try actions(text) == expected.map { AnyHashable($0) })
    }

    /// Cut, doubled and shuffled scripts are read or refused, never worse.
    @Test func mutatedScriptsNeverTrap() {
        var random = SystemRandomNumberGenerator()
        let words: [String] = ["wait", "1", "picture", "a", "rotate", "portrait", "over", "tap", "\"x", "\"", "\\", "#", "drag", "to", "-", "é", "\n"]
        for _ in 0..<2000 {
            let text: String = (0..<Int.random(in: 0...12, using: &random)).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
            _ = try? DeviceScript(parsing: text)
        }
    }
}

@Suite @MainActor struct ScriptPlayerTests {
    private func played(_ text: String, in window: String = "ipad-pro-11.landscape.full") throws -> (FakeApp, Simulator, [String]) {
        let app = FakeApp()
        let session = Simulator(endpoint: app)
        session.launch(in: try WindowConfiguration(parsing: window))
        var moments: [String] = []
        try ScriptPlayer(session: session).play(DeviceScript(parsing: text)) { name, _ in
            moments.append("\(name) \(session.configuration!.name) \((session.time * 1000).rounded() / 1000)")
        }
        return (app, session, moments)
    }

    @Test func picturesAreTakenAtTheirMoments() throws {
        let (app, _, moments) = try played(
            """
            picture start
            rotate portrait over 0.4
            wait 0.2
            picture half
            arrange split-third over 0
            traits dark
            picture end
            """)
        #expect(
            moments == [
                "start ipad-pro-11.landscape.full 0.0", "half ipad-pro-11.portrait.full 0.2",
                "end ipad-pro-11.portrait.split-third.dark 0.2",
            ])
        #expect(app.environments.count == 4)
    }

    @Test func aFingerStaysDownMovesAndLifts() throws {
        let (app, _, _) = try played("touch \"Button\"\nwait 0.6\nmove to 100 160 over 0.1\npicture held\nlift")
        #expect(app.touches.map(\.phase) == [.began] + Array(repeating: .moved, count: 6) + [.ended])
        #expect(app.touches.last?.y == 160 && app.touches[1].time > 0.6)
    }

    @Test func touchesAndKeysAndLifeCycleReachTheApp() throws {
        let (app, _, _) = try played("tap \"Button\"\ntype \"ab\"\nbackground\nforeground\npicture end")
        #expect(app.touches.map(\.phase) == [.began, .ended])
        #expect(app.touches[0].x == 100 && app.touches[0].y == 60)
        #expect(app.keys.map(\.characters) == ["a", "a", "b", "b"])
        #expect(app.lifecycle == [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive])
    }

    @Test(arguments: [
        ("picture a\ntap \"Nowhere\"", 2, "Nowhere"), ("arrange split-half\npicture a", 1, "split"),
        ("picture a\nlift", 2, "No finger"), ("touch 1 2\ntouch 3 4\npicture a", 2, "already"), ("picture a\nmove to 1 2", 2, "No finger"),
        ("picture a\nrelease divider", 2, "Nobody"), ("hold divider at 0.5\npicture a", 1, "Split View"),
        ("picture a\ndrag corner to 400 400", 2, "free window"), ("zoom 2x\npicture a", 1, "iPhone app"),
        ("picture a\nexpect \"Buton\"", 2, "Near it: \"Button\""), ("picture a\nexpect no \"Button\"", 2, "should not"),
        ("picture a\nscroll to \"End\"", 2, "Nothing on screen scrolls"),
    ])
    func aStepThatCannotBeDoneIsToldByItsLine(text: String, line: Int, problem: String) throws {
        let error = try #require(throws: DeviceScriptError.self) { try played(text, in: "iphone-4.7.portrait.full") }
        #expect(error.line == line)
        #expect(error.problem.contains(problem))
    }
}
