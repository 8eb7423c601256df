import Foundation
import Testing

@testable import ObjectRuntime
@testable import UIKit

@Suite("What UIKit warns of")
@MainActor struct WarningTests {
    init() { WarningLog.shared.recordAll() }

    private func warning(of subject: String) -> RuntimeWarning? { WarningLog.shared.all.first { $0.subject == subject } }

    @Test("images, colours and symbols that are not there, with the names there are")
    func resources() {
        #expect(UIImage(named: "no-such-picture") == nil)
        #expect(UIColor(named: "no-such-colour") == nil)
        #expect(UIImage(systemName: "persn.circle") == nil)
        #expect(UIImage.animatedImageNamed("no-such-frames", duration: 1) == nil)
        #expect(warning(of: "no-such-picture")?.message.hasPrefix("There is no image named \"no-such-picture\".") == true)
        #expect(warning(of: "no-such-colour")?.kind == .color)
        #expect(warning(of: "persn.circle")?.candidates?.contains("person.circle") == true)
        #expect(warning(of: "no-such-frames0") == nil)
    }

    @Test("a symbol that is drawn as a neutral glyph is told of as such")
    func neutral() throws {
        let name = try #require(SymbolLibrary.allNames.first { SymbolLibrary.likeness(of: $0) == .neutral })
        #expect(UIImage(systemName: name) != nil)
        #expect(warning(of: name)?.kind == .standIn)
    }

    @Test("a class that an interface file names and that is not there, with file, scene and object")
    func unknownClass() {
        let place = "Main.storyboard, in the scene \"Detail\" (VC)"
        let text: String = InterfaceNameWarnings.message("DetialController", element: "viewController", id: "VC", module: "Notes", file: place)
        #expect(text.hasPrefix("There is no class Notes.DetialController, which Main.storyboard, in the scene \"Detail\" (VC) (viewController VC) names"))
        #expect(text.hasSuffix("Correct the class or its module there, or add the class to the target."))
    }

    @Test("a main storyboard that Info.plist names and that is not there, although the delegate shows a window")
    func missingMainStoryboard() {
        InterfaceNameWarnings.warnOfMissingMainStoryboard("Mian")
        #expect(warning(of: "Mian")?.kind == .interface)
        #expect(warning(of: "Mian")?.message.contains("UIMainStoryboardFile") == true)
    }

    @Test("a report of constraints is the same wherever its objects lie in memory")
    func numbered() {
        let report = "<NSLayoutConstraint:0x55aa UILabel:0xff01.width == 500>\n<NSLayoutConstraint:0x55ab UILabel:0xff01.width == 9>"
        #expect(ConflictReport.numbered(report) == "<NSLayoutConstraint:0x1 UILabel:0x2.width == 500>\n<NSLayoutConstraint:0x3 UILabel:0x2.width == 9>")
    }

    private static let bare = MissingWindow(
        appDelegate: "AppDelegate", hasManifest: false, namedSceneDelegate: nil, isSceneDelegateThere: false, sceneDelegate: nil, storyboard: nil,
        isStoryboardThere: false, hasEmptyWindow: false, hasHiddenWindow: false)

    @Test("an app without a window hears what is missing on the way to it")
    func missingWindow() {
        func words(_ change: (inout MissingWindow) -> Void) -> String {
            var facts = Self.bare
            change(&facts)
            return facts.explanation
        }
        #expect(words { _ in }.hasPrefix("AppDelegate makes no window, and Info.plist has no UIApplicationSceneManifest"))
        #expect(words { $0.hasManifest = true }.hasPrefix("Its scene has no delegate"))
        #expect(
            words { ($0.hasManifest, $0.namedSceneDelegate) = (true, "App.SceneDelgate") }.hasPrefix(
                "Info.plist names the scene delegate App.SceneDelgate, and the app has no class"))
        #expect(words { ($0.hasManifest, $0.sceneDelegate) = (true, "SceneDelegate") }.hasPrefix("SceneDelegate makes no window."))
        #expect(words { $0.hasHiddenWindow = true }.contains("makeKeyAndVisible"))
        #expect(
            words { ($0.hasEmptyWindow, $0.storyboard, $0.isStoryboardThere) = (true, "Main", true) }.contains("Main.storyboard has an initial view controller")
        )
        #expect(words { $0.mainNib = "MainWindow" }.contains("the nib \"MainWindow\", and the app has none of that name. Add MainWindow.xib"))
        #expect(words { ($0.mainNib, $0.isMainNibThere, $0.appDelegate) = ("MainWindow", true, nil) }.contains("gives the app no delegate"))
        #expect(words { $0.storyboard = "Mian" }.hasPrefix("Info.plist names the storyboard \"Mian\", and the app has none"))
    }
}
