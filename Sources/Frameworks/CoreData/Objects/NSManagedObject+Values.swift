import ObjectRuntime

// Values by key: reading fires faults, writing keeps both sides of a relationship together.

extension NSManagedObject {
    // MARK: Faults

    /// Reads the values where they are not there.
    func fire() {
        guard status.contains(.isFault), !status.contains(.isFiring) else { return }
        status.insert(.isFiring)
        if row == nil, let batch {
            batch.read(around: batchIndex)
            self.batch = nil
        }
        if row == nil { row = managedObjectContext?.readRow(identifier, layout: layout) }
        status.subtract([.isFault, .isFiring])
        if row == nil {
            guard managedObjectContext?.shouldDeleteInaccessibleFaults != false else {
                fatalError("CoreData could not fulfill a fault for '\(identifier)'")
            }
            // As on Apple's systems: an object that is gone reads as if it had no values.
            values = ContiguousArray(repeating: .null, count: layout.slots.count)
            status.insert(.gone)
            return
        }
        if status.insert(.isAwake).inserted {
            status.insert(.isFiring)
            awakeFromFetch()
            status.remove(.isFiring)
        }
    }

    /// The value at a place as it is kept.
    func stored(_ slot: Int) -> ManagedValue {
        fire()
        if let values { return values[slot] }
        return row?.values[slot] ?? .null
    }

    func identifier(ofToOne slot: Int) -> NSManagedObjectID? {
        switch stored(slot) {
        case .reference(let identifier): return identifier
        case .integer(let key): return relatedIdentifier(key, slot)
        default: return nil
        }
    }

    private func relatedIdentifier(_ key: Int64, _ slot: Int) -> NSManagedObjectID? {
        guard case .toOne(let relationship) = layout.slots[slot].kind, let destination = relationship.destinationEntity else { return nil }
        guard let store = identifier.persistentStore else { return nil }
        return NSManagedObjectID(key: key, entity: destination, store: store)
    }

    /// The members of a relationship to many, read from the store where they are not known.
    func members(_ slot: Int) -> ToManyValue {
        if let known = toMany[slot] { return known }
        fire()
        guard !status.contains(.inserted), case .toMany(let relationship) = layout.slots[slot].kind else {
            toMany[slot] = ToManyValue()
            return ToManyValue()
        }
        let read = ToManyValue(managedObjectContext?.readMembers(of: identifier, relationship) ?? [])
        toMany[slot] = read
        savedToMany[slot] = read
        return read
    }

    // MARK: Objects

    /// The value at a place as apps see it.
    func object(atSlot slot: Int) -> Any? {
        let entry = layout.slots[slot]
        switch entry.kind {
        case .attribute(let attribute): return attributeObject(slot, attribute)
        case .toOne: return identifier(ofToOne: slot).flatMap { managedObjectContext?.object(with: $0) }
        case .toMany(let relationship):
            let objects = members(slot).identifiers.compactMap { managedObjectContext?.object(with: $0) }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case .fetched(let property): return fetchedObjects(property)
        }
    }

    private func attributeObject(_ slot: Int, _ attribute: NSAttributeDescription) -> Any? {
        let value = stored(slot)
        guard attribute.attributeType == .transformableAttributeType else { return value.object(attribute.attributeType) }
        guard case .data(let data) = value else { return value.object(attribute.attributeType) }
        if let known = decoded[slot] { return known }
        let object = Transformation.value(data, of: attribute)
        if let object { decoded[slot] = object }
        return object
    }

    private func fetchedObjects(_ property: NSFetchedPropertyDescription) -> Any? {
        guard let context = managedObjectContext, let request = property.fetchRequest?.copy() as? NSFetchRequest<NSFetchRequestResult> else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
        return (try? context.fetch(request)) ?? []
    }

    // MARK: Setting

