import SourceLowering
import Testing

@Suite("What the lowering makes of Core Data's constructs")
struct ManagedObjectTests {
    private static let coreData = ModuleIndex(
        module: "CoreData",
        files: [
            SourceFile(
                path: "CoreData.swift",
                text: """
                    open class NSManagedObject: NSObject {
                        public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
                    }
                    open class NSManagedObjectContext: NSObject {}
                    open class NSEntityDescription: NSObject {}
                    """)
        ])

    private func text(_ source: String) -> String { body(lowered(source, imported: [Samples.frameworks, Self.coreData])) }

    @Test("Managed properties read and write the object's values, whatever their types and access")
    func properties() {
        let lowered = text(
            """
            extension Book {
                @NSManaged public var title: String?
                @NSManaged public private(set) var year: Int32
                @NSManaged var first, second: Bool
            }
            """)
        #expect(
            lowered.contains(#"public var title: String? { get { __managedValue(forKey: "title") } set { __setManagedValue(newValue, forKey: "title") } }"#))
        #expect(lowered.contains(#"public private(set) var year: Int32 { get { __managedValue(forKey: "year") }"#))
        #expect(lowered.contains(#"var first: Bool { get { __managedValue(forKey: "first") }"#) && lowered.contains(#", second: Bool { get"#))
        #expect(!lowered.contains("@NSManaged"))
    }

    @Test(
        "Generated accessors change the relationship that their names say",
        arguments: [
            ("addToItems(_ value: Item)", #"{ __addManaged(value, toKey: "items") }"#),
            ("removeFromItems(_ values: NSSet)", #"{ __removeManaged(values, fromKey: "items") }"#),
            ("insertIntoItems(_ value: Item, at idx: Int)", #"{ __insertManaged(value, at: idx, intoKey: "items") }"#),
            ("removeFromItems(at idx: Int)", #"{ __removeManaged(at: idx, fromKey: "items") }"#),
            ("replaceItems(at idx: Int, with value: Item)", #"{ __replaceManaged(at: idx, with: value, inKey: "items") }"#),
            ("addItemsObject(_ value: Item)", #"{ __addManaged(value, toKey: "items") }"#),
            ("removeItems(_ values: NSSet)", #"{ __removeManaged(values, fromKey: "items") }"#),
        ])
    func accessors(declaration: String, expected: String) {
        #expect(text("extension Book { @NSManaged public func \(declaration) }").contains("func \(declaration) \(expected)"))
    }

    @Test("A managed method that is no accessor of Core Data's ends the app that calls it, as one without code does")
    func unknownAccessor() {
        let lowered = text("extension Book {\n    @objc(setKeyObject:)\n    @NSManaged func setKeyObject(_ value: String)\n}")
        #expect(lowered.contains("{ Swift.fatalError(\"-[Book setKeyObject:]: unrecognized selector sent to instance\") }"))
    }

    @Test("The initialiser that the framework calls is required")
    func initializers() {
        let lowered = text(
            """
            class Book: NSManagedObject {
                override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                    super.init(entity: entity, insertInto: context)
                }
            }
            """)
        #expect(lowered.contains("    required init(entity: NSEntityDescription"))
        #expect(!lowered.contains("override"))
        let other = text("class Book: NSManagedObject { init(x: Int, in context: NSManagedObjectContext) { super.init(entity: e, insertInto: context) } }")
        #expect(
            other.contains(
                "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) }"))
        #expect(!text("class Book: NSManagedObject { convenience init(x: Int) { self.init() } }").contains("required"))
    }

    @Test("A Realm object's own init() is a required one, and a class with other initialisers has it too")
    func realmInitializers() {
        let base = SourceFile(
            path: "Object.swift",
            text: "open class ObjectBase: NSObject { public required override init() {} }\npublic typealias Object = RealmSwiftObject\n"
                + "open class RealmSwiftObject: ObjectBase {}")
        let realm = ModuleLowering(module: "RealmSwift", imported: [Samples.frameworks]).lower([base]).index
        func lowered(_ text: String) -> String {
            let lowering = ModuleLowering(module: "Demo", imported: [Samples.frameworks, realm])
            return lowering.lower([SourceFile(path: "A.swift", text: text)]).files[0].text
        }
        #expect(lowered("class Book: Object { override init() { super.init() } }").contains("{ required init() { super.init() } "))
        #expect(lowered("class Book: Object { init(title: String) { super.init() } }").contains("required init() { super.init() }"))
        for own in ["convenience init(title: String) { self.init() }", "required init() { super.init() }; init(title: String) { super.init() }"] {
            #expect(lowered("class Book: Object { \(own) }").components(separatedBy: "required init()").count == (own.hasPrefix("required") ? 2 : 1))
        }
    }

    @Test("So is a Parse object's, whose managed properties are values by name")
    func parseInitializers() {
        let base = SourceFile(path: "PFObject.swift", text: "open class PFObject: NSObject { public required override init() {} }")
        let parse = ModuleLowering(module: "ParseSDK", imported: [Samples.frameworks]).lower([base]).index
        let lowering = ModuleLowering(module: "Demo", imported: [Samples.frameworks, parse])
        let text = "class Post: PFObject { @NSManaged var title: String; override init() { super.init() } }"
        let lowered: String = lowering.lower([SourceFile(path: "A.swift", text: text)]).files[0].text
        #expect(lowered.contains("required init() { super.init() }") && lowered.contains("__managedValue(forKey: \"title\")"))
    }

    @Test("Where classes are on the main actor by default, the initialiser that the framework calls is on none", arguments: [false, true])
    func initializersOnTheMainActor(byDefault: Bool) {
        var options = LoweringOptions()
        options.isMainActorByDefault = byDefault
        let lowering = ModuleLowering(module: "Demo", imported: [Samples.frameworks, Self.coreData], options: options)
        let text = lowering.lower([SourceFile(path: "A.swift", text: "final class Book: NSManagedObject { @NSManaged var title: String }")]).files[0].text
        #expect(text.contains("nonisolated required init(entity:") == byDefault)
    }

    @Test("A literal that is set to a relationship becomes a set")
    func setLiterals() {
        let lowered = text(
            "class Author: NSManagedObject { @NSManaged var books: NSSet?; @NSManaged var pages: [Int] }\nfunc f(_ a: Author) { a.books = []; a.pages = [1] }")
        #expect(lowered.contains("a.books = NSSet(array: []); a.pages = [1]"))
    }

    @Test("Sort descriptors and expressions are told the names in their key paths")
    func keyPaths() {
        let lowered = text(
            #"let a = [NSSortDescriptor(keyPath: \Book.author?.name, ascending: true), .init(keyPath: \Book.year, ascending: false)], b = NSExpression(forKeyPath: \Book.year)"#
        )
        #expect(lowered.contains(#"keyPath: \Book.author?.name, __named: "author.name", ascending: true"#))
        #expect(
            lowered.contains(#".init(keyPath: \Book.year, __named: "year", ascending: false"#) && lowered.contains(#"forKeyPath: \Book.year, __named: "year")"#)
        )
        #expect(!text(#"let a = view.animate(keyPath: \Layer.bounds)"#).contains("__named"))
    }

    @Test("Casts that only Objective-C makes are made by other means")
    func casts() {
        #expect(text("let a = Book.fetchRequest() as! NSFetchRequest<NSFetchRequestResult>").contains("let a = Book.fetchRequest().__erased"))
        let lowered = text("source.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>, animatingDifferences: true)")
        #expect(lowered.contains("source.apply(NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(__reference: snapshot), animatingDifferences: true)"))
    }
}
