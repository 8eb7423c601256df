import ObjectRuntime

/// A column of a fetch that returns dictionaries: a value computed by the store.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    public required init() { super.init() }

    open var expression: NSExpression?
    open var expressionResultType: NSAttributeType = .undefinedAttributeType
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSExpressionDescription)?.expression = expression
        (copy as? NSExpressionDescription)?.expressionResultType = expressionResultType
    }
}
