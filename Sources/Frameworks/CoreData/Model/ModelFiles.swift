import InterfaceFiles
import ObjectRuntime

/// Compiled models in bundles.
enum ModelFiles {
    /// The models of a bundle: its `.momd` folders, and `.mom` files that stand alone.
    static func urls(in bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.map { folder.appendingPathComponent($0) }
    }

    /// All versions of a model.
    static func versions(of url: URL) -> [URL] {
        guard url.pathExtension == "momd" else { return [url] }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        return names.filter { $0.hasSuffix(".mom") }.map { url.appendingPathComponent($0) }
    }

    static func model(at url: URL) -> DataModel? {
        var file = url
        if url.pathExtension == "momd" {
            guard let current = currentVersion(in: url) else { return nil }
            file = current
        }
        return (try? Data(contentsOf: file)).flatMap { try? PropertyListDecoder().decode(DataModel.self, from: $0) }
    }

    private static func currentVersion(in folder: URL) -> URL? {
        let info =
            (try? Data(contentsOf: folder.appendingPathComponent("VersionInfo.plist")))
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        guard let name = info?["NSManagedObjectModel_CurrentVersionName"] as? String else { return versions(of: folder).first }
        return folder.appendingPathComponent(name + ".mom")
    }

    /// The URL of an app's model of that name.
    static func url(named name: String) -> URL? {
        for bundle in [Bundle.main] + Bundle.allBundles {
            for type in ["momd", "mom"] {
                let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("\(name).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }
}

/// Turns what a model's file says into descriptions.
enum ModelBuilding {
    static func fill(_ model: NSManagedObjectModel, from file: DataModel) {
        let entities = file.entities.map(entity)
        connect(entities)
        model.entities = entities
        if let version = file.versionIdentifier { model.versionIdentifiers = [version] }
        let byName = model.entitiesByName
        for (name, members) in file.configurations { model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name) }
        for request in file.fetchRequests { model.setFetchRequestTemplate(fetchRequest(request), forName: request.name) }
    }

    /// Puts entities that know each other by name together.
    static func connect(_ entities: [NSEntityDescription]) {
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
        for entity in entities {
            if let parent = entity.parentName.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                relationship.destinationEntity = relationship.destinationName.flatMap { byName[$0] }
            }
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                relationship.inverseRelationship = relationship.inverseName.flatMap { relationship.destinationEntity?.relationshipsByName[$0] }
            }
        }
    }

    private static func entity(_ file: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = file.name
        entity.managedObjectClassName = className(file.className)
        entity.isAbstract = file.isAbstract
        entity.parentName = file.parent
        entity.userInfo = file.userInfo
        entity.renamingIdentifier = file.renamingIdentifier
        entity.versionHashModifier = file.versionHashModifier
        entity.uniquenessConstraints = file.uniquenessConstraints
        entity.ownProperties = file.attributes.map(attribute) + file.relationships.map(relationship) + file.fetchedProperties.map(fetchedProperty)
        for property in entity.ownProperties { property.entity = entity }
        let byName = entity.propertiesByName
        entity.indexes = file.indexes.map { index in
            let elements = index.elements.compactMap { part -> NSFetchIndexElementDescription? in
                guard let property = byName[part.property] else { return nil }
                let element = NSFetchIndexElementDescription(property: property, collationType: .binary)
                element.isAscending = part.isAscending
                return element
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
        return entity
    }

    /// `.Book` is in the app's own module, which has the executable's name.
    private static func className(_ written: String?) -> String {
        guard let written else { return "NSManagedObject" }
        guard written.hasPrefix(".") else { return written }
        let executable = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
        return String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + written
    }

    private static let types: [DataModel.AttributeType: NSAttributeType] = [
        .integer16: .integer16AttributeType, .integer32: .integer32AttributeType, .integer64: .integer64AttributeType,
        .decimal: .decimalAttributeType, .double: .doubleAttributeType, .float: .floatAttributeType, .string: .stringAttributeType,
        .boolean: .booleanAttributeType, .date: .dateAttributeType, .binary: .binaryDataAttributeType, .uuid: .UUIDAttributeType,
        .uri: .URIAttributeType, .transformable: .transformableAttributeType, .objectID: .objectIDAttributeType,
    ]

    private static func attribute(_ file: DataModel.Attribute) -> NSAttributeDescription {
        let attribute: NSAttributeDescription
        if let derivation = file.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = derivationExpression(derivation)
            attribute = derived
        } else {
            attribute = NSAttributeDescription()
        }
        attribute.name = file.name
        attribute.attributeType = types[file.type] ?? .undefinedAttributeType
        attribute.isOptional = file.isOptional
        attribute.isTransient = file.isTransient
        attribute.attributeValueClassName = file.className
        attribute.valueTransformerName = file.transformer
        attribute.allowsExternalBinaryDataStorage = file.allowsExternalStorage
        attribute.preservesValueInHistoryOnDeletion = file.preservesValueInHistory
        attribute.renamingIdentifier = file.renamingIdentifier
        attribute.versionHashModifier = file.versionHashModifier
        attribute.userInfo = file.userInfo
        // Xcode gives numbers a default unless it is taken away.
        attribute.defaultValue = file.defaultValue.flatMap { ManagedValue(written: $0, type: attribute.attributeType).object(attribute.attributeType) }
        addLimits(file, to: attribute)
        return attribute
    }

    /// `canonical:(name)` stands for `canonical(name)`.
    private static func derivationExpression(_ text: String) -> NSExpression { NSExpression(format: text.replacingOccurrences(of: ":(", with: "(")) }

    private static func addLimits(_ file: DataModel.Attribute, to attribute: NSAttributeDescription) {
        let isText = attribute.attributeType == .stringAttributeType
        func limit(_ written: String?) -> Any? {
            written.flatMap { isText ? Int($0).map { $0 as Any } : ManagedValue(written: $0, type: attribute.attributeType).object(attribute.attributeType) }
        }
        let subject = isText ? "length" : "SELF"
        var predicates: [NSPredicate] = []
        var warnings: [Any] = []
        func add(_ format: String, _ value: Any?, _ code: Int) {
            guard let value else { return }
            predicates.append(isText ? TextLimit.predicate(format, value) : NSPredicate(format: "\(subject) \(format) %@", value))
            warnings.append(code)
        }
        add(
            ">=", limit(file.minimum),
            isText
                ? NSValidationStringTooShortError
                : attribute.attributeType == .dateAttributeType ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError)
        add(
            "<=", limit(file.maximum),
            isText
                ? NSValidationStringTooLongError
                : attribute.attributeType == .dateAttributeType ? NSValidationDateTooLateError : NSValidationNumberTooLargeError)
        if let pattern = file.pattern {
            predicates.append(NSPredicate(format: "SELF MATCHES %@", pattern))
            warnings.append(NSValidationStringPatternMatchingError)
        }
        attribute.validationPredicates = predicates
        attribute.validationWarnings = warnings
    }

    private enum TextLimit {
        static func predicate(_ format: String, _ value: Any) -> NSPredicate {
            let limit = value as? Int ?? 0
            return NSPredicate { text, _ in
                let length = (text as? String)?.utf16.count ?? 0
                return format == ">=" ? length >= limit : length <= limit
            }
        }
    }

    private static func relationship(_ file: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = file.name
        relationship.destinationName = file.destination
        relationship.inverseName = file.inverse
        relationship.isOptional = file.isOptional
        relationship.isTransient = file.isTransient
        relationship.isOrdered = file.isOrdered
        relationship.minCount = file.minimum
        relationship.maxCount = file.isToMany ? file.maximum : 1
        switch file.deleteRule {
        case .noAction: relationship.deleteRule = .noActionDeleteRule
        case .nullify: relationship.deleteRule = .nullifyDeleteRule
        case .cascade: relationship.deleteRule = .cascadeDeleteRule
        case .deny: relationship.deleteRule = .denyDeleteRule
        }
        relationship.renamingIdentifier = file.renamingIdentifier
        relationship.versionHashModifier = file.versionHashModifier
        relationship.userInfo = file.userInfo
        return relationship
    }

    private static func fetchedProperty(_ file: DataModel.FetchedProperty) -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        property.name = file.name
        property.isOptional = file.isOptional
        property.fetchRequest = fetchRequest(file.request)
        return property
    }

    private static func fetchRequest(_ file: DataModel.FetchRequest) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: file.entity)
        request.predicate = file.predicate.map { NSPredicate(format: $0) }
        request.fetchLimit = file.limit
        request.fetchBatchSize = file.batchSize
        request.includesSubentities = file.includesSubentities
        request.returnsObjectsAsFaults = file.returnsFaults
        request.returnsDistinctResults = file.returnsDistinct
        return request
    }
}
