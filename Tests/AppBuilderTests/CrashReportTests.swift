import Foundation
import TestSupport
import Testing

@testable import AppBuilder

@Suite("Crash reports")
struct CrashReportTests {
    private let output = """
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        *** Program crashed: Illegal instruction at 0x00007f9c1076df7f ***
          0      0x00007f9c1076df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
          1 [ra] 0x00007f9c108f961f Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
          2 [ra] 0x000055b8657ddcf2 UIView.layoutSubviews() + 3 in libQuinceRuntime.so at /quince/Sources/UIKit/UIView.swift:8:1
          3 [ra] 0x000055b8657ddcf2 Cell.go() + 161 in App at /app/Cell.swift:3:75
          4 [ra] 0x000055b8657dd944 App_main + 67 in App at /app/main.swift:4:11
        """.split(separator: "\n").map(String.init)

    @Test("the reason and the innermost place are found")
    func innermost() {
        let report = CrashReport(output: output)
        #expect(report.reason == "Index out of range")
        #expect(report.place == "/quince/Sources/UIKit/UIView.swift:8:1")
    }

    @Test("the app's own place comes first when its files are told apart")
    func ownFiles() {
        let report = CrashReport(output: output, runtime: "/quince/Sources")
        #expect(report.place == "/app/Cell.swift:3:75")
        #expect(report.function == "Cell.go()")
    }

    @Test("the line that the message names is the author's, not the one that a call returns to")
    func namedLine() {
        var lines = output
        lines[0] = "App/Cell.swift:2: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
        let report = CrashReport(output: lines, runtime: "/quince/Sources")
        #expect(report.place == "/app/Cell.swift:2")
        #expect(report.function == "Cell.go()")
        // A message of the runtime's own source says nothing about the author's.
        lines[0] = "UIKit/UIView.swift:8: Fatal error: no such key"
        #expect(CrashReport(output: lines, runtime: "/quince/Sources").place == "/app/Cell.swift:3:75")
    }

    @Test("a crash inside the runtime alone still has a place")
    func runtimeAlone() {
        #expect(CrashReport(output: Array(output[...4]), runtime: "/quince/Sources").place == "/quince/Sources/UIKit/UIView.swift:8:1")
    }

    @Test("an output that says nothing gives nothing")
    func silence() {
        let report = CrashReport(output: ["hello"])
        #expect(report.reason == nil)
        #expect(report.place == nil)
    }

    @Test("a frame that names only its file has the line that the message names")
    func lineless() {
        let lines = """
            Notes/Detail.swift:17: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
              2 [ra] [system] 0x0000555555565ace Detail.viewDidLoad() + 765 in Notes at /app/Detail.swift
              3 [ra]          0x00007ffff5cfb865 UIViewController.loadViewIfNeeded() + 324 in libQuinceRuntime.so at /quince/Sources/UIKit/UIViewController.swift:69:25
             15 [ra]          0x000055555556487a AppDelegate.start() + 297 in Notes at /app/AppDelegate.swift:9:16
            """.split(separator: "\n").map(String.init)
        let report = CrashReport(output: lines, runtime: "/quince/Sources")
        #expect(report.place == "/app/Detail.swift:17")
        #expect(report.function == "Detail.viewDidLoad()")
        let source = Array(repeating: "", count: 15).joined(separator: "\n") + "\n@IBOutlet weak var imageView: UIImageView!\n        imageView.image = nil"
        #expect(CrashAdvice(report) { _ in source }.text?.hasPrefix("imageView is an outlet: connect it") == true)
        #expect(CrashAdvice(report) { _ in nil }.text?.hasPrefix("A value declared with !") == true)
    }

