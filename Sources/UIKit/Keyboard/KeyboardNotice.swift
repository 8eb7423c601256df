import AppSession

/// The notifications of one change of the keyboard, in the order of behaviour/rules.md 10.2: values in, values out.
enum KeyboardNotice {
    /// Sent when the keyboard sets off.
    static func before(_ change: KeyboardChange) -> [NSNotification.Name] {
        [UIResponder.keyboardWillChangeFrameNotification]
            + (change.isShown ? [UIResponder.keyboardWillShowNotification] : [UIResponder.keyboardWillHideNotification])
    }

    /// Sent when it has arrived.
    static func after(_ change: KeyboardChange) -> [NSNotification.Name] {
        [UIResponder.keyboardDidChangeFrameNotification]
            + (change.isShown ? [UIResponder.keyboardDidShowNotification] : [UIResponder.keyboardDidHideNotification])
    }

    static func userInfo(_ change: KeyboardChange) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: CGRect(change.begin)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(change.end)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: change.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMotion.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: change.isLocal),
        ]
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
