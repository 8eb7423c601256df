/// Passes of drawing that an app describes. None can be made: there is no graphics processor.
open class SCNTechnique: NSObject, @unchecked Sendable {
    /// Nil.
    public init?(dictionary: [String: Any]) { nil }
    open var dictionaryRepresentation: [String: Any] { [:] }
}
