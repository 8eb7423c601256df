import Foundation
import InputLimits
import InterfaceFiles
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Data models") struct DataModelTests {
    private func contents(_ entities: String) -> String { "<?xml version=\"1.0\"?><model type=\"com.apple.IDECoreDataModeler.DataModel\">\(entities)</model>" }

    @Test("the current version's entities are read, and every version is carried along")
    func versions() throws {
        let folder = try TemporaryFolder()
        try folder.write(contents("<entity name=\"Old\"/>"), to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try folder.write(
            contents("<entity name=\"New\"><attribute name=\"x\" attributeType=\"Integer 16\" defaultValueString=\"3\"/></entity>"),
            to: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        let list = "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>"
        try folder.write(list, to: "Shop.xcdatamodeld/.xccurrentversion")
        let source = folder.url.appendingPathComponent("Shop.xcdatamodeld")
        #expect(try DataModelCompiler.read(source).currentModel?.entities.map(\.name) == ["New"])
        let files = try DataModelCompiler.compile(source, to: "Shop.xcdatamodeld")
        #expect(files.keys.sorted() == ["Shop.momd/Shop 2.mom", "Shop.momd/Shop.mom", "Shop.momd/VersionInfo.plist"])
        let info = try PropertyListSerialization.propertyList(from: #require(files["Shop.momd/VersionInfo.plist"]), format: nil) as? [String: String]
        #expect(info == ["NSManagedObjectModel_CurrentVersionName": "Shop 2"])
        let model = try PropertyListDecoder().decode(DataModel.self, from: #require(files["Shop.momd/Shop 2.mom"]))
        #expect(model.entities.first?.attributes.first?.defaultValue == "3")
    }

    @Test("an earlier version that is kept as before Xcode 4 is passed over, the current one is not")
    func archives() throws {
        let folder = try TemporaryFolder()
        try folder.write("bplist", to: "Shop.xcdatamodeld/Shop.xcdatamodel/elements")
        try folder.write(contents("<entity name=\"New\"/>"), to: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        let list = { (name: String) in "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(name).xcdatamodel</string></dict></plist>" }
        try folder.write(list("Shop 2"), to: "Shop.xcdatamodeld/.xccurrentversion")
        let source = folder.url.appendingPathComponent("Shop.xcdatamodeld")
        #expect(try DataModelCompiler.read(source).versions.map(\.name) == ["Shop 2"])
        try folder.write(list("Shop"), to: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(throws: ProjectError.self) { try DataModelCompiler.read(source) }
    }

    @Test(
        "a model that makes no sense is refused with its file and line",
        arguments: [
            ("<entity name=\"A\" parentEntity=\"B\"/>", "A has the parent B, which is not there"),
            ("<entity name=\"A\" parentEntity=\"B\"/><entity name=\"B\" parentEntity=\"A\"/>", "A is its own ancestor"),
            ("<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"B\"/></entity>", "leads to B, which is not there"),
            ("<entity name=\"A\"/><entity name=\"A\"/>", "there are two entities A"), ("<entity name=\"A(\"/>", "'A(' is no name for entity"),
            ("<entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity>", "the attribute type Colour is not known"),
            ("<entity name=\"A\" representedClassName=\"A { }\"/>", "'A { }' is no name of a class"), ("<entity", "contents:1"),
        ])
    func badModels(entities: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(contents(entities), to: "M.xcdatamodel/contents")
        let error = #expect(throws: ProjectError.self) {
            try DataModelCompiler.compile(folder.url.appendingPathComponent("M.xcdatamodel"), to: "M.xcdatamodel")
        }
        #expect(error?.kind == .malformedProject && error?.message.contains("M.xcdatamodel/contents:1") == true && error?.message.contains(message) == true)
    }

    private func model(_ entities: String) throws -> DataModel { try DataModelReader.read(contents(entities).utf8) }

    @Test("classes are made as Xcode makes them: whole, as extensions, or not at all")
    func generation() throws {
        let model = try model(
            """
            <entity name="Book" representedClassName="Book" codeGenerationType="class">
                <attribute name="title" attributeType="String"/><attribute name="year" attributeType="Integer 32" usesScalarValueType="YES"/>
                <attribute name="pages" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/><attribute name="default" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="words" attributeType="Transformable" customClassName="[String]"/><attribute name="bad" attributeType="Transformable" customClassName="Int; import Glibc"/>
                <relationship name="author" maxCount="1" destinationEntity="Author"/>
                <relationship name="chapters" toMany="YES" ordered="YES" destinationEntity="Chapter"/>
            </entity>
            <entity name="Novel" parentEntity="Book" representedClassName=".Novel" codeGenerationType="class"/>
            <entity name="Author" representedClassName="Author" codeGenerationType="category"><relationship name="books" toMany="YES" destinationEntity="Book"/></entity>
            <entity name="Chapter" representedClassName="Chapter"/>
            <entity name="Plain" representedClassName="NSManagedObject" codeGenerationType="class"/>
            """)
        let files = Dictionary(uniqueKeysWithValues: ManagedObjectClasses(model: model).files.map { ($0.name, $0.text) })
        #expect(
            files.keys.sorted() == [
                "Author+CoreDataProperties.swift", "Book+CoreDataClass.swift", "Book+CoreDataProperties.swift", "Novel+CoreDataClass.swift",
                "Novel+CoreDataProperties.swift",
            ])
        #expect(files["Book+CoreDataClass.swift"]?.contains("@objc(Book)\npublic class Book: NSManagedObject {") == true)
        #expect(files["Novel+CoreDataClass.swift"]?.contains("public class Novel: Book {") == true)
        let book = try #require(files["Book+CoreDataProperties.swift"])
        for line in [
            "@NSManaged public var title: String?", "@NSManaged public var year: Int32\n", "@NSManaged public var pages: NSNumber?",
            "@NSManaged public var `default`: Bool\n",
            "@NSManaged public var words: [String]?", "@NSManaged public var bad: NSObject?", "@NSManaged public var author: Author?",
            "@NSManaged public var chapters: NSOrderedSet?",
            "public class func fetchRequest() -> NSFetchRequest<Book> {", "@NSManaged public func insertIntoChapters(_ value: Chapter, at idx: Int)",
            "@objc(addChaptersObject:)\n    @NSManaged public func addToChapters(_ value: Chapter)", "extension Book: Identifiable {",
        ] { #expect(book.contains(line), "\(line)") }
        #expect(files["Author+CoreDataProperties.swift"]?.contains("@NSManaged public func addToBooks(_ values: NSSet)") == true)
        #expect(files["Novel+CoreDataProperties.swift"]?.contains("Identifiable") == false)
    }

    @Test("a class that is named with its module is imported")
    func modules() throws {
        let model = try model(
            """
            <entity name="Tag" representedClassName="Tag" codeGenerationType="class">
                <attribute name="color" attributeType="Transformable" customClassName="UIKit.UIColor"/><attribute name="words" attributeType="Transformable" customClassName="[String]"/>
            </entity>
            """)
        let text = try #require(ManagedObjectClasses(model: model).files.last?.text)
        #expect(text.contains("import UIKit\n") && text.contains("@NSManaged public var color: UIKit.UIColor?"))
        #expect(text.components(separatedBy: "import ").count == 4)
    }

    @Test("a module with a data model links Core Data")
    func linking() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var module = BuildModule(name: "App", kind: .application)
        module.dataModels = [URL(fileURLWithPath: "/x/M.xcdatamodeld")]
        let libraries = LinkedLibraries(
            runtime: Runtime(root: root, products: root.appendingPathComponent("none")), plan: BuildPlan(name: "App", modules: [module]))
        #expect(libraries.frameworks == ["CoreData"] && libraries.linkerFlags == ["-lQuinceCoreData"])
    }
}
