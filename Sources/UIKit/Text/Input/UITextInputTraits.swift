/// The wishes of an object that takes text as to the keyboard. Every member is optional and has UIKit's default.
///
/// Its properties are optional requirements: read through the protocol each is nil where the receiver has none, and the default stands.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextInputTraits {
    /// Which words begin with a capital letter by themselves. Default `sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType? {
        whole { traits -> UITextAutocapitalizationType in traits.autocapitalizationType } ?? ObjCRuntime.optionalProperty("autocapitalizationType", of: self)
    }
    /// Default `default`.
    public var autocorrectionType: UITextAutocorrectionType? {
        whole { traits -> UITextAutocorrectionType in traits.autocorrectionType } ?? ObjCRuntime.optionalProperty("autocorrectionType", of: self)
    }
    /// Default `default`.
    public var spellCheckingType: UITextSpellCheckingType? {
        whole { traits -> UITextSpellCheckingType in traits.spellCheckingType } ?? ObjCRuntime.optionalProperty("spellCheckingType", of: self)
    }
    /// Default `default`.
    public var smartQuotesType: UITextSmartQuotesType? {
        whole { traits -> UITextSmartQuotesType in traits.smartQuotesType } ?? ObjCRuntime.optionalProperty("smartQuotesType", of: self)
    }
    /// Default `default`.
    public var smartDashesType: UITextSmartDashesType? {
        whole { traits -> UITextSmartDashesType in traits.smartDashesType } ?? ObjCRuntime.optionalProperty("smartDashesType", of: self)
    }
    /// Default `default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType? {
        whole { traits -> UITextSmartInsertDeleteType in traits.smartInsertDeleteType } ?? ObjCRuntime.optionalProperty("smartInsertDeleteType", of: self)
    }
    /// Default `default`.
    public var inlinePredictionType: UITextInlinePredictionType? {
        (self as? UITextView)?.inlinePredictionType ?? (self as? UITextField)?.inlinePredictionType
            ?? ObjCRuntime.optionalProperty("inlinePredictionType", of: self)
    }
    /// Which keys are offered. Default `default`.
    public var keyboardType: UIKeyboardType? {
        whole { traits -> UIKeyboardType in traits.keyboardType } ?? ObjCRuntime.optionalProperty("keyboardType", of: self)
    }
    /// Default `default`.
    public var keyboardAppearance: UIKeyboardAppearance? {
        whole { traits -> UIKeyboardAppearance in traits.keyboardAppearance } ?? ObjCRuntime.optionalProperty("keyboardAppearance", of: self)
    }
    /// The words on the return key. Default `default`.
    public var returnKeyType: UIReturnKeyType? {
        whole { traits -> UIReturnKeyType in traits.returnKeyType } ?? ObjCRuntime.optionalProperty("returnKeyType", of: self)
    }
    /// Whether the return key is off while there is no text. Default `false`.
    public var enablesReturnKeyAutomatically: Bool? {
        whole { traits -> Bool in traits.enablesReturnKeyAutomatically } ?? ObjCRuntime.optionalProperty("enablesReturnKeyAutomatically", of: self)
    }
    /// Whether the text is a secret. Default `false`.
    public var isSecureTextEntry: Bool? {
        whole { traits -> Bool in traits.isSecureTextEntry } ?? ObjCRuntime.optionalProperty("isSecureTextEntry", of: self)
    }
    /// The meaning of the text, such as a user's name. Default nil.
    public var textContentType: UITextContentType! {
        whole { traits -> UITextContentType? in traits.textContentType } ?? ObjCRuntime.optionalProperty("textContentType", of: self) ?? nil
    }
    /// The rules that a password has to keep. Default nil.
    public var passwordRules: UITextInputPasswordRules? {
        whole { traits -> UITextInputPasswordRules? in traits.passwordRules } ?? ObjCRuntime.optionalProperty("passwordRules", of: self) ?? nil
    }

    /// The receiver's own value. The closure names the type of the requirement: without it the property here, which is optional, would be read again.
    private func whole<Value>(_ read: (any WholeTextInputTraits) -> Value) -> Value? { (self as? any WholeTextInputTraits).map(read) }
}

/// A receiver that has all of the traits, as UIKit's own texts do.
@MainActor protocol WholeTextInputTraits: UITextInputTraits {
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var autocorrectionType: UITextAutocorrectionType { get }
    var spellCheckingType: UITextSpellCheckingType { get }
    var smartQuotesType: UITextSmartQuotesType { get }
    var smartDashesType: UITextSmartDashesType { get }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    var keyboardType: UIKeyboardType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    var returnKeyType: UIReturnKeyType { get }
    var enablesReturnKeyAutomatically: Bool { get }
    var isSecureTextEntry: Bool { get }
    var textContentType: UITextContentType! { get }
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextField: WholeTextInputTraits {}
extension UITextView: WholeTextInputTraits {}
extension UISearchBar: WholeTextInputTraits {}
