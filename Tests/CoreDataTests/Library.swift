import InterfaceFiles
import ObjectRuntime

@testable import QuinceCoreData

/// The model that the tests work with: books of authors, with tags, chapters in order, and novels among the books.
enum Library {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="1">
            <entity name="Author" representedClassName="CoreDataTests.Author">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="bookCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="books.@count" usesScalarValueType="YES"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName="CoreDataTests.Book">
                <attribute name="title" attributeType="String" maxValueString="40" minValueString="1"/>
                <attribute name="year" optional="YES" attributeType="Integer 32" defaultValueString="1999" usesScalarValueType="YES"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="rating" optional="YES" attributeType="Double" minValueString="0" maxValueString="5" usesScalarValueType="YES"/>
                <attribute name="isRead" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="bought" optional="YES" attributeType="Date"/>
                <attribute name="cover" optional="YES" attributeType="Binary"/>
                <attribute name="token" optional="YES" attributeType="UUID"/>
                <attribute name="page" optional="YES" attributeType="URI"/>
                <attribute name="words" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
                <attribute name="search" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(title)"/>
                <attribute name="scratch" optional="YES" attributeType="String" transient="YES"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
                <relationship name="chapters" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
                <relationship name="lender" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Lender" inverseName="loans" inverseEntity="Lender"/>
            </entity>
            <entity name="Novel" parentEntity="Book" representedClassName="CoreDataTests.Novel">
                <attribute name="genre" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Tag" representedClassName="NSManagedObject">
                <attribute name="name" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Chapter" representedClassName="NSManagedObject">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
            </entity>
            <entity name="Lender" representedClassName="NSManagedObject">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="loans" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="lender" inverseEntity="Book"/>
            </entity>
            <fetchRequest name="Cheap" entity="Book" predicateString="price &lt; $LIMIT"/>
            <configuration name="People"><memberEntity name="Author"/></configuration>
        </model>
        """

    static func model(_ text: String = xml) throws -> NSManagedObjectModel {
        _ = registered
        let model = NSManagedObjectModel()
        ModelBuilding.fill(model, from: try DataModelReader.read(text.utf8))
        return model
    }

    private static let registered: Void = {
        _ = ObjCRuntime.registration(of: Author.self, named: "CoreDataTests.Author")
        _ = ObjCRuntime.registration(of: Book.self, named: "CoreDataTests.Book")
        _ = ObjCRuntime.registration(of: Novel.self, named: "CoreDataTests.Novel")
    }()

    /// A container over a store in memory, or in a folder.
    static func container(at folder: URL? = nil, model text: String = xml, options: [String: Any] = [:]) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model(text))
        let description = container.persistentStoreDescriptions[0]
        if let folder { description.url = folder.appendingPathComponent("Library.sqlite") } else { description.type = NSInMemoryStoreType }
        for (key, value) in options { description.setOption(value, forKey: key) }
        var failure: Error?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
}

/// A folder that goes with the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}

// As lowering leaves them.
final class Author: NSManagedObject {
    var name: String? {
        get { __managedValue(forKey: "name") }
        set { __setManagedValue(newValue, forKey: "name") }
    }
    var books: Set<Book> {
        get { __managedValue(forKey: "books") }
        set { __setManagedValue(newValue, forKey: "books") }
    }
    var bookCount: Int64 {
        get { __managedValue(forKey: "bookCount") }
        set { __setManagedValue(newValue, forKey: "bookCount") }
    }
    func addToBooks(_ value: Book) { __addManaged(value, toKey: "books") }
    func removeFromBooks(_ value: Book) { __removeManaged(value, fromKey: "books") }
}

class Book: NSManagedObject {
    var awoken: [String] = []
    var title: String? {
        get { __managedValue(forKey: "title") }
        set { __setManagedValue(newValue, forKey: "title") }
    }
    var year: Int32 {
        get { __managedValue(forKey: "year") }
        set { __setManagedValue(newValue, forKey: "year") }
    }
    var price: NSDecimalNumber? {
        get { __managedValue(forKey: "price") }
        set { __setManagedValue(newValue, forKey: "price") }
    }
    var rating: Double {
        get { __managedValue(forKey: "rating") }
        set { __setManagedValue(newValue, forKey: "rating") }
    }
    var isRead: Bool {
        get { __managedValue(forKey: "isRead") }
        set { __setManagedValue(newValue, forKey: "isRead") }
    }
    var bought: Date? {
        get { __managedValue(forKey: "bought") }
        set { __setManagedValue(newValue, forKey: "bought") }
    }
    var cover: Data? {
        get { __managedValue(forKey: "cover") }
        set { __setManagedValue(newValue, forKey: "cover") }
    }
    var token: UUID? {
        get { __managedValue(forKey: "token") }
        set { __setManagedValue(newValue, forKey: "token") }
    }
    var page: URL? {
        get { __managedValue(forKey: "page") }
        set { __setManagedValue(newValue, forKey: "page") }
    }
    var words: [String]? {
        get { __managedValue(forKey: "words") }
        set { __setManagedValue(newValue, forKey: "words") }
    }
    var search: String? {
        get { __managedValue(forKey: "search") }
        set { __setManagedValue(newValue, forKey: "search") }
    }
    var author: Author? {
        get { __managedValue(forKey: "author") }
        set { __setManagedValue(newValue, forKey: "author") }
    }
    var tags: NSSet? {
        get { __managedValue(forKey: "tags") }
        set { __setManagedValue(newValue, forKey: "tags") }
    }
    var chapters: NSOrderedSet? {
        get { __managedValue(forKey: "chapters") }
        set { __setManagedValue(newValue, forKey: "chapters") }
    }

    class func request() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
    override func awakeFromInsert() { awoken.append("insert") }
    override func awakeFromFetch() { awoken.append("fetch") }
}

final class Novel: Book {
    var genre: String? {
        get { __managedValue(forKey: "genre") }
        set { __setManagedValue(newValue, forKey: "genre") }
    }
}

extension NSManagedObjectContext {
    @discardableResult
    func book(_ title: String, _ year: Int32 = 1999, by author: Author? = nil) -> Book {
        let book = Book(context: self)
        book.title = title
        book.year = year
        book.author = author
        return book
    }

    func author(_ name: String) -> Author {
        let author = Author(context: self)
        author.name = name
        return author
    }

    func named(_ entity: String, _ name: String) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
        object.setValue(name, forKey: "name")
        return object
    }

    func titles(_ format: String? = nil, _ arguments: [Any] = [], sorted keys: [NSSortDescriptor] = [NSSortDescriptor(key: "title", ascending: true)]) throws
        -> [String]
    {
        let request = Book.request()
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = keys
        return try fetch(request).compactMap(\.title)
    }
}

// An extension of a class may have an initialiser without arguments.
extension Author {
    convenience init() { self.init(entity: Author.entity(), insertInto: nil) }
}
