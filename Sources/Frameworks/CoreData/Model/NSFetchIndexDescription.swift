import ObjectRuntime

/// How an index keeps its elements. Both kinds are kept sorted here.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary, rTree
}

/// A property or expression in an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }

    open private(set) weak var property: NSPropertyDescription?
    open var propertyName: String? { property?.name }
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open internal(set) weak var indexDescription: NSFetchIndexDescription?
}

/// An index that a store keeps for an entity.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
        super.init()
        for element in self.elements { element.indexDescription = self }
    }

    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open internal(set) weak var entity: NSEntityDescription?
    open var partialIndexPredicate: NSPredicate?
}
