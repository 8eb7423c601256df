import UIKit

/// Gives the fields of a form the values that they began with.
open class PDFActionResetForm: PDFAction, @unchecked Sendable {
    /// The names of fields. Nil, the default, for none.
    open var fields: [String]?
    /// Whether the fields named are reset, or all but them. Default true.
    open var fieldsIncludedAreCleared = true
    open override var type: String { "ResetForm" }

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFActionResetForm()
        copy.fields = fields
        copy.fieldsIncludedAreCleared = fieldsIncludedAreCleared
        return copy
    }

    /// Whether a field of this name is reset. Without names, all are.
    func resets(_ name: String?) -> Bool {
        guard let fields, !fields.isEmpty else { return true }
        return name.map(fields.contains) == fieldsIncludedAreCleared
    }
}
