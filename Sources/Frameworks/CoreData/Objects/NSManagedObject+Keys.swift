import ObjectRuntime

extension NSManagedObject {
    // MARK: Key-value coding

    package func keyedValue(forKey key: String) -> Any?? {
        if let slot = layout.index[key] { return .some(object(atSlot: slot)) }
        switch key {
        case "objectID": return .some(objectID)
        case "entity": return .some(entity)
        case "managedObjectContext": return .some(managedObjectContext)
        case "hasChanges": return .some(hasChanges)
        case "isInserted", "inserted": return .some(isInserted)
        case "isUpdated", "updated": return .some(isUpdated)
        case "isDeleted", "deleted": return .some(isDeleted)
        case "isFault", "fault": return .some(isFault)
        default: break
        }
        if let slot = primitiveSlot(key) { return .some(object(atSlot: slot)) }
        return .none
    }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let slot = layout.index[key] ?? primitiveSlot(key) else { return false }
        set(value, slot: slot)
        return true
    }

    /// `primitiveName` is the value of `name` without its accessor.
    private func primitiveSlot(_ key: String) -> Int? {
        guard key.hasPrefix("primitive") else { return nil }
        let rest = key.dropFirst(9)
        return layout.index[rest.prefix(1).lowercased() + rest.dropFirst()] ?? layout.index[String(rest)]
    }

    /// The value as it is kept, without firing a fault's awakening or telling observers.
    public func primitiveValue(forKey key: String) -> Any? {
        guard let slot = layout.index[key] else { return nil }
        return object(atSlot: slot)
    }

    /// Sets the value without telling observers.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.index[key] else { return }
        switch layout.slots[slot].kind {
        case .attribute(let attribute): write(ManagedValue(value, type: attribute.attributeType), slot)
        case .toOne: write((Coercion.flattened(value) as? NSManagedObject).map { .reference($0.identifier) } ?? .null, slot)
        case .toMany:
            _ = members(slot)
            toMany[slot] = ToManyValue(Self.objects(in: value).map(\.identifier))
        case .fetched: break
        }
        if !status.contains(.isFiring) { markChanged(slot) }
    }

    func announceWillChange(_ key: String) {
        if isObserved { (self as NSObject).willChangeValue(forKey: key) }
    }

    func announceDidChange(_ key: String) {
        if isObserved { (self as NSObject).didChangeValue(forKey: key) }
    }

    /// A set that changes the relationship when it is changed.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let slot = layout.index[key] else { return NSMutableSet() }
        return RelationshipSet(self, slot)
    }

    /// An ordered set that changes the relationship when it is changed.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let slot = layout.index[key] else { return NSMutableOrderedSet() }
        return OrderedRelationshipSet(self, slot)
    }

    // MARK: Changes

    /// The places whose values differ from what the store has.
    func changedSlotsSinceSave() -> [Int] {
        layout.slots.indices.filter { slot in
            switch layout.slots[slot].kind {
            case .attribute, .toOne:
                guard let values else { return false }
                guard let row else { return !values[slot].isNull }
                return !ManagedValue.isEqual(values[slot], row.values[slot])
            case .toMany(let relationship):
                guard let now = toMany[slot] else { return false }
                let saved = savedToMany[slot] ?? ToManyValue()
                return relationship.isOrdered ? now.identifiers != saved.identifiers : now.set != saved.set
            case .fetched: return false
            }
        }
    }

    /// The properties that were changed since the object was read or saved, with their values now.
    public func changedValues() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedSlotsSinceSave().map { (layout.slots[$0].name, object(atSlot: $0) ?? NSNull()) })
    }

    /// The properties that were changed since changes were last processed, with their values before the save.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        Dictionary(uniqueKeysWithValues: changedSlots.map { (layout.slots[$0].name, committedObject($0) ?? NSNull()) })
    }

    /// The values that the store has.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        let slots = keys.map { $0.compactMap { layout.index[$0] } } ?? Array(layout.slots.indices)
        return Dictionary(
            uniqueKeysWithValues: slots.compactMap { slot -> (String, Any)? in
                if case .fetched = layout.slots[slot].kind { return nil }
                return (layout.slots[slot].name, committedObject(slot) ?? NSNull())
            })
    }

    private func committedObject(_ slot: Int) -> Any? {
        guard let context = managedObjectContext else { return nil }
        switch layout.slots[slot].kind {
        case .attribute(let attribute):
            guard let value = row?.values[slot] else { return nil }
            if case .data(let data) = value, attribute.attributeType == .transformableAttributeType { return Transformation.value(data, of: attribute) }
            return value.object(attribute.attributeType)
        case .toOne(let relationship):
            guard case .integer(let key)? = row?.values[slot], let destination = relationship.destinationEntity, let store = identifier.persistentStore else {
                return nil
            }
            return context.object(with: NSManagedObjectID(key: key, entity: destination, store: store))
        case .toMany(let relationship):
            if toMany[slot] == nil { _ = members(slot) }
            let objects = (savedToMany[slot] ?? ToManyValue()).identifiers.map { context.object(with: $0) }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case .fetched: return nil
        }
    }

    /// The identifiers of what a relationship leads to, without making objects of them.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let slot = layout.index[key] else { return [] }
        if case .toMany = layout.slots[slot].kind { return members(slot).identifiers }
        return identifier(ofToOne: slot).map { [$0] } ?? []
    }

    public func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let slot = layout.index[key] else { return false }
        if case .toMany = layout.slots[slot].kind { return toMany[slot] == nil }
        return identifier(ofToOne: slot).flatMap { managedObjectContext?.registeredObject(for: $0) }?.isFault ?? false
    }

    // MARK: What lowered accessors call

    /// The value behind an `@NSManaged` property.
    public func __managedValue<Value>(forKey key: String) -> Value {
        guard let slot = layout.index[key] else {
            guard let value = Coercion.convert(keyedValue(forKey: key) ?? self.value(forUndefinedKey: key), to: Value.self) else {
                fatalError("\(key) has no value")
            }
            return value
        }
        if case .attribute(let attribute) = layout.slots[slot].kind, let value: Value = ManagedAccess.scalar(stored(slot), attribute.attributeType) {
            return value
        }
        if let value = ManagedAccess.convert(object(atSlot: slot), to: Value.self) { return value }
        fatalError(
            "The property \(key) of \(entity.name ?? "") has no value that is a \(Value.self); it is \(object(atSlot: slot).map { "a \(type(of: $0))" } ?? "nil")."
        )
    }

    public func __setManagedValue<Value>(_ value: Value, forKey key: String) {
        if let slot = layout.index[key] {
            if case .attribute(let attribute) = layout.slots[slot].kind, let kept = ManagedAccess.kept(value, attribute.attributeType) {
                return setStored(kept, slot)
            }
            return set(value, slot: slot)
        }
        if !setKeyedValue(value, forKey: key) { setValue(Coercion.flattened(value), forUndefinedKey: key) }
    }

    public func __addManaged(_ value: Any, toKey key: String) {
        if let slot = layout.index[key] { add(Self.objects(in: value), slot: slot) }
    }

    public func __removeManaged(_ value: Any, fromKey key: String) {
        if let slot = layout.index[key] { remove(Self.objects(in: value), slot: slot) }
    }

    /// - Parameter place: an index, or a set of them.
    public func __insertManaged(_ value: Any, at place: Any, intoKey key: String) {
        guard let slot = layout.index[key] else { return }
        for (object, index) in zip(Self.objects(in: value), ManagedAccess.indexes(place)) { add([object], slot: slot, at: index) }
    }

    public func __removeManaged(at place: Any, fromKey key: String) {
        guard let slot = layout.index[key], let context = managedObjectContext else { return }
        let all = members(slot).identifiers
        remove(ManagedAccess.indexes(place).filter(all.indices.contains).map { context.object(with: all[$0]) }, slot: slot)
    }

    public func __replaceManaged(at place: Any, with value: Any, inKey key: String) {
        __removeManaged(at: place, fromKey: key)
        __insertManaged(value, at: place, intoKey: key)
    }
}

