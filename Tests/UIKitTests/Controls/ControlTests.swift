import Testing

@testable import UIKit

@MainActor private final class Target: NSObject {
    var log: [String] = []
}

@Suite @MainActor struct ControlTests {
    @Test func actionsRunForTheirEvents() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction(identifier: "a") { _ in log.append("first") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        control.addAction(UIAction(identifier: "a") { _ in log.append("second") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["first", "second"])
        control.removeAction(identifiedBy: "a", for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(log == ["first", "second", "value"])
    }

    @Test("a button's title has as many lines as it needs once it wraps, behaviour/rules.md 17.3") func linesOfTitles() throws {
        let button = UIButton(type: .system)
        button.setTitle("Register\nnow", for: .normal)
        let label = try #require(button.titleLabel)
        #expect(label.numberOfLines == 1 && label.text == "Register\nnow")
        let line = label.intrinsicContentSize.height
        label.lineBreakMode = .byCharWrapping
        #expect(label.numberOfLines == 0)
        #expect(label.intrinsicContentSize.height > line * 1.5, "\(label.intrinsicContentSize) \(line)")
        let bounded = UIButton(type: .custom)
        bounded.titleLabel?.numberOfLines = 2
        bounded.titleLabel?.lineBreakMode = .byWordWrapping
        #expect(bounded.titleLabel?.numberOfLines == 2)
    }

    @Test("an image keeps its place in a button that has no room for its title") func narrowButton() throws {
        let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        button.setImage(picture, for: .normal)
        button.setTitle("Button", for: .normal)
        button.layoutIfNeeded()
        #expect(try #require(button.imageView).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try #require(button.titleLabel).frame.width == 0)
    }

    private final class CountingButton: UIButton {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test("buttons that stand on one another's baselines are laid out a few times each, also where their constraints cannot all hold") func baselines() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        let buttons: [CountingButton] = (0..<24).map { number in
            let button = CountingButton(type: .system)
            button.setTitle("\(number)", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 37)
            button.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(button)
            return button
        }
        for (number, button) in buttons.enumerated() {
            button.widthAnchor.constraint(equalToConstant: 83).isActive = true
            button.heightAnchor.constraint(equalToConstant: 83).isActive = true
            let column: Int = number % 4
            let before: UIButton? = column > 0 ? buttons[number - 1] : nil
            button.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? page.leadingAnchor, constant: 14).isActive = true
            if column == 3 { page.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 20).isActive = true }
            if let before { button.lastBaselineAnchor.constraint(equalTo: before.firstBaselineAnchor).isActive = true }
            if column == 0 {
                button.topAnchor.constraint(equalTo: number > 0 ? buttons[number - 4].bottomAnchor : page.topAnchor, constant: 20).isActive = true
            }
        }
        page.layoutIfNeeded()
        #expect(buttons.allSatisfy { $0.layouts <= 3 }, "\(buttons.map(\.layouts))")
        #expect(buttons[1].frame.minY == buttons[0].frame.minY)
    }

    @Test func targetsAreNotRetained() {
        let control = UIControl()
        var target: Target? = Target()
        control.addTarget(target, action: Selector("act"), for: .touchUpInside)
        #expect(control.allTargets.count == 1)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["act"])
        target = nil
        #expect(control.allTargets.isEmpty)
        control.sendActions(for: .touchUpInside)
    }

    @Test func removingTargets() {
        let control = UIControl()
        let target = Target()
        control.addTarget(target, action: Selector("one"), for: [.touchUpInside, .touchDown])
        control.addTarget(target, action: Selector("two"), for: .touchDown)
        control.removeTarget(target, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["one"])
    }

    @Test func stateIsMadeOfProperties() {
        let control = UIControl()
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
    }

