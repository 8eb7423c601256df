import ObjectRuntime

extension NSManagedObject {
    /// All values against what the model asks of them; several failures come as one error.
    func validateAll() throws {
        var errors: [NSError] = []
        for slot in layout.slots.indices {
            do {
                try validate(slot)
            } catch {
                errors.append(error as NSError)
            }
        }
        if !errors.isEmpty { throw CoreDataError.combined(errors) }
    }

    private func validate(_ slot: Int) throws {
        let entry = layout.slots[slot]
        switch entry.kind {
        case .attribute(let attribute):
            guard !(attribute is NSDerivedAttributeDescription) else { return }
            if stored(slot).isNull {
                if !attribute.isOptional { throw missing(entry.name) }
                return
            }
            guard !attribute.validationPredicates.isEmpty, let value = object(atSlot: slot) else { return }
            try check(value, attribute)
        case .toOne(let relationship):
            if !relationship.isOptional, identifier(ofToOne: slot) == nil { throw missing(entry.name) }
        case .toMany(let relationship):
            // What was neither read nor changed is as it was.
            guard toMany[slot] != nil || identifier.isTemporaryID else { return }
            try check(members(slot).count, relationship)
        case .fetched: return
        }
    }

    private func missing(_ key: String) -> NSError {
        CoreDataError.validation(NSValidationMissingMandatoryPropertyError, "\(key) is a required value.", self, key: key)
    }

    private func check(_ value: Any, _ attribute: NSAttributeDescription) throws {
        for (index, predicate) in attribute.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
            let warning = attribute.validationWarnings.indices.contains(index) ? attribute.validationWarnings[index] : NSManagedObjectValidationError
            let code = warning as? Int ?? NSManagedObjectValidationError
            throw CoreDataError.validation(code, warning as? String ?? Self.message(code, attribute.name), self, key: attribute.name, value: value)
        }
    }

    private static func message(_ code: Int, _ key: String) -> String {
        switch code {
        case NSValidationNumberTooSmallError: "\(key) is too small."
        case NSValidationNumberTooLargeError: "\(key) is too large."
        case NSValidationStringTooShortError: "\(key) is too short."
        case NSValidationStringTooLongError: "\(key) is too long."
        case NSValidationDateTooSoonError: "\(key) is too soon."
        case NSValidationDateTooLateError: "\(key) is too late."
        case NSValidationStringPatternMatchingError: "\(key) does not match its pattern."
        default: "\(key) is not valid."
        }
    }

    private func check(_ count: Int, _ relationship: NSRelationshipDescription) throws {
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw CoreDataError.validation(NSValidationRelationshipExceedsMaximumCountError, "Too many \(relationship.name).", self, key: relationship.name)
        }
        if count < relationship.minCount, !(relationship.isOptional && count == 0) {
            throw CoreDataError.validation(NSValidationRelationshipLacksMinimumCountError, "Too few \(relationship.name).", self, key: relationship.name)
        }
        if !relationship.isOptional, count == 0 { throw missing(relationship.name) }
    }

    /// An object to be deleted must not be needed by a relationship that denies it.
    func validateDeletion() throws {
        for slot in layout.slots.indices {
            guard let relationship = layout.slots[slot].property as? NSRelationshipDescription, relationship.deleteRule == .denyDeleteRule else { continue }
            let identifiers = relationship.isToMany ? members(slot).identifiers : identifier(ofToOne: slot).map { [$0] } ?? []
            guard identifiers.contains(where: { managedObjectContext?.object(with: $0).isDeleted == false }) else { continue }
            throw CoreDataError.validation(
                NSValidationRelationshipDeniedDeleteError, "\(entity.name ?? "") cannot be deleted while it has \(relationship.name).", self,
                key: relationship.name)
        }
    }
}
