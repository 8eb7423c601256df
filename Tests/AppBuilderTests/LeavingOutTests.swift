import Foundation
import SourceLowering
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("What is missing, and what is a mistake")
struct FaultJudgeTests {
    private let table = SDKNames(
        types: ["MKMapView": .view, "UIViewContentMode": .value, "NSRelativeDateTimeFormatter": .class],
        members: ["openURL", "pressesBegan", "enabled", "systemBlue"])

    private func missing(
        _ message: String, notes: [String] = [], absent: Set<String> = [], touched: Bool = false, word: String? = nil, undeclared: Set<String> = [],
        placeholders: Set<String> = []
    ) -> String? {
        let judge = FaultJudge(names: table, undeclared: undeclared, placeholders: placeholders, frameworks: "/quince/Sources")
        let place = FaultJudge.Place(absentModules: absent, isTouched: touched, word: word)
        return judge.missing(message, notes: notes.map { Diagnostic(file: $0, line: 1, column: 1, severity: .note, message: "declared here") }, at: place)
    }

    @Test("a name that Apple's SDK has is missing, any other a mistake")
    func known() {
        #expect(missing("cannot find 'MKMapView' in scope") == "MKMapView")
        #expect(missing("cannot find type 'RelativeDateTimeFormatter' in scope") == "RelativeDateTimeFormatter")
        #expect(missing("cannot find 'veiw' in scope") == nil)
        #expect(missing("cannot find 'class_getClassMethod' in scope") == "class_getClassMethod")
        #expect(missing("cannot find type '_malloc_zone_t' in scope") == "_malloc_zone_t" && missing("cannot find 'machine' in scope") == nil)
        #expect(missing("value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'isSubclass'") == "AnyClass.isSubclass")
        #expect(missing("value of type 'UIApplication' has no member 'open'") == "UIApplication.open")
        #expect(missing("value of type 'UILabel' has no member 'txet'") == nil)
        #expect(missing("type 'UIView' has no member 'ContentMode'") == "UIView.ContentMode")
        #expect(missing("value of type 'UIThing' has no member 'isEnabled'") == "UIThing.isEnabled")
        #expect(missing("type 'UIColor?' has no member 'systemBlue'") == "UIColor.systemBlue")
    }

    @Test("what a class has of one far above it that is not there is missing; a similar name is a typing error")
    func absentAncestors() {
        let judge = FaultJudge(names: table, undeclared: [], placeholders: ["MessagesViewController"], frameworks: "/quince/Sources")
        let place = FaultJudge.Place(superclass: "ChatViewController", absentAncestor: "MessagesViewController")
        #expect(judge.missing("cannot find 'inputBarType' in scope", at: place) == "MessagesViewController")
        let conformance = "type 'Chat' does not conform to protocol 'NSObjectProtocol'"
        #expect(judge.missing(conformance, at: place) == "MessagesViewController")
        #expect(judge.missing(conformance, at: FaultJudge.Place()) == nil)
        #expect(judge.missing("cannot find 'titel' in scope; did you mean 'title'?", at: place) == nil)
        let sources = [
            LeavingOut.Source(module: "App", text: "class Chat<T>: Base {}\nfinal class Base: Kit.Messages, P {}", parts: []),
            LeavingOut.Source(module: "App", text: "class Loop: Loop {}", parts: []),
        ]
        let classes = Superclasses(of: sources)
        #expect(classes.first(above: "Chat", where: { $0 == "Messages" }) == "Messages")
        #expect(classes.first(above: "Loop", where: { $0 == "Messages" }) == nil)
    }

    @Test("what the lowering writes to tell of a property's change names the class that the type has lost, and not itself")
    func observedPropertiesWithoutSuperclass() {
        let judge = FaultJudge(names: table, undeclared: ["Place: Object"], placeholders: [], frameworks: "/quince/Sources")
        let message = "cannot find 'willChangeValue' in scope"
        #expect(judge.missing(message, at: FaultJudge.Place(enclosingType: "Place")) == "Object")
        #expect(judge.missing(message, at: FaultJudge.Place(absentAncestor: "Object", enclosingType: "Place")) == "Object")
    }

    @Test("declarations of the frameworks are not the app's, wherever they were compiled")
    func ownFiles() {
        func missing(_ file: String, own: Set<String>?) -> String? {
            let note = Diagnostic(file: file, line: 1, column: 1, severity: .note, message: "found this candidate")
            return FaultJudge(names: table, frameworks: "/quince/Sources", ownFiles: own)
                .missing("ambiguous use of 'round'", notes: [note], at: FaultJudge.Place())
        }
        #expect(missing("/elsewhere/Sources/UIKit/A.swift", own: ["/app/A.swift"]) == "round")
        #expect(missing("/app/A.swift", own: ["/app/A.swift"]) == nil)
        #expect(missing("/app/A.swift", own: nil) == nil)
    }

