import Foundation
@testable import SourceLowering
import TestSupport
import Testing

@Suite("Names of Swift 4, for targets in that language mode")
struct SpellingTests {
    private func swift4(_ text: String) -> String { lowered(text, version: [4, 1, 50]) }

    private func lowered(_ text: String, version: [Int]) -> String { body(loweredFile(text, version: version)) }

    private func loweredFile(_ text: String, version: [Int] = [4, 1, 50]) -> LoweredFile {
        let options = LoweringOptions(languageVersion: version)
        let file = SourceFile(path: "App/File.swift", text: text)
        return ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([file]).files[0]
    }

    @Test("A renamed property is the object's own where a local has its present name")
    func renamedBesideLocal() {
        let text = swift4(
            """
            class Spinner: UIView {
                func apply(_ look: Look) {
                    switch look {
                    case .shown(let style): activityIndicatorViewStyle = style
                    default: activityIndicatorViewStyle = .gray
                    }
                }
            }
            """)
        #expect(text.contains("self.style = style") && text.contains("default: style = "))
    }

    @Test("The module of nested types has the same present names as the table that sources are given")
    func nestedTypesAsInTable() throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent("Sources/QuinceSwift4/NestedTypes.swift"), encoding: .utf8)
        let pairs = text.matches(of: /public typealias (\w+) = ([\w.]+)/).map { (String($0.1), String($0.2)) }
        #expect(pairs.count > 100)
        for (old, present) in pairs { #expect(Swift4Names.globals[old] == present, "\(old)") }
    }

    @Test("An old name stays where the present one would mean a type that the module adds to UIKit's")
    func ownNestedType() {
        let text = swift4(
            """
            extension UISearchBar { typealias Style = Int }
            enum Look { case bar(UISearchBarStyle), table(UITableViewStyle) }
            """)
        #expect(text.contains("case bar(UISearchBarStyle), table(UITableView.Style)"))
    }

    @Test("An override by its old name in an extension of a framework's class takes the member's place")
    func overrideInExtension() {
        let text = swift4("extension UINavigationController { override var childViewControllerForStatusBarStyle: UIViewController? { nil } }")
        #expect(text.contains("var __category_UINavigationController_childForStatusBarStyle"))
        #expect(!text.contains("override"))
    }

    @Test(
        "Types, constants, members and notifications stand under their new names",
        arguments: [
            ("let o: UIViewAnimationOptions = [.repeat]", "let o: UIView.AnimationOptions = [.repeat]"),
            ("typealias Events = UIKit.UIControlEvents", "typealias Events = UIKit.UIControl.Event"),
            ("let c = UIControlState.normal", "let c = UIControl.State.normal"),
            ("let k = [NSAttributedStringKey.font: f]", "let k = [NSAttributedString.Key.font: f]"),
            ("let k = [NSAttributedStringKey.font.rawValue: f]", "let k = [NSAttributedString.Key.font.rawValue: f]"),
            ("t.rowHeight = UITableViewAutomaticDimension", "t.rowHeight = UITableView.automaticDimension"),
            ("layer.lineCap = kCALineCapRound", "layer.lineCap = CAShapeLayerLineCap.round"),
            ("add(NSNotification.Name.UIKeyboardWillShow)", "add(UIResponder.keyboardWillShowNotification)"),
            ("add(.UIApplicationDidEnterBackground)", "add(UIApplication.didEnterBackgroundNotification)"),
            ("for c in childViewControllers { c.removeFromParentViewController() }", "for c in children { c.removeFromParent() }"),
            ("RunLoop.main.add(t, forMode: .commonModes)", "RunLoop.main.add(t, forMode: .common)"),
            ("let l: RunLoopMode = .defaultRunLoopMode", "let l: RunLoop.Mode = .default"),
        ])
    func names(old: String, new: String) {
        #expect(swift4(old) == new)
    }

    @Test(
        "Calls take their new form, whatever stands in their arguments",
        arguments: [
            ("v.bringSubview(toFront: a.b)", "v.bringSubviewToFront(a.b)"),
            ("c.sound = UNNotificationSound.default()", "c.sound = UNNotificationSound.default"),
            ("c.sound = .default()", "c.sound = .default"),
            ("SKPaymentQueue.default().add(self)", "SKPaymentQueue.default().add(self)"),
            ("c.didMove(toParentViewController: self)", "c.didMove(toParent: self)"),
            (
                "a.constraintLessThanOrEqualToSystemSpacingAfter(b, multiplier: 2)",
                "a.constraint(lessThanOrEqualToSystemSpacingAfter: b, multiplier: 2)"
            ),
            ("let i = UIActivityIndicatorView(activityIndicatorStyle: .gray)", "let i = UIActivityIndicatorView(style: .gray)"),
            ("let i = UIActivityIndicatorView.init(activityIndicatorStyle: .gray)", "let i = UIActivityIndicatorView.init(style: .gray)"),
            ("let i = UIEdgeInsetsMake(1, f(2), 3, 4)", "let i = UIEdgeInsets(top: 1, left: f(2), bottom: 3, right: 4)"),
            ("let r = UIEdgeInsetsInsetRect(bounds, insets)", "let r = (bounds).inset(by: insets)"),
            ("let d = UIImageJPEGRepresentation(image!, 0.5)", "let d = (image!).jpegData(compressionQuality: 0.5)"),
            ("let d = UIImagePNGRepresentation(a ?? b)", "let d = (a ?? b).pngData()"),
            ("if UIAccessibilityIsVoiceOverRunning() {}", "if UIAccessibility.isVoiceOverRunning {}"),
            ("if UIDeviceOrientationIsLandscape(o) {}", "if (o).isLandscape {}"),
            ("if UIEdgeInsetsEqualToEdgeInsets(a, b) {}", "if ((a) == (b)) {}"),
            (
                "post(UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, v))",
                "post(UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: v))"
            ),
            ("views.forEach(v.bringSubview(toFront:))", "views.forEach(v.bringSubviewToFront(_:))"),
            ("let s = NSStringFromCGRect(r)", "let s = NSCoder.string(for: r)"),
        ])
    func calls(old: String, new: String) {
        #expect(swift4(old) == new)
    }

    @Test("Overrides and witnesses take them too")
    func declarations() {
        let text = swift4(
            """
            class A: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) {}
                override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }
                override func prefersHomeIndicatorAutoHidden() -> Bool { return true }
                override func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? { return nil }
                func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
                    use(info[UIImagePickerControllerOriginalImage])
                }
            }
            """)
        #expect(text.contains("override func didMove(toParent parent: UIViewController?) {}"))
        #expect(text.contains("override var childForStatusBarStyle: UIViewController? { return children.first }"))
        #expect(text.contains("override var  prefersHomeIndicatorAutoHidden : Bool { return true }"))
        #expect(text.contains("override var  childForHomeIndicatorAutoHidden : UIViewController? { return nil }"))
        #expect(text.contains("didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey : Any])"))
        #expect(text.contains("use(info[UIImagePickerController.InfoKey.originalImage])"))
    }

    @Test("What the project declares itself under an old name keeps it")
    func ownNames() {
        let text = swift4(
            """
            enum UIControlState { case a }
            class A { var childViewControllers: [Int] = []; func bringSubview(toFront: Int) {} }
            func f(_ a: A) { a.bringSubview(toFront: a.childViewControllers[0]); _ = UIControlState.a }
            """)
        #expect(text.contains("a.bringSubview(toFront: a.childViewControllers[0]); _ = UIControlState.a"))
    }

    @Test("A selector names the member that is meant, unless the project declares one of the old name")
    func selectors() {
        let text = loweredFile(
            "class A: UIViewController { let s = #selector(UIViewController.addChildViewController(_:)); let t = #selector(UIViewController.removeFromParentViewController) }"
        ).text
        #expect(
            text.contains("addChild:") && text.contains("removeFromParent") && !text.contains("ViewController:") && !text.contains("ParentViewC"), "\(text)")
        let own = loweredFile(
            "class A: UIViewController { @objc func addChild() {}; @objc func removeFromParentViewController() {}; let s = #selector(removeFromParentViewController) }"
        ).text
        #expect(own.contains("Selector(\"removeFromParentViewController\")"), "\(own)")
    }

    @Test("Extensions of a type under its old name belong to it")
    func extensions() {
        let text = swift4("extension UIViewAnimationOptions { static var mine: UIViewAnimationOptions { return [] } }")
        #expect(text.hasPrefix("extension UIView.AnimationOptions { static var mine: UIView.AnimationOptions {"))
    }

    @Test("From Swift 4.2 on nothing is renamed", arguments: [[4, 2], [5, 10], [6, 3]])
    func later(version: [Int]) {
        #expect(lowered("let o = UIViewAnimationOptions.repeat", version: version) == "let o = UIViewAnimationOptions.repeat")
    }
}

