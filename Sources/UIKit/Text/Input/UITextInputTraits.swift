/// The wishes of an object that takes text as to the keyboard. Every member is optional and has UIKit's default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which words begin with a capital letter by themselves. Default `sentences`.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var autocorrectionType: UITextAutocorrectionType { get }
    var spellCheckingType: UITextSpellCheckingType { get }
    var smartQuotesType: UITextSmartQuotesType { get }
    var smartDashesType: UITextSmartDashesType { get }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keys are offered. Default `default`.
    var keyboardType: UIKeyboardType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The words on the return key. Default `default`.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is off while there is no text. Default false.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is a secret. Default false.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text, such as a user's name. Default nil.
    var textContentType: UITextContentType! { get }
    /// The rules that a password has to keep. Default nil.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        ObjCRuntime.optionalProperty("autocapitalizationType", of: self) ?? .sentences
    }
    public var autocorrectionType: UITextAutocorrectionType {
        ObjCRuntime.optionalProperty("autocorrectionType", of: self) ?? .default
    }
    public var spellCheckingType: UITextSpellCheckingType {
        ObjCRuntime.optionalProperty("spellCheckingType", of: self) ?? .default
    }
    public var smartQuotesType: UITextSmartQuotesType { ObjCRuntime.optionalProperty("smartQuotesType", of: self) ?? .default }
    public var smartDashesType: UITextSmartDashesType { ObjCRuntime.optionalProperty("smartDashesType", of: self) ?? .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        ObjCRuntime.optionalProperty("smartInsertDeleteType", of: self) ?? .default
    }
    public var keyboardType: UIKeyboardType { ObjCRuntime.optionalProperty("keyboardType", of: self) ?? .default }
    public var keyboardAppearance: UIKeyboardAppearance {
        ObjCRuntime.optionalProperty("keyboardAppearance", of: self) ?? .default
    }
    public var returnKeyType: UIReturnKeyType { ObjCRuntime.optionalProperty("returnKeyType", of: self) ?? .default }
    public var enablesReturnKeyAutomatically: Bool {
        ObjCRuntime.optionalProperty("enablesReturnKeyAutomatically", of: self) ?? false
    }
    public var isSecureTextEntry: Bool { ObjCRuntime.optionalProperty("isSecureTextEntry", of: self) ?? false }
    public var textContentType: UITextContentType! { ObjCRuntime.optionalProperty("textContentType", of: self) ?? nil }
    public var passwordRules: UITextInputPasswordRules? { ObjCRuntime.optionalProperty("passwordRules", of: self) ?? nil }
}