    @Test("a macro whose program is not there is missing, whoever declares it")
    func macros() {
        let message =
            "external macro implementation type 'KitMacros.PropertyMacro' could not be found for macro 'Property'; plugin for module 'KitMacros' not found"
        #expect(missing(message, notes: ["/app/Kit.swift"]) == "the program of the macro Property")
        #expect(missing("no macro named 'Property'") == nil)
        #expect(
            missing("cannot inherit from class 'Bundle' (compiled with Swift 6.3.1) because it has overridable members that could not be loaded in Swift 5.10")
                == "subclasses of Bundle")
        #expect(missing("cannot inherit from non-open class 'Cart' outside of its defining module") == nil)
        #expect(
            missing("external macro implementation type 'DataMacros.ModelMacro' could not be found for macro 'Model'; plugin for module 'DataMacros' not found")
                == "Model")
    }

    @Test("a type that the module in place of a library lacks is missing where that library is imported, and a mistake elsewhere")
    func typeOfStandIn() {
        let judge = FaultJudge(names: table, frameworks: "/quince/Sources")
        let inFile = FaultJudge.Place(importsStandIn: true)
        #expect(judge.missing("cannot find 'RLMRealmConfiguration' in scope", at: inFile) == "RLMRealmConfiguration")
        #expect(judge.missing("cannot find 'RLMRealmConfiguration' in scope", at: FaultJudge.Place()) == nil)
        #expect(judge.missing("cannot find 'Realn' in scope; did you mean 'Realm'?", at: inFile) == nil)
        #expect(judge.missing("cannot find 'configuration' in scope", at: inFile) == nil)
    }

    @Test("a member that an absent module adds is missing in all files of the module, with self or without")
    func membersOfAbsentModules() {
        let judge = FaultJudge(names: table, frameworks: "/quince/Sources")
        let inView = FaultJudge.Place(absentInModule: ["SnapKit"], enclosingType: "PostButton")
        #expect(judge.missing("cannot find 'snp' in scope", at: inView) == "snp")
        #expect(judge.missing("cannot find 'snpp' in scope; did you mean 'snap'?", at: inView) == nil)
        #expect(judge.missing("cannot find 'Snapper' in scope", at: inView) == nil)
        #expect(judge.missing("cannot find 'snp' in scope", at: FaultJudge.Place(enclosingType: "PostButton")) == nil)
    }

    @Test("what is taken for another of its name goes with the one that was left out")
    func otherCandidates() {
        let message = "no 'tableView' candidates produce the expected contextual result type 'UIView'"
        let judge = FaultJudge(names: table, undeclared: ["tableView"], frameworks: "/quince/Sources")
        #expect(judge.missing(message, at: FaultJudge.Place(words: ["view", "tableView"])) == "tableView")
        #expect(judge.missing(message, at: FaultJudge.Place(words: ["view"])) == nil)
        let closure = "'nil' is not compatible with closure result type 'IndexItem'"
        #expect(judge.missing(closure, at: FaultJudge.Place(absentModules: ["SwiftUI"], word: "nil")) != nil)
        #expect(judge.missing(closure, at: FaultJudge.Place(word: "nil")) == nil)
    }

    @Test("a call of a class that lost its superclass goes with that")
    func lostInitializers() {
        let found = missing("argument passed to call that takes no arguments", word: "Indexer", undeclared: ["Indexer: NSCoreDataCoreSpotlightDelegate"])
        #expect(found == "NSCoreDataCoreSpotlightDelegate, the superclass of Indexer")
        #expect(missing("argument passed to call that takes no arguments", word: "Indexer") == nil)
        // The compiler points to the bracket.
        let judge = FaultJudge(names: table, undeclared: ["Proxy: DelegateProxy"], frameworks: "/quince/Sources")
        let place = FaultJudge.Place(word: "(", call: CallLabels(signature: "Proxy(primary:secondary:)"))
        #expect(judge.missing("argument passed to call that takes no arguments", at: place) == "DelegateProxy, the superclass of Proxy")
    }

    @Test("an initialiser of Apple's that is not here is missing, also where the class here has none with arguments")
    func absentInitializers() {
        let names = SDKNames(types: [:], members: [], functions: ["NSValue(mkRect:)"])
        let judge = FaultJudge(names: names, frameworks: "/quince/Sources")
        func missing(_ signature: String) -> String? {
            judge.missing("argument passed to call that takes no arguments", at: FaultJudge.Place(word: "(", call: CallLabels(signature: signature)))
        }
        #expect(missing("NSValue(mkRect:)") == "NSValue(mkRect:)")
        #expect(missing("NSValue(rectangle:)") == nil)
    }

    @Test("a collection of Objective-C's taken for one of Swift's is lowered again as a cast; a number is not")
    func bridgedCasts() {
        #expect(DynamicMembers.isDynamic("'NSDictionary' is not convertible to '[NSObject : AnyObject]'"))
        #expect(DynamicMembers.isDynamic("'NSSet' is not convertible to 'Set<NSObject>'"))
        #expect(DynamicMembers.isDynamic("'CFDictionary' (aka 'NSDictionary') is not convertible to '[AnyHashable : Any]'"))
        #expect(!DynamicMembers.isDynamic("'Name' (aka 'NSString') is not convertible to '[Int]'"))
        #expect(DynamicMembers.isDynamic("argument type 'A.Type' expected to be an instance of a class or class-constrained type"))
        #expect(DynamicMembers.isDynamic("cannot convert value of type 'A.Type' to expected argument type 'AnyObject'"))
        #expect(!DynamicMembers.isDynamic("argument type 'Int' expected to be an instance of a class or class-constrained type"))
        #expect(!DynamicMembers.isDynamic("cannot convert value of type 'A.Type' to expected argument type 'B.Type'"))
        #expect(DynamicMembers.isDynamic("value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'isSubclass'"))
        #expect(!DynamicMembers.isDynamic("value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'entityName'"))
        #expect(!DynamicMembers.isDynamic("'NSNumber' is not convertible to 'Int'"))
        #expect(!DynamicMembers.isDynamic("'NSArray' is not convertible to 'String'"))
    }

    @Test("Where a module stands for a library, a value that is no optional here may be one in the app's version of it")
    func optionalsOfLibraries() {
        var members = DynamicMembers()
        for message in [
            "cannot use optional chaining on non-optional value of type 'User'", "cannot force unwrap value of non-optional type 'User'",
            "initializer for conditional binding must have Optional type, not 'User'",
        ] {
            let error = Diagnostic(file: "/\(message.count).swift", line: 3, column: 9, severity: .error, message: message)
            #expect(!members.add([error]) { _ in "import UIKit\nimport Security\n" })
            #expect(members.add([error]) { _ in "import UIKit\nimport FirebaseFirestore\n" })
            #expect(!members.add([error]) { _ in "import UIKit\nimport FirebaseFirestore\n" })
        }
    }

    @Test("The same where a module of the project's own brings that one into view")
    func optionalsOfWrappedLibraries() {
        var plan = BuildPlan(name: "Demo", modules: [BuildModule(name: "Base", kind: .library), BuildModule(name: "BaseObjC", kind: .library)])
        plan.modules[1].exportedImports = ["FMDB"]
        #expect(plan.modulesOfStandIns == ["BaseObjC"])
        var members = DynamicMembers()
        let error = Diagnostic(
            file: "/A.swift", line: 3, column: 9, severity: .error, message: "cannot force unwrap value of non-optional type 'FMDatabase'")
        #expect(!members.add([error], standIns: plan.modulesOfStandIns) { _ in "import Base\n" })
        #expect(members.add([error], standIns: plan.modulesOfStandIns) { _ in "import BaseObjC\n" })
    }

    @Test("Beside a member of AnyObject, which is one optional more on Apple's systems, a value that is no optional is bound all the same")
    func optionalsOfDynamicMembers() {
        var members = DynamicMembers()
        let subscripted = Diagnostic(file: "/A.swift", line: 3, column: 27, severity: .error, message: "value of type 'AnyObject' has no subscripts")
        func binding(line: Int) -> Diagnostic {
            Diagnostic(
                file: "/A.swift", line: line, column: 13, severity: .error,
                message: "initializer for conditional binding must have Optional type, not 'Any'")
        }
        #expect(!members.add([binding(line: 3)]) { _ in "import UIKit\n" })
        #expect(members.add([subscripted]) { _ in "import UIKit\n" })
        #expect(members.add([binding(line: 3)]) { _ in "import UIKit\n" })
        #expect(!members.add([binding(line: 4)]) { _ in "import UIKit\n" })
    }

    @Test("a type of C's in the place of a property that was left out is missing; in another's place it is a mistake")
    func typesInPlaceOfProperties() {
        let judge = FaultJudge(names: table, undeclared: ["user"], frameworks: "/quince/Sources")
        let place = FaultJudge.Place(words: ["label", "text", "user"])
        for message in [
            "using '!' is not allowed here", "expected member name or initializer call after type name",
            "cannot assign value of type 'user.Type' to type 'String'",
        ] {
            #expect(judge.missing(message, at: place) == "user")
            #expect(judge.missing(message, at: FaultJudge.Place(words: ["label", "stat"])) == nil)
        }
    }

    @Test("a generic type with other parameters is an absent module's of that name; without such a module it is a mistake")
    func genericsOfAbsentModules() {
        let message = "generic type 'Result' specialized with too few type parameters (got 1, but expected 2)"
        #expect(missing(message, absent: ["Alamofire"]) == "Result")
        #expect(missing(message) == nil)
    }

    @Test("what a protocol gives to those that conform to another goes with that conformance; overloads of initialisers with what their closure needs")
    func consequencesOfConformances() {
        let judge = FaultJudge(names: table, undeclared: ["Day: Codable", "date"], placeholders: [], frameworks: "/quince/Sources")
        let note = Diagnostic(
            file: "/libraries/Record.swift", line: 6, column: 17, severity: .note, message: "candidate would match if 'Day' conformed to 'Encodable'")
        let place = FaultJudge.Place(word: "extension")
        #expect(judge.missing("type 'Day' does not conform to protocol 'EncodableRecord'", notes: [note], at: place) == "Codable")
        #expect(judge.missing("type 'Year' does not conform to protocol 'EncodableRecord'", notes: [note], at: place) == nil)
        let grouping = "initializer 'init(grouping:by:)' requires that '[any PublicDay]' conform to 'Cursor'"
        #expect(judge.missing(grouping, at: FaultJudge.Place(word: "Dictionary", words: ["Dictionary", "days", "date"])) == "date")
        #expect(judge.missing(grouping, at: FaultJudge.Place(word: "Dictionary", words: ["Dictionary", "days"])) == nil)
    }

    @Test("a structure's own initialiser goes with the property that it lost")
    func lostParameters() {
        let judge = FaultJudge(names: table, undeclared: ["initialError"], placeholders: [], frameworks: "/quince/Sources")
        let place = FaultJudge.Place(word: "NetworkError", firstLabel: "initialError", words: ["NetworkError", "nil"])
        #expect(judge.missing("extra argument 'initialError' in call", at: place) == "initialError")
        #expect(judge.missing("extra argument 'finalError' in call", at: place) == nil)
    }

    @Test("a method of Objective-C's goes by its first label too")
    func firstLabels() {
        let judge = FaultJudge(names: table, undeclared: ["animatedImageWithGIF"], placeholders: [], frameworks: "/quince/Sources")
        let message = "extra argument 'withGIF' in call"
        #expect(judge.missing(message, at: FaultJudge.Place(word: "animatedImage", firstLabel: "withGIF")) == "animatedImage")
        #expect(judge.missing(message, at: FaultJudge.Place(word: "animatedImage", firstLabel: "withPNG")) == nil)
    }

    @Test("what compares or hands on values of a class that lost its superclass or a protocol goes with that")
    func lostEquality() {
        let messages = [
            "binary operator '==' cannot be applied to two 'Button' operands",
            "referencing instance method 'firstIndex(of:)' on 'Collection' requires that 'Button' conform to 'Equatable'",
            "cannot assign value of type 'Button' to type '(any Pressing)?'",
            "argument type 'Button' does not conform to expected type 'Pressing'",
            "return expression of type 'Button' does not conform to 'Pressing'",
        ]
        for message in messages {
            #expect(missing(message, undeclared: ["Button: SKNode"]) == "SKNode")
            #expect(missing(message) == nil)
        }
    }

    @Test("where a structure's initialiser was left out, the one that it has by itself is not the author's mistake")
    func lostInitializerOfStructures() {
        let message = "'Provider' initializer is inaccessible due to 'internal' protection level"
        #expect(missing(message, undeclared: ["init"]) == "the initialiser of Provider")
        #expect(missing(message) == nil)
    }

    @Test("a call whose closure uses what is left out has no other error of its own")
    func callsWithClosures() {
        func judged(_ message: String, words: Set<String>) -> String? {
            FaultJudge(names: table, undeclared: ["trailer"]).missing(message, at: FaultJudge.Place(words: words))
        }
        for message in [
            "extra argument 'cellProvider' in call", "member chain produces result of type 'Optional<NSObject>' but contextual base was inferred as 'X?'",
        ] {
            #expect(judged(message, words: ["item", "trailer"]) == "trailer")
            #expect(judged(message, words: ["item"]) == nil)
        }
    }

    @Test("a literal of one of Foundation's sets is missing; one of another type is a mistake")
    func literalsOfSets() {
        #expect(missing("cannot assign value of type '[Any]' to type 'NSSet'") == "a literal of NSSet")
        #expect(missing("cannot convert value of type '[Int]' to specified type 'Set<Int>'") == nil)
    }

    @Test("names of OpenGL are missing")
    func openGL() {
        #expect(missing("cannot find type 'GLuint' in scope") == "GLuint")
        #expect(missing("cannot find 'glBindTexture' in scope") == "glBindTexture")
        #expect(missing("cannot find 'GL_TEXTURE_2D' in scope") == "GL_TEXTURE_2D")
        #expect(missing("cannot find 'glyph' in scope") == nil)
    }

    @Test("a constant of a type within another goes by the other's name in the SDK")
    func nestedConstants() {
        let judge = FaultJudge(names: SDKNames(types: [:], members: ["UIPickerMediaURL", "NSThingFailedKey"]), frameworks: "/quince/Sources")
        func missing(_ message: String) -> String? { judge.missing(message, at: FaultJudge.Place()) }
        #expect(missing("type 'UIPicker.InfoKey' has no member 'mediaURL'") == "InfoKey.mediaURL")
        #expect(missing("type 'Thing.Key' has no member 'failedKey'") == "Key.failedKey")
        #expect(missing("type 'UIPicker.InfoKey' has no member 'mediaURI'") == nil)
    }

    @Test("a setter that Foundation has on iOS alone is missing; one that the author left away is not")
    func setters() {
        #expect(missing("cannot assign to property: 'waitsForConnectivity' is a get-only property") == "waitsForConnectivity")
        #expect(missing("cannot assign to property: 'total' is a get-only property") == nil)
    }

    @Test("what a class says of a superclass that was left out goes with it")
    func superclasses() {
        let message = "'super' cannot be used in class 'Proxy' because it has no superclass"
        #expect(missing(message, undeclared: ["Proxy: Base"]) == "the superclass of Proxy")
        #expect(missing(message) == nil)
    }

    @Test("a module stands for the type of its name once that type is left out")
    func moduleAsType() {
        let message = "cannot call value of non-function type 'module<Places>'"
        #expect(missing(message, undeclared: ["Places"]) == "Places")
        #expect(missing(message) == nil)
    }

    @Test("a structure whose initialiser was left out is made by its members alone, which no call fits")
    func initialisersOfMembers() {
        let message = "missing argument label 'stamp:' in call"
        let note = Diagnostic(file: "/a/Stamp.swift", line: 1, column: 8, severity: .note, message: "'init(stamp:hash:)' declared here")
        func missing(undeclared: Set<String>, notes: [Diagnostic]) -> String? {
            FaultJudge(names: table, undeclared: undeclared, frameworks: "/quince/Sources").missing(message, notes: notes, at: FaultJudge.Place())
        }
        #expect(missing(undeclared: ["init"], notes: [note]) != nil)
        #expect(missing(undeclared: [], notes: [note]) == nil && missing(undeclared: ["init"], notes: []) == nil)
    }

    @Test("a detector of data is no regular expression on Linux, and an address always has a text there")
    func foundationOnLinux() {
        let text = "initializer for conditional binding must have Optional type, not 'String'"
        #expect(missing("cannot convert return expression of type 'NSDataDetector' to return type 'NSRegularExpression'") != nil)
        #expect(missing("cannot convert return expression of type 'Detector' to return type 'NSRegularExpression'") == nil)
        let judge = FaultJudge(names: table, frameworks: "/quince/Sources")
        #expect(judge.missing(text, at: FaultJudge.Place(words: ["url", "absoluteString"])) != nil && missing(text) == nil)
    }

    @Test("a value that says it is an argument of formats is one on Apple's systems alone")
    func formatArguments() {
        #expect(missing("type 'Date' does not conform to protocol 'CVarArg'") == "CVarArg")
        #expect(missing("type 'Date' does not conform to protocol 'Own'") == nil)
    }

    @Test("what a class has of a superclass that lost its own is missing, and so is what starts a session of networking in a subclass")
    func superclassOfSuperclass() {
        func missing(_ message: String, below superclass: String) -> String? {
            FaultJudge(names: table, undeclared: ["Cell: PhotoBase"], frameworks: "/quince/Sources").missing(
                message, at: FaultJudge.Place(superclass: superclass))
        }
        let path = "'super.init' isn't called on all paths before returning from initializer"
        #expect(missing("extra argument 'image' in call", below: "Cell") == "the superclass of Cell")
        #expect(missing("extra argument 'image' in call", below: "Row") == nil)
        #expect(missing(path, below: "URLSession") == "a subclass of URLSession")
        #expect(missing(path, below: "Row") == nil)
        #expect(LeftOutFinder(text: "class A: B.C<Int>, P { func f() { x } }").superclass(at: SourcePosition(line: 1, column: 35)) == "C")
    }

    @Test("a name with the prefix of a framework in C is missing, unless a similar one is known")
    func frameworksInC() {
        #expect(missing("cannot find type 'CFReadStream' in scope") == "CFReadStream")
        #expect(missing("cannot find 'kCFStreamPropertySSLContext' in scope") == "kCFStreamPropertySSLContext")
        #expect(missing("cannot find 'CGFLoat' in scope; did you mean 'CGFloat'?") == nil)
        #expect(missing("cannot find 'Section' in scope") == nil)
        #expect(missing("cannot find 'CTAButton' in scope") == nil)
        #expect(missing("function 'OSAtomicIncrement32' does not exist in module 'Foundation'") == "OSAtomicIncrement32")
    }

    @Test("in a file that imports an absent module an unknown name is that module's, unless a similar one is known")
    func doubt() {
        #expect(missing("cannot find 'Router' in scope", absent: ["Routing"]) == "Router")
        #expect(missing("value of type 'UIView' has no member 'snp'", absent: ["SnapKit"]) == "UIView.snp")
        #expect(missing("cannot find 'veiw' in scope; did you mean 'view'?", absent: ["SnapKit"]) == nil)
        #expect(missing("cannot infer contextual base in reference to member 'x'", absent: ["SnapKit"]) != nil)
        #expect(missing("cannot infer contextual base in reference to member 'x'") == nil)
        #expect(missing("unknown attribute 'Inject'", absent: ["Needle"]) == "@Inject")
        #expect(missing("unknown attribute 'IBOutlett'") == nil)
        #expect(
            missing("'(AnyObject, Selector) -> Void' is not representable in Objective-C, so it cannot be used with '@convention(c)'")
                == "the Objective-C runtime")
    }

    @Test("a notification that sources in Objective-C name goes by its constant's name there")
    func foreignNotifications() {
        let message = "type 'NSNotification.Name?' has no member 'reachabilityChanged'"
        #expect(missing(message, undeclared: ["kReachabilityChangedNotification"]) == "Name.reachabilityChanged")
        #expect(missing(message, undeclared: ["ReachabilityChangedNotification"]) == "Name.reachabilityChanged")
        #expect(missing(message) == nil)
    }

    @Test("a class in the place of an object is missing; a number there is a mistake")
    func classesAsObjects() {
        func message(_ type: String) -> String { "argument type '\(type)' expected to be instance of class or class-constrained type" }
        #expect(missing(message("Cell.Type")) == "a class as an object")
        #expect(missing(message("Int")) == nil)
    }

    @Test("what a type was by a protocol that it lost is missing: the main actor's, or what is wanted of its values")
    func lostConformances() {
        let judge = FaultJudge(names: table, undeclared: ["Demo: App", "Catalog: View"], frameworks: "/quince/Sources")
        func missing(_ message: String, in type: String? = nil) -> String? { judge.missing(message, at: FaultJudge.Place(enclosingType: type)) }
        let call = "call to main actor-isolated static method 'start()' in a synchronous nonisolated context"
        #expect(missing(call, in: "Demo") == "App")
        #expect(missing("main actor-isolated static property 'isOn' can not be referenced from a nonisolated context", in: "Demo") == "App")
        #expect(missing(call, in: "Other") == nil && missing(call) == nil)
        #expect(missing("cannot convert value of type 'Catalog' to closure result type 'UIViewController'") == "View")
        #expect(missing("cannot convert value of type 'Other' to closure result type 'UIViewController'") == nil)
        #expect(missing("no type for 'Self' can satisfy both 'Self == Catalog' and 'Self : Style'") == "View")
        #expect(missing("no type for 'Self' can satisfy both 'Self == Other' and 'Self : Style'") == nil)
        let finder = LeftOutFinder(text: "struct A { func f() { x } }\nextension B.C { func f() { y } }\nz()")
        #expect(finder.enclosingType(at: SourcePosition(line: 1, column: 23)) == "A")
        #expect(finder.enclosingType(at: SourcePosition(line: 2, column: 28)) == "C")
        #expect(finder.enclosingType(at: SourcePosition(line: 3, column: 1)) == nil)
    }

    @Test("wrong types and missing arguments are the author's, wherever they are")
    func mistakes() {
        for absent in [Set<String>(), ["MapKit"]] {
            #expect(missing("cannot convert value of type 'String' to specified type 'Int'", absent: absent) == nil)
            #expect(missing("missing argument for parameter 'b' in call", notes: ["/app/A.swift"], absent: absent) == nil)
            #expect(missing("extra argument 'b' in call", notes: ["/app/A.swift"], absent: absent) == nil)
            #expect(missing("type 'A' does not conform to protocol 'UITableViewDataSource'", absent: absent) == nil)
            #expect(missing("missing return in instance method expected to return 'Int'", absent: absent) == nil)
        }
    }

    @Test("what an absent package adds to types is missing in every file of the module; a typing error is not")
    func absentInModule() {
        let judge = FaultJudge(names: table)
        let place = FaultJudge.Place(absentInModule: ["SnapKit"])
        #expect(judge.missing("value of type 'UIButton' has no member 'snp'", at: place) == "UIButton.snp")
        #expect(judge.missing("value of type 'UILabel' has no member 'txet'; did you mean 'text'?", at: place) == nil)
        #expect(judge.missing("cannot find 'Router' in scope", at: place) == nil)
    }

    @Test("an initialiser that a type lacks may be what sources in Objective-C add to it")
    func foreignSources() {
        let judge = FaultJudge(names: table)
        let message = "no exact matches in call to initializer"
        #expect(judge.missing(message, at: FaultJudge.Place(word: "UIColor", hasForeignSources: true)) == "UIColor")
        #expect(judge.missing(message, at: FaultJudge.Place(word: "UIColor")) == nil)
        for message in ["argument passed to call that takes no arguments", "extra argument 'contentMode' in call"] {
            func missing(_ name: String, hasForeignSources: Bool = true) -> String? {
                judge.missing(message, at: FaultJudge.Place(word: "(", call: CallLabels(name: name, labels: ["big"]), hasForeignSources: hasForeignSources))
            }
            #expect(missing("MKMapView") != nil && missing("Own") == nil && missing("MKMapView", hasForeignSources: false) == nil, "\(message)")
        }
    }

    @Test("a method is the SDK's when its name goes on with the first label")
    func methods() {
        let judge = FaultJudge(names: SDKNames(types: [:], members: ["registerForPreviewingWithDelegate"]))
        func missing(_ name: String, _ label: String?) -> String? { judge.missing("cannot find '\(name)' in scope", at: FaultJudge.Place(firstLabel: label)) }
        #expect(missing("registerForPreviewing", "with") == "registerForPreviewing")
        #expect(missing("registerForPreviewing", nil) == nil)
        #expect(missing("register", "for") == "register")
        #expect(missing("registerForPreviewing", "by") == nil)
        let finder = LeftOutFinder(text: "register(with: self, cell)\nother(cell)")
        #expect(finder.firstLabel(at: SourcePosition(line: 1, column: 1)) == "with")
        #expect(finder.firstLabel(at: SourcePosition(line: 2, column: 1)) == nil)
    }

    @Test("a call of a framework's declaration that does not fit is one of Swift 4 in a module of Swift 4, and a mistake in others")
    func swift4() {
        let judge = FaultJudge(names: table, frameworks: "/quince/Sources")
        func missing(_ message: String, inSwift4: Bool, note: String = "/quince/Sources/UIKit/A.swift") -> String? {
            let notes = [Diagnostic(file: note, line: 1, column: 1, severity: .note, message: "'init(named:)' declared here")]
            return judge.missing(message, notes: notes, at: FaultJudge.Place(word: "Sound", isInSwift4: inSwift4))
        }
        let conversion = "cannot convert value of type 'String' to expected argument type 'SoundName'"
        #expect(missing(conversion, inSwift4: true) == "Sound as Swift 4 has it")
        #expect(missing("extra argument 'with' in call", inSwift4: true) == "Sound as Swift 4 has it")
        let joined = "binary operator '|=' cannot be applied to two 'UIViewContentMode' operands"
        #expect(missing(joined, inSwift4: true) == "Sound as Swift 4 has it" && missing(joined, inSwift4: false) == nil)
        #expect(missing("binary operator '+' cannot be applied to two 'Own' operands", inSwift4: true) == nil)
        let call = CallLabels(name: "play", labels: ["with"])
        let named = judge.missing("extra argument 'with' in call", at: FaultJudge.Place(word: "2", call: call, isInSwift4: true))
        #expect(named == "play(with:) as Swift 4 has it")
        #expect(missing(conversion, inSwift4: false) == nil)
        #expect(missing(conversion, inSwift4: true, note: "/app/Own.swift") == nil)
        #expect(missing("value of optional type 'Int?' must be unwrapped", inSwift4: true) == nil)
    }

    @Test("what a later version of iOS has is missing where the code is for that version")
    func laterVersion() {
        let judge = FaultJudge(names: table)
        #expect(judge.missing("cannot find 'tabBarMinimizeBehavior' in scope", at: FaultJudge.Place(isForLater: true)) == "a later version of iOS")
        let finder = LeftOutFinder(
            text: """
                if #available(iOS 26, *) { one() } else { two() }
                func f() { guard #available(iOS 18.0, *) else { return two() }; three() }
                @available(iOS, introduced: 18) func g() { four() }
                if #available(iOS 17.5, *) { five() }
                """)
        func isLater(_ line: Int, _ column: Int) -> Bool { finder.isForLater(than: [17, 5], at: SourcePosition(line: line, column: column)) }
        #expect(isLater(1, 29))
        #expect(!isLater(1, 44))
        #expect(!isLater(2, 58))
        #expect(isLater(2, 66))
        #expect(isLater(3, 47))
        #expect(!isLater(4, 30))
    }

    @Test("a closure that fits no overload because of what is missing in it is not the author's mistake")
    func closures() {
        let message = "contextual closure type '(Result<Data, any Error>) -> Void' expects 1 argument, but 2 were used in closure body"
        let finder = LeftOutFinder(text: "store.put(data) { meta, error in\n  if let error { log.error(error) }\n}\nlog.info(1)")
        let words: Set<String> = finder.wordsOfClosure(at: SourcePosition(line: 1, column: 19))
        #expect(words == ["log", "error"])
        #expect(
            finder.wordsOfClosure(at: SourcePosition(line: 1, column: 11)).isEmpty && finder.wordsOfClosure(at: SourcePosition(line: 2, column: 18)).isEmpty)
        #expect(FaultJudge(names: table, undeclared: ["log"]).missing(message, at: FaultJudge.Place(wordsOfClosure: words)) == "log")
        #expect(FaultJudge(names: table).missing(message, at: FaultJudge.Place(wordsOfClosure: words)) == nil)
    }

    @Test("a pattern of a case that was left out goes, one that never was there is a mistake")
    func patterns() {
        let message = "'_' can only appear in a pattern or on the left side of an assignment"
        #expect(FaultJudge(names: table, undeclared: ["date"]).missing(message, at: FaultJudge.Place(words: ["date"])) == "date")
        #expect(FaultJudge(names: table).missing(message, at: FaultJudge.Place(words: ["date"])) == nil)
        let finder = LeftOutFinder(text: "switch item {\ncase .date(_): print(a)\ndefault: break\n}")
        #expect(finder.words(at: SourcePosition(line: 2, column: 12)) == ["date", "_"] || finder.words(at: SourcePosition(line: 2, column: 12)) == ["date"])
    }

    @Test("types are known by their plain names")
    func plainTypes() {
        #expect(
            ["A.B<C>?", "any Foo.Type", "[Bar]", "(any Baz)?", "SwiftUIController.Type", "(A, B) -> C?"].map(CompilerFault.plainType) == [
                "B", "Foo", "Bar", "Baz", "SwiftUIController", "C",
            ])
    }

    @Test("what follows from something that was left out is missing too")
    func consequences() {
        #expect(missing("value of type 'MapController' has no member 'showMap'", undeclared: ["showMap"]) == "MapController.showMap")
        #expect(missing("cannot find 'map' in scope", undeclared: ["map"]) == "map")
        #expect(missing("missing return in instance method expected to return 'Int'", touched: true) != nil)
        #expect(missing("cannot convert value of type '()' to closure result type 'Int'", touched: true) != nil)
        #expect(missing("value of type 'MKMapView' has no member 'delegat'", placeholders: ["MKMapView"]) == "MKMapView.delegat")
        #expect(missing("cannot convert value of type 'MKMapView' to specified type 'Int'", placeholders: ["MKMapView"]) == "MKMapView")
        #expect(missing("value of type 'A' has no member 'typo'", touched: true) == nil)
    }

    @Test("an override is missing when the SDK has such a method; what is ambiguous among our own is missing")
    func overridesAndAmbiguity() {
        #expect(missing("method does not override any method from its superclass", word: "pressesBegan") == "pressesBegan")
        #expect(missing("method does not override any method from its superclass", word: "viewDidLod") == nil)
        #expect(missing("ambiguous use of 'round'", notes: ["/quince/Sources/ObjectRuntime/A.swift", "/app/A.swift"]) == "round")
        #expect(missing("ambiguous use of 'go'", notes: ["/app/A.swift", "/app/B.swift"]) == nil)
    }

    @Test("the tables know what Apple's frameworks have")
    func tables() {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let names = SDKNames(folder: root.appendingPathComponent("Sources/AppBuilder/Facts"))
        #expect(names.kind(of: "MKMapView") == .view && names.kind(of: "SFSafariViewController") == .controller)
        #expect(names.kind(of: "CLLocationManagerDelegate") == .protocol && names.kind(of: "Veiw") == nil)
        #expect(names.hasMember("open", of: "UIApplication") && names.hasGlobal("AudioServicesPlaySystemSound"))
        #expect(!names.hasMember("txet", of: "UILabel") && !names.hasGlobal("veiw"))
        #expect(names.hasMember("x", of: "CIVector") && !names.hasMember("x", of: "UIView") && names.hasMember("applyingSymbolConfiguration", of: "Icon"))
    }

    @Test("the tables know every name of Apple's declarations that ours are held against")
    func declaredNames() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let judge = FaultJudge(names: SDKNames(folder: root.appendingPathComponent("Sources/AppBuilder/Facts")), frameworks: "/quince/Sources")
        var unknown: Set<String> = []
        for module in ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UIKit"] {
            let table = try String(contentsOf: root.appendingPathComponent("docs/behaviour/declarations/\(module).tsv"), encoding: .utf8)
            for line in table.split(separator: "\n").dropFirst() {
                let path = line.prefix { $0 != "\t" && $0 != "(" }.split(separator: ".").map(String.init)
                guard let name = path.last, name != "init", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
                let owner = path.dropLast().joined(separator: ".")
                let message = owner.isEmpty ? "cannot find '\(name)' in scope" : "type '\(owner)' has no member '\(name)'"
                if judge.missing(message, at: FaultJudge.Place()) == nil { unknown.insert(path.suffix(2).joined(separator: ".")) }
            }
        }
        // A line of Facts/SDKSwiftNames.txt makes one known.
        #expect(unknown.sorted() == [])
    }

    @Test("the tables know how every function of Apple's declarations that ours are held against is called")
    func declaredFunctions() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let names = SDKNames(folder: root.appendingPathComponent("Sources/AppBuilder/Facts"))
        var unknown: Set<String> = []
        for module in ["CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UIKit"] {
            let table = try String(contentsOf: root.appendingPathComponent("docs/behaviour/declarations/\(module).tsv"), encoding: .utf8)
            for line in table.split(separator: "\n").dropFirst() {
                let path = line.prefix { $0 != "\t" }
                let parts = path.prefix { $0 != "(" }.split(separator: ".").map(String.init)
                let labels = path.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
                guard let name = parts.last == "init" ? parts.dropLast().last : parts.last, labels.contains(where: { $0 != "_" }),
                    name != "subscript", name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
                else { continue }
                let call = CallLabels(name: name, labels: labels)
                if !names.hasFunction(calledAs: call) { unknown.insert(call.description) }
            }
        }
        // A line of Facts/SDKFunctions.txt makes one known.
        #expect(unknown.sorted() == [])
    }

    @Test("a call without the argument that the remaining one of several functions takes is not at fault, also in another module")
    func remainingFunctions() {
        let names = SDKNames(types: [:], members: [])
        let text = "Presenter(keyboard: Container.resolve(), style: 1)"
        func missing(_ undeclared: Set<String>) -> String? {
            let call = LeftOutFinder(text: text).call(at: SourcePosition(line: 1, column: text.prefix { $0 != ")" }.count + 1))
            let note = Diagnostic(file: "/app/A.swift", line: 1, column: 1, severity: .note, message: "'resolve(arguments:)' declared here")
            return FaultJudge(names: names, undeclared: undeclared, frameworks: "/quince/Sources")
                .missing("missing argument for parameter 'arguments' in call", notes: [note], at: FaultJudge.Place(word: ")", call: call))
        }
        #expect(missing(["resolve"]) == "resolve")
        #expect(missing(["Presenter"]) == nil)
    }

    @Test("a call whose first label makes another of Apple's methods of its name is not at fault")
    func anotherFirstLabel() {
        let judge = FaultJudge(names: SDKNames(types: [:], members: ["fileURLWithPath", "fileURLWithPathComponents"]), frameworks: "/quince/Sources")
        func missing(_ labels: [String], _ message: String) -> String? {
            judge.missing("incorrect argument \(message)", at: FaultJudge.Place(call: CallLabels(name: "fileURL", labels: labels)))
        }
        #expect(missing(["withPath"], "label in call (have 'withPath:', expected 'withPathComponents:')") == "fileURL(withPath:)")
        #expect(missing(["withPath", "isDirectory"], "labels in call (have 'withPath:isDirectory:', expected 'withPathComponents:_:')") != nil)
        #expect(missing(["withPath", "isFolder"], "labels in call (have 'withPath:isFolder:', expected 'withPath:isDirectory:')") == nil)
        #expect(missing(["withPathh"], "label in call (have 'withPathh:', expected 'withPathComponents:')") == nil)
    }

    @Test("a call with the labels of one of Apple's functions is not at fault, whatever one there is here")
    func labels() {
        let names = SDKNames(types: [:], members: [], functions: ["present(_:animated:completion?:)", "animate(withDuration:animations:completion?:)"])
        let judge = FaultJudge(names: names, frameworks: "/quince/Sources")
        func missing(_ text: String, notes: [Diagnostic] = []) -> String? {
            let column = text.prefix { $0 != "(" }.count + 1
            let call = LeftOutFinder(text: text).call(at: SourcePosition(line: 1, column: column))
            return judge.missing("incorrect argument label in call (have 'a:', expected 'b:')", notes: notes, at: FaultJudge.Place(call: call))
        }
        #expect(missing("self.present(next, animated: true)") == "present(_:animated:)")
        #expect(missing("present(next, animated: true, completion: nil)") == "present(_:animated:completion:)")
        #expect(missing("self.present(next, animatd: true)") == nil)
        #expect(missing("self.present(next)") == nil)
        #expect(missing("UIView.animate(withDuration: 1) { x = 1 }") == "animate(withDuration:)")
        #expect(missing("UIView.animate(withDuration: 1) { x = 1 } completion: { y() }") == "animate(withDuration:)")
        #expect(missing("UIView.animate(withDuration: 1)") == nil)
        let own = Diagnostic(file: "/app/A.swift", line: 1, column: 1, severity: .note, message: "'present' declared here")
        #expect(missing("self.present(next, animated: true)", notes: [own]) == nil)
        let call = CallLabels(name: "present", labels: ["_", "animated"])
        #expect(judge.missing("no exact matches in call to instance method 'present'", at: FaultJudge.Place(call: call)) == nil)
        func several(_ notes: String...) -> String? {
            var note = Diagnostic(file: "/quince/Sources/UIKit/A.swift", line: 1, column: 1, severity: .note, message: notes[0])
            note.excerpt = notes.map { "  |    `- note: \($0)" }
            return judge.missing("no exact matches in call to instance method 'present'", notes: [note], at: FaultJudge.Place())
        }
        let other = "incorrect labels for candidate (have: '(_:animated:)', expected: '(_:with:)')"
        #expect(several(other, other) == "present(_:animated:)")
        #expect(several(other, "candidate expects value of type 'String' for parameter #1 (got 'Int')") == nil)
        func overriding(_ method: String) -> String? {
            let message = "argument labels for method '\(method)' do not match those of overridden method 'present(_:with:)'"
            return judge.missing(message, at: FaultJudge.Place(word: "present"))
        }
        #expect(overriding("present(_:animated:completion:)") == "present(_:animated:completion:)")
        #expect(overriding("present(_:animatd:completion:)") == nil)
        let inner = LeftOutFinder(text: "present(make(a: 1), animated: true)")
        #expect(inner.call(at: SourcePosition(line: 1, column: 9))?.description == "present(_:animated:)")
        #expect(inner.call(at: SourcePosition(line: 1, column: 14))?.description == "make(a:)")
        #expect(inner.call(at: SourcePosition(line: 1, column: 1)) == nil)
    }
}

