import SourceLowering

/// Tells what is missing on Linux from what is a mistake of the app's author.
///
/// The rules, of which docs/left-out.md speaks: a name is missing when Apple's SDK has it, or when a part that was left out declared it. In
/// a file that imports a module that is not there, an unknown name is taken to be that module's, unless the compiler knows a similar one.
/// An error in a declaration of which something was left out follows from that. Everything else is the author's.
struct FaultJudge {
    /// The facts known of the place of an error.
    struct Place: Equatable {
        /// Modules that the file imports and that are not there.
        var absentModules: Set<String> = []
        /// Such modules that any file of the same module imports: what they add to types is seen in all of them.
        var absentInModule: Set<String> = []
        /// Whether the file imports a library that a module of Quince's stands for, which has the most used part of its names.
        var importsStandIn = false
        /// Whether something was left out of the declaration around it.
        var isTouched = false
        /// The word that the error points to.
        var word: String?
        /// The word, where it is a name.
        var name: String? { word.flatMap { $0.contains(where: \.isLetter) ? $0 : nil } }
        /// The label of the first argument, where the word is what is called.
        var firstLabel: String?
        /// The call in whose brackets the error is.
        var call: CallLabels?
        /// Whether another error, of something missing, stands in the same statement.
        var isBesideMissing = false
        /// Whether the code there is for later versions of iOS than the one that runs.
        var isForLater = false
        /// Whether the module's own sources are not all there.
        var lacksSources = false
        /// Whether the module has sources in other languages, which are left out, and with them what they add to the frameworks' types.
        var hasForeignSources = false
        /// Whether the module is in Swift 4, in which the frameworks' declarations have other names and types here and there.
        var isInSwift4 = false
        /// The class that the class around it inherits from.
        var superclass: String?
        /// The first class above that one that is not there, where one is: what it declared has no name any more.
        var absentAncestor: String?
        /// The type around it.
        var enclosingType: String?
        /// The names in the statement or pattern around it.
        var words: Set<String> = []
        /// The names in the closure whose parameters it is about.
        var wordsOfClosure: Set<String> = []
    }

    let names: SDKNames
    /// Names that nothing declares any more, because what did is left out or is written in another language.
    var undeclared: Set<String> = []
    var placeholders: Set<String> = []
    /// The folder of the frameworks' sources.
    var frameworks: String = ""
    /// The files of the app and of its libraries; nil where they are all that do not lie in known folders. The frameworks may have been compiled in
    /// another folder than they lie in.
    var ownFiles: Set<String>?

