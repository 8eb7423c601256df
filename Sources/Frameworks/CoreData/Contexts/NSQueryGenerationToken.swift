import ObjectRuntime

/// A state of a store that contexts can go on reading while others save.
open class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private static let newest = NSQueryGenerationToken()

    /// The state that is the newest when a context first reads after it was given this token.
    open class var current: NSQueryGenerationToken { newest }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {}
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open override func isEqual(_ object: Any?) -> Bool { object is NSQueryGenerationToken }
    open override var hash: Int { 1 }
}
