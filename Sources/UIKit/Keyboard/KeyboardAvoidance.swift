/// Keeps the list of a table or collection view controller clear of the keyboard while the controller is on screen: room below its content, and
/// the row in sight in which the user types. It begins in the controller's `viewWillAppear(_:)`: one that overrides it without calling super
/// goes without, as on a device.
@MainActor final class KeyboardAvoidance {
    private weak var list: UIScrollView?
    /// The length that was added to the list's bottom inset, so that the app's own part stays as it is.
    private var added: CGFloat = 0

    func begin(with list: UIScrollView?) {
        self.list = list
        KeyboardCenter.shared.add(self)
        follow()
    }

    func end() {
        KeyboardCenter.shared.remove(self)
        setInset(0)
    }

    /// Makes room for the keyboard where it is now.
    func follow() {
        guard let list, let window = list.window else { return }
        setInset(
            KeyboardReveal.inset(
                of: list.convert(list.bounds, to: window), keyboard: window.keyboardFrame,
                safeArea: list.adjustedContentInset.bottom - list.contentInset.bottom))
        reveal()
    }

    private func setInset(_ inset: CGFloat) {
        guard let list, inset != added else { return }
        // An app may have set an inset of its own meanwhile: what was added to the old one is not taken from it.
        list.contentInset.bottom = max(list.contentInset.bottom + inset - added, min(list.contentInset.bottom, 0))
        list.verticalScrollIndicatorInsets.bottom += inset - added
        added = inset
    }

    /// Brings the row in which the user types into sight.
    private func reveal() {
        guard added > 0, let list, let typing = KeyboardCenter.firstResponder as? UIView, typing !== list, typing.isDescendant(of: list) else { return }
        let visible: CGRect = list.bounds.inset(by: list.adjustedContentInset)
        let row: UIView? = sequence(first: typing, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
        let subject: CGRect = KeyboardReveal.subject(
            field: typing.convert(typing.bounds, to: list), row: row.map { $0.convert($0.bounds, to: list) }, height: visible.height)
        list.scrollRectToVisible(subject, animated: false)
    }
}
