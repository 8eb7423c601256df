/// Writes the Swift statements that make a class's members known to the runtime by name.
struct RegistrationWriter {
    /// The type as code beside the members can name it.
    let typeName: String
    let path: String
    private(set) var statements: [String] = []
    private var selectors: Set<String> = []

    init(typeName: String, path: String) {
        self.typeName = typeName
        self.path = path
    }

    var isEmpty: Bool { statements.isEmpty }

    private mutating func add(_ statement: String, line: Int) {
        statements.append(SourceEdits.marker(path: path, line: line))
        statements.append(statement)
    }

    mutating func add(_ method: MethodRecord, line: Int) {
        let registration = method.isStatic ? "classMethod" : "method"
        guard selectors.insert("\(registration) \(method.selector)").inserted else { return }
        add("r.\(registration)(\"\(method.selector)\") \(Self.body(calling: method))", line: line)
    }

    enum Accessor { case getter, setter }

    mutating func add(_ accessor: Accessor, of name: String, isStatic: Bool, line: Int) {
        let selector = accessor == .getter ? name : ObjectiveCNames.setter(of: name)
        guard selectors.insert("\(isStatic ? "classMethod" : "method") \(selector)").inserted else { return }
        add("r." + Self.accessor(accessor, of: name, isStatic: isStatic), line: line)
    }

    /// The call that makes one accessor of a property a method, of the class where the property is.
    static func accessor(_ accessor: Accessor, of name: String, isStatic: Bool) -> String {
        let registration = isStatic ? "classMethod" : "method"
        switch accessor {
        case .getter: return "\(registration)(\"\(name)\") { o, _ in o.\(escaped(name)) }"
        case .setter: return "\(registration)(\"\(ObjectiveCNames.setter(of: name))\") { o, a in o.\(escaped(name)) = a[0]; return nil }"
        }
    }

    /// The accessors of a property that overrides one of an extension: `name` is what it is called after lowering.
    mutating func addOverride(_ property: PropertyRecord, named name: String, line: Int) {
        add("r.method(\"\(property.name)\") { o, _ in o.\(name) }", line: line)
        guard property.isSettable else { return }
        add("r.method(\"\(ObjectiveCNames.setter(of: property.name))\") { o, a in o.\(name) = a[0]; return nil }", line: line)
    }

    mutating func add(_ property: PropertyRecord, line: Int) {
        let name = escaped(property.name)
        let setter = property.isSettable ? ", set: { o, a in o.\(name) = a[0] }" : ""
        // The type tells the class's property from the optional one that a protocol's extension offers under the same name.
        let type = property.type.map { $0.hasPrefix("some ") ? "" : " as \(Self.argumentType($0))" } ?? ""
        add("r.key(\"\(property.name)\", get: { $0.\(name)\(type) }\(setter))", line: line)
    }

    /// - Parameter isInherited: leaves the types of the arguments to be inferred, since their names need not mean the same here.
    mutating func add(_ initializer: InitializerRecord, isInherited: Bool, line: Int) {
        guard selectors.insert("init \(initializer.selector)").inserted else { return }
        let arguments = Self.arguments(initializer.parameters, isTyped: !isInherited)
        let call = "\(initializer.isThrowing ? "try " : "")\(typeName)(\(arguments))"
        let parameter = initializer.parameters.isEmpty ? "_" : "a"
        add("r.initializer(\"\(initializer.selector)\") { \(parameter) in \(call) }", line: line)
    }

    // MARK: Parts

