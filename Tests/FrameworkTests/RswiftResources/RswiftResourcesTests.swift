import Foundation
@testable import QuinceRswiftResources
import Testing
@testable import UIKit

@Suite("RswiftResources", .serialized) @MainActor
struct RswiftResourcesTests {
    private final class Rooms: UIViewController {}
    private final class Room: UIViewController {}

    @Test("cells come in the class of their identifier, and nil where they are of another")
    func reuse() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(ReuseIdentifier<UITableViewCell>(identifier: "cell"))
        table.registerHeaderFooterView(ReuseIdentifier<UITableViewHeaderFooterView>(identifier: "head"))
        let cell: UITableViewCell? = table.dequeueReusableCell(withIdentifier: ReuseIdentifier<UITableViewCell>(identifier: "cell"))
        #expect(cell != nil)
        let head: UITableViewHeaderFooterView? = table.dequeueReusableHeaderFooterView(
            withIdentifier: ReuseIdentifier<UITableViewHeaderFooterView>(identifier: "head"))
        #expect(head != nil)
        final class Other: UITableViewCell {}
        #expect(table.dequeueReusableCell(withIdentifier: ReuseIdentifier<Other>(identifier: "cell")) == nil)
    }

    @Test("segues tell their controllers in their own classes, and only those of that identifier")
    func segues() {
        let identifier = SegueIdentifier<UIStoryboardSegue, Rooms, Room>(identifier: "show")
        let (rooms, room) = (Rooms(), Room())
        #expect(identifier(segue: UIStoryboardSegue(identifier: "show", source: rooms, destination: room))?.destination === room)
        #expect(identifier(segue: UIStoryboardSegue(identifier: "hide", source: rooms, destination: room)) == nil)
        #expect(identifier(segue: UIStoryboardSegue(identifier: "show", source: room, destination: room)) == nil)
        let info = TypedStoryboardSegueInfo(segueIdentifier: identifier, segue: UIStoryboardSegue(identifier: "show", source: rooms, destination: room))
        #expect(info?.source === rooms)
    }

    @Test("texts come from the language's folder, with values in them, and from the developers' text where there is none")
    func texts() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
        try "\"hi\" = \"Hallo %@, %d\";".write(to: folder.appendingPathComponent("de.lproj/Rooms.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let source = StringResource.Source(bundle: bundle, tableName: "Rooms", preferredLanguages: ["fr", "de-AT"], locale: nil)
        let text = StringResource2<String, Int>(key: "hi", tableName: "Rooms", source: source, developmentValue: "Hello %@, %d", comment: nil)
        #expect(text("Ada", 3) == "Hallo Ada, 3" && String(format: text, "Ada", 3) == "Hallo Ada, 3")
        let none = StringResource(key: "gone", tableName: "Rooms", source: source, developmentValue: "Here", comment: nil)
        #expect(none() == "Here" && String(resource: none) == "Here")
        #expect(StringResource(key: "gone", tableName: "Rooms", bundle: bundle, locales: [], comment: nil)() == "gone")
    }

    @Test("files are told by name and extension; data of one that is not there cannot be read")
    func files() {
        let file = FileResource(bundle: .main, name: "nowhere", pathExtension: "json")
        #expect(file.filename == "nowhere.json" && file.fullName == "nowhere.json" && file() == nil)
        #expect(throws: NoUrlForResourceError.self) { try Data(resource: file) }
        #expect(LocaleReference(url: URL(fileURLWithPath: "/a/Base.lproj/x.json")) == .base)
        #expect(LocaleReference(url: URL(fileURLWithPath: "/a/de.lproj/x.json")).localeDescription == "de")
    }

    @Test("pictures and colours that are not there are nil; fonts are found by name")
    func names() {
        #expect(ImageResource(bundle: .main, name: "nowhere")() == nil && UIImage(resource: ImageResource(bundle: .main, name: "nowhere")) == nil)
        #expect(ColorResource(bundle: .main, name: "nowhere")() == nil)
        #expect(FontResource(fontName: "Helvetica")(size: 20)?.pointSize == 20 && !FontResource(fontName: "Nowhere").canBeLoaded())
    }
}