@Suite("Files in other languages")
struct ForeignNamesTests {
    @Test("what Xcode makes of an intent definition is known by name")
    func intents() {
        let names = ForeignNames.declared(inIntents: "<key>INIntentName</key>\n\t<string>Create</string>")
        #expect(names == ["CreateIntent", "CreateIntentHandling", "CreateIntentResponse", "CreateIntentResponseCode"])
    }

    @Test("what a tool generates that is not installed is gone with it")
    func generatedNames() {
        #expect(ForeignNames.generated(by: "R.swift") == ["R"])
        #expect(ForeignNames.generated(by: "SwiftGen").contains("L10n"))
        #expect(ForeignNames.generated(by: "SnapKit").isEmpty)
    }

    @Test("structures and classes whose names macros put together are declared in Objective-C")
    func namesOfMacros() {
        let text = """
            typedef struct large_struct { int a; } large_struct_t;
            #define PAIR(name, content) \\
            @interface Base_ ## name : NSObject \\
            @end
            PAIR(shared,
                 content)
            """
        let names = ForeignNames.declared(inObjectiveC: text)
        #expect(names.isSuperset(of: ["large_struct", "large_struct_t", "Base_shared"]))
        #expect(!ForeignNames.declared(inObjectiveC: "PAIR(shared,\n content)").contains("Base_shared"))
    }

