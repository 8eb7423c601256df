import SwiftSyntax

/// Core Data, and Parse: properties and methods whose bodies the framework makes, and initialisers that it calls.
struct ManagedObjectRewriter: RewritingSubject {
    let context: RewritingContext

    // MARK: Properties

    /// `@NSManaged var name: String?` reads and writes the managed object's value.
    func rewriteManaged(_ node: VariableDeclSyntax) {
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            // Of `var a, b: String?` the first takes its type from the second.
            let type = binding.typeAnnotation ?? bindings[index...].lazy.compactMap(\.typeAnnotation).first
            let written = binding.typeAnnotation == nil ? type.map { ": \($0.type.trimmedDescription)" } ?? "" : ""
            let body = " { get { __managedValue(forKey: \"\(name)\") } set { __setManagedValue(newValue, forKey: \"\(name)\") } }"
            edits.insert(written + body, at: binding.typeAnnotation.map { end(of: $0) } ?? end(of: binding.pattern))
        }
    }

    // MARK: Methods

    /// `@NSManaged func addToItems(_ value: Item)` changes the relationship that its name says.
    func rewriteManaged(_ node: FunctionDeclSyntax) {
        guard node.attributes.has("NSManaged"), node.body == nil else { return }
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            (label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text)
        }
        guard let accessor = ManagedAccessor(name: node.name.plainText, labels: parameters.map(\.label)) else {
            // One that Core Data does not make compiles on Apple's systems too, and ends the app that calls it.
            let sent = "-[\(scopes.last?.key ?? "") \(node.record(inExtension: false).selector)]: unrecognized selector sent to instance"
            return edits.insert(" { Swift.fatalError(\"\(sent)\") }", at: end(of: node))
        }
        edits.insert(" { \(accessor.call(parameters.map(\.name))) }", at: end(of: node))
    }

    // MARK: Initialisers

    /// The initialiser by which a library makes objects of classes that it knows at run time only, which Swift allows through required ones alone.
    private struct Maker {
        var labels: [String]
        var declaration: String
    }

    private static let makerOfManagedObjects = Maker(
        labels: ["entity", "insertInto"],
        declaration: "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }")
    /// Realm's is no required one since its version 10, which apps for that version go by; Parse's is none in Objective-C.
    private static let makerOfLibraryObjects = Maker(labels: [], declaration: "init() { super.init() }")

    private func maker(of type: TypeSymbol) -> Maker? {
        let chain: [TypeSymbol] = table.chain(from: type)
        if chain.contains(where: { $0.name == "NSManagedObject" }) { return Self.makerOfManagedObjects }
        let isOfLibrary: Bool = chain.contains { $0.module == "RealmSwift" && $0.name == "ObjectBase" || $0.module == "ParseSDK" && $0.name == "PFObject" }
        return isOfLibrary ? Self.makerOfLibraryObjects : nil
    }

    private static func labels(of node: InitializerDeclSyntax) -> [String] { node.signature.parameterClause.parameters.map { $0.firstName.text } }

    /// `override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)` becomes a required one.
    func requireMaker(_ node: InitializerDeclSyntax) {
        guard let scope = memberScope, !scope.isExtension, let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let type = symbol(of: scope), let maker = maker(of: type), Self.labels(of: node) == maker.labels
        else { return }
        let isolation: String = evaluator.options.isMainActorByDefault && !node.modifiers.has("nonisolated") ? "nonisolated " : ""
        edits.replace(range(of: modifier), with: isolation + (node.modifiers.has("required") ? "" : "required"))
    }

    /// A class with designated initialisers of its own does not inherit the one that the library calls.
    func maker(for node: ClassDeclSyntax, _ type: TypeSymbol) -> [String] {
        guard let maker = maker(of: type) else { return [] }
        let initializers = activeDeclarations(in: node.memberBlock.members).compactMap { $0.as(InitializerDeclSyntax.self) }
        // Where classes are on the main actor by default an inherited one would be too, which the library's is not.
        let isMainActor: Bool = evaluator.options.isMainActorByDefault
        guard isMainActor || initializers.contains(where: { !$0.modifiers.has("convenience") }),
            !initializers.contains(where: { Self.labels(of: $0) == maker.labels })
        else { return [] }
        let isolation: String = isMainActor ? "nonisolated " : ""
        return [
            SourceEdits.marker(path: file.source.path, line: line(of: node.name)),
            "\(node.modifiers.access)\(isolation)required \(maker.declaration)",
        ]
    }

    // MARK: Key paths and casts

    private static let keyPathInitializers: [String: Set<String>] = ["NSSortDescriptor": ["keyPath"], "NSExpression": ["forKeyPath"]]

    /// `NSSortDescriptor(keyPath: \Book.title, ascending: true)` is told the names, which a key path does not know here.
    func nameKeyPath(in node: FunctionCallExprSyntax) {
        guard let first = node.arguments.first, let label = first.label?.text, label == "keyPath" || label == "forKeyPath",
            let keyPath = first.expression.as(KeyPathExprSyntax.self), let name = Self.names(of: keyPath)
        else { return }
        let isImplicit = node.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName.baseName.text == "init" } ?? false
        let callee =
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        let isSort = isImplicit && label == "keyPath" && node.arguments.dropFirst().first?.label?.text == "ascending"
        guard isSort || callee.flatMap({ Self.keyPathInitializers[$0] })?.contains(label) == true else { return }
        edits.insert(", __named: \"\(name)\"", at: end(of: first.expression))
    }

    private static func names(of keyPath: KeyPathExprSyntax) -> String? {
        var names: [String] = []
        for component in keyPath.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.plainText)
            case .optional: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// `author.books = [book]`, where the relationship is an `NSSet`: Foundation's sets take no literals on Linux.
    func nameSet(in node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let literal = elements[2].as(ArrayExprSyntax.self),
            let member = elements[0].as(MemberAccessExprSyntax.self), let type = table.typeOfOwnProperties(named: member.declName.baseName.text),
            let set = Self.setTypes.first(where: { [$0, $0 + "?", $0 + "!"].contains(type) })
        else { return }
        edits.insert("\(set)(array: ", at: start(of: literal))
        edits.insertClosing(")", at: end(of: literal))
    }

    private static let setTypes = ["NSSet", "NSOrderedSet", "NSMutableSet", "NSMutableOrderedSet"]

    /// Casts that Objective-C makes for free: `request as! NSFetchRequest<NSFetchRequestResult>`, and a snapshot's reference to its value.
    func rewriteErasedCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (index, element) in elements.enumerated() where index + 1 < elements.count && index > 0 {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription else {
                continue
            }
            let operand = elements[index - 1]
            let plain = type.replacing("any ", with: "").filter { !$0.isWhitespace }
            let before = end(of: operand)..<end(of: elements[index + 1])
            if plain == "NSFetchRequest<NSFetchRequestResult>" {
                edits.substitute(before, with: cast.questionOrExclamationMark?.text == "?" ? ".__erased as NSFetchRequest<NSFetchRequestResult>?" : ".__erased")
            } else if plain.hasPrefix("NSDiffableDataSourceSnapshot<"), cast.questionOrExclamationMark == nil {
                edits.insert("\(type)(__reference: ", at: start(of: operand))
                edits.substitute(before, with: ")")
            }
        }
    }
}