    /// The missing thing that the error needs; nil for a mistake of the author's.
    func missing(_ message: String, notes: [Diagnostic] = [], at place: Place) -> String? {
        if place.isForLater { return "a later version of iOS" }
        if let superclass = place.superclass, let needs = missing(message, inClassBelow: superclass) { return needs }
        if let call = Self.callWithOtherLabels(message, notes, place), !notes.contains(where: isOwn),
            names.hasFunction(calledAs: call) || Self.beginsWithAnotherLabel(message) && names.hasMethod(call.name, firstLabel: call.labels.first)
        {
            // With such labels Apple's can be called: the one here that the compiler compares it with is another.
            return call.description
        }
        if place.isInSwift4, isOfSwift4(message), !notes.contains(where: isOwn) {
            let call = CompilerFault(message) == .arguments ? place.call?.description : nil
            return "\(call ?? place.name ?? "a declaration") as Swift 4 has it"
        }
        // Only the lowering knows the name in a key path, where one is written out.
        if message.hasPrefix("missing argument for parameter '__named'") { return "the name in a key path that is a value" }
        switch CompilerFault(message) {
        case .module(let name): return name
        case .attribute(let name):
            if isMacro(name) { return name }
            return place.absentModules.isEmpty && !undeclared.contains(name) ? nil : "@" + name
        case .closedClass(let name): return "subclasses of \(name)"
        case .macro(let name): return isMacro(name) ? name : "the program of the macro \(name)"
        case .name(let name, let suggestion):
            // The lowering writes these where a property is observed; the class had them of what it inherited.
            if ["willChangeValue", "didChangeValue"].contains(name), let lost = place.absentAncestor ?? place.enclosingType.flatMap(lostConformance) {
                return lost
            }
            let isApple =
                names.hasGlobal(name) || names.hasMethod(name, firstLabel: place.firstLabel) || Self.isRuntimeFunction(name)
                || suggestion == nil && Self.isOfCFramework(name)
            let isOfLibrary = place.importsStandIn && suggestion == nil && name.first?.isUppercase == true
            if isApple || isOfLibrary || isMissing(name, suggestion, place) { return name }
            // A member of the type around it, by an absent module that another file imports.
            if suggestion == nil, place.enclosingType != nil, !place.absentInModule.isEmpty, name.first?.isLowercase == true { return name }
            return suggestion == nil ? place.absentAncestor : nil
        case .member(let name, let owner, let suggestion):
            let mayBeAdded = suggestion == nil && !place.absentInModule.isEmpty
            let isKnown =
                isMissing(name, suggestion, place) || mayBeAdded || placeholders.contains(owner) || undeclared.contains(owner)
                || names.hasMember(name, of: owner)
                // Of a class that is a value Objective-C finds the methods of all classes.
                || owner == "AnyClass" || names.hasConstant(name, ofNested: CompilerFault.quoted(message).first ?? "") || isForeignNotification(name, of: owner)
            return isKnown ? "\(owner).\(name)" : nil
        case .unavailable(let name): return notes.contains { isOwn($0) } ? nil : name
        case .ambiguous(let name): return !notes.isEmpty && notes.allSatisfy(isOwn) ? nil : name
        case .override:
            guard let word = place.word else { return nil }
            if message.contains(" do not match those of overridden "), let own = CompilerFault.quoted(message).first.flatMap(CallLabels.init(signature:)) {
                return names.hasFunction(calledAs: own) ? own.description : nil
            }
            if place.isTouched || undeclared.contains(word) || names.hasMember(word, of: "") || !place.absentModules.isEmpty { return word }
            return place.absentAncestor
        case .conformance(let name):
            // What bridges to an object is an argument of formats on Apple's systems, by saying so alone.
            if name == "CVarArg" { return name }
            // Below a class that lost its superclass none is an object of Objective-C's any more.
            if name == "NSObjectProtocol", let lost = place.absentAncestor { return lost }
            // What a protocol's extension gives those that conform to another one, which the type lost.
            if let type = CompilerFault.quoted(message).first, let lost = lostConformance(of: type),
                notes.contains(where: { $0.message.hasPrefix("candidate would match if '\(type)' conformed to ") })
            {
                return lost
            }
            let required = Set(notes.flatMap { CompilerFault.quoted($0.message) }.map { String($0.prefix { $0 != "(" }) })
            // A method with a placeholder among its types is none of the protocol's.
            let isOfMissing = notes.contains { quotedMissing($0.message) != nil }
            return place.isTouched || isOfMissing || !required.isDisjoint(with: undeclared) ? name : nil
        case .tooComplex: return "an expression of a simpler type"
        case .arguments:
            if let part = quotedMissing(message) { return part }
            // A structure that lost its own has the initialiser of its members.
            if undeclared.contains("init"), notes.contains(where: { $0.message.hasPrefix("'init(") && $0.message.hasSuffix("' declared here") }) {
                return "an initialiser that was left out"
            }
            let isInDoubt = !place.absentModules.isEmpty && !notes.contains(where: isOwn) && !message.hasPrefix("missing argument for")
            // What absent modules add to the frameworks' types is seen in all files, initialisers too.
            let mayBeAdded =
                takesOtherArguments(message, place) && (!place.absentInModule.isEmpty || place.hasForeignSources) && !notes.contains(where: isOwn)
            // One of several functions of the name may be left out.
            let called: [String] = [place.name, place.call?.name].compactMap { $0 }
            let gone = called.first(where: undeclared.contains)
            // `animatedImage(withGIF:)` is `animatedImageWithGIF:` of Objective-C's.
            if let name = place.name, let label = place.firstLabel, let first = label.first,
                undeclared.contains(name + first.uppercased() + label.dropFirst())
            {
                return name
            }
            // A class that lost its superclass has lost its initialisers.
            for name in called { if let lost = lostConformance(of: name) { return "\(lost), the superclass of \(name)" } }
            // What an app adds to every object by a protocol that NSObject lost.
            if !notes.contains(where: isOwn), let lost = lostConformance(of: "NSObject") { return lost }
            if let gone { return gone }
            if place.isTouched || place.isBesideMissing || isInDoubt || mayBeAdded { return place.name ?? "this call" }
            guard message.hasPrefix("extra argument") else { return nil }
            // A structure that lost a property lost the parameter of its own initialiser.
            return CompilerFault.quoted(message).first.flatMap { undeclared.contains($0) ? $0 : nil } ?? undeclaredWord(at: place)
        case .unresolved:
            if Self.copies(place), message.contains("failed to produce diagnostic") { return Self.ownCopy }
            // A closure in which something is missing fits none of a function's overloads: the compiler speaks of one of them.
            if message.hasPrefix("contextual closure type"), let word = place.wordsOfClosure.intersection(undeclared.union(placeholders)).min() { return word }
            let follows = place.isTouched || place.isBesideMissing || place.lacksSources || !place.absentModules.isEmpty
            return follows ? quotedMissing(message) ?? place.name ?? "a type" : undeclaredWord(at: place)
        case .protocolAsType(let name): return names.kind(of: name) == .protocol ? "a protocol of Objective-C as a type, \(name)" : nil
        case .initialization, .pattern, .other:
            // A class of Foundation's cannot be given literals from outside.
            if let set = DynamicMembers.setOfLiteral(message) { return "a literal of \(set)" }
            // On Linux regular expressions have no methods to override, so that a detector of data is none of them.
            if CompilerFault.quoted(message) == ["NSDataDetector", "NSRegularExpression"] { return "NSDataDetector as a regular expression" }
            // An NSURL's is optional on Apple's systems.
            if message == "initializer for conditional binding must have Optional type, not 'String'", place.words.contains("absoluteString") {
                return "absoluteString of NSURL"
            }
            // An absent module may have had a type of the name, with other parameters: Alamofire 4 a `Result<Value>`.
            if !place.absentModules.isEmpty, message.hasPrefix("generic type '"), message.contains("' specialized with too ") {
                return CompilerFault.quoted(message).first
            }
            // A property that was left out gave its name back to a type of C's that Linux has, as `user` is one.
            if Self.takesTypeForValue(message), let word = undeclaredWord(at: place) { return word }
            // Functions of the Objective-C runtime are called through such types.
            if message.contains("is not representable in Objective-C, so it cannot be used with") { return "the Objective-C runtime" }
            if Self.takesClassAsObject(message) { return "a class as an object" }
            // Every class of Objective-C's has the initialisers of its superclass as far as a protocol asks for them.
            if message.hasPrefix("initializer requirement "), message.hasSuffix("in non-final class 'NSObject'") {
                return "NSObject's initialiser by a protocol"
            }
            // What is left under the name of a property that is gone is a method.
            if message.contains("->"), message.hasPrefix("cannot convert value of type") || message.hasPrefix("for-in loop requires"), let name = place.name,
                undeclared.contains(name)
            {
                return name
            }
            // A type is the main actor's by a protocol that it conforms to.
            if Self.asksForIsolation(message), let lost = place.enclosingType.flatMap(lostConformance) { return lost }
            // `extension Style where Self == PlainStyle` goes with that type's conformance.
            if message.hasPrefix("no type for 'Self' can satisfy both"), let type = CompilerFault.quoted(message).compactMap(Self.typeOfSelf).first,
                let lost = lostConformance(of: type)
            {
                return lost
            }
            // A value of a type that lost a conformance may have fitted by it.
            if message.hasPrefix("cannot convert value of type"), let lost = CompilerFault.quoted(message).first.flatMap(lostConformance) { return lost }
            // The one that a structure has without its own, which was left out.
            if message.contains("initializer is inaccessible due to "), undeclared.contains("init"), let type = CompilerFault.quoted(message).first {
                return "the initialiser of \(type)"
            }
            // What compares two of them was the superclass's, or a conformance's.
            if Self.asksForConformance(message), let lost = CompilerFault.quoted(message).lazy.compactMap(lostConformance).first { return lost }
            // A closure in which something is missing fits none of an initialiser's overloads: the compiler speaks of one of them.
            if message.hasPrefix("initializer 'init("), message.contains(" requires that "), let word = undeclaredWord(at: place) { return word }
            if message.hasSuffix("is a get-only property"), let name = CompilerFault.quoted(message).first, Self.readOnlyOnLinux.contains(name) { return name }
            if message.hasSuffix("has no superclass"), let name = CompilerFault.quoted(message).last, undeclared.contains(where: { $0.hasPrefix(name + ": ") })
            {
                return "the superclass of \(name)"
            }
            if message.contains("value of type 'Any'"), Self.copies(place) || Self.copiesItself(CompilerFault.quoted(message).last ?? "") {
                return Self.ownCopy
            }
            if let part = quotedMissing(message) { return part }
            // What a closure among a call's arguments uses decides which initialiser is meant.
            if CompilerFault(message) == .pattern || message.hasPrefix("member chain produces result"), let word = undeclaredWord(at: place) { return word }
            return place.isTouched || place.isBesideMissing ? place.name ?? FileRound.whatWasLeftOut : nil
        }
    }