@Suite("What files see without importing it")
struct ImplicitImportTests {
    private func text(_ source: String, implicit: [String]) -> String {
        var options = LoweringOptions()
        options.implicitImports = implicit
        return ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([SourceFile(path: "A.swift", text: source)]).files[0].text
    }

    @Test("Modules that the target's headers import are imported behind the file's end")
    func implicit() {
        let lowered = text("class A: UIView {}", implicit: ["UIKit", "Foundation", "NotThere", "Demo"])
        #expect(lowered.contains("\nimport UIKit\nimport ObjectRuntime\nimport CoreGraphics"))
        #expect(!lowered.contains("NotThere") && !lowered.contains("import Demo"))
        #expect(lowered.contains("\nclass A: UIView {"))
    }

    @Test("Who imports a framework sees what its umbrella header imports")
    func exported() {
        var options = LoweringOptions()
        options.implicitImports = ["UIKit"]
        options.exportsImplicitImports = true
        let file = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([SourceFile(path: "A.swift", text: "let a = 1")])
            .files[0]
        #expect(file.text.contains("\n@_exported import UIKit"))
        options.languageVersion = [4]
        let old = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([SourceFile(path: "A.swift", text: "let a = 1")])
        #expect(old.files[0].text.contains("\n@_exported import UIKit\nimport QuinceSwift4"))
    }