/// Conversions between what is kept and what accessors declare.
enum ManagedAccess {
    /// The common types without a box.
    static func scalar<Value>(_ value: ManagedValue, _ type: NSAttributeType) -> Value? {
        switch value {
        case .text(let text) where type == .stringAttributeType: return text as? Value
        case .integer(let number):
            if Value.self == Int64.self { return number as? Value }
            if Value.self == Int32.self { return Int32(truncatingIfNeeded: number) as? Value }
            if Value.self == Int16.self { return Int16(truncatingIfNeeded: number) as? Value }
            if Value.self == Bool.self { return (number != 0) as? Value }
            if Value.self == Int.self { return Int(number) as? Value }
        case .real(let number):
            if Value.self == Double.self { return number as? Value }
            if Value.self == Float.self { return Float(number) as? Value }
            if Value.self == Date.self || Value.self == Date?.self { return Date(timeIntervalSinceReferenceDate: number) as? Value }
        case .null:
            // A scalar without a value reads as 0.
            if Value.self == Int64.self { return Int64(0) as? Value }
            if Value.self == Int32.self { return Int32(0) as? Value }
            if Value.self == Int16.self { return Int16(0) as? Value }
            if Value.self == Int.self { return 0 as? Value }
            if Value.self == Bool.self { return false as? Value }
            if Value.self == Double.self { return 0.0 as? Value }
            if Value.self == Float.self { return Float(0) as? Value }
            if Value.self == String.self { return "" as? Value }
        default: break
        }
        return nil
    }