    /// The missing thing as it follows from the superclass of the class around: that class has lost its own superclass, with the initialisers and
    /// members that it had of that, or it is one of Foundation's that on Linux has no initialiser for others to call.
    private func missing(_ message: String, inClassBelow superclass: String) -> String? {
        switch CompilerFault(message) {
        case .initialization where message.hasPrefix("'super.init' isn't called on all paths"):
            return Self.withoutInitializer.contains(superclass) ? "a subclass of \(superclass)" : nil
        case .arguments, .override: return undeclared.contains { $0.hasPrefix(superclass + ": ") } ? "the superclass of \(superclass)" : nil
        default: return nil
        }
    }

    /// Classes of networking that apps replace in their tests.
    private static let withoutInitializer: Set<String> = [
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionStreamTask",
        "URLSessionWebSocketTask",
    ]

    /// Whether a type stands where a value is wanted.
    private static func takesTypeForValue(_ message: String) -> Bool {
        ["using '!' is not allowed here", "using '?' is not allowed here"].contains(message)
            || message.hasPrefix("expected member name or initializer call after type")
            || message.hasPrefix("cannot assign value of type '") && message.contains(".Type' to type '")
    }

    /// Whether a call has other arguments than those that are known, which an initialiser or a function may have that is added elsewhere.
    private func takesOtherArguments(_ message: String, _ place: Place) -> Bool {
        if message.hasPrefix("no exact matches") { return true }
        guard message.hasPrefix("extra argument") || message.hasPrefix("argument passed to call that takes no") else { return false }
        return (place.call?.name ?? place.name).flatMap(names.kind(of:)).map { [.view, .controller, .class].contains($0) } ?? false
    }

