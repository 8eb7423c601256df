import InputLimits

/// Reads the `contents` of an `.xcdatamodel` as Xcode writes it.
package struct DataModelReader {
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package var line: Int
        package var message: String
        package var description: String { "line \(line): \(message)" }
    }

    /// - Throws: `Failure` for what is no data model, or one that contradicts itself.
    package static func read(_ bytes: some Sequence<UInt8>) throws(Failure) -> DataModel {
        let root: InterfaceElement
        do throws(MarkupReader.Failure) {
            root = try MarkupReader.read(bytes)
        } catch {
            throw Failure(line: error.line, message: error.message)
        }
        guard root.name == "model" else { throw Failure(line: root.line, message: "it begins with \(root.name), which is no data model") }
        var model = DataModel()
        let identifier = root["userDefinedModelVersionIdentifier"] ?? ""
        model.versionIdentifier = identifier.isEmpty ? nil : identifier
        for child in root.children {
            switch child.name {
            case "entity": model.entities.append(try entity(child))
            case "fetchRequest": model.fetchRequests.append(try fetchRequest(child))
            case "configuration":
                model.configurations[try name(child)] = child.children.filter { $0.name == "memberEntity" }.compactMap { $0["name"] }
            default: break
            }
        }
        try check(model, root)
        return model
    }

    // MARK: Elements

    private static func name(_ element: InterfaceElement) throws(Failure) -> String {
        guard let name = element["name"], isName(name) else {
            throw Failure(line: element.line, message: "\(element["name"].map { "'\($0)'" } ?? "nothing") is no name for \(element.name)")
        }
        return name
    }

    /// Names become names in Swift, SQL and the file system.
    private static func isName(_ name: String) -> Bool {
        name.utf8.count <= 255 && !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " || $0 == "-" || $0 == "." }
    }

    private static func identifier(_ element: InterfaceElement) throws(Failure) -> String {
        let name = try name(element)
        guard name.first?.isNumber == false, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw Failure(line: element.line, message: "'\(name)' is no name for \(element.name)")
        }
        return name
    }

    private static func isTrue(_ element: InterfaceElement, _ key: String) -> Bool { element[key] == "YES" }

    private static func userInfo(_ element: InterfaceElement) -> [String: String] {
        let entries = element.children.first { $0.name == "userInfo" }?.children.filter { $0.name == "entry" } ?? []
        return Dictionary(entries.compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }, uniquingKeysWith: { $1 })
    }

    private static func entity(_ element: InterfaceElement) throws(Failure) -> DataModel.Entity {
        var entity = DataModel.Entity(name: try identifier(element))
        entity.className = element["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
        if let name = entity.className, !isClassName(name) { throw Failure(line: element.line, message: "'\(name)' is no name of a class") }
        entity.parent = element["parentEntity"].flatMap { $0.isEmpty ? nil : $0 }
        entity.isAbstract = isTrue(element, "isAbstract")
        entity.codeGeneration = element["codeGenerationType"].flatMap(DataModel.CodeGeneration.init) ?? .manual
        entity.renamingIdentifier = element["elementID"]
        entity.versionHashModifier = element["versionHashModifier"]
        entity.userInfo = userInfo(element)
        for child in element.children {
            switch child.name {
            case "attribute": entity.attributes.append(try attribute(child))
            case "relationship": entity.relationships.append(try relationship(child))
            case "fetchedProperty": entity.fetchedProperties.append(try fetchedProperty(child))
            case "fetchIndex": entity.indexes.append(try index(child))
            case "uniquenessConstraints":
                entity.uniquenessConstraints = child.children.map { $0.children.compactMap { $0["value"] } }.filter { !$0.isEmpty }
            default: break
            }
        }
        return entity
    }

    private static func isClassName(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && name.first?.isNumber == false && !name.hasSuffix(".")
    }

    private static func attribute(_ element: InterfaceElement) throws(Failure) -> DataModel.Attribute {
        let written = element["attributeType"] ?? "Undefined"
        guard let type = DataModel.AttributeType(rawValue: written) else {
            throw Failure(line: element.line, message: "the attribute type \(written) is not known")
        }
        var attribute = DataModel.Attribute(name: try identifier(element), type: type)
        attribute.isOptional = isTrue(element, "optional")
        attribute.isTransient = isTrue(element, "transient")
        attribute.usesScalar = isTrue(element, "usesScalarValueType")
        attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
        attribute.minimum = element["minValueString"] ?? element["minDateTimeInterval"]
        attribute.maximum = element["maxValueString"] ?? element["maxDateTimeInterval"]
        attribute.pattern = element["regularExpressionString"]
        attribute.className = element["customClassName"].flatMap { $0.isEmpty ? nil : $0 }
        attribute.transformer = element["valueTransformerName"].flatMap { $0.isEmpty ? nil : $0 }
        if isTrue(element, "derived") { attribute.derivation = element["derivationExpression"] }
        attribute.allowsExternalStorage = isTrue(element, "allowsExternalBinaryDataStorage")
        attribute.preservesValueInHistory = isTrue(element, "preserveAfterDeletion")
        attribute.renamingIdentifier = element["elementID"]
        attribute.versionHashModifier = element["versionHashModifier"]
        attribute.userInfo = userInfo(element)
        return attribute
    }

    private static func relationship(_ element: InterfaceElement) throws(Failure) -> DataModel.Relationship {
        guard let destination = element["destinationEntity"] else {
            throw Failure(line: element.line, message: "the relationship \(element["name"] ?? "") has no destination")
        }
        var relationship = DataModel.Relationship(name: try identifier(element), destination: destination)
        relationship.inverse = element["inverseName"]
        relationship.isOptional = isTrue(element, "optional")
        relationship.isTransient = isTrue(element, "transient")
        relationship.isToMany = isTrue(element, "toMany")
        relationship.isOrdered = isTrue(element, "ordered")
        relationship.minimum = element["minCount"].flatMap { Int($0) } ?? 0
        relationship.maximum = element["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
        relationship.deleteRule = element["deletionRule"].flatMap(DataModel.DeleteRule.init) ?? .noAction
        relationship.renamingIdentifier = element["elementID"]
        relationship.versionHashModifier = element["versionHashModifier"]
        relationship.userInfo = userInfo(element)
        return relationship
    }

    private static func fetchedProperty(_ element: InterfaceElement) throws(Failure) -> DataModel.FetchedProperty {
        guard let request = element.children.first(where: { $0.name == "fetchRequest" }) else {
            throw Failure(line: element.line, message: "the fetched property \(element["name"] ?? "") has no fetch request")
        }
        return DataModel.FetchedProperty(name: try identifier(element), isOptional: isTrue(element, "optional"), request: try fetchRequest(request))
    }

    private static func fetchRequest(_ element: InterfaceElement) throws(Failure) -> DataModel.FetchRequest {
        guard let entity = element["entity"] else { throw Failure(line: element.line, message: "a fetch request has no entity") }
        var request = DataModel.FetchRequest(name: element["name"] ?? "", entity: entity)
        request.predicate = element["predicateString"].flatMap { $0.isEmpty ? nil : $0 }
        request.limit = element["fetchLimit"].flatMap { Int($0) } ?? 0
        request.batchSize = element["fetchBatchSize"].flatMap { Int($0) } ?? 0
        request.includesSubentities = element["includeSubentities"] != "NO"
        request.returnsFaults = element["returnObjectsAsFaults"] != "NO"
        request.returnsDistinct = isTrue(element, "returnDistinctResults")
        return request
    }

    private static func index(_ element: InterfaceElement) throws(Failure) -> DataModel.FetchIndex {
        let elements = element.children.filter { $0.name == "fetchIndexElement" }.compactMap { part in
            (part["property"] ?? part["expression"]).map { DataModel.FetchIndex.Element(property: $0, isAscending: part["order"] != "descending") }
        }
        return DataModel.FetchIndex(name: try name(element), elements: elements)
    }

    // MARK: Sense

    private static func check(_ model: DataModel, _ root: InterfaceElement) throws(Failure) {
        var byName: [String: DataModel.Entity] = [:]
        func line(_ entity: String) -> Int { root.children.first { $0.name == "entity" && $0["name"] == entity }?.line ?? root.line }
        for entity in model.entities where byName.updateValue(entity, forKey: entity.name) != nil {
            throw Failure(line: line(entity.name), message: "there are two entities \(entity.name)")
        }
        for entity in model.entities {
            var seen: Set<String> = [entity.name]
            var next = entity.parent
            while let name = next {
                guard let parent = byName[name] else {
                    throw Failure(line: line(entity.name), message: "\(entity.name) has the parent \(name), which is not there")
                }
                guard seen.insert(name).inserted else { throw Failure(line: line(entity.name), message: "\(entity.name) is its own ancestor") }
                next = parent.parent
            }
            for relationship in entity.relationships where byName[relationship.destination] == nil {
                throw Failure(
                    line: line(entity.name),
                    message: "the relationship \(entity.name).\(relationship.name) leads to \(relationship.destination), which is not there")
            }
        }
    }
}
