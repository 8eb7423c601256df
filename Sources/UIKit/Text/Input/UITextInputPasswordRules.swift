/// Rules of a password that is made for the user, in the language that servers describe it in. Kept: no passwords are made here.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// Such as `required: upper; required: digit; max-consecutive: 2; minlength: 8;`.
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    public required init?(coder: NSCoder) {
        passwordRulesDescriptor = coder.decodeObject(of: NSString.self, forKey: "UITextInputPasswordRulesDescriptor").map { "\($0)" } ?? ""
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor as NSString, forKey: "UITextInputPasswordRulesDescriptor") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor }
    open override var hash: Int { passwordRulesDescriptor.hashValue }
}