    /// Whether an error may come of a declaration of the frameworks that was another one for Swift 4.
    private func isOfSwift4(_ message: String) -> Bool {
        switch CompilerFault(message) {
        case .arguments: true
        // Options of a framework's were numbers.
        case .other where message.hasPrefix("binary operator "): CompilerFault.quoted(message).dropFirst().contains { names.kind(of: $0) != nil }
        case .other: ["cannot convert value of type", "cannot assign value of type"].contains { message.hasPrefix($0) }
        default: false
        }
    }

    /// The call, where an error is about labels and numbers of arguments, whatever their types are.
    private static func callWithOtherLabels(_ message: String, _ notes: [Diagnostic], _ place: Place) -> CallLabels? {
        let starts = ["incorrect argument label", "extra argument", "extraneous argument label", "missing argument", "argument passed to call that takes no"]
        if starts.contains(where: message.hasPrefix) { return place.call }
        // The compiler writes what it notes in the same file into the excerpt.
        let lines = notes.flatMap { [$0.message] + $0.excerpt.filter { $0.contains("- note: ") } }
        guard message.hasPrefix("no exact matches"), let first = lines.first, lines.allSatisfy({ $0.contains("incorrect labels for candidate (have: ") }),
            let labels = CompilerFault.quoted(first).first, let name = CompilerFault.quoted(message).last ?? place.name
        else { return nil }
        return CallLabels(signature: name + labels)
    }

    /// Whether the first label is another one: Objective-C's methods have it in their name, `fileURLWithPath:` beside `fileURLWithPathComponents:`.
    private static func beginsWithAnotherLabel(_ message: String) -> Bool {
        guard message.hasPrefix("incorrect argument label") else { return false }
        let first = CompilerFault.quoted(message).map { $0.prefix { $0 != ":" } }
        return first.count == 2 && first[0] != first[1]
    }

    /// Whether a class stands where an object is asked for, as only those of the Objective-C runtime can.
    private static func takesClassAsObject(_ message: String) -> Bool {
        message.hasSuffix("expected to be instance of class or class-constrained type") && CompilerFault.quoted(message).first?.hasSuffix(".Type") == true
    }

    private static func asksForConformance(_ message: String) -> Bool {
        ["binary operator", "cannot assign value of type", "argument type "].contains { message.hasPrefix($0) }
            || [" requires that ", " is not convertible to ", " does not conform to '"].contains { message.contains($0) }
    }

    private static func asksForIsolation(_ message: String) -> Bool {
        message.hasPrefix("call to main actor-isolated") || message.hasPrefix("main actor-isolated") && message.hasSuffix("from a nonisolated context")
    }

    /// `PlainStyle` of `Self == PlainStyle`.
    private static func typeOfSelf(_ requirement: String) -> String? {
        let start = "Self == "
        return requirement.hasPrefix(start) ? String(requirement.dropFirst(start.count)) : nil
    }

