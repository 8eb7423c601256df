import Foundation

/// The subject of an error of the compiler, as far as it distinguishes what is missing from what is a mistake.
enum CompilerFault: Hashable {
    /// A name that is nowhere, and the similar one that the compiler found.
    case name(String, suggestion: String?)
    case member(String, of: String, suggestion: String?)
    case module(String)
    case attribute(String)
    /// A class of Foundation's that has no subclasses here.
    case closedClass(String)
    /// A macro whose program is not there.
    case macro(String)
    case unavailable(String)
    case ambiguous(String)
    /// A declaration overrides what is not there.
    case override
    /// A type lacks what a protocol asks for.
    case conformance(String)
    /// The labels or number of arguments are not those of any function of that name.
    case arguments
    /// Follows from something else, or from a type that cannot be found out.
    case unresolved
    /// The compiler gave up.
    case tooComplex
    /// A case or a pattern is not one of the type's.
    case pattern
    /// A value of a protocol's type stands for a type that conforms, which only protocols of Objective-C allow.
    case protocolAsType(String)
    /// A value is missing at the end of a body, or on a way to it.
    case initialization
    case other

    init(_ message: String) {
        let quoted = Self.quoted(message)
        let suggestion = message.contains("; did you mean ") ? quoted.last : nil
        let first = quoted.first ?? ""
        if message.hasPrefix("no such module ") {
            self = .module(first)
        } else if message.hasPrefix("cannot find "), message.contains(" in scope"), !first.isEmpty {
            self = .name(first, suggestion: suggestion)
        } else if message.contains(" does not exist in module "), quoted.count > 1 {
            self = .name(first, suggestion: nil)
        } else if message.hasPrefix("no type named "), quoted.count > 1 {
            self = .name(first, suggestion: suggestion)
        } else if let module = Self.moduleAsType(message) {
            self = .name(module, suggestion: nil)
        } else if message.hasPrefix("unknown precedence group ") {
            self = .name(first, suggestion: nil)
        } else if message.contains(" has no member "), quoted.count > 1 {
            // Between type and member may stand what the type's name is short for.
            let member = message.range(of: " has no member '").map { String(message[$0.upperBound...].prefix { $0 != "'" }) }
            self = .member(member ?? quoted[1], of: Self.plainType(first), suggestion: suggestion)
        } else if message.contains(" is not a member type of "), quoted.count > 1 {
            self = .member(first, of: Self.plainType(quoted[1]), suggestion: suggestion)
        } else if message.hasPrefix("unknown attribute ") || message.hasPrefix("no macro named ") {
            self = .attribute(first)
        } else if message.hasPrefix("external macro implementation ") {
            self = .macro(quoted.count > 1 ? quoted[1] : first)
        } else if message.hasPrefix("cannot inherit from class "), message.contains(" could not be loaded ") {
            self = .closedClass(first)
        } else if message.contains(" is unavailable") || message.contains(" has been renamed to ") || message.contains(" has been replaced by ") {
            self = .unavailable(first)
        } else if message.contains("ambiguous use of ") || message.contains(" is ambiguous for type lookup") {
            self = .ambiguous(first)
        } else if message.contains(" does not override any ") || message.hasPrefix("initializer does not override ")
            || message.contains(" do not match those of overridden ")
        {
            self = .override
        } else if message.contains(" does not conform to protocol "), quoted.count > 1 {
            self = .conformance(Self.plainType(quoted[1]))
        } else {
            self = Self.general(message)
        }
    }

    /// Whether it names nothing that could be missing by itself.
    var isConsequence: Bool {
        switch self {
        case .initialization, .unresolved, .pattern, .arguments, .other: true
        default: false
        }
    }

    /// The module that stands for a type of its name, where that type is not there.
    private static func moduleAsType(_ message: String) -> String? {
        let start = "cannot call value of non-function type 'module<"
        guard message.hasPrefix(start), let end = message.firstIndex(of: ">") else { return nil }
        return String(message[message.index(message.startIndex, offsetBy: start.count)..<end])
    }

    private static func general(_ message: String) -> CompilerFault {
        func has(_ parts: String...) -> Bool { parts.contains { message.contains($0) } }
        if message.contains(" cannot conform to "), let type = quoted(message).first, type.hasPrefix("any ") { return .protocolAsType(plainType(type)) }
        if has("can only appear in a pattern", "switch must be exhaustive", "pattern cannot match values of type") { return .pattern }
        if has("unable to type-check this expression in reasonable time") { return .tooComplex }
        if has(
            "missing return in", "without initializing all stored properties", "not initialized at super.init call", "before being initialized",
            "before all stored properties are initialized", "isn't called on all paths", "before 'super.init' call", "before 'self.init' call")
        {
            return .initialization
        }
        if has(
            "extra argument", "incorrect argument label", "missing argument label", "extraneous argument label", "argument passed to call that takes no",
            "no exact matches in call", "extra trailing closure", "trailing closure passed", "missing argument for parameter",
            "missing arguments for parameters")
        {
            return .arguments
        }
        if has(
            "could not be inferred", "cannot infer", "unable to infer", "is ambiguous without", "failed to produce diagnostic", "requires a contextual type",
            "cannot be resolved without a contextual type", "contextual closure type", "candidates produce the expected contextual result type",
            "is not compatible with closure result type")
        {
            return .unresolved
        }
        return .other
    }

    /// The texts between single quotes.
    static func quoted(_ message: String) -> [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// The name alone: of `Module.Outer.Name<T>?` it is `Name`, and so it is of `any Name.Type`, `[Name]` and `(T) -> Name`.
    static func plainType(_ type: String) -> String {
        if let arrow = type.range(of: " -> ", options: .backwards) { return plainType(String(type[arrow.upperBound...])) }
        var name = type.drop { $0 == "[" || $0 == "(" }
        for word in ["any ", "some ", "inout "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
        name = name.drop { $0 == "(" }.prefix { !"<?!]):".contains($0) }
        for suffix in [".Type", ".Protocol"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        return name.split(separator: ".").last.map(String.init) ?? type
    }
}