    @Test("a button that comes with a picture has its size, one without has none yet") func buttonTypes() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            let button = UIButton(type: type)
            #expect(button.bounds.size == button.intrinsicContentSize && button.bounds.width > 20)
        }
        #expect(UIButton(type: .system).bounds == .zero && UIButton(type: .custom).bounds == .zero)
    }

    @Test func standardSizes() {
        #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
        #expect(UISlider().intrinsicContentSize.height == 34)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == CGSize(width: 74, height: 26))
    }

    /// The reference picture shows three segments of 87 points and two lines of one (standard-controls SegmentedControl).
    @Test func segmentedControlAsInThePicture() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        #expect(control.intrinsicContentSize == CGSize(width: 263, height: 32))
    }

    @Test func valuesStayWithinLimits() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
        let stepper = UIStepper()
        stepper.maximumValue = 4
        stepper.value = 9
        #expect(stepper.value == 4)
        let pages = UIPageControl()
        pages.numberOfPages = 2
        pages.currentPage = 8
        #expect(pages.currentPage == 1)
    }

    @Test("a page control without room for all pages shows those around the current one, small where more follow")
    func pagesWithoutRoom() {
        let all = PageIndicatorRow(count: 5, current: 2, length: 110, first: 0)
        #expect(all.visible == 0..<5 && (0..<5).allSatisfy { all.scale(of: $0) == 1 })
        let start = PageIndicatorRow(count: 30, current: 0, length: 200, first: 0)
        #expect(start.visible == 0..<10)
        #expect(start.scale(of: 0) == 1 && start.scale(of: 8) == 0.75 && start.scale(of: 9) == 0.5)
        // Going on, nothing moves until the current page would be a small dot.
        #expect(PageIndicatorRow(count: 30, current: 7, length: 200, first: 0).visible == 0..<10)
        let moved = PageIndicatorRow(count: 30, current: 8, length: 200, first: 0)
        #expect(moved.visible == 1..<11 && moved.scale(of: 1) == 0.5 && moved.scale(of: 8) == 1)
        #expect(PageIndicatorRow(count: 30, current: 29, length: 200, first: 0).visible == 20..<30)
        #expect(PageIndicatorRow(count: 30, current: 4, length: 200, first: 20).visible == 2..<12)
        for current in 0..<30 {
            for first in 0..<30 {
                let row = PageIndicatorRow(count: 30, current: current, length: 146, first: first)
                #expect(row.visible.contains(current) && row.visible.count == 7 && row.scale(of: current) == 1)
                #expect(row.page(at: row.offset(of: current)) == current)
            }
        }
    }

    @Test("a finger that moves along a page control's dots chooses pages as it goes")
    func pagesUnderAFinger() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let pages = UIPageControl(frame: CGRect(x: 50, y: 80, width: 200, height: 26))
        pages.numberOfPages = 5
        window.window.addSubview(pages)
        var states: [UIPageControl.InteractionState] = []
        pages.addAction(UIAction { [unowned pages] _ in states.append(pages.interactionState) }, for: .valueChanged)
        window.tap(CGPoint(x: 200, y: 93))
        #expect(pages.currentPage == 1)
        window.drag(from: CGPoint(x: 132, y: 93), to: CGPoint(x: 186, y: 93), seconds: 0.3)
        #expect(pages.currentPage == 4)
        #expect(states.first == .discrete && states.dropFirst().allSatisfy { $0 == .continuous } && pages.interactionState == .none)
        pages.allowsContinuousInteraction = false
        window.drag(from: CGPoint(x: 132, y: 93), to: CGPoint(x: 150, y: 93), seconds: 0.3)
        #expect(pages.currentPage == 4)
    }

    @Test func spinnerFadesBackwards() {
        let strengths: [CGFloat] = (0..<8).map { SpinnerBlades.strength(blade: $0, phase: 3) }
        #expect(strengths[3] == 1)
        #expect(strengths[2] > strengths[1])
        #expect(strengths.allSatisfy { $0 >= 0.25 })
    }
}

@Suite @MainActor struct UIButtonTests {
    /// behaviour/metrics.json: a system button titled "Button" at 15 points is 46 by 30.
    @Test func legacySystemButtonSize() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        #expect(abs(button.intrinsicContentSize.width - 46) < 0.7)
        #expect(abs(button.intrinsicContentSize.height - 30) < 0.4)
        #expect(UIButton(type: .system).intrinsicContentSize.width == 30)
    }

    /// One line of 17 points and 7 above and below.
    @Test func configuredButtonHeights() {
        func height(_ size: UIButton.Configuration.Size) -> CGFloat {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Button"
            configuration.buttonSize = size
            return UIButton(configuration: configuration).intrinsicContentSize.height
        }
        #expect(abs(height(.medium) - (61.0 / 3 + 14)) < 0.01)
        #expect(abs(height(.small) - 28) < 0.1)
        #expect(abs(height(.large) - (61.0 / 3 + 30)) < 0.01)
    }

    @Test func imageStandsWhereItIsPlaced() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 5
        let button = UIButton(configuration: configuration)
        let leading: CGSize = button.intrinsicContentSize
        button.frame = CGRect(origin: .zero, size: leading)
        button.layoutIfNeeded()
        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(abs(image.minX - 12) < 1e-6)
        #expect(abs(title.minX - image.maxX - 5) < 0.5)
        #expect(abs(title.maxX - (leading.width - 12)) < 0.5)
        configuration.imagePlacement = .top
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height > leading.height + 15)
        #expect(button.intrinsicContentSize.width < leading.width)
    }

    @Test func wordsTurnWithTheDirection() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(try #require(button.imageView).frame.minX > (try #require(button.titleLabel)).frame.minX)
    }

    @Test func colorsFollowStateAndStyle() {
        let filled = UIButton(configuration: .filled())
        let shown = filled.effectiveConfiguration
        #expect(shown?.baseForegroundColor == .white)
        #expect(shown?.background.backgroundColor == .tintColor)
        filled.isEnabled = false
        #expect(filled.effectiveConfiguration?.baseForegroundColor == .tertiaryLabel)
    }

    @Test func backgroundTakesTheButtonsOwnTint() throws {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.tintColor = .red
        button.layoutIfNeeded()
        let backdrop = try #require(button.subviews.first { $0 is BackgroundView })
        #expect(backdrop.layer.backgroundColor == UIColor.red.cgColor)
        button.tintColor = .green
        #expect(backdrop.layer.backgroundColor == UIColor.green.cgColor)
    }

    @Test func updateHandlerRunsForStates() {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { button in button.configuration?.title = button.isSelected ? "On" : "Off" }
        button.layoutIfNeeded()
        _ = button.intrinsicContentSize
        #expect(button.configuration?.title == "Off")
        button.isSelected = true
        _ = button.intrinsicContentSize
        #expect(button.configuration?.title == "On")
    }

    @Test func aTitleSetForAConfiguredButtonGoesIntoItsConfiguration() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        button.sizeToFit()
        #expect(button.configuration?.title == "Save")
        #expect(button.title(for: .normal) == "Save")
        #expect(button.titleLabel?.text == "Save")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Saved")
        #expect(button.configuration?.title == "Save")
        button.isSelected = false
        button.configuration?.title = "Store"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Store")
    }

    @Test func aFirstConfigurationTakesTheTitlesThatWereThere() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.configuration = .plain()
        #expect(button.configuration?.title == "Save")
        var own = UIButton.Configuration.filled()
        own.title = "Own"
        let other = UIButton(type: .system)
        other.setTitle("Save", for: .normal)
        other.configuration = own
        #expect(other.currentTitle == "Own")
    }

    @Test func statesFallBackToNormal() {
        let button = UIButton()
        button.setTitle("Normal", for: .normal)
        button.setTitle("Selected", for: .selected)
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Selected")
        #expect(button.currentTitleColor == .white)
    }

    @Test func primaryActionGivesTitleAndRuns() {
        var runs = 0
        let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.configuration?.title == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }
}

