/// Hears about, and decides on, editing in a text field. Every member is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Default true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Default true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked before typed text replaces `range`. Default true.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Default true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked when Return is pressed. Default true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu for a selection or a caret; nil for the one of `suggestedActions`, an empty menu for none. Default nil.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        (try? ObjCRuntime.invokeOptional("textFieldShouldBeginEditing:", on: self, [textField])) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        try? ObjCRuntime.invokeOptional("textFieldDidBeginEditing:", on: self, [textField])
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        (try? ObjCRuntime.invokeOptional("textFieldShouldEndEditing:", on: self, [textField])) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        try? ObjCRuntime.invokeOptional("textFieldDidEndEditing:", on: self, [textField])
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        do {
            try ObjCRuntime.invokeOptional("textFieldDidEndEditing:reason:", on: self, [textField, reason])
        } catch {
            textFieldDidEndEditing(textField)
        }
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let selector = "textField:shouldChangeCharactersIn:replacementString:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [textField, range, string])) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        try? ObjCRuntime.invokeOptional("textFieldDidChangeSelection:", on: self, [textField])
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        (try? ObjCRuntime.invokeOptional("textFieldShouldClear:", on: self, [textField])) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        (try? ObjCRuntime.invokeOptional("textFieldShouldReturn:", on: self, [textField])) ?? true
    }
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let selector = "textField:editMenuForCharactersIn:suggestedActions:"
        let menu: UIMenu?? = try? ObjCRuntime.invokeOptional(selector, on: self, [textField, range, suggestedActions])
        return menu ?? nil
    }
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("textField:willPresentEditMenuWith:", on: self, [textField, animator])
    }
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("textField:willDismissEditMenuWith:", on: self, [textField, animator])
    }
}
