/// The effects of taps and presses on an editor's text: a tap sets the caret, two select a word, three a paragraph; a press moves the
/// caret, or selects a word where nothing can be typed.
@MainActor final class TextGestures {
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private weak var editor: TextEditor?
    /// The menu that the present press has opened: the finger goes on to its rows.
    private var menu: (shown: MenuPresentation, start: CGPoint)?

    init(_ editor: TextEditor, on view: UIView) {
        self.editor = editor
        tap.onAction = { [weak self] in self?.handleTap() }
        press.onAction = { [weak self] in self?.handlePress() }
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(press)
    }

    private func handleTap() {
        guard tap.state == .ended, let editor, let host = editor.host else { return }
        let point: CGPoint = tap.location(in: host)
        let count: Int = tap.trackedTouches.last?.tapCount ?? 1
        if count == 1, host.handleTap(at: point) { return }
        guard host.isTextEditable || host.isFirstResponder || count > 1 else { return }
        let wasEditing: Bool = host.isFirstResponder
        guard host.isFirstResponder || host.becomeFirstResponder(), host.isTextSelectable else { return }
        let offset: Int = host.textPlacement.offset(nearest: point)
        let navigation: TextNavigation = editor.navigation
        switch count {
        case 1:
            let old: NSRange = editor.selection
            editor.select(NSRange(location: navigation.wordBoundary(nearest: offset), length: 0))
            // A tap on the caret that stands there opens the menu, and another closes it.
            if wasEditing, editor.selection == old, tap.trackedTouches.last?.hasDismissedEditMenu != true { TextEditMenu.present(for: host) }
        case 2:
            selectWord(at: offset, editor)
            TextEditMenu.present(for: host)
        default:
            editor.select(navigation.paragraph(at: offset))
            TextEditMenu.present(for: host)
        }
    }

    private func handlePress() {
        guard let editor, let host = editor.host else { return }
        if press.state == .began { menu = host.handlePress(at: press.location(in: host)).map { ($0, press.windowLocation) } }
        if let menu { return follow(menu.shown, from: menu.start) }
        guard host.isTextSelectable else { return }
        let offset: Int = host.textPlacement.offset(nearest: press.location(in: host))
        switch press.state {
        case .began:
            guard host.isFirstResponder || host.becomeFirstResponder() else { return }
            if host.isTextEditable {
                editor.select(NSRange(location: offset, length: 0))
            } else {
                selectWord(at: offset, editor)
            }
        case .changed where host.isTextEditable && host.isFirstResponder:
            editor.select(NSRange(location: offset, length: 0))
        case .ended where host.isFirstResponder: TextEditMenu.present(for: host)
        default: break
        }
    }

    private func follow(_ menu: MenuPresentation, from start: CGPoint) {
        let place: CGPoint = press.windowLocation
        guard hypot(place.x - start.x, place.y - start.y) > 10 else { return }
        switch press.state {
        case .changed: menu.track(place)
        case .ended: menu.release(at: place)
        default: break
        }
    }

    private func selectWord(at offset: Int, _ editor: TextEditor) {
        editor.select(editor.navigation.word(at: offset) ?? NSRange(location: offset, length: 0))
    }
}