    /// The closure that calls a method with arguments that came in a message.
    static func body(calling method: MethodRecord, isTyped: Bool = true) -> String {
        let name = escaped(method.name)
        guard method.isAsync else {
            let parameter = method.parameters.isEmpty ? "_" : "a"
            let call = "\(method.isThrowing ? "try " : "")o.\(name)(\(arguments(method.parameters, isTyped: isTyped)))"
            return "{ o, \(parameter) in \(call) }"
        }
        // Sent by name, an async method is started and not waited for.
        let lets = method.parameters.indices.map { "let a\($0) = a[\($0)] as \(argumentType(method.parameters[$0].type)); " }.joined()
        let labelled = method.parameters.enumerated().map { ($1.label.isEmpty ? "" : "\(escaped($1.label)): ") + "a\($0)" }
        let call = "\(method.isThrowing ? "_ = try? await " : "_ = await ")o.\(name)(\(labelled.joined(separator: ", ")))"
        return "{ o, a in \(lets)Task { @MainActor in \(call) }; return nil }"
    }

    static func arguments(_ parameters: [ParameterRecord], isTyped: Bool) -> String {
        parameters.enumerated().map { index, parameter in
            let label = parameter.label.isEmpty ? "" : "\(escaped(parameter.label)): "
            return "\(label)a[\(index)]" + (isTyped ? " as \(argumentType(parameter.type))" : "")
        }.joined(separator: ", ")
    }

    /// A parameter's type as a cast can name it.
    static func argumentType(_ written: String) -> String {
        var type = written
        // `@escaping` may stand behind other attributes. Of a closure that the parameter's own takes it stays.
        if let escaping = type.firstRange(of: /@escaping\s*/),
            type[..<escaping.lowerBound].count(where: { $0 == "(" }) == type[..<escaping.lowerBound].count(where: { $0 == ")" })
        {
            type.removeSubrange(escaping)
        }
        for attribute in ["borrowing", "consuming", "__owned", "__shared", "sending", "_const"] where type.hasPrefix(attribute) {
            type = String(type.dropFirst(attribute.count).drop { $0.isWhitespace })
        }
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        return type.contains("->") || type.hasPrefix("@") || type.contains("&") ? "(\(type))" : type
    }

    /// `some P`, or an optional of it: nothing can be made one of by a cast.
    static func isOpaque(_ type: String) -> Bool { type.hasPrefix("some ") || type.hasPrefix("(some ") }

    /// Whether a message's boxed arguments can stand in for the declared ones.
    static func canBox(_ parameters: [ParameterRecord]) -> Bool {
        !parameters.contains { parameter in
            parameter.type.hasPrefix("inout ") || parameter.type.hasPrefix("@autoclosure") || parameter.type.hasSuffix("...")
                || isOpaque(parameter.type) || parameter.type.hasPrefix("isolated ")
        }
    }

    // MARK: Files

    /// The function that registers everything in one file, or nil where there is nothing.
    static func fileFunction(named name: String, calls: [String], statements: [String]) -> String? {
        guard !calls.isEmpty || !statements.isEmpty else { return nil }
        return "nonisolated func \(name)() {\n" + (statements + calls.map { "\($0)()" }).joined(separator: "\n") + "\n}\n"
    }

    static func moduleFile(module: String, functions: [String], imports: [String]) -> LoweredFile {
        let name = "__qregister_module_\(module)"
        let text = """
            import ObjectRuntime

            nonisolated func \(name)() {
            \(functions.sorted().map { "    \($0)()" }.joined(separator: "\n"))
            }

            // Runs when the program is loaded, before its first statement.
            @section(".init_array") @used
            nonisolated private let __qregister_constructor: @convention(c) () -> Void = { ObjCRuntime.addModule { \(name)() } }

            """
        return LoweredFile(name: "__ModuleRegistration.swift", originalPath: nil, text: text, columns: ColumnMap())
    }
}

/// `name` as an identifier, in backticks where it is a keyword.
func escaped(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
}

private let swiftKeywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let", "operator",
    "protocol", "static", "struct", "subscript", "typealias", "var", "break", "case", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false",
    "is", "nil", "rethrows", "super", "self", "Self", "throw", "throws", "true", "try", "internal", "public", "private",
    "fileprivate", "open",
]