    /// The common types as they are kept, without a box.
    static func kept<Value>(_ value: Value, _ type: NSAttributeType) -> ManagedValue? {
        switch type {
        case .stringAttributeType:
            if Value.self == String?.self, let text = value as? String? { return text.map { .text($0) } ?? .null }
            if Value.self == String.self, let text = value as? String { return .text(text) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            if Value.self == Int64.self, let number = value as? Int64 { return .integer(number) }
            if Value.self == Int32.self, let number = value as? Int32 { return .integer(Int64(number)) }
            if Value.self == Int16.self, let number = value as? Int16 { return .integer(Int64(number)) }
        case .booleanAttributeType:
            if Value.self == Bool.self, let flag = value as? Bool { return .integer(flag ? 1 : 0) }
        case .doubleAttributeType:
            if Value.self == Double.self, let number = value as? Double { return .real(number) }
        case .dateAttributeType:
            if Value.self == Date?.self, let date = value as? Date? { return date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null }
            if Value.self == Date.self, let date = value as? Date { return .real(date.timeIntervalSinceReferenceDate) }
        default: break
        }
        return nil
    }

    static func convert<Value>(_ object: Any?, to type: Value.Type) -> Value? {
        if let object, let exact = object as? Value { return exact }
        guard let object else { return Coercion.convert(nil, to: type) }
        if let date = object as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
        if let set = object as? NSSet {
            if let array = set.allObjects as? Value { return array }
            if let typed = Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? Value { return typed }
        }
        if let set = object as? NSOrderedSet {
            if let array = set.array as? Value { return array }
            if let plain = set.set as? Value { return plain }
        }
        return Coercion.convert(object, to: type)
    }

    static func indexes(_ place: Any) -> [Int] {
        if let index = place as? Int { return [index] }
        if let set = place as? IndexSet { return Array(set) }
        var indexes: [Int] = []
        (place as? NSIndexSet)?.enumerate({ index, _ in indexes.append(index) })
        return indexes
    }
}

/// Transformable values and the data that stores have of them.
enum Transformation {
    private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer {
        attribute.valueTransformerName.flatMap { ValueTransformer.named($0) } ?? NSSecureUnarchiveFromDataTransformer()
    }

    /// The archiving transformers go from data to values, an app's own ones from values to data, as their classes say.
    private static func unarchives(_ transformer: ValueTransformer) -> Bool {
        transformer is NSSecureUnarchiveFromDataTransformer || transformer.isArchiving
    }

    static func value(_ data: Data, of attribute: NSAttributeDescription) -> Any? {
        let transformer = transformer(of: attribute)
        return unarchives(transformer) ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }

    static func data(_ value: Any, of attribute: NSAttributeDescription) -> Data? {
        let transformer = transformer(of: attribute)
        let answer = unarchives(transformer) ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        return answer as? Data
    }
}
