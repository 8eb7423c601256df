/// The part of a text's editing that an app may keep and give back: the selection, and whether the text was edited.
final class TextInteractionState: NSObject, NSSecureCoding {
    let selection: NSRange
    let isEditing: Bool

    init(_ selection: NSRange, isEditing: Bool) {
        self.selection = selection
        self.isEditing = isEditing
        super.init()
    }

    required init?(coder: NSCoder) {
        selection = NSRange(location: max(0, coder.decodeInteger(forKey: "UILocation")), length: max(0, coder.decodeInteger(forKey: "UILength")))
        isEditing = coder.decodeBool(forKey: "UIIsEditing")
        super.init()
    }

    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) {
        coder.encode(selection.location, forKey: "UILocation")
        coder.encode(selection.length, forKey: "UILength")
        coder.encode(isEditing, forKey: "UIIsEditing")
    }
}

extension TextEditorHost {
    /// The state now; setting one that was taken earlier selects what was selected, and begins or ends editing.
    var keptInteractionState: Any {
        get { TextInteractionState(editor.selection, isEditing: isFirstResponder) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isEditing { becomeFirstResponder() } else { resignFirstResponder() }
            editor.select(editor.clamped(state.selection))
        }
    }
}

extension UITextField {
    /// The selection and whether the field is edited, to be given back later, to this field or another with the same text. It can be archived.
    public var interactionState: Any {
        get { keptInteractionState }
        set { keptInteractionState = newValue }
    }
}

extension UITextView {
    /// The selection and whether the text is edited, to be given back later, to this view or another with the same text. It can be archived.
    public var interactionState: Any {
        get { keptInteractionState }
        set { keptInteractionState = newValue }
    }
}