    @Test("headers beside sources in Objective-C declare what has no source of its name")
    func headers() throws {
        let folder = try TemporaryFolder()
        try folder.write("@implementation Row\n@end\n", to: "Pod/Row.m")
        try folder.write("@protocol RowOwner <NSObject>\n@end\n", to: "Pod/RowOwner.h")
        let source = UnsupportedFile(url: folder.url.appendingPathComponent("Pod/Row.m"), reason: .cFamily)
        #expect(ForeignNames.declared(inHeadersBeside: [source]).contains("RowOwner"))
        #expect(ForeignNames.declared(inHeadersBeside: [UnsupportedFile(url: source.url, reason: .notInCheckout)]).isEmpty)
    }

    @Test("what an Objective-C file declares is known by name")
    func names() {
        let header = """
            @interface OldView : UIView
            @property (nonatomic, strong) NSString *caption;
            - (void)startWith:(int)x;
            @end
            typedef NS_ENUM(NSInteger, OldKind) { OldKindA };
            extern NSString * const OldName;
            #define OLD_LIMIT 3
            """
        #expect(ForeignNames.declared(inObjectiveC: header).isSuperset(of: ["OldView", "caption", "startWith", "OldKind", "OldName", "OLD_LIMIT"]))
    }
}

@Suite("What is left out of a project")
struct LeftOutRecordTests {
    private func part(_ range: Range<Int>, _ kind: LeftOutPart.Kind = .statement) -> LeftOutPart {
        LeftOutPart(kind: kind, range: range, position: SourcePosition(line: 1, column: 1), declaration: "f()", needs: "Gone")
    }

