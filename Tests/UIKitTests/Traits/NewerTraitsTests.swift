import Testing

@testable import UIKit

/// The traits that came with iOS 17.
@MainActor @Suite struct NewerTraitsTests {
    private enum Theme: UITraitDefinition {
        static let defaultValue = 0
    }

    @Test("collections have the newer traits, alone and with others")
    func values() {
        let german = Locale.Language(identifier: "de")
        let traits = UITraitCollection {
            $0.typesettingLanguage = german
            $0.imageDynamicRange = .high
            $0.toolbarItemPresentationSize = .small
        }
        #expect(traits.typesettingLanguage == german && traits.imageDynamicRange == .high && traits.toolbarItemPresentationSize == .small)
        #expect(UITraitCollection().typesettingLanguage == nil && UITraitCollection().sceneCaptureState == .unspecified)
        #expect(UITraitCollection(typesettingLanguage: german).typesettingLanguage == german)
        #expect(UITraitCollection(sceneCaptureState: .active)[UITraitSceneCaptureState.self] == .active)
        let changed: [String] = traits.changedTraits(from: UITraitCollection(imageDynamicRange: .high)).map { $0.name }
        #expect(changed == ["UITraitToolbarItemPresentationSize", "UITraitTypesettingLanguage"])
        #expect(traits.replacing(UITraitTypesettingLanguage.self, value: nil).typesettingLanguage == nil)
        #expect(UITraitCollection(traitsFrom: [traits, UITraitCollection(imageDynamicRange: .standard)]).typesettingLanguage == german)
        #expect(UITraitCollection(Theme.self, value: 3)[Theme.self] == 3)
    }

    @Test("a window's scene is not captured, a view's traits reach its image views")
    func inWindows() {
        let stage = TouchStage()
        defer { stage.close() }
        #expect(stage.view.traitCollection.sceneCaptureState == .inactive)
        let picture = UIImageView()
        stage.view.addSubview(picture)
        #expect(picture.imageDynamicRange == .standard)
        stage.view.traitOverrides.imageDynamicRange = .constrainedHigh
        stage.view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
        #expect(picture.imageDynamicRange == .constrainedHigh && picture.traitCollection.typesettingLanguage == Locale.Language(identifier: "th"))
        picture.preferredImageDynamicRange = .high
        #expect(picture.imageDynamicRange == .high)
        stage.view.traitOverrides.remove(UITraitTypesettingLanguage.self)
        #expect(picture.traitCollection.typesettingLanguage == nil)
    }

    @Test("a view in no window hears of its traits when the app asks for it")
    func updates() {
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        var heard: [Int] = []
        child.registerForTraitChanges([Theme.self]) { (view: UIView, _) in heard.append(view.traitCollection[Theme.self]) }
        view.updateTraitsIfNeeded()
        view.traitOverrides[Theme.self] = 2
        #expect(heard.isEmpty)
        view.updateTraitsIfNeeded()
        #expect(heard == [2])
    }

    @Test("a scene imposes traits on its windows, and tells those that registered")
    func scenes() throws {
        AppContext.renew()
        defer { AppContext.renew() }
        SceneConnection.connectAtLaunch(shortcut: nil)
        let scene: UIWindowScene = try #require(AppContext.current.sceneSessions.front)
        let window = UIWindow(windowScene: scene)
        var heard: [UIUserInterfaceStyle] = []
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
            heard.append(scene.traitCollection.userInterfaceStyle)
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(heard == [.dark] && window.traitCollection.userInterfaceStyle == .dark)
        #expect(scene.traitOverrides.description == "<UITraitOverrides: UITraitUserInterfaceStyle = \(UIUserInterfaceStyle.dark)>")
        scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(heard.count == 2 && window.traitCollection.userInterfaceStyle == .light)
    }

    @Test("colours depend on the traits that say so")
    func kinds() {
        let names: Set<String> = Set(UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name })
        #expect(names.contains("UITraitUserInterfaceStyle") && !names.contains("UITraitDisplayScale"))
        #expect(UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self })
    }
}
