/// Says what a password must have, in the language of the `passwordrules` attribute of web pages: `required: upper; minlength: 20;`.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// The rules as they were given.
    nonisolated public let passwordRulesDescriptor: String

    nonisolated public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }

    nonisolated public required init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(forKey: "passwordRulesDescriptor") as? String else { return nil }
        passwordRulesDescriptor = descriptor
        super.init()
    }

    nonisolated open func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor, forKey: "passwordRulesDescriptor") }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    nonisolated open override var hash: Int { passwordRulesDescriptor.hashValue }
}
