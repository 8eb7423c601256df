/// The mode of a text interaction: whether the text is changed, or read and selected.
public enum UITextInteractionMode: Int, Sendable {
    case editable = 0, nonEditable = 1
}

/// Gives a text input of the app's own what text views have: a tap sets the caret, two select a word, a press moves the caret or selects a word; the
/// caret and the selection are drawn; the edit menu is shown.
///
/// It is added to the view that shows the text, and told of the text input.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)? { didSet { update() } }
    public let textInteractionMode: UITextInteractionMode
    open private(set) weak var view: UIView?

    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private lazy var menu = UIEditMenuInteraction(delegate: menuSource)
    private lazy var menuSource = TextInteractionMenu(self)
    private lazy var selection = TextSelectionView()
    private var hasBegun = false

    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        tap.onAction = { [weak self] in self?.handleTap() }
        press.onAction = { [weak self] in self?.handlePress() }
    }

    /// Those that other gestures may have to wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, press] }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(tap)
        self.view?.removeGestureRecognizer(press)
        self.view?.removeInteraction(menu)
        selection.removeFromSuperview()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(press)
        view.addInteraction(menu)
        view.addSubview(selection)
        update()
    }

    // MARK: Gestures

    private func mayBegin(at point: CGPoint) -> Bool {
        guard let textInput else { return false }
        if textInput.isFirstResponder { return true }
        guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return false }
        return textInput.becomeFirstResponder()
    }

    private func handleTap() {
        guard tap.state == .ended, let view, let textInput, mayBegin(at: tap.location(in: view)) else { return }
        let point: CGPoint = tap.location(in: textInputView)
        guard let position = textInput.closestPosition(to: point) else { return }
        let count: Int = tap.trackedTouches.last?.tapCount ?? 1
        let old: UITextRange? = textInput.selectedTextRange
        if count > 1 {
            select(count == 2 ? .word : .paragraph, at: position)
            showMenu(at: tap.location(in: view))
            return
        }
        textInput.selectedTextRange = textInput.textRange(from: position, to: position)
        update()
        if let old, old.isEmpty, textInput.compare(old.start, to: position) == .orderedSame { showMenu(at: tap.location(in: view)) }
    }

    private func handlePress() {
        guard let view, let textInput else { return }
        switch press.state {
        case .began where mayBegin(at: press.location(in: view)): move(to: press.location(in: textInputView))
        case .changed where textInput.isFirstResponder && textInteractionMode == .editable: move(to: press.location(in: textInputView))
        case .ended where textInput.isFirstResponder: showMenu(at: press.location(in: view))
        default: break
        }
    }

    private func move(to point: CGPoint) {
        guard let textInput, let position = textInput.closestPosition(to: point) else { return }
        if textInteractionMode == .nonEditable { return select(.word, at: position) }
        textInput.selectedTextRange = textInput.textRange(from: position, to: position)
        update()
    }

    private func select(_ unit: UITextGranularity, at position: UITextPosition) {
        guard let textInput else { return }
        let forward: UITextDirection = .storage(.forward)
        let range: UITextRange? =
            textInput.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: forward)
            ?? textInput.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.backward))
        textInput.selectedTextRange = range ?? textInput.textRange(from: position, to: position)
        update()
    }

    private func showMenu(at point: CGPoint) {
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    // MARK: Caret and selection

    private var textInputView: UIView? { textInput?.textInputView ?? view }

    /// Draws caret and selection where they are now, while the text input is first responder.
    func update() {
        guard let view, let textInput else { return }
        follow(isActive: textInput.isFirstResponder)
        selection.frame = view.bounds
        guard textInput.isFirstResponder, let range = textInput.selectedTextRange, let space = textInputView else {
            return selection.show(caret: nil, boxes: [], ends: nil, editor: nil)
        }
        view.bringSubviewToFront(selection)
        let showsCaret: Bool = range.isEmpty && textInteractionMode == .editable
        selection.show(
            caret: showsCaret ? view.convert(textInput.caretRect(for: range.start), from: space) : nil,
            boxes: range.isEmpty ? [] : textInput.selectionRects(for: range).map { view.convert($0.rect, from: space) }, ends: nil, editor: nil)
    }

    /// The delegate hears when the user begins and ends working with the text.
    private func follow(isActive: Bool) {
        guard isActive != hasBegun else { return }
        hasBegun = isActive
        if isActive { delegate?.interactionWillBegin(self) } else { delegate?.interactionDidEnd(self) }
    }

    /// The text, the selection or the first responder may be another: the interactions with `responder` draw it.
    static func update(for responder: UIResponder?) {
        guard let responder = responder as? any UITextInput else { return }
        var view: UIView? = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        while let current = view {
            for case let interaction as UITextInteraction in current.addedInteractions where interaction.textInput === responder { interaction.update() }
            view = current.superview
        }
    }
}

/// The edit menu of a text interaction: the text input may have its own.
private final class TextInteractionMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let interaction: UITextInteraction

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init()
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let input = self.interaction.textInput, let range = input.selectedTextRange else { return nil }
        return input.editMenu(for: range, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating
    ) { self.interaction.textInput?.willPresentEditMenu(animator: animator) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating
    ) { self.interaction.textInput?.willDismissEditMenu(animator: animator) }
}

/// Decides on, and hears of, the user's work with a text. Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Default true.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        (try? ObjCRuntime.invokeOptional("interactionShouldBegin:at:", on: self, [interaction, point])) ?? true
    }
    public func interactionWillBegin(_ interaction: UITextInteraction) {
        try? ObjCRuntime.invokeOptional("interactionWillBegin:", on: self, [interaction])
    }
    public func interactionDidEnd(_ interaction: UITextInteraction) {
        try? ObjCRuntime.invokeOptional("interactionDidEnd:", on: self, [interaction])
    }
}