/// A method that Core Data makes for a relationship to many, by its name.
struct ManagedAccessor: Equatable {
    enum Operation { case add, remove, insertAt, removeAt, replaceAt }

    let operation: Operation
    /// The relationship's name.
    let key: String

    init?(name: String, labels: [String]) {
        let isPlaced = labels.contains { ["at", "atIndex", "atIndexes"].contains($0) }
        let prefixes: [(String, Operation)] = [
            ("insertInto", .insertAt), ("addTo", .add), ("removeFrom", isPlaced ? .removeAt : .remove), ("replace", .replaceAt), ("add", .add),
            ("remove", .remove),
        ]
        guard let (prefix, operation) = prefixes.first(where: { name.hasPrefix($0.0) && name.dropFirst($0.0.count).first?.isUppercase == true }) else {
            return nil
        }
        var rest = name.dropFirst(prefix.count)
        if prefix == "add" || prefix == "remove", rest.hasSuffix("Object"), rest.count > 6 { rest = rest.dropLast(6) }
        self.operation = operation
        key = rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The call that the method makes, with the names of its parameters.
    func call(_ parameters: [String]) -> String {
        let first = parameters.first ?? "", last = parameters.last ?? ""
        switch operation {
        case .add: return "__addManaged(\(first), toKey: \"\(key)\")"
        case .remove: return "__removeManaged(\(first), fromKey: \"\(key)\")"
        case .insertAt: return "__insertManaged(\(first), at: \(last), intoKey: \"\(key)\")"
        case .removeAt: return "__removeManaged(at: \(first), fromKey: \"\(key)\")"
        case .replaceAt: return "__replaceManaged(at: \(first), with: \(last), inKey: \"\(key)\")"
        }
    }
}
