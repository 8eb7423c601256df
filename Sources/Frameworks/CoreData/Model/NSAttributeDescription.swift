import ObjectRuntime

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kinds of value, as they have been called since iOS 15.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let undefined = AttributeType(rawValue: 0)
        public static let integer16 = AttributeType(rawValue: 100)
        public static let integer32 = AttributeType(rawValue: 200)
        public static let integer64 = AttributeType(rawValue: 300)
        public static let decimal = AttributeType(rawValue: 400)
        public static let double = AttributeType(rawValue: 500)
        public static let float = AttributeType(rawValue: 600)
        public static let string = AttributeType(rawValue: 700)
        public static let boolean = AttributeType(rawValue: 800)
        public static let date = AttributeType(rawValue: 900)
        public static let binaryData = AttributeType(rawValue: 1000)
        public static let uuid = AttributeType(rawValue: 1100)
        public static let uri = AttributeType(rawValue: 1200)
        public static let transformable = AttributeType(rawValue: 1800)
        public static let objectID = AttributeType(rawValue: 2000)
    }

    public required init() { super.init() }

    open var attributeType: NSAttributeType = .undefinedAttributeType
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The class of a transformable value, as the model names it.
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    /// Whether large data may lie beside the store; here it always lies in it.
    open var allowsExternalBinaryDataStorage = false
    open var allowsCloudEncryption = false
    /// Whether the value is kept in the history of a deleted object.
    open var preservesValueInHistoryOnDeletion = false

    override var isStored: Bool { !isTransient && attributeType != .undefinedAttributeType }

    override var hashText: String { "attribute \(super.hashText) \(attributeType.rawValue) \(valueTransformerName ?? "")" }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        copy.attributeType = attributeType
        copy.attributeValueClassName = attributeValueClassName
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    }
}