    func set(_ value: Any?, slot: Int) {
        switch layout.slots[slot].kind {
        case .attribute(let attribute): setStored(ManagedValue(value, type: attribute.attributeType), slot)
        case .toOne:
            let target = Coercion.flattened(value) as? NSManagedObject
            setToOne(target, slot)
        case .toMany: setMembers(Self.objects(in: value), slot)
        case .fetched: break
        }
    }

    static func objects(in value: Any?) -> [NSManagedObject] {
        guard let value = Coercion.flattened(value) else { return [] }
        if let object = value as? NSManagedObject { return [object] }
        return KeyValueCoding.elements(of: value).compactMap { $0 as? NSManagedObject }
    }

    func setStored(_ value: ManagedValue, _ slot: Int) {
        fire()
        // Setting the same again is no change.
        if ManagedValue.isEqual(stored(slot), value), value.isNull || !isTransformable(slot) {
            if isObserved { announcingSame(slot) }
            return
        }
        if isUndoRegistered {
            let (old, oldObject) = (stored(slot), decoded[slot])
            registerUndo { [decoded = oldObject] object in object.restore(old, decoded, slot) }
        }
        changing(slot) { write(value, slot) }
    }

    private func isTransformable(_ slot: Int) -> Bool { layout.slots[slot].type == .transformableAttributeType }

    private func announcingSame(_ slot: Int) {
        let key = layout.slots[slot].name
        announceWillChange(key)
        announceDidChange(key)
    }

    private func restore(_ value: ManagedValue, _ object: Any?, _ slot: Int) {
        setStored(value, slot)
        decoded[slot] = object
    }

    /// Puts a value in its place, without telling anybody.
    func write(_ value: ManagedValue, _ slot: Int) {
        if values == nil { values = row?.values ?? ContiguousArray(repeating: .null, count: layout.slots.count) }
        values?[slot] = value
        if !decoded.isEmpty { decoded[slot] = nil }
    }

    private func changing(_ slot: Int, _ change: () -> Void) {
        let key = layout.slots[slot].name
        announceWillChange(key)
        change()
        markChanged(slot)
        announceDidChange(key)
    }

    func markChanged(_ slot: Int) {
        guard !status.contains(.isFiring) else { return }
        changedSlots.insert(slot)
        managedObjectContext?.recordChange(of: self)
    }

    private var isUndoRegistered: Bool { managedObjectContext?.undoManager?.isUndoRegistrationEnabled == true && !status.contains(.isFiring) }

    func registerUndo(_ undo: @escaping (NSManagedObject) -> Void) {
        guard isUndoRegistered, let manager = managedObjectContext?.undoManager else { return }
        manager.registerUndo(withTarget: self) { undo($0) }
    }

    // MARK: Relationships

    func setToOne(_ target: NSManagedObject?, _ slot: Int, maintainsInverse: Bool = true) {
        guard case .toOne(let relationship) = layout.slots[slot].kind else { return }
        fire()
        if let target { check(target, relationship) }
        let old = identifier(ofToOne: slot)
        guard old != target?.identifier else { return }
        let oldObject = old.flatMap { managedObjectContext?.object(with: $0) }
        if maintainsInverse { registerUndo { $0.setToOne(oldObject, slot) } }
        changing(slot) { write(target.map { .reference($0.identifier) } ?? .null, slot) }
        guard maintainsInverse, let inverse = relationship.inverseRelationship else { return }
        oldObject?.unlink(self, inverse)
        target?.link(self, inverse)
    }

    private func check(_ target: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let mine = managedObjectContext, let other = target.managedObjectContext, mine !== other {
            fatalError("Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts")
        }
        if let destination = relationship.destinationEntity, !target.entity.isKindOf(entity: destination) {
            fatalError(
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired entity = \(destination.name ?? ""); given entity = \(target.entity.name ?? "")"
            )
        }
        // An object outside of any context comes along into that of the other.
        if let context = managedObjectContext, target.managedObjectContext == nil { context.insertNew(target) }
    }

