/// A parameter as declared. Its label is "" where the source writes `_`.
package struct ParameterRecord: Codable, Sendable, Hashable {
    var label: String
    var type: String
    /// As written, on one line.
    var defaultValue: String?
}

/// A method as declared, without its body.
package struct MethodRecord: Codable, Sendable, Hashable {
    package var name: String
    var parameters: [ParameterRecord]
    var result: String?
    var isStatic = false
    var isThrowing = false
    var isAsync = false
    var isGeneric = false
    var isOverride = false
    var isPrivate = false
    var isUnavailable = false
    /// Stands in an extension, where Swift cannot override it.
    var isInExtension = false
    /// Marked `@objc`, or exposed by its extension being so.
    var isObjC = false
    /// Marked `dynamic`: of a framework's method, that extensions may replace it.
    var isDynamic = false
    /// Marked `@IBAction` or `@IBSegueAction`.
    var isAction = false
    /// An optional protocol requirement.
    var isOptional = false
    var objcName: String?
    /// `public `, of an open one too, or "".
    var access = ""
    /// Marked `open`; nil is no.
    var isOpen: Bool?

    /// The full Swift name, `tableView(_:didSelectRowAt:)`.
    package var fullName: String {
        "\(name)(\(parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))"
    }

    func hasSameParameters(as other: MethodRecord) -> Bool {
        func plain(_ type: String) -> String { type.filter { !" !?".contains($0) } }
        return fullName == other.fullName && parameters.map { plain($0.type) } == other.parameters.map { plain($0.type) }
    }

    package var selector: String {
        objcName ?? ObjectiveCNames.selectorOfNamesake(self) ?? ObjectiveCNames.selector(base: name, labels: parameters.map(\.label))
    }
}

/// A property as declared.
package struct PropertyRecord: Codable, Sendable, Hashable {
    package var name: String
    var type: String?
    var isStatic = false
    var isSettable = true
    var isOverride = false
    var isPrivate = false
    var isInExtension = false
    var isObjC = false
    var isDynamic = false
    /// A stored `let`.
    var isConstant = false
    var isUnavailable = false
    /// Marked `@IBOutlet`, `@IBInspectable` or the like: set by name from an interface file.
    var isOutlet = false
    /// An optional protocol requirement.
    var isOptional = false
    var access = ""
    /// `willSet` and `didSet`, as far as it has them.
    var observers: [String] = []
}

/// An initialiser as declared.
package struct InitializerRecord: Codable, Sendable, Hashable {
    var parameters: [ParameterRecord]
    var isConvenience = false
    var isThrowing = false
    /// Whether it may give nil.
    var isFailable = false
    var isUnusable = false
    var isInExtension = false
    var isPrivate = false
    /// Whether other modules can call it.
    var isPublic = false
    var isRequired = false
    var objcName: String?

    var selector: String {
        objcName ?? ObjectiveCNames.initializerSelector(labels: parameters.map(\.label))
    }
}

/// One declaration of a type or one extension of it.
package struct TypeRecord: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, alias
    }

    /// The name with its enclosing types, `Outer.Inner`. A type local to a function has the offset of its declaration in it.
    package var name: String
    package var kind: Kind
    /// As written; the target for an alias.
    var inherited: [String] = []
    var isGeneric = false
    /// Whether all its members are Objective-C's: declared `@objcMembers`, or a protocol that is `@objc`.
    var hasObjCMembers = false
    var isMainActor = false
    var objcName: String?
    package var methods: [MethodRecord] = []
    package var properties: [PropertyRecord] = []
    var initializers: [InitializerRecord] = []
}

/// The declarations of a module: all that the lowering of another module, or of its own files, needs to know of it.
///
/// Made once for the frameworks and kept; it can be encoded.
package struct ModuleIndex: Codable, Sendable {
    package let module: String
    package var types: [TypeRecord]

    init(module: String, types: [TypeRecord]) {
        self.module = module
        self.types = types
    }
}