@MainActor private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        string != "x"
    }
}

@Suite @MainActor struct UITextFieldTests {
    /// behaviour/metrics.json, UITextField: 34 points with a rounded border, 22 without, at 17 points.
    @Test func heights() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func typingAsksTheDelegateAndTellsTargets() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        window.addSubview(field)
        let delegate = FieldDelegate()
        field.delegate = delegate
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(field.becomeFirstResponder())
        for key in ["a", "b", "x"] { _ = field.handleKey(KeyPress(characters: key, modifiers: [])) }
        #expect(field.text == "ab")
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(changes == 3)
        field.resignFirstResponder()
        #expect(delegate.log == ["begin", "end"])
        window.isHidden = true
    }

    @Test func sideViewsAndClearButtonTakeRoomFromTheText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 86, height: 34))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 20)
        field.text = "a"
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).maxX == 76)
    }

    @Test func bulletsHideSecrets() {
        let field = UITextField()
        field.text = "secret"
        let open: CGFloat = field.intrinsicContentSize.width
        field.isSecureTextEntry = true
        #expect(field.text == "secret")
        #expect(field.intrinsicContentSize.width != open)
    }
}

@Suite @MainActor struct DarkControlTests {
    @Test func colorsFollowAWindowThatTurnsDark() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        window.overrideUserInterfaceStyle = .light
        window.isHidden = false
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 0
        window.addSubview(control)
        window.overrideUserInterfaceStyle = .dark
        let ground = try #require(control.layer.backgroundColor)
        #expect(abs(ground.alpha - 0.24) < 0.01)
        let pill = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 }?.layer.backgroundColor)
        #expect(abs((pill.components?[0] ?? 0) - 0.388) < 0.001)
        window.isHidden = true
    }
}

@Suite @MainActor struct HighlightedButtonTests {
    private func button() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Press", for: .normal)
        button.layoutIfNeeded()
        return button
    }

    private func highlight(_ button: UIButton, _ isHighlighted: Bool) {
        button.isHighlighted = isHighlighted
        button.setNeedsLayout()
        button.layoutIfNeeded()
    }

    @Test func aButtonThatShowsTouchesGlowsUnderAFingerOnly() {
        let button = button()
        highlight(button, true)
        #expect(button.highlight.glow == nil)
        button.showsTouchWhenHighlighted = true
        highlight(button, false)
        highlight(button, true)
        #expect(button.highlight.glow?.frame == CGRect(x: 0, y: -20, width: 80, height: 80) && button.highlight.glow?.superlayer === button.layer)
        highlight(button, false)
        #expect(button.highlight.glow == nil)
    }

    @Test func theTitlesShadowFallsTheOtherWayWhileHighlighted() {
        let button = button()
        button.reversesTitleShadowWhenHighlighted = true
        button.titleLabel?.shadowOffset = CGSize(width: 2, height: -3)
        highlight(button, true)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -2, height: 3))
        highlight(button, false)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 2, height: -3))
    }
}

@Suite("Progress views") @MainActor struct ProgressViewTests {
    private final class Own: UIProgressView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("A style makes a bar of its height, and a subclass that overrides the designated initialisers has it too")
    func styles() {
        #expect(UIProgressView(progressViewStyle: .bar).frame.size == CGSize(width: 150, height: 2.5))
        #expect(Own(progressViewStyle: .default).frame.size == CGSize(width: 150, height: 4) && Own().progressViewStyle == .default)
    }
}
