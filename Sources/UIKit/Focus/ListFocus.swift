/// A list whose rows can have the keyboard's focus.
@MainActor protocol FocusableList: UIScrollView {
    /// The row that has the focus.
    var focusedPath: IndexPath? { get set }
    var takesFocus: Bool { get }
    /// The row that gets the focus first.
    var firstFocusPath: IndexPath? { get }
    func focusPath(from path: IndexPath, _ direction: ListFocus.Direction) -> IndexPath?
    /// Shows the row, and selects it where selection follows the focus.
    func focusDidMove(to path: IndexPath)
    /// Return or the space bar on the focused row.
    func performPrimaryAction(at path: IndexPath)
}

/// Takes arrow keys to the rows of the list in front: a keyboard on a pad moves the focus, Return does what a tap does.
@MainActor enum ListFocus {
    enum Direction: Equatable {
        case up, down, left, right

        init?(_ key: KeyPress) {
            switch key.characters {
            case UIKeyCommand.inputUpArrow: self = .up
            case UIKeyCommand.inputDownArrow: self = .down
            case UIKeyCommand.inputLeftArrow: self = .left
            case UIKeyCommand.inputRightArrow: self = .right
            default: return nil
            }
        }
    }

    private static var current: (any FocusableList)? {
        get { AppContext.current.focusedList }
        set { AppContext.current.focusedList = newValue }
    }

    /// Whether a key that nobody else wanted moved the focus or acted on the focused row.
    static func handle(_ key: KeyPress) -> Bool {
        guard key.modifiers.isEmpty, let window = UIApplication.shared.currentKeyWindow, window.firstResponder == nil,
            window.traitCollection.userInterfaceIdiom == .pad, let list = list(in: window)
        else { return false }
        if let direction = Direction(key) { return move(direction, in: list) }
        guard key.characters == "\r" || key.characters == " ", let path = list.focusedPath else { return false }
        list.performPrimaryAction(at: path)
        return true
    }

    /// A finger takes the focus away.
    static func clear(_ list: any FocusableList) {
        if list.focusedPath != nil { list.focusedPath = nil }
    }

    private static func move(_ direction: Direction, in list: any FocusableList) -> Bool {
        let next: IndexPath? = list.focusedPath.map { list.focusPath(from: $0, direction) } ?? list.firstFocusPath
        guard let next else { return false }
        let previous: IndexPath? = list.focusedPath
        guard list.allowsFocus(from: previous, to: next, direction) else { return true }
        current = list
        list.focusedPath = next
        list.focusDidMove(to: next)
        list.tellOfFocus(from: previous, to: next, direction)
        return true
    }

    /// The list that has the focus, or the first one in the front controller that takes it.
    private static func list(in window: UIWindow) -> (any FocusableList)? {
        if let current, current.window === window, current.focusedPath != nil { return current }
        guard let view = window.frontController?.viewIfLoaded else { return nil }
        return first(in: view)
    }

    private static func first(in view: UIView) -> (any FocusableList)? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        if let list = view as? any FocusableList, list.takesFocus, list.firstFocusPath != nil { return list }
        for subview in view.subviews {
            if let found = first(in: subview) { return found }
        }
        return nil
    }
}

/// The ring around what has the keyboard's focus.
final class FocusHaloView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.borderWidth = 3
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        tintColorDidChange()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("halos are made by cells")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.borderColor = resolve(tintColor.withAlphaComponent(0.6)).cgColor
    }

    /// Shows or takes away the ring of a cell.
    static func update(_ halo: inout FocusHaloView?, in cell: UIView, isFocused: Bool) {
        guard isFocused else {
            halo?.removeFromSuperview()
            halo = nil
            return
        }
        let made: FocusHaloView = halo ?? FocusHaloView(frame: .zero)
        if halo == nil { cell.addSubview(made) }
        made.frame = cell.bounds.insetBy(dx: 1, dy: 1)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        halo = made
    }
}