    /// The first by name of what a type was left without of what it inherits.
    func lostConformance(of type: String) -> String? {
        let start = CompilerFault.plainType(type) + ": "
        return undeclared.filter { $0.hasPrefix(start) }.min().map { String($0.dropFirst(start.count)) }
    }

    /// Whether a name is that of a notification by a constant that a header declares: `kReachabilityChangedNotification` is `reachabilityChanged`.
    private func isForeignNotification(_ name: String, of owner: String) -> Bool {
        guard owner == "Name", let first = name.first else { return false }
        let constant = first.uppercased() + name.dropFirst() + "Notification"
        return undeclared.contains(constant) || undeclared.contains("k" + constant)
    }

    /// Properties of Foundation's classes that Linux's have no setter for.
    private static let readOnlyOnLinux: Set<String> = ["waitsForConnectivity"]

    /// UIKit's appearances and descriptors copy themselves to their own type; on Linux only Foundation's `copy()` is found, which answers Any.
    private static let ownCopy = "copy() to its own type"
    private static func copies(_ place: Place) -> Bool { place.words.contains("copy") }
    /// A copy that was made elsewhere.
    private static func copiesItself(_ type: String) -> Bool { type.hasPrefix("UI") && type.hasSuffix("Appearance") }

    /// The name in the statement that nothing declares any more.
    private func undeclaredWord(at place: Place) -> String? { place.words.intersection(undeclared.union(placeholders)).min() }

    private func isMissing(_ name: String, _ suggestion: String?, _ place: Place) -> Bool {
        if place.lacksSources, suggestion == nil { return true }
        if undeclared.contains(name) || place.isBesideMissing && suggestion == nil { return true }
        return !place.absentModules.isEmpty && suggestion == nil
    }

    /// Functions of the Objective-C runtime and of Darwin's kernel, loader and memory, and their types, as these name them.
    private static func isRuntimeFunction(_ name: String) -> Bool {
        let prefixes = [
            "class_", "method_", "imp_", "objc_", "object_", "sel_", "protocol_", "property_", "ivar_", "OSAtomic", "mach_", "vm_", "host_", "malloc_",
            "_malloc_", "_dyld_", "dyld_",
        ]
        return prefixes.contains { name.hasPrefix($0) }
    }

    /// Whether a name is one that Apple's frameworks in C give theirs: the tables are of those in Objective-C.
    private static func isOfCFramework(_ name: String) -> Bool {
        let rest = name.first == "k" ? name.dropFirst() : name[...]
        let prefixes = [
            "CF", "CG", "CT", "CV", "CM", "VT", "Sec", "errSec", "SSL", "SC", "Audio", "AU", "MIDI", "JS", "EAGL", "MDItem", "UT", "vDSP_", "vImage", "cblas_",
            "gl", "GL_", "GLK",
        ]
        if openGLTypes.contains(name) { return true }
        // A word begins there, and no acronym goes on: a CTAButton is the app's own.
        return prefixes.contains { prefix in
            let word = rest.dropFirst(prefix.count)
            return rest.hasPrefix(prefix) && (prefix.hasSuffix("_") || word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true)
        }
    }

    private static let openGLTypes: Set<String> = [
        "GLuint", "GLint", "GLenum", "GLsizei", "GLfloat", "GLboolean", "GLbitfield", "GLchar", "GLubyte", "GLbyte", "GLshort", "GLushort", "GLclampf",
        "GLvoid", "GLintptr", "GLsizeiptr",
    ]

    /// Macros of Apple's frameworks.
    private func isMacro(_ name: String) -> Bool {
        ["Preview", "Previewable", "Model", "Query", "Predicate", "Expression", "Attribute", "Relationship"].contains(name)
    }

    /// A type that is missing, among those that the message speaks of.
    private func quotedMissing(_ message: String) -> String? {
        let types = CompilerFault.quoted(message).map(CompilerFault.plainType)
        if let gone = types.first(where: { placeholders.contains($0) || undeclared.contains($0) && $0.first?.isUppercase == true }) { return gone }
        // A type may have lost its conformance to the protocol that the message speaks of.
        return types.count > 1 && undeclared.contains("\(types[0]): \(types[1])") ? types[1] : nil
    }

    /// Whether a note points into the author's own sources.
    private func isOwn(_ note: Diagnostic) -> Bool {
        if let ownFiles { return ownFiles.contains(note.file) }
        return note.file.hasPrefix("/") && !note.file.hasPrefix(frameworks) && !note.file.hasPrefix("/usr/") && !note.file.contains("/lib/swift/")
    }
}
