import Foundation
import Testing
@testable import ObjectRuntime
@testable import QuincePDFKit
@testable import UIKit

@Suite(.serialized) @MainActor struct PDFDocumentTests {
    private final class Listener: NSObject, PDFDocumentDelegate {
        var found: [String] = []
        var ended = 0
        var pageClass: AnyClass?
        func didMatchString(_ instance: PDFSelection) { found.append("\(instance.pages.first?.label ?? "") \(instance.string ?? "")") }
        func documentDidEndDocumentFind(_ notification: Notification) { ended += 1 }
        func classForPage() -> AnyClass { pageClass ?? PDFPage.self }
    }

    private final class StampedPage: PDFPage, @unchecked Sendable {
        override func draw(with box: PDFDisplayBox, to context: CGContext) {
            super.draw(with: box, to: context)
            UIGraphicsPushContext(context)
            context.saveGState()
            context.translateBy(x: 0, y: bounds(for: box).height)
            context.scaleBy(x: 1, y: -1)
            ("watermark" as NSString).draw(at: CGPoint(x: 100, y: 300), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.restoreGState()
            UIGraphicsPopContext()
        }
    }

    // MARK: Reading

    @Test("a document has its pages, their text, its attributes and where it came from") func opens() throws {
        let folder = try ScratchFolder()
        let url = folder.url.appendingPathComponent("a.pdf")
        let information = "<</Title(Plan)/Author(Ada)/Keywords(one, two)/CreationDate(D:20240131120000Z)>>"
        let data: Data = PDFFixtures.data([["First page"], ["Second page", "with a line"]], information: information)
        try data.write(to: url)
        let document = try #require(PDFDocument(url: url))
        #expect(document.pageCount == 2 && document.documentURL == url && !document.isEncrypted && !document.isLocked && document.allowsCopying)
        #expect(document.page(at: 2) == nil && document.page(at: 0) === document.page(at: 0))
        #expect(document.string == "First page\nSecond page\nwith a line")
        let page = try #require(document.page(at: 1))
        #expect(document.index(for: page) == 1 && page.label == "2" && page.document === document && page.pageRef != nil)
        #expect(page.bounds(for: .mediaBox) == PDFFixtures.page && page.rotation == 0 && page.numberOfCharacters == 23)
        let attributes: [AnyHashable: Any] = try #require(document.documentAttributes)
        #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Plan" && attributes["Author"] as? String == "Ada")
        #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["one", "two"] && attributes["CreationDate"] is Date)
        #expect(document.dataRepresentation() == data)
        #expect(PDFDocument(data: Data("no document".utf8)) == nil && PDFDocument(url: folder.url) == nil)
    }

    @Test("characters lie where they are drawn; points and rectangles find characters, words and lines") func characters() throws {
        let page = try #require(PDFFixtures.document(["Hello fine world"]).page(at: 0))
        // The line begins 40 points below the top, 30 from the left.
        let first: CGRect = page.characterBounds(at: 0)
        #expect(abs(first.minX - 30) < 2 && abs(first.maxY - 360) < 4 && first.height > 15 && first.width > 5)
        let f: CGRect = page.characterBounds(at: 6)
        #expect(page.characterIndex(at: CGPoint(x: f.midX, y: f.midY)) == 6 && page.characterIndex(at: CGPoint(x: 5, y: 5)) == NSNotFound)
        let word = try #require(page.selectionForWord(at: CGPoint(x: f.midX, y: f.midY)))
        #expect(word.string == "fine" && word.pages == [page] && abs(word.bounds(for: page).minX - f.minX) < 0.01)
        #expect(page.selectionForLine(at: CGPoint(x: f.midX, y: f.midY))?.string == "Hello fine world")
        #expect(page.selection(for: word.bounds(for: page).insetBy(dx: -1, dy: -1))?.string == "fine")
        #expect(page.selection(for: CGRect(x: 0, y: 0, width: 300, height: 100)) == nil)
        #expect(page.selection(for: NSRange(location: 11, length: 5))?.string == "world" && page.selection(for: NSRange(location: 11, length: 9)) == nil)
        #expect(page.selection(from: CGPoint(x: f.midX, y: f.midY), to: CGPoint(x: 290, y: f.midY))?.string == "fine world")
        #expect(page.attributedString?.length == 16)
    }

    @Test("texts are found, in either direction and across the ends of lines") func finds() throws {
        let document = try #require(PDFDocument(data: PDFFixtures.data([["The cat and", "the dog"], ["A Cat"]])))
        #expect(document.findString("cat").map { $0.pages[0].label } == ["1"])
        let all: [PDFSelection] = document.findString("cat", withOptions: .caseInsensitive)
        #expect(all.map(\.string) == ["cat", "Cat"] && all[1].pages == [document.page(at: 1)])
        let phrase = try #require(document.findString("and the").first)
        #expect(phrase.string == "and\nthe" && phrase.selectionsByLine().map(\.string) == ["and", "the"])
        let page = try #require(document.page(at: 0))
        let lines: [CGRect] = phrase.selectionsByLine().map { $0.bounds(for: page) }
        #expect(lines[0].minY > lines[1].maxY - 8 && lines[1].minX < lines[0].minX)
        let next: PDFSelection? = document.findString("cat", fromSelection: all[0], withOptions: .caseInsensitive)
        #expect(next?.string == "Cat" && document.findString("cat", fromSelection: next, withOptions: .caseInsensitive) == nil)
        #expect(document.findString("cat", fromSelection: next, withOptions: [.caseInsensitive, .backwards])?.string == "cat")
        #expect(document.selectionForEntireDocument?.string == "The cat and\nthe dog\nA Cat")
    }

