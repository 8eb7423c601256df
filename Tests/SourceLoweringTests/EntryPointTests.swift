import SourceLowering
import Testing

@Suite("The beginning of a program")
struct EntryPointTests {
    private func entry(_ files: [String: String]) -> EntryPoint { module(files).entry }

    @Test("a type that is marked, or a file of that name, is the beginning")
    func written() {
        for attribute in ["@main", "@UIApplicationMain"] {
            #expect(
                entry(["A.swift": "import UIKit\n\(attribute)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"])
                    == EntryPoint(isWritten: true, delegateClass: "AppDelegate"))
        }
        #expect(entry(["main.swift": "print(1)"]) == EntryPoint(isWritten: true))
        #expect(entry(["A.swift": "// @main comes later\nlet text = \"@main\""]) == EntryPoint(isWritten: false))
    }

    @Test("without one the delegate is the class of the usual name, else the first that is one")
    func delegates() {
        let others = "import UIKit\nclass Zebra: NSObject, UIApplicationDelegate {}\nclass Ant: NSObject, UIApplicationDelegate {}\nclass Ape: NSObject {}"
        #expect(entry(["A.swift": others]) == EntryPoint(isWritten: false, delegateClass: "Ant"))
        #expect(entry(["A.swift": others, "B.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"]).delegateClass == "AppDelegate")
        #expect(entry(["A.swift": "import UIKit\nclass AppDelegate {}"]).delegateClass == nil)
    }

    @Test("a class whose member has its name is registered by its module's name too")
    func hiddenNames() {
        let text = module(["A.swift": "import UIKit\nclass Player: UIView {\n    @objc func Player() {}\n}\nclass Other: UIView {\n    @objc func go() {}\n}"])
            .files[0].text
        #expect(text.contains("registration(of: Demo.Player.self"))
        #expect(text.contains("registration(of: Other.self"))
        let hiding = module(["A.swift": "import UIKit\nstruct Demo {}\nclass Player: UIView {\n    @objc func Player() {}\n}"]).files[0].text
        let alias = hiding.firstMatch(of: /fileprivate typealias (\w+) = Player/)?.output.1
        #expect(alias.map { hiding.contains("registration(of: \($0).self") } == true, "a type of the module's name hides the module")
    }
}