    /// Links what the object leads to back to it, after its deletion was taken back.
    func relink() {
        guard let context = managedObjectContext else { return }
        for slot in layout.slots.indices {
            guard let relationship = layout.slots[slot].property as? NSRelationshipDescription, let inverse = relationship.inverseRelationship else { continue }
            let identifiers = relationship.isToMany ? members(slot).identifiers : identifier(ofToOne: slot).map { [$0] } ?? []
            for identifier in identifiers {
                let related = context.object(with: identifier)
                if !related.isDeleted { related.link(self, inverse) }
            }
        }
    }

    /// The other side of a new link.
    private func link(_ source: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let slot = layout.index[relationship.name] else { return }
        if relationship.isToMany {
            guard !members(slot).contains(source.identifier) else { return }
            // In place: copying the members for each that comes would cost their number squared.
            changing(slot) { toMany[slot]?.append(source.identifier) }
        } else {
            let old = identifier(ofToOne: slot).flatMap { managedObjectContext?.object(with: $0) }
            setToOne(source, slot, maintainsInverse: false)
            if let old, old !== source, let back = relationship.inverseRelationship { old.unlink(self, back) }
        }
    }

    func unlink(_ source: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard let slot = layout.index[relationship.name] else { return }
        if relationship.isToMany {
            guard members(slot).contains(source.identifier) else { return }
            changing(slot) { toMany[slot]?.remove(source.identifier) }
        } else if identifier(ofToOne: slot) == source.identifier {
            setToOne(nil, slot, maintainsInverse: false)
        }
    }

    /// Makes the relationship lead to these objects.
    func setMembers(_ objects: [NSManagedObject], _ slot: Int) {
        guard case .toMany(let relationship) = layout.slots[slot].kind else { return }
        let old = members(slot)
        for object in objects { check(object, relationship) }
        let new = ToManyValue(objects.map(\.identifier))
        guard relationship.isOrdered ? new.identifiers != old.identifiers : new.set != old.set else { return }
        registerUndo { object in object.setMembers(old.identifiers.compactMap { object.managedObjectContext?.object(with: $0) }, slot) }
        changing(slot) { toMany[slot] = new }
        guard let inverse = relationship.inverseRelationship else { return }
        for identifier in old.identifiers where !new.contains(identifier) { managedObjectContext?.object(with: identifier).unlink(self, inverse) }
        for object in objects where !old.contains(object.identifier) { object.link(self, inverse) }
    }

    func add(_ objects: [NSManagedObject], slot: Int, at index: Int? = nil) {
        guard case .toMany(let relationship) = layout.slots[slot].kind else { return }
        let known = members(slot)
        let added = objects.filter { !known.contains($0.identifier) }
        for object in added { check(object, relationship) }
        guard !added.isEmpty || index != nil else { return }
        registerUndo { $0.remove(added, slot: slot) }
        if toMany[slot] == nil { toMany[slot] = known }
        changing(slot) {
            if let index {
                for (offset, object) in objects.enumerated() { toMany[slot]?.insert(object.identifier, at: index + offset) }
            } else {
                for object in added { toMany[slot]?.append(object.identifier) }
            }
        }
        if let inverse = relationship.inverseRelationship { for object in added { object.link(self, inverse) } }
    }

    func remove(_ objects: [NSManagedObject], slot: Int) {
        guard case .toMany(let relationship) = layout.slots[slot].kind else { return }
        var new = members(slot)
        let removed = objects.filter { new.contains($0.identifier) }
        guard !removed.isEmpty else { return }
        let old = new
        registerUndo { object in object.setMembers(old.identifiers.compactMap { object.managedObjectContext?.object(with: $0) }, slot) }
        for object in removed { new.remove(object.identifier) }
        changing(slot) { toMany[slot] = new }
        if let inverse = relationship.inverseRelationship { for object in removed { object.unlink(self, inverse) } }
    }
}
