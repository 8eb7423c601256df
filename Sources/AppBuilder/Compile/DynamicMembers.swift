import Foundation
import SourceLowering

/// The places in a project's sources that use a member of `AnyObject`, literals of Foundation's sets, and what else only the compiler can tell.
///
/// Only the compiler can tell them, by not finding the member; they are kept with the build, so that the next one knows.
struct DynamicMembers: Codable {
    private struct File: Codable {
        /// Of the text that the places are in.
        var hash: String
        var places: Set<SourcePosition>
    }

    private var files: [String: File] = [:]

    init() {}

    /// Reads what an earlier build kept.
    init(keptIn folder: BuildFolder) {
        guard let data = folder.contents(of: BuildFolder.dynamicMembersName), let kept = try? JSONDecoder().decode(DynamicMembers.self, from: data) else {
            return
        }
        self = kept
    }

    func keep(in folder: BuildFolder) {
        // Without it the next build only takes one more turn.
        try? folder.write(JSONEncoder().encode(self), to: BuildFolder.dynamicMembersName)
    }

    /// The places in a file, if its text is still the one they were found in.
    func places(in path: String, text: String) -> Set<SourcePosition> {
        guard let file = files[path], file.hash == BuildFolder.hash(text) else { return [] }
        return file.places
    }

    /// Takes over what the compiler reported. Returns whether anything in it is new.
    ///
    /// - Parameter standIns: modules of the project's own that bring ours into view which stand for libraries.
    mutating func add(_ errors: [Diagnostic], standIns: Set<String> = [], text: (String) -> String?) -> Bool {
        var isNew = false
        for error in errors {
            let isOptional: Bool = Self.isNoOptional(error.message)
            guard isOptional || Self.isDynamic(error.message), let text = text(error.file) else { continue }
            var file = File(hash: BuildFolder.hash(text), places: places(in: error.file, text: text))
            // A member of `AnyObject` is one optional more on Apple's systems than the lowered call gives.
            if isOptional, !Self.importsStandIn(text, among: standIns), !file.places.contains(where: { $0.line == error.line }) { continue }
            isNew = file.places.insert(SourcePosition(line: error.line, column: error.column)).inserted || isNew
            files[error.file] = file
        }
        return isNew
    }

    /// Whether another lowering may mend what the message says.
    static func mayBeLowered(_ message: String) -> Bool { isDynamic(message) || isNoOptional(message) }

    /// A member or subscript of `AnyObject`, or an instance made from a class by the `init()` that every class of Objective-C has.
    static func isDynamic(_ message: String) -> Bool {
        message.hasPrefix("value of type 'AnyObject' has no member '") || message == "value of type 'AnyObject' has no subscripts"
            || message.hasPrefix("constructing an object of class type '") && message.hasSuffix("must use a 'required' initializer")
            || setOfLiteral(message) != nil || isBridgedCast(message) || isOfClassObject(message) || isClassForObject(message)
    }

    /// Whether a class stands where an object is wanted, which it is on Apple's systems.
    static func isClassForObject(_ message: String) -> Bool {
        let types: [String] = CompilerFault.quoted(message)
        guard types.first?.hasSuffix(".Type") == true else { return false }
        return message.hasPrefix("argument type '") && message.hasSuffix("' expected to be an instance of a class or class-constrained type")
            || message.hasPrefix("cannot convert value of type '") && types.count == 2 && ["AnyObject", "AnyObject?"].contains(types[1])
    }

    /// Whether a class that is a value is asked for what the Objective-C runtime knows of every class.
    private static func isOfClassObject(_ message: String) -> Bool {
        guard message.hasPrefix("value of type 'AnyClass' (aka 'any AnyObject.Type') has no member '") else { return false }
        return CompilerFault.quoted(message).last.map(ClassObjectRewriter.members.contains) ?? false
    }

    /// Whether a value is unwrapped that is no optional: in other versions of a library that a module stands for here it may be one.
    static func isNoOptional(_ message: String) -> Bool {
        message.hasPrefix("cannot use optional chaining on non-optional value of type '")
            || message.hasPrefix("cannot force unwrap value of non-optional type '")
            || message.hasPrefix("initializer for conditional binding must have Optional type, not '")
    }

    private static func importsStandIn(_ text: String, among others: Set<String>) -> Bool {
        ModuleSources.imports(in: text).contains { LinkedFrameworks.standIns.contains(LinkedFrameworks.module(for: $0)) || others.contains($0) }
    }

    /// Whether a collection of Objective-C's is taken for one of Swift's by `as`, which on Linux is a cast at run time alone.
    static func isBridgedCast(_ message: String) -> Bool {
        let types: [String] = CompilerFault.quoted(message)
        // `'CFDictionary' (aka 'NSDictionary')` has two names.
        guard let to = types.last, 2...3 ~= types.count, message.hasSuffix(" is not convertible to '\(to)'"),
            bridgedCollections.contains(types[types.count - 2])
        else { return false }
        return to.hasPrefix("[") || to.hasPrefix("Set<")
    }

    private static let bridgedCollections: Set<String> = [
        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    ]

    /// The set of Foundation's that is wanted in the place of an array literal: on Linux they cannot be written so.
    static func setOfLiteral(_ message: String) -> String? {
        guard message.hasPrefix("cannot ") else { return nil }
        let types: [String] = CompilerFault.quoted(message)
        guard types.first?.hasPrefix("[") == true, let set = types.last, setsOfFoundation.contains(set) else { return nil }
        return set
    }

    private static let setsOfFoundation: Set<String> = ["NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet"]
}