    @Test("it is kept for the text it was found in, and an outer part takes the inner ones' place")
    func keeping() throws {
        var record = LeftOutRecord(runtime: "1")
        let added = [[part(10..<20), part(30..<40)], [part(12..<18)], [part(5..<25, .body)]].map { record.add($0, to: "/A.swift", text: "text") }
        #expect(added == [true, false, true])
        #expect(record.parts(in: "/A.swift", text: "text").map(\.range) == [5..<25, 30..<40])
        #expect(LeftOutRecord(data: record.data, runtime: "1") == record)
        #expect(LeftOutRecord(data: record.data, runtime: "2").isEmpty)
        #expect(LeftOutRecord(data: record.data, runtime: "1", absent: ["the package Kit"]).isEmpty)
        #expect(record.parts(in: "/A.swift", text: "edited").isEmpty)
    }

    @Test("what followed in other files from a part that is edited is forgotten, and what followed from that; the rest is kept")
    func forgettingConsequences() {
        func part(_ kind: LeftOutPart.Kind, needs: String, names: [String] = []) -> LeftOutPart {
            LeftOutPart(
                kind: kind, range: 0..<4, position: SourcePosition(line: 1, column: 1), declaration: "A", needs: needs, replacement: "", names: names)
        }
        let parts = [
            "/A.swift": part(.conformance, needs: "MKAnnotation", names: ["Place: MKAnnotation"]),
            "/B.swift": part(.member, needs: "MKAnnotation", names: ["pin"]), "/C.swift": part(.statement, needs: "Map.pin", names: ["local"]),
            "/D.swift": part(.statement, needs: "UIView.local"),
        ]
        func kept(_ texts: [String: String], in module: String = "Demo") -> [String] {
            var record = LeftOutRecord()
            for (path, part) in parts { _ = record.add([part], to: path, text: "text") }
            record.forgetConsequences(texts: [module: texts])
            return parts.keys.sorted().filter { !record.parts(in: $0, text: "text").isEmpty }
        }
        let same = parts.mapValues { _ in "text" }
        #expect(kept(same) == ["/A.swift", "/B.swift", "/C.swift", "/D.swift"])
        #expect(kept(same.merging(["/A.swift": "edited"]) { $1 }) == ["/D.swift"])
        #expect(kept(same.merging(["/B.swift": "edited"]) { $1 }) == ["/A.swift", "/D.swift"])
        #expect(kept(same.merging(["/C.swift": "edited"]) { $1 }) == ["/A.swift", "/B.swift", "/D.swift"])
        // Files of modules that this build has nothing of stay.
        #expect(kept([:]) == ["/A.swift", "/B.swift", "/C.swift", "/D.swift"])
    }