    @Test("a search that was begun tells the delegate of what it finds, page by page, and can be ended") func beginsSearch() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let (document, listener) = (PDFFixtures.document(["one two", "two", "three"]), Listener())
        document.delegate = listener
        document.beginFindString("two", withOptions: .literal)
        #expect(document.isFinding && listener.found.isEmpty)
        stage.session.advance(by: 0.5)
        #expect(listener.found == ["1 two", "2 two"] && !document.isFinding && listener.ended == 1)
        document.beginFindString("three")
        document.cancelFindString()
        stage.session.advance(by: 0.5)
        #expect(listener.found.count == 2 && listener.ended == 2)
    }

    @Test("selections are joined, extended over pages and copied") func selections() throws {
        let document: PDFDocument = PDFFixtures.document(["alpha beta", "gamma"])
        let (first, second) = (try #require(document.page(at: 0)), try #require(document.page(at: 1)))
        let beta = try #require(first.selection(for: NSRange(location: 6, length: 4)))
        let copy = try #require(beta.copy() as? PDFSelection)
        copy.extend(atEnd: 3)
        #expect(copy.string == "beta\ngam" && copy.pages == [first, second] && beta.string == "beta")
        beta.extend(atStart: 2)
        #expect(beta.string == "a beta")
        beta.add(try #require(first.selection(for: NSRange(location: 0, length: 5))))
        #expect(beta.string == "alpha beta" && beta.numberOfTextRanges(on: first) == 1 && beta.range(at: 0, on: first) == NSRange(location: 0, length: 10))
        let across = try #require(document.selection(from: second, atCharacterIndex: 1, to: first, atCharacterIndex: 6))
        #expect(across.string == "beta\nga")
    }

    // MARK: Changing

    @Test("pages are inserted, taken out and exchanged; what is written has them as they were, text and all") func changes() throws {
        let document: PDFDocument = PDFFixtures.document(["one", "two", "three"])
        let other: PDFDocument = PDFFixtures.document(["guest"])
        document.exchangePage(at: 0, withPageAt: 2)
        document.removePage(at: 1)
        document.insert(try #require(other.page(at: 0)?.copy() as? PDFPage), at: 1)
        document.insert(PDFPage(), at: 3)
        #expect(document.string == "three\nguest\none\n" && other.pageCount == 1)
        document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Mixed", PDFDocumentAttribute.keywordsAttribute: ["a", "b"]]
        document.page(at: 0)?.rotation = -90
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(written.pageCount == 4 && written.string == "three\nguest\none\n" && written.page(at: 0)?.rotation == 270)
        #expect(written.page(at: 3)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
        #expect(written.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Mixed")
        #expect(written.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["a", "b"])
        let folder = try ScratchFolder()
        #expect(document.write(to: folder.url.appendingPathComponent("b.pdf")) && PDFDocument(url: folder.url.appendingPathComponent("b.pdf"))?.pageCount == 4)
        #expect(!document.write(to: folder.url.appendingPathComponent("no/such/c.pdf")))
        // Nothing is written that would not be locked.
        #expect(!document.write(to: folder.url.appendingPathComponent("d.pdf"), withOptions: [.ownerPasswordOption: "secret"]))
    }

    @Test("a page of an image is as large as it, and is written with it") func images() throws {
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 20))
        }
        let page = try #require(PDFPage(image: image))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 80, height: 40) && page.string == "")
        let document = PDFDocument()
        document.insert(page, at: 0)
        let again = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) }?.page(at: 0))
        for page in [page, again] {
            let thumbnail: UIImage = page.thumbnail(of: CGSize(width: 40, height: 40), for: .mediaBox)
            #expect(thumbnail.size == CGSize(width: 40, height: 20))
            let pixels = Pixels(thumbnail)
            #expect(pixels.color(at: CGPoint(x: 20, y: 4)) == [255, 0, 0] && pixels.color(at: CGPoint(x: 20, y: 16)) == [255, 255, 255])
        }
    }

    @Test("pages of the app's class are made by it, draw themselves and are written as they draw themselves") func pageClasses() throws {
        ObjCRuntime.registration(of: StampedPage.self, named: "Tests.StampedPage").initializer("init") { _ in StampedPage() }
        let (document, listener) = (PDFFixtures.document(["text"]), Listener())
        listener.pageClass = StampedPage.self
        document.delegate = listener
        let page = try #require(document.page(at: 0))
        #expect(
            page is StampedPage && Pixels(page.thumbnail(of: PDFFixtures.page.size, for: .cropBox)).hasInk(in: CGRect(x: 100, y: 300, width: 60, height: 24)))
        let written: PDFDocument? = document.dataRepresentation().flatMap { PDFDocument(data: $0) }
        let again = try #require(written?.page(at: 0))
        #expect(again.string == "text\nwatermark")
        #expect(Pixels(again.thumbnail(of: PDFFixtures.page.size, for: .cropBox)).hasInk(in: CGRect(x: 100, y: 300, width: 60, height: 24)))
    }

    // MARK: Files of others

    @Test("turned and cropped pages have the coordinates of their file, and are shown turned") func geometry() throws {
        let document = try #require(PDFDocument(data: PDFFixtures.rich))
        let page = try #require(document.page(at: 1))
        #expect(page.rotation == 90 && page.bounds(for: .cropBox) == CGRect(x: 10, y: 20, width: 200, height: 300))
        #expect(page.bounds(for: .mediaBox).size == CGSize(width: 300, height: 400) && page.bounds(for: .artBox) == page.bounds(for: .cropBox))
        let first: CGRect = page.characterBounds(at: 0)
        #expect(page.string == "Chapter one" && abs(first.minX - 30) < 1 && first.contains(CGPoint(x: 35, y: 305)))
        #expect(CGPoint(x: 10, y: 20).applying(page.transform(for: .cropBox)) == CGPoint(x: 0, y: 200))
        let thumbnail: UIImage = page.thumbnail(of: CGSize(width: 300, height: 300), for: .cropBox)
        #expect(thumbnail.size == CGSize(width: 300, height: 200))
        // The line begins near the sheet's upper left: turned by 90 degrees it goes down along the right edge.
        let pixels = Pixels(thumbnail)
        #expect(pixels.hasInk(in: CGRect(x: 275, y: 15, width: 20, height: 80)) && !pixels.hasInk(in: CGRect(x: 5, y: 5, width: 200, height: 190)))
    }

    @Test("an outline leads to pages, by places and by actions; it is written and changed") func outlines() throws {
        let document = try #require(PDFDocument(data: PDFFixtures.rich))
        let root = try #require(document.outlineRoot)
        #expect(root.numberOfChildren == 2 && root.label == nil && root.parent == nil && root.isOpen && root.document === document)
        let (one, two) = (try #require(root.child(at: 0)), try #require(root.child(at: 1)))
        #expect(one.label == "One" && one.destination?.page === document.page(at: 0) && one.destination?.point == CGPoint(x: 0, y: 390))
        #expect(two.index == 1 && two.parent === root && (two.action as? PDFActionGoTo)?.destination.page === document.page(at: 1) && root.child(at: 2) == nil)
        let word = try #require(document.findString("one").first)
        #expect(document.outlineItem(for: word) === one)
        #expect(document.dataRepresentation() == PDFFixtures.rich)
        let added = PDFOutline()
        added.label = "Zwei · drei"
        added.destination = PDFDestination(page: try #require(document.page(at: 1)), at: CGPoint(x: 5, y: 100))
        two.insertChild(added, at: 0)
        let written: PDFDocument? = document.dataRepresentation().flatMap { PDFDocument(data: $0) }
        let again: PDFOutline? = written?.outlineRoot
        let item: PDFOutline? = again?.child(at: 1)?.child(at: 0)
        #expect(again?.numberOfChildren == 2 && item?.label == "Zwei · drei" && item?.destination?.point == CGPoint(x: 5, y: 100))
    }

    @Test("a locked document has no pages before its password is given") func locks() throws {
        let document = try #require(PDFDocument(data: PDFFixtures.locked))
        #expect(document.isEncrypted && document.isLocked && document.pageCount == 0 && document.permissionsStatus == PDFDocumentPermissions.none)
        #expect(!document.unlock(withPassword: "wrong") && document.dataRepresentation() == nil)
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(forName: .PDFDocumentDidUnlock, object: document, queue: nil) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(document.unlock(withPassword: "open") && told == 1 && document.pageCount == 1 && document.string == "Secret words")
        #expect(document.isEncrypted && !document.isLocked && document.allowsPrinting && !document.allowsCopying && document.permissionsStatus == .user)
        // Its pages can still go into a document without a lock.
        let open = PDFDocument()
        open.insert(try #require(document.page(at: 0)?.copy() as? PDFPage), at: 0)
        let text: String? = open.dataRepresentation().flatMap { PDFDocument(data: $0) }?.string
        #expect(text?.filter { $0 != " " } == "Secretwords")
    }

    @Test("a file whose table of objects is wrong is read all the same") func damaged() throws {
        var text = String(decoding: PDFFixtures.rich, as: UTF8.self)
        text = text.replacingOccurrences(of: "%PDF-1.4\n", with: "%PDF-1.4\n% a line that shifts all objects\n")
        let file = try #require(PDFObjectFile(Data(text.utf8)))
        #expect(file.pages.count == 2 && file.rect(file.pages[1].dictionary["CropBox"]) == CGRect(x: 10, y: 20, width: 200, height: 300))
        #expect(PDFObjectFile(Data("%PDF-1.4 nothing".utf8)) == nil)
    }
}
