import Dispatch
import ObjectRuntime

/// A model whose objects belong to one other object each, and are deleted with it.
open class EmbeddedObject: ObjectBase {
    public required init() { super.init() }

    override class var isEmbedded: Bool { true }
    open class func ignoredProperties() -> [String] { [] }
    open class func propertiesMapping() -> [String: String] { [:] }
    override class var ignoredNames: [String] { ignoredProperties() }
    override class var columnNames: [String: String] { propertiesMapping() }

    open override var description: String { super.description }

    open subscript(key: String) -> Any? {
        get { dynamicValue(key) }
        set { setDynamicValue(newValue, key) }
    }
}

public typealias RealmSwiftEmbeddedObject = EmbeddedObject

extension EmbeddedObject {
    public convenience init(value: Any) {
        self.init()
        Filling.fill(self, with: value)
    }

    public var realm: Realm? { home.map { Realm($0.session) } }
    public var objectSchema: ObjectSchema { ObjectSchema(schema: schema) }

    public func observe<T: ObjectBase>(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void)
        -> NotificationToken
    {
        ObjectNotifier.observe(self, keyPaths, queue, block)
    }

    public func isSameObject(as object: EmbeddedObject?) -> Bool { isSame(as: object) }
}

extension EmbeddedObject: ThreadConfined {
    public var isFrozen: Bool { home?.session.isFrozen ?? false }
    public func freeze() -> Self { frozenCopy() as! Self }
    public func thaw() -> Self? { thawedCopy() as? Self }
}
