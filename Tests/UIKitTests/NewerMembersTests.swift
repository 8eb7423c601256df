import Testing

@testable import UIKit

/// Smaller things that came with iOS 17.
@MainActor @Suite(.serialized) struct NewerMembersTests {
    private func row(_ title: String, _ stage: TouchStage) -> MenuRowView? {
        let container: MenuContainerView? = stage.window.subviews.compactMap { $0 as? MenuContainerView }.first
        return container?.subviews.compactMap { $0 as? MenuListView }.flatMap(\.rows).first { $0.item.title == title }
    }

    @Test("a menu shows another picture of what is chosen, and as many lines as it may")
    func menus() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        let outline = try #require(UIImage(systemName: "star"))
        let full = try #require(UIImage(systemName: "star.fill"))
        let long = "A title that is so long that it has no room in a line of a menu and goes on"
        button.menu = UIMenu(children: [
            UIAction(title: "Chosen", image: outline, selectedImage: full, state: .on) { _ in },
            UIAction(title: "Other", image: outline, selectedImage: full) { _ in },
            UIAction(title: long) { _ in },
        ])
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 1
        button.menu?.displayPreferences = preferences
        preferences.maximumNumberOfTitleLines = 5
        #expect(button.menu?.displayPreferences?.maximumNumberOfTitleLines == 1)
        #expect(button.menu?.replacingChildren([]).displayPreferences?.maximumNumberOfTitleLines == 1)
        button.showsMenuAsPrimaryAction = true
        stage.view.addSubview(button)
        stage.wait(0.1)
        button.performPrimaryAction()
        stage.wait(0.5)
        #expect(row("Chosen", stage)?.item.image === full && row("Other", stage)?.item.image === outline)
        let titles: [UILabel] = row(long, stage)?.subviews.compactMap { $0 as? UILabel } ?? []
        #expect(titles.contains { $0.text == long && $0.numberOfLines == 1 })
    }

    @Test("a control's primary action is what its targets hear of a tap")
    func primaryAction() {
        let button = UIButton()
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        button.performPrimaryAction()
        #expect(count == 1)
    }

    @Test("shapes are known when their place is")
    func shapes() {
        let context = UIShape.ResolutionContext(CGRect(x: 10, y: 20, width: 100, height: 60))
        #expect(UIShape.rect.resolve(in: context).boundingRect == CGRect(x: 10, y: 20, width: 100, height: 60))
        #expect(UIShape.circle.resolve(in: context).boundingRect == CGRect(x: 30, y: 20, width: 60, height: 60))
        #expect(UIShape.rect.inset(by: 5).resolve(in: context).boundingRect == CGRect(x: 15, y: 25, width: 90, height: 50))
        #expect(UIShape.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4)).resolve(in: context).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 60, y: 50)))
        #expect(!UIShape.capsule.resolve(in: context).path.contains(CGPoint(x: 11, y: 21)))
        #expect(UIShape.rect(cornerRadius: 4) == .rect(cornerRadius: 4) && UIShape.rect(cornerRadius: 4) != .rect(cornerRadius: 5))
        let style = UIHoverStyle(effect: .lift, shape: .capsule)
        #expect(style.effect is UIHoverLiftEffect && style.shape == .capsule && UIHoverStyle.automatic().effect is UIHoverAutomaticEffect)
        let view = UIView()
        view.hoverStyle = style
        #expect(view.hoverStyle === style)
    }

    @Test("a sheet is as large as its controller prefers where it asks for no page")
    func sheets() throws {
        let stage = TouchStage(.pad())
        defer { stage.close() }
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 300, height: 320)
        controller.modalPresentationStyle = .pageSheet
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.prefersPageSizing)
        sheet.prefersPageSizing = false
        stage.window.rootViewController?.present(controller, animated: false)
        stage.wait(0.5)
        #expect(controller.view.bounds.size == CGSize(width: 300, height: 320))
    }

    @Test("configurations of pictures have a locale")
    func locales() {
        let german = Locale(identifier: "de_DE")
        let configuration = UIImage.SymbolConfiguration(pointSize: 20).withLocale(german)
        #expect(configuration.locale == german && configuration.values.pointSize == 20)
        #expect(configuration.applying(UIImage.SymbolConfiguration(scale: .large)).locale == german)
        #expect(UIImage.Configuration(locale: german).locale == german)
        #expect(configuration.withLocale(nil).locale == nil)
    }

    @Test("scenes are asked for with a placement")
    func scenes() {
        let options = UIWindowScene.ActivationRequestOptions()
        options.placement = .prominent()
        #expect(options.placement is UIWindowSceneProminentPlacement)
        let request = UISceneSessionActivationRequest(options: options)
        #expect(request.options === options && request == request)
    }

    private final class Field: UITextView, UITextSelectionDisplayInteractionDelegate {}

    @Test("caret and selection of a text input are shown by views that an app can replace")
    func selectionDisplay() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        field.text = "Some words"
        stage.view.addSubview(field)
        let interaction = UITextSelectionDisplayInteraction(textInput: field, delegate: field)
        let cursor = UIStandardTextCursorView(frame: .zero)
        interaction.cursorView = cursor
        field.addInteraction(interaction)
        #expect(cursor.superview === field && cursor.isHidden)
        field.selectedRange = NSRange(location: 4, length: 0)
        interaction.isActivated = true
        #expect(!cursor.isHidden && cursor.frame == field.caretRect(for: TextOffset(4)) && interaction.highlightView.isHidden)
        field.selectedRange = NSRange(location: 5, length: 5)
        interaction.setNeedsSelectionUpdate()
        stage.wait(0.1)
        #expect(cursor.isHidden && !interaction.highlightView.isHidden && interaction.highlightView.selectionRects.count == 1)
        let end = try #require(interaction.handleViews.last)
        #expect(abs(end.frame.midX - field.caretRect(for: TextOffset(10)).midX) < 0.5)
        let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: field)
        var log: [String] = []
        animator.animateAlongsideChanges({ log.append("changes") }, completion: { log.append("end") })
        animator.placeCursor(at: TextOffset(2), animated: false)
        #expect(cursor.frame == field.caretRect(for: TextOffset(2)) && log == ["changes", "end"])
        animator.setCursorVisible(false, animated: false)
        #expect(cursor.alpha == 0)
        field.removeInteraction(interaction)
        #expect(cursor.superview == nil)
    }

    @Test("the keyboard goes with a finger that comes near the bar on top of it")
    func dismissPadding() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.keyboardDismissPadding == 0)
        outer.keyboardLayoutGuide.keyboardDismissPadding = 44
        #expect(inner.keyboardDismissPadding == 44)
    }
}

@MainActor @Suite struct AccessibilityBlockTests {
    @Test("closures in place of accessibility's values are asked whenever the value is")
    func values() {
        let view = UIView()
        var count = 0
        view.accessibilityLabel = "kept"
        view.accessibilityLabelBlock = {
            count += 1
            return "label \(count)"
        }
        #expect(view.accessibilityLabel == "label 1" && view.accessibilityAttributedLabel?.string == "label 2")
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .button }
        view.accessibilityElementsHiddenBlock = { true }
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .button && view.accessibilityElementsHidden)
        view.accessibilityActivateBlock = { true }
        #expect(view.accessibilityActivate() && view.accessibilityActivateBlock?() == true)
        view.accessibilityLabelBlock = nil
        view.accessibilityActivateBlock = nil
        #expect(view.accessibilityLabel == "kept" && !view.accessibilityActivate())
        let object = NSObject()
        object.accessibilityValueBlock = { "value" }
        object.accessibilityUserInputLabelsBlock = { ["name"] }
        #expect(object.accessibilityValue == "value")
    }
}
