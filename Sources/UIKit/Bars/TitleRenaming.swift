/// One renaming of a navigation item in its bar: a field in the title's place, from the first letter to the last.
@MainActor final class TitleRenaming: NSObject, UITextFieldDelegate {
    let field = UITextField()
    private let item: UINavigationItem
    private let onEnd: () -> Void
    private var hasEnded = false
    /// The field's width at least, in points.
    static let width: CGFloat = 200

    /// Nil where the item's delegate does not let it be renamed.
    /// - Parameter onEnd: the field may go.
    init?(_ item: UINavigationItem, onEnd: @escaping () -> Void) {
        guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return nil }
        self.item = item
        self.onEnd = onEnd
        super.init()
        let title: String = item.title ?? ""
        let (text, selection) = delegate.navigationItem(item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        field.text = text
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.textAlignment = .center
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "UINavigationItemRenameField"
        field.delegate = self
        selected = NSRange(selection, in: text)
    }

    private var selected = NSRange(location: 0, length: 0)

    /// Gives the field the keyboard; it is in its bar.
    func begin() {
        guard field.becomeFirstResponder() else { return finish() }
        field.selectedTextRange = TextOffsetRange(selected)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    /// No name at all is none that the delegate is asked about: the old one stays.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let delegate = item.renameDelegate, let text = textField.text, !text.isEmpty else { return true }
        return delegate.navigationItem(item, shouldEndRenamingWith: text)
    }

    func textFieldDidEndEditing(_ textField: UITextField) { finish() }

    private func finish() {
        guard !hasEnded else { return }
        hasEnded = true
        let text: String = field.text ?? ""
        onEnd()
        guard !text.isEmpty else { return }
        item.title = text
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: text)
    }
}
