// Writes objects until it is killed, or checks what a killed one left: see Tests/Soak/coredata.sh.
import ObjectRuntime
import QuinceCoreData

func model() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        return attribute
    }
    let shelf = NSEntityDescription(), book = NSEntityDescription()
    shelf.name = "Shelf"
    book.name = "Book"
    let books = NSRelationshipDescription(), home = NSRelationshipDescription()
    (books.name, books.destinationEntity, books.inverseRelationship) = ("books", book, home)
    (home.name, home.destinationEntity, home.inverseRelationship, home.maxCount) = ("shelf", shelf, books, 1)
    shelf.properties = [attribute("count", .integer64AttributeType), books]
    book.properties = [attribute("number", .integer64AttributeType), attribute("text", .stringAttributeType), home]
    let model = NSManagedObjectModel()
    model.entities = [shelf, book]
    return model
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else { fatalError("CoreDataProbe write|check FOLDER [LAST]") }
let container = NSPersistentContainer(name: "Probe", managedObjectModel: model())
container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: arguments[2]).appendingPathComponent("Probe.sqlite")
container.loadPersistentStores { if let error = $1 { fatalError("the store does not open: \(error)") } }
let context = container.viewContext
let all = NSFetchRequest<NSManagedObject>(entityName: "Book")
all.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
let shelves = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Shelf"))
let numbers = try context.fetch(all).compactMap { ($0.value(forKey: "number") as? NSNumber)?.intValue }

switch arguments[1] {
case "write":
    let shelf = shelves.first ?? NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    var next = (numbers.last ?? 0) + 1
    while true {
        // Two objects change in each save: the book, and the shelf that counts it.
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue(next, forKey: "number")
        book.setValue(String(repeating: "x", count: next % 5000), forKey: "text")
        book.setValue(shelf, forKey: "shelf")
        shelf.setValue(next, forKey: "count")
        try context.save()
        FileHandle.standardOutput.write(Data("\(next)\n".utf8))
        next += 1
    }
case "check":
    let last = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
    let counted = (shelves.first?.value(forKey: "count") as? NSNumber)?.intValue ?? 0
    guard numbers == Array(numbers.indices.map { $0 + 1 }), numbers.count >= last, counted == numbers.count,
        (shelves.first?.value(forKey: "books") as? NSSet)?.count ?? 0 == numbers.count
    else {
        print("lost: \(last) were told to be saved, \(numbers.count) are there, the shelf counts \(counted)")
        exit(1)
    }
default: fatalError("write or check")
}