    @Test("a cast, a wait for one's own queue and a recursion without end are told in words")
    func reasons() {
        let cast = CrashReport(output: [
            "Could not cast value of type 'UIKit.UINavigationController' (0x7ffff622e2d8) to 'UIKit.UITabBarController' (0x7ffff624bc30)."
        ])
        #expect(cast.reason == "Could not cast value of type 'UIKit.UINavigationController' to 'UIKit.UITabBarController'.")
        let wait = CrashReport(output: ["  0   0x00007ffff755e7d8 __DISPATCH_WAIT_FOR_QUEUE__ + 344 in libdispatch.so"])
        #expect(wait.reason == "DispatchQueue.sync was called on the queue that it would wait for")
        let frame = "  1 [ra] 0x00007ffff755e2d3 Tree.depth(_:) + 19 in Notes at /app/Tree.swift:25:3"
        #expect(CrashReport(output: Array(repeating: frame, count: 20)).reason == "The stack is full: Tree.depth(_:) calls itself without end")
        #expect(CrashReport(output: Array(repeating: frame, count: 3)).reason == nil, "an ordinary recursion")
        let frames = ["Screen.init(nibName:bundle:)", "Weather.init()", "Weather.init()"].map {
            "  1 [ra] 0x00007ffff755e2d3 \($0) + 19 in Notes at /app/Tree.swift:25:3"
        }
        let circle = CrashReport(output: Array(repeating: frames, count: 5).flatMap { $0 })
        #expect(circle.reason == "The stack is full: Screen.init(nibName:bundle:), Weather.init() call one another without end")
        let others = (1...20).map { "  1 [ra] 0x00007ffff755e2d3 step\($0)() + 19 in Notes at /app/Tree.swift:25:3" }
        #expect(CrashReport(output: others).reason == nil)
        for report in [cast, wait] { #expect(CrashAdvice(report) { _ in nil }.text != nil) }
    }

    @Test(
        "each common reason has advice",
        arguments: [
            ("Index out of range", "Compare the index"), ("'try!' expression unexpectedly raised an error: no", "Catch the error"),
            ("Unexpectedly found nil while unwrapping an Optional value", "The value before !"), ("Division by zero", "Look whether the divisor is 0"),
            ("Duplicate values for key: 'a'", "Make it with Dictionary(_:uniquingKeysWith:)"),
            ("Fatal: supplied item identifiers are not unique. Duplicate identifiers: a", "Give what differs identifiers that differ"),
            ("Receiver (<C: 0x1>) has no segue with identifier 'a'", "Give a segue of its scene that identifier"),
            ("Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'a'", "Give a scene of it that Storyboard ID"),
            ("Invalid update: invalid number of items in section 0.", "Change the data before the list is told"),
            ("Pushing the same view controller instance more than once is not supported", "Push a new controller"),
            ("[<UIView: 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key colour.", "Correct the key"),
            ("init(coder:) has not been implemented", "A storyboard or nib makes objects by init(coder:)"),
        ])
    func advice(reason: String, text: String) {
        #expect(CrashAdvice.advice(reason: reason, file: nil, line: nil)?.hasPrefix(text) == true)
        #expect(CrashAdvice.advice(reason: "something of the app's own", file: nil, line: nil) == nil)
    }

    @Test("a reason of several lines is told whole, on one") func reasonOfLines() {
        let report = CrashReport(output: [
            "UIKit/NSLayoutConstraint.swift:9: Fatal error: *** Terminating app, reason: 'Unable to parse constraint format: ", "Expected a ']' here ",
            "H:|-[label ", "          ^'", "", "*** Signal 4",
        ])
        #expect(report.reason == "*** Terminating app, reason: 'Unable to parse constraint format: Expected a ']' here H:|-[label")
        let open = CrashReport(output: ["Fatal error: reason: 'a", "b"])
        #expect(open.reason == "reason: 'a")
    }

    @Test("a message that nobody receives is found in the storyboard that sends it, or where the code names it")
    func unreceivedMessage() throws {
        let reason = "-[C.List save:]: unrecognized selector sent to instance 0x96da"
        let message = try #require(UnreceivedMessage(reason: reason))
        let board = "<scene>\n<action selector=\"save:\" destination=\"x\"/>"
        let source = "let own = \"save\"\n// \"save:\" is sent\nlet a = 1\nbutton.addTarget(self, action: Selector((\"save:\")), for: .touchUpInside)"
        let read: (String) -> String? = { ["/app/A.swift": source, "/app/Main.storyboard": board][$0] }
        #expect(message.places(in: ["/app/A.swift", "/app/Main.storyboard"], read: read) == ["/app/Main.storyboard:2"])
        #expect(message.places(in: ["/app/A.swift"], read: read) == ["/app/A.swift:4"])
        #expect(message.places(in: ["/app/B.swift"], read: read).isEmpty)
        #expect(CrashAdvice.advice(reason: reason, file: nil, line: nil)?.hasPrefix("Give the class a method") == true)
        // Tests and fetched code ask for nothing; of several places none is the one.
        let folder = try TemporaryFolder()
        func report() -> CrashReport { CrashReport(output: ["Fatal error: \(reason)"]).namingMessage(inProject: folder.url.path, unless: false) }
        for path in ["App/A.swift", "AppTests/ATests.swift", "Pods/B/B.swift"] {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(report().place == folder.url.path + "/App/A.swift:4")
        #expect(report().reason == reason)
        try source.write(to: folder.url.appendingPathComponent("App/B.swift"), atomically: true, encoding: .utf8)
        #expect(report().place == nil)
        #expect(report().reason?.hasSuffix("The selector is named at App/A.swift:4, App/B.swift:4") == true)
        for other in [nil, "Index out of range", "+[C.List save]: unrecognized selector sent to class"] { #expect(UnreceivedMessage(reason: other) == nil) }
    }

    @Test("code without a line of its own is told by its function's")
    func functionsLine() {
        let lines = ["  0 [ra] 0x01 List.viewDidLoad() + 161 in App at /app/List.swift"]
        let text = "class List {\n    // viewDidLoad()\n    override func viewDidLoad() {\n    }\n    func viewDidLoadAgain() {}\n}"
        #expect(CrashReport(output: lines, read: { $0 == "/app/List.swift" ? text : nil }).place == "/app/List.swift:3")
        #expect(CrashReport(output: lines, read: { _ in text + text }).place == "/app/List.swift", "which of two is not known")
        #expect(CrashReport.line(of: "List.init(style:)", in: "class List {\n    init(style: Int) {}\n}") == 2)
        #expect(CrashReport.line(of: "closure #1 in go", in: text) == nil)
    }

    @Test("an outlet that the class does not have is told by the line of its connection")
    func unknownOutlets() throws {
        let reason = """
            [<Item: 0x01> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key countLabl. The outlet is in Main.storyboard, \
            in the scene "Item" (DET): from App.Item to label "Count" (CNT). Remove the connection, or declare @IBOutlet var countLabl in App.Item.
            """
        let outlet = try #require(UnknownOutlet(reason: reason))
        #expect(outlet.property == "countLabl" && outlet.file == "Main.storyboard" && outlet.destination == "CNT")
        let files = [
            "/a/Base.lproj/Main.storyboard":
                "<x/>\n<outlet property=\"countLabl\" destination=\"CNT\" id=\"p3\"/>\n<outlet property=\"countLabl\" destination=\"OTH\"/>"
        ]
        #expect(outlet.place(in: ["/a/Item.swift"] + files.keys, read: { files[$0] }) == "/a/Base.lproj/Main.storyboard:2")
        #expect(outlet.place(in: ["/a/Other.storyboard"], read: { _ in files.values.first }) == nil)
        #expect(UnknownOutlet(reason: "for the key a. The outlet is in the nib of A: from A to nothing. Remove the connection, or declare it.")?.file == nil)
        #expect(UnknownOutlet(reason: "Index out of range") == nil)
    }

    @Test("what a line unwraps by ! decides on the advice")
    func unwrapped() {
        let file =
            "@IBOutlet var label: UILabel!\n@IBOutlet var note: UILabel?\nlabel.font = UIFont(name: \"A\", size: 3)!\nnote!.text = label.text\nlet u = Bundle.main.url(forResource: \"a\", withExtension: \"b\")!\nlet c = dequeueReusableCell(withIdentifier: \"r\")!"
        func advice(_ line: Int, _ reason: String = "Unexpectedly found nil while unwrapping an Optional value") -> String {
            CrashAdvice.advice(reason: reason, file: file, line: line) ?? ""
        }
        #expect(advice(3).hasPrefix("There is no font of that name"))
        #expect(advice(3, "Unexpectedly found nil while implicitly unwrapping an Optional value").hasPrefix("label is an outlet"))
        #expect(advice(4).hasPrefix("note is an outlet"))
        #expect(advice(5).hasPrefix("The app has no file of that name"))
        #expect(advice(6).hasPrefix("No cell goes by that identifier"))
        #expect(advice(1).hasPrefix("The value before ! was nil"))
    }

    @Test("a view that is used on another thread is told as that, and a sheet without a source by the line that makes it")
    func reasonsOfFrames() {
        let lines = [
            "  0 0x01 _dispatch_assert_queue_fail + 3 in libdispatch.so", "  1 [ra] 0x02 closure #1 in List.viewDidLoad() + 161 in App at /app/List.swift:6:55",
        ]
        let report = CrashReport(output: lines)
        #expect(report.reason == "Something of the main thread's, such as a view, was used on another thread" && report.place == "/app/List.swift:6:55")
        #expect(CrashAdvice(report).text?.hasPrefix("Do that in DispatchQueue.main.async") == true)
        let files = [
            "/a/A.swift": "// .actionSheet\nlet a = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)", "/a/B.xib": ".actionSheet",
        ]
        #expect(CrashReport.place(of: ".actionSheet", in: Array(files.keys), read: { files[$0] }) == "/a/A.swift:2")
        #expect(CrashReport.place(of: "nothing", in: Array(files.keys), read: { files[$0] }) == nil)
    }

    @Test("the symbolizer's answer is a line of the project's, or none")
    func codePlaces() {
        let project = URL(fileURLWithPath: "/app")
        #expect(CodePlaces.place(in: "/app/App/Item.swift:27 (discriminator 2)\n", project: project) == "App/Item.swift:27")
        #expect(CodePlaces.place(in: "/app/../etc/passwd:1\n", project: project) == nil)
        #expect(CodePlaces.place(in: "/build/checkouts/Snap/A.swift:1\n", project: project) == nil)
        #expect(CodePlaces.place(in: "??:0\n", project: project) == nil)
    }
}