    @Test("what followed from a placeholder is forgotten when no file names its class any more")
    func forgettingPlaceholders() {
        var record = round("let a = MKMapView(frame: f)", [(1, 9, "cannot find 'MKMapView' in scope")])
        _ = record.add(
            [LeftOutPart(kind: .statement, range: 0..<3, position: SourcePosition(line: 1, column: 1), declaration: "f()", needs: "MKMapView.region")],
            to: "/B.swift", text: "map.region")
        var texts = ["/A.swift": "let a = MKMapView(frame: f)", "/B.swift": "map.region"]
        record.forgetConsequences(texts: ["Demo": texts])
        #expect(record.placeholders(in: "Demo").count == 1 && !record.parts(in: "/B.swift", text: "map.region").isEmpty)
        texts["/A.swift"] = "let a = 1"
        record.forgetConsequences(texts: ["Demo": texts])
        #expect(record.isEmpty)
    }

    private func round(_ text: String, _ errors: [(line: Int, column: Int, message: String)], parts: [LeftOutPart] = []) -> LeftOutRecord {
        let names = SDKNames(types: ["MKMapView": .view, "CLLocation": .class], members: [])
        var record = LeftOutRecord()
        let leavingOut = LeavingOut(names: names, frameworks: "/q", sources: ["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: parts)])
        _ = leavingOut.add(
            errors.map { (Diagnostic(file: "/A.swift", line: $0.line, column: $0.column, severity: .error, message: $0.message), []) }, own: [], to: &record)
        return record
    }

    @Test("a view that is not there gets a placeholder with the initialisers it is made by")
    func placeholders() {
        let record = round("let a = MKMapView(frame: f)\nlet b = MKMapView(x: 1, 2)", [(1, 9, "cannot find 'MKMapView' in scope")])
        #expect(record.placeholders(in: "Demo").map(\.initializers) == [[["frame"], ["x", ""]]])
        #expect(
            PlaceholderSource(record.placeholders(in: "Demo"))?.text.contains(
                "public convenience init(x a0: Any? = nil, _ a1: Any? = nil) { self.init(frame: .zero) }") == true)
        let asProtocol = round("struct A: MKMapView {}", [(1, 11, "cannot find type 'MKMapView' in scope")])
        #expect(asProtocol.placeholders(in: "Demo").isEmpty && asProtocol.parts(in: "/A.swift", text: "struct A: MKMapView {}").map(\.kind) == [.conformance])
    }

    @Test("a placeholder has the initialisers of what is made for a variable of its type, and members of unknown types wait for it")
    func implicitInitializers() {
        let text = """
            var a: MKMapView!
            let b: MKMapView? = .init(x: 1)
            func f() {
                a = .init(name: "n")
                other = .init(y: 2)
                a.contentMode = .scaleAspectFit
            }
            """
        let unknown = [(4, 10, "init"), (6, 22, "scaleAspectFit")].map { ($0, $1, "cannot infer contextual base in reference to member '\($2)'") }
        let record = round(text, [(1, 8, "cannot find type 'MKMapView' in scope")] + unknown)
        #expect(record.placeholders(in: "Demo").map(\.initializers) == [[["name"], ["x"]]])
        #expect(record.parts(in: "/A.swift", text: text).isEmpty)
    }

    @Test("what a class lacks of a superclass that gets a placeholder is looked at anew with that")
    func awaitedSuperclass() {
        let text = "class A: MKMapView {\n    func f() { distance() }\n}\nclass B: A {\n    func g() { distance() }\n}\nfunc h() { CLLocation() }"
        let errors = [(1, 10, "cannot find type 'MKMapView' in scope")] + [2, 5].map { ($0, 16, "cannot find 'CLLocation' in scope") }
        let record = round(text, errors + [(7, 12, "cannot find 'CLLocation' in scope")])
        #expect(record.placeholders(in: "Demo").map(\.name) == ["MKMapView"])
        #expect(record.parts(in: "/A.swift", text: text).map(\.position.line) == [7])
        #expect(round(text, Array(errors.dropFirst())).parts(in: "/A.swift", text: text).map(\.position.line) == [2, 5])
    }

    @Test("a member without its type that the SDK has and nothing here is missing, where nothing else explains the error")
    func implicitMembers() {
        let text = "func f() {\n    font = .preferred(for: .largest)\n    a()\n}"
        func left(_ member: String, declaring: String = "", isKnown: Bool = false) -> [Int] {
            var leavingOut = LeavingOut(
                names: SDKNames(types: [:], members: ["UIFontTextStyleLargest"]), frameworks: "/q",
                sources: ["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: []), "/B.swift": .init(module: "Demo", text: declaring, parts: [])])
            leavingOut.isKnown = { _ in isKnown }
            var record = LeftOutRecord()
            let message = "cannot infer contextual base in reference to member '\(member)'"
            _ = leavingOut.add([(Diagnostic(file: "/A.swift", line: 2, column: 29, severity: .error, message: message), [])], own: [], to: &record)
            return record.parts(in: "/A.swift", text: text).map(\.position.line)
        }
        #expect(left("largest") == [2])
        #expect(left("largest", isKnown: true) == [] && left("largst") == [])
        #expect(left("largest", declaring: "enum Size { case small, largest }") == [])
    }

    @Test("a name of a module that a header imports for all files is missing in each of them")
    func modulesOfHeaders() {
        let text = "func f() {\n    log(AWSS3ErrorDomain)\n}"
        func left(_ absent: Set<String>) -> [Int] {
            let source = LeavingOut.Source(module: "Demo", text: text, parts: [], absentInHeaders: absent)
            let leavingOut = LeavingOut(names: SDKNames(types: [:], members: []), frameworks: "/q", sources: ["/A.swift": source])
            var record = LeftOutRecord()
            let error = Diagnostic(file: "/A.swift", line: 2, column: 9, severity: .error, message: "cannot find 'AWSS3ErrorDomain' in scope")
            _ = leavingOut.add([(error, [])], own: [], to: &record)
            return record.parts(in: "/A.swift", text: text).map(\.position.line)
        }
        #expect(left(["AWSS3"]) == [2] && left([]) == [])
        var options = LoweringOptions()
        options.implicitImports = ["UIKit", "AWSS3", "objc", "Demo"]
        options.sourceModule = "Demo"
        #expect(options.absentInHeaders == ["AWSS3"])
    }

    @Test("a protocol goes where a method of it has a type that is missing, as the compiler notes in the same file")
    func conformanceByPlaceholders() {
        let text = "extension A: Listing {\n    func cell() -> MKMapView { made }\n}"
        func left(_ type: String, placeholder: String) -> [LeftOutPart.Kind] {
            var record = LeftOutRecord()
            _ = record.add(
                LeftOutRecord.Placeholder(
                    name: placeholder, isController: false, initializers: [], path: "/A.swift", position: SourcePosition(line: 2, column: 20)), to: "Demo")
            let leavingOut = LeavingOut(
                names: SDKNames(types: [:], members: []), frameworks: "/q", sources: ["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: [])])
            var error = Diagnostic(
                file: "/A.swift", line: 1, column: 1, severity: .error, message: "type 'A' does not conform to protocol 'Listing'")
            error.excerpt = ["2 |     func cell() -> MKMapView", "  |          `- note: candidate has non-matching type '() -> \(type)'"]
            _ = leavingOut.add([(error, [])], own: [], to: &record)
            return record.parts(in: "/A.swift", text: text).map(\.kind)
        }
        #expect(left("MKMapView", placeholder: "MKMapView") == [.conformance])
        #expect(left("MKMapView", placeholder: "MKOther") == [])
    }

    @Test("a placeholder that one file gets is there for the others")
    func placeholdersOfModules() {
        let texts = ["/A.swift": "let a = MKMapView()", "/B.swift": "class B: MKMapView {}\nlet b = CLLocation()"]
        let leavingOut = LeavingOut(
            names: SDKNames(types: ["MKMapView": .view, "CLLocation": .class], members: []), frameworks: "/q",
            sources: texts.mapValues { LeavingOut.Source(module: "Demo", text: $0, parts: []) })
        func error(_ file: String, _ line: Int, _ column: Int, _ name: String) -> (main: Diagnostic, notes: [Diagnostic]) {
            (Diagnostic(file: file, line: line, column: column, severity: .error, message: "cannot find '\(name)' in scope"), [])
        }
        var record = LeftOutRecord()
        let errors = [error("/A.swift", 1, 9, "MKMapView"), error("/B.swift", 1, 10, "MKMapView"), error("/B.swift", 2, 9, "CLLocation")]
        #expect(leavingOut.add(errors, own: [], to: &record))
        #expect(record.placeholders(in: "Demo").map(\.name) == ["MKMapView"])
        #expect(texts.keys.sorted().flatMap { record.parts(in: $0, text: texts[$0] ?? "") }.map(\.position.line) == [2])
    }

    @Test("a placeholder is there for as long as the sources name its class and do not declare it themselves")
    func unusedPlaceholders() {
        let record = round("let a = MKMapView()", [(1, 9, "cannot find 'MKMapView' in scope")])
        func names(_ texts: String...) -> [String] { record.placeholders(in: "Demo", of: texts).map(\.name) }
        #expect(names("let a = MKMapView()", "let b = 1") == ["MKMapView"])
        #expect(names("// MKMapView\nlet a = \"MKMapView\"", "let b = MKMapViews()") == [])
        #expect(names("let a = MKMapView()", "final class MKMapView {}") == [])
        func listed(_ text: String) -> [String] {
            LeftOut.list(["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: [])], record).map(\.needs)
        }
        #expect(listed("let a: MKMapView? = nil") == ["MKMapView"])
        #expect(listed("let a = 1") == [])
    }

    @Test("what an initialiser gives no value any more goes, and the initialiser stays")
    func properties() {
        let text = "class A {\n    var model: M\n    init() {\n        model = CLLocation()\n    }\n}"
        let finder = LeftOutFinder(text: text)
        let parts = finder.units(at: SourcePosition(line: 4, column: 17), fault: .missing, needs: "CLLocation")[0]
        let names = SDKNames(types: [:], members: [])
        var record = LeftOutRecord()
        let leavingOut = LeavingOut(names: names, frameworks: "/q", sources: ["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: parts)])
        func diagnostic(_ message: String, _ severity: Diagnostic.Severity) -> Diagnostic {
            Diagnostic(file: "/A.swift", line: 5, column: 5, severity: severity, message: message)
        }
        let error = diagnostic("return from initializer without initializing all stored properties", .error)
        _ = leavingOut.add([(error, [diagnostic("'self.model' not initialized", .note)])], own: [], to: &record)
        #expect(record.parts(in: "/A.swift", text: text).map(\.declaration) == ["A.model"])
        var inline = error
        inline.excerpt = ["2 |     var model: M", "  |         `- note: 'self.model' not initialized"]
        record = LeftOutRecord()
        _ = leavingOut.add([(inline, [])], own: [], to: &record)
        #expect(record.parts(in: "/A.swift", text: text).map(\.declaration) == ["A.model"])
    }

    @Test("a unit that takes earlier ones along, as they left a value unset, names what these needed")
    func causesOfConsequences() {
        let text = "func f() {\n    let edges: Int\n    if a {\n        edges = 1\n    } else if CLLocation() {\n        edges = 2\n    }\n    g(edges)\n}"
        let first = LeftOutFinder(text: text).units(at: SourcePosition(line: 5, column: 15), fault: .missing, needs: "CLLocation")[0]
        #expect(first.map(\.position.line) == [3])
        let record = round(text, [(8, 7, "constant 'edges' used before being initialized")], parts: first)
        let parts = record.parts(in: "/A.swift", text: text)
        #expect(parts.map(\.kind) == [.body] && parts.map(\.needs) == ["CLLocation"] && parts.allSatisfy { $0.replacement.contains("CLLocation") })
        // One that is there for something else that is missing names that.
        let other = round(text, [(8, 5, "cannot find 'MKMapView' in scope")], parts: first)
        #expect(other.placeholders(in: "Demo").map(\.name) == ["MKMapView"])
    }

    @Test("an author's mistake leads to nothing, also beside something missing in another statement")
    func mistakes() {
        let text = "func f() {\n    let x: Int = \"\"\n    CLLocation()\n}"
        let errors = [(2, 18, "cannot convert value of type 'String' to specified type 'Int'"), (3, 5, "cannot find 'CLLocation' in scope")]
        let record = round(text, errors)
        let parts = record.parts(in: "/A.swift", text: text)
        #expect(parts.map(\.position.line) == [3])
        #expect(round(text, [errors[0]]).isEmpty)
    }

    @Test(
        "an error that comes up only when parts are left out follows from them, where nothing else explains it; those of a module's first turn are the author's"
    )
    func consequences() {
        let text = "func f() {\n    use(made)\n    let x: Int = \"\"\n}"
        func error(_ line: Int, _ message: String) -> Diagnostic { Diagnostic(file: "/A.swift", line: line, column: 5, severity: .error, message: message) }
        let own = error(3, "cannot convert value of type 'String' to specified type 'Int'")
        let new = error(2, "cannot convert value of type 'A' to expected argument type 'B'")
        func left(_ errors: [Diagnostic], earlier: EarlierErrors) -> [Int] {
            var record = LeftOutRecord()
            var leavingOut = LeavingOut(
                names: SDKNames(types: [:], members: []), frameworks: "/q", sources: ["/A.swift": LeavingOut.Source(module: "Demo", text: text, parts: [])])
            leavingOut.earlier = earlier
            _ = leavingOut.add(errors.map { ($0, []) }, own: [], to: &record)
            return record.parts(in: "/A.swift", text: text).map(\.position.line)
        }
        var earlier = EarlierErrors()
        #expect(left([own, new], earlier: earlier) == [])
        earlier.add([own]) { _ in "Demo" }
        #expect(left([own, new], earlier: earlier) == [2])
        // What is checked only in a module without other errors says nothing.
        #expect(left([error(2, "missing return in global function expected to return 'Int'")], earlier: earlier) == [])
    }
}
