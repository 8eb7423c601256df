/// The rows of a picker view, and the choice among them. Every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Points. Default: an equal share of the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) throws(Unimplemented) -> CGFloat
    /// Points. Default 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) throws(Unimplemented) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Goes before the plain title.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// A view of the app's own for a row, goes before titles. `view` is one that is not in sight any more, to be used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) throws(Unimplemented) -> UIView
    /// The user chose a row: the wheel has come to rest there. Not called for rows that code selects.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional("pickerView:widthForComponent:", on: self, [pickerView, component])
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional("pickerView:rowHeightForComponent:", on: self, [pickerView, component])
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let title: String?? = try? ObjCRuntime.invokeOptional("pickerView:titleForRow:forComponent:", on: self, [pickerView, row, component])
        return title ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let title: NSAttributedString?? = try? ObjCRuntime.invokeOptional(
            "pickerView:attributedTitleForRow:forComponent:", on: self, [pickerView, row, component])
        return title ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) throws(Unimplemented) -> UIView {
        try ObjCRuntime.invokeOptional("pickerView:viewForRow:forComponent:reusing:", on: self, [pickerView, row, component, view])
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        try? ObjCRuntime.invokeOptional("pickerView:didSelectRow:inComponent:", on: self, [pickerView, row, component])
    }
}

/// The words of assistive technologies for a picker's wheels. Every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Default: the title of the chosen row.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// Goes before the plain label.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    /// Goes before the plain hint.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        let text: String?? = try? ObjCRuntime.invokeOptional("pickerView:accessibilityLabelForComponent:", on: self, [pickerView, component])
        return text ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        let text: String?? = try? ObjCRuntime.invokeOptional("pickerView:accessibilityHintForComponent:", on: self, [pickerView, component])
        return text ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] {
        (try? ObjCRuntime.invokeOptional("pickerView:accessibilityUserInputLabelsForComponent:", on: self, [pickerView, component])) ?? []
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString? {
        let text: NSAttributedString?? = try? ObjCRuntime.invokeOptional(
            "pickerView:accessibilityAttributedLabelForComponent:", on: self, [pickerView, component])
        return text ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString? {
        let text: NSAttributedString?? = try? ObjCRuntime.invokeOptional(
            "pickerView:accessibilityAttributedHintForComponent:", on: self, [pickerView, component])
        return text ?? nil
    }
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString] {
        (try? ObjCRuntime.invokeOptional("pickerView:accessibilityAttributedUserInputLabelsForComponent:", on: self, [pickerView, component])) ?? []
    }
}