    @Test(
        "Who imports a pod's or Carthage's framework sees UIKit by its umbrella header; nobody needs it twice, and a type of it alone brings nothing",
        arguments: [
            ("import Kit; let a = Date()", "import Kit; import UIKit; "), ("import UIKit; import Kit; let a = 1", "import UIKit; import Kit; let"),
            ("import class Kit.Thing; let a = 1", "import class Kit.Thing; let a"), ("import Other; let a = 1", "import Other; let a"),
        ])
    func umbrella(source: String, expected: String) {
        var options = LoweringOptions()
        options.umbrellaModules = ["Kit"]
        options.importableModules = ["Kit", "Other"]
        let file = ModuleLowering(module: "Demo", imported: [Samples.frameworks], options: options).lower([SourceFile(path: "A.swift", text: source)]).files[0]
        #expect(body(file).hasPrefix(expected))
    }

    @Test("An optional requirement is called as one although another class has a property of its name")
    func requirementAndProperty() {
        let text = body(
            lowered(
                """
                @objc protocol CounterDelegate { @objc optional func counter(_ c: Counter, didReach n: Int) }
                class Screen: UIViewController { var counter: Unknown? }
                class Counter: UIView {
                    weak var delegate: CounterDelegate?
                    func go() { delegate?.counter?(self, didReach: 1) }
                }
                """))
        #expect(text.contains("(try? delegate?.counter (self, didReach: 1))"))
    }

    @Test("The system's version is the device's")
    func systemVersion() {
        #expect(body(lowered("let v = ProcessInfo.processInfo.operatingSystemVersion")) == "let v = ProcessInfo.processInfo.__operatingSystemVersion")
        #expect(body(lowered("struct V { var operatingSystemVersion = 1 }; let v = V().operatingSystemVersion")).hasSuffix("V().operatingSystemVersion"))
    }

