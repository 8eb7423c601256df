import Testing

@testable import UIKit

@Suite @MainActor struct RarerTypesTests {
    @Test("groups of bar buttons stand in the bar in their order") func barGroups() {
        let item = UINavigationItem(title: "Page")
        let a = UIBarButtonItem(systemItem: .add), b = UIBarButtonItem(systemItem: .save), c = UIBarButtonItem(systemItem: .trash)
        item.leadingItemGroups = [a.creatingFixedGroup()]
        item.trailingItemGroups = [.fixedGroup(items: [b, c])]
        #expect(item.leftBarButtonItems == [a] && item.rightBarButtonItems == [c, b])
        let pinned = UIBarButtonItem(systemItem: .done)
        item.pinnedTrailingGroup = pinned.creatingFixedGroup()
        #expect(item.rightBarButtonItem === pinned && a.buttonGroup != nil)
        let away = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "x", isInDefaultCustomization: false, items: [UIBarButtonItem(systemItem: .edit)])
        #expect(away.isHidden)
    }

    private final class Target: UIResponder {
        var pasted: [String] = []
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                    if let text = (object as? NSString).map({ "\($0)" }) { MainActor.assumeIsolated { self.pasted.append(text) } }
                }
            }
        }
    }

    @Test("a responder takes what its configuration says, from the pasteboard and from a paste button") func pasting() {
        let target = Target()
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        UIPasteboard.general.string = "words"
        #expect(target.canPerformAction(Selector("paste:"), withSender: nil))
        target.paste(nil)
        #expect(target.pasted == ["words"])
        UIPasteboard.general.image = UIImage(systemName: "star")
        #expect(!target.canPerformAction(Selector("paste:"), withSender: nil))
        UIPasteboard.general.setObjects(["more" as NSString])
        #expect(UIPasteboard.general.string == "more" && UIPasteboard.general.itemProviders.count == 1)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.target = target
        (control.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
        #expect(target.pasted == ["words", "more"] && control.intrinsicContentSize.width > 40)
        let count = UIPasteboard.general.changeCount
        UIPasteboard.general.setObjects(["one" as NSString, "two" as NSString])
        #expect(UIPasteboard.general.strings == ["one", "two"] && UIPasteboard.general.changeCount == count + 1)
        UIPasteboard.general.items = []
    }

    private final class Swatch: UIColor, @unchecked Sendable {}
    private final class Picture: UIImage, @unchecked Sendable { convenience init(word: String) { self.init(systemName: word)! } }
    private final class Picker: UIDocumentPickerViewController {}
    private final class Animator: UIDynamicAnimator {
        override init(referenceView view: UIView) { super.init(referenceView: view) }
    }

    @Test("classes of the app's below those of UIKit are made by the initialisers that those have") func inheritedInitializers() {
        #expect(Swatch(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Picture(word: "star").isSymbolImage && Picture(systemName: "star") != nil && Picture().size == .zero)
        #expect(Picker(documentTypes: ["public.text"], in: .import).documentPickerMode == .import)
        #expect(Picker(forExporting: [URL(fileURLWithPath: "/a.txt")]).documentPickerMode == .moveToService)
        let view = UIView()
        #expect(Animator(referenceView: view).referenceView === view)
    }

    @Test("insets are coded as four numbers") func codableInsets() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    }

    private final class Transitions: UICollectionViewFlowLayout {
        var told: [String] = []
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { told.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { told.append("from") }
        override func finalizeLayoutTransition() { told.append("end") }
    }

    @Test("layouts hear of going and coming") func layoutTransitions() {
        let first = Transitions(), second = Transitions()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
        view.setCollectionViewLayout(second, animated: false)
        #expect(first.told == ["to", "end"] && second.told == ["from", "end"])
    }

    @Test("what a user has not, says so") func absentHardware() async {
        #expect(UIPencilInteraction.preferredTapAction == .ignore && !UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "word"))
        #expect(UIAccessibility.hearingDevicePairedEar.isEmpty && UIAccessibility.guidedAccessRestrictionState(forIdentifier: "x") == .allow)
        #expect(await UIAccessibility.requestGuidedAccessSession(enabled: true) == false)
    }

    @Test("an element keeps what its app says of it") func accessibility() {
        let view = UIView(), button = UIButton()
        #expect(view.accessibilityContainerType == .none && !view.accessibilityRespondsToUserInteraction && button.accessibilityRespondsToUserInteraction)
        view.accessibilityContainerType = .list
        view.accessibilityTextualContext = .sourceCode
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "send")]
        #expect(view.accessibilityContainerType == .list && view.accessibilityTextualContext == .sourceCode && view.accessibilityUserInputLabels == ["send"])
    }

    @Test("pages that curl have a spine and their gestures, pages that scroll have neither") func pages() {
        let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let scrolling = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(curling.spineLocation == .min && !curling.gestureRecognizers.isEmpty)
        #expect(scrolling.spineLocation == .none && scrolling.gestureRecognizers.isEmpty)
    }
}