    @Test("Symbols of a date formatter are the runtime's, which are optionals as Apple's are")
    func formatterSymbols() {
        #expect(
            body(lowered("let a = formatter.weekdaySymbols![0]; if let b = make().shortMonthSymbols {}"))
                == "let a = formatter.__weekdaySymbols![0]; if let b = make().__shortMonthSymbols {}")
        #expect(body(lowered("struct A { var weekdaySymbols: [String]? }; let a = A().weekdaySymbols!")).hasSuffix("A().weekdaySymbols!"))
    }

    @Test("Bundles are asked for resources and for the system's own by the runtime's names")
    func bundles() {
        #expect(
            body(lowered("let a = Bundle.main.urls(forResourcesWithExtension: \"mp3\", subdirectory: nil)"))
                == "let a = Bundle.main.__urls(forResourcesWithExtension: \"mp3\", subdirectory: nil)")
        #expect(
            body(lowered("let a = Bundle(identifier: \"com.apple.UIKit\")!.localizedString(forKey: \"Done\", value: nil, table: nil)"))
                == "let a = Bundle.__bundle(identifier: \"com.apple.UIKit\")!.__localizedString(forKey: \"Done\", value: nil, table: nil)")
        #expect(body(lowered("let a = files.urls(for: .documentDirectory)")) == "let a = files.urls(for: .documentDirectory)")
    }

    @Test("A center is asked to observe by the runtime's name, with a block behind the call too")
    func observersWithQueues() {
        #expect(
            body(lowered("let a = center.addObserver(forName: name, object: nil, queue: .main) { _ in }"))
                == "let a = center.__addObserver(forName: name, object: nil, queue: .main) { _ in }")
        #expect(body(lowered("queue.addOperation { work() }\nqueue.addOperation(a)")) == "queue.__addOperation { work() }\nqueue.__addOperation(a)")
        #expect(body(lowered("queue.addOperations([a], waitUntilFinished: true)")) == "queue.__addOperations([a], waitUntilFinished: true)")
        #expect(!body(lowered("class Q { func addOperation(_ a: Int) {} }; Q().addOperation(1)")).contains("__addOperation"))
        #expect(
            body(lowered("extension OperationQueue { func add(_ a: Operation) { addOperation(a) } }\nfunc f() { addOperation(1) }"))
                == "extension OperationQueue { func add(_ a: Operation) { __addOperation(a) } }\nfunc f() { addOperation(1) }")
        let own =
            "protocol Center { func addObserver(forName: String, object: Any?, queue: Int?) }\nfunc f(_ c: Center) { c.addObserver(forName: \"a\", object: nil, queue: nil) }"
        #expect(!body(lowered(own)).contains("__addObserver"))
        #expect(body(lowered("a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)")).hasPrefix("a.addObserver(self,"))
    }

    @Test("An Info.plist is read as the device reads it")
    func infoPropertyList() {
        #expect(body(lowered("let v = Bundle.main.infoDictionary?[\"A\"]")) == "let v = Bundle.main.__infoDictionary?[\"A\"]")
        #expect(body(lowered("let v = Bundle.main.object(forInfoDictionaryKey: \"A\")")) == "let v = Bundle.main.__object(forInfoDictionaryKey: \"A\")")
        #expect(body(lowered("configuration.waitsForConnectivity = true")) == "configuration.__waitsForConnectivity = true")
        #expect(body(lowered("if let error = stream.streamError { throw error }")) == "if let error = stream.__streamError { throw error }")
        #expect(body(lowered("progress.totalUnitCount = 0")) == "progress.__totalUnitCount = 0")
        #expect(body(lowered("dispatchPrecondition(condition: .onQueue(.main))")) == "__dispatchPrecondition(condition: .onQueue(.main))")
        #expect(body(lowered("let size = values.totalFileAllocatedSize")) == "let size = values.__totalFileAllocatedSize")
        #expect(body(lowered("let v = defaults.object(forKey: \"A\")")) == "let v = defaults.object(forKey: \"A\")")
    }

    @Test(
        "An error's text is asked of the error that has iOS's",
        arguments: [
            ("show(error.localizedDescription)", "show(ObjCRuntime.described(error).localizedDescription)"),
            ("show(error?.localizedDescription ?? word)", "show(ObjCRuntime.described(error)?.localizedDescription ?? word)"),
            ("show(answer.error!.localizedDescription)", "show(ObjCRuntime.described(answer.error)!.localizedDescription)"),
            ("show((error as NSError).localizedDescription)", "show(ObjCRuntime.described((error as NSError)).localizedDescription)"),
            ("show($0.localizedDescription)", "show(ObjCRuntime.described($0).localizedDescription)"),
            ("show(make().localizedDescription)", "show(make().localizedDescription)"),
            ("show(answer?.error.localizedDescription)", "show(answer?.error.localizedDescription)"),
            ("show(self.localizedDescription)", "show(self.localizedDescription)"),
            ("progress.localizedDescription = word", "progress.localizedDescription = word"),
        ])
    func errorTexts(source: String, expected: String) {
        #expect(body(lowered("import Foundation\nfunc f() { \(source) }")).contains("{ \(expected) }"))
    }

    @Test(
        "Submodules are their module, Darwin is the system's library",
        arguments: [
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
            ("import QuartzCore.CALayer", "import QuartzCore"),
            ("import Darwin.C", "import Glibc"),
            ("import func Darwin.round", "import func Glibc.round"),
            ("import class Foundation.NSError", "import class Foundation.NSError; import ObjectRuntime"),
            ("import class Foundation.HTTPURLResponse", "import class FoundationNetworking.HTTPURLResponse; import ObjectRuntime"),
            ("import func Foundation.OSAtomicIncrement32", "import ObjectRuntime; import CoreGraphics"),
        ])
    func submodules(source: String, expected: String) {
        let found = body(lowered(source)).split(separator: " ").joined(separator: " ")
        #expect(found.replacing(" .", with: ".") == expected)
    }

    @Test(
        "A library's modules are the one that stands for it here",
        arguments: [
            ("import FirebaseAuth", "import Firebase"),
            ("@preconcurrency import FirebaseFirestore", "@preconcurrency import Firebase"),
            ("import FirebaseFirestore.FIRTimestamp", "import Firebase"),
            ("import class FirebaseAuth.User", "import class Firebase.User"),
            ("import Realm", "import RealmSwift"),
            ("import Firebase", "import Firebase"),
            ("import MBProgressHUD", "import ProgressHUDs"),
            ("import FirebaseFirestoreCombineSwift", "import FirebaseCombineSwift"),
            (
                "import FirebaseAuth\nlet a: FirebaseAuth.User? = FirebaseAuth.Auth.auth().currentUser",
                "import Firebase\nlet a: Firebase.User? = Firebase.Auth.auth().currentUser"
            ),
            ("import Firebase\nlet a: [FirebaseAuth.User] = []", "import Firebase\nlet a: [Firebase.User] = []"),
            ("import FBSDKLoginKit\nFBSDKLoginKit.LoginManager().logOut()", "import FacebookSDK\nFacebookSDK.LoginManager().logOut()"),
            ("import MBProgressHUD\nlet a = MBProgressHUD.Type.self", "import ProgressHUDs\nlet a = MBProgressHUD.Type.self"),
            ("import UIKit\nlet a = FirebaseAuth.User.self", "import UIKit\nlet a = FirebaseAuth.User.self"),
        ])
    func standIns(source: String, expected: String) {
        let lowering = ModuleLowering(
            module: "Demo", imported: [Samples.frameworks], options: LoweringOptions(importableModules: LinkedFrameworks.importable))
        let lowered = lowering.lower([SourceFile(path: "App/File.swift", text: source)]).files[0]
        let found = body(lowered).split(separator: " ").joined(separator: " ")
        #expect(found.replacing(" .", with: ".") == expected)
    }

    @Test(
        "A name of Foundation's that another module has here is found in that one",
        arguments: [
            ("let s = Foundation.URLSession.shared", "let s = FoundationNetworking.URLSession.shared"),
            ("let URLSession: Foundation.URLSession", "let URLSession: FoundationNetworking.URLSession"),
            ("final class P: NSObject, Foundation.XMLParserDelegate {}", "final class P: NSObject, FoundationXML.XMLParserDelegate {}"),
            ("func f(_ p: Foundation.NSPredicate) {}", "func f(_ p: ObjectRuntime.NSPredicate) {}"),
            ("let t = Foundation.NSLocalizedString(a, comment: b)", "let t = ObjectRuntime.NSLocalizedString(a, comment: b)"),
            ("let d = Foundation.Date()", "let d = Foundation.Date()"),
        ])
    func namesOfFoundation(source: String, expected: String) {
        let found = body(lowered("import Foundation\n" + source))
        #expect(found.contains(expected.replacing("{}", with: "{")), "\(found)")
    }

    @Test("Code that is made for a member finds Foundation's names there too")
    func typesOfFoundation() {
        let text = lowered("import Foundation\nclass A: NSObject { @objc func load(_ session: Foundation.URLSession?, _ date: Foundation.Date) {} }").text
        #expect(text.contains("FoundationNetworking.URLSession?") && text.contains("Foundation.Date") && !text.contains("Foundation.URLSession"))
    }

    @Test("Code that is made for a member names the modules that are here")
    func qualifiedTypes() {
        let lowering = ModuleLowering(
            module: "Demo", imported: [Samples.frameworks], options: LoweringOptions(importableModules: LinkedFrameworks.importable))
        let source = """
            import UIKit
            import FBSDKLoginKit
            class Page: NSObject {
                @objc func loggedOut(_ button: FBSDKLoginKit.FBLoginButton) {}
            }
            """
        let text = lowering.lower([SourceFile(path: "App/File.swift", text: source)]).files[0].text
        #expect(text.contains("FacebookSDK.FBLoginButton") && !text.contains("FBSDKLoginKit.FBLoginButton"))
        #expect(LinkedFrameworks.qualified("([FirebaseAuth.User?]) -> UIControl.Event") == "([Firebase.User?]) -> UIControl.Event")
        #expect(LinkedFrameworks.qualified("Firebase.User") == "Firebase.User" && LinkedFrameworks.qualified("Int") == "Int")
    }

    @Test("A function of Darwin's is asked of the system's library")
    func darwin() {
        let lines = body(lowered("import UIKit\nlet a = Darwin.round(1.5)")).split(separator: "\n")
        #expect(lines[0] == "import UIKit; import Glibc")
        #expect(lines[1] == "let a = Glibc .round(1.5)")
    }
}
