import Foundation
import Testing
@testable import ObjectRuntime
@testable import QuincePDFKit
@testable import UIKit

@Suite(.serialized) @MainActor struct PDFAnnotationTests {
    private final class Cross: PDFAnnotation, @unchecked Sendable {
        override func draw(with box: PDFDisplayBox, in context: CGContext) {
            context.setFillColor(UIColor.green.cgColor)
            context.fill(bounds)
        }
    }

    private func rewritten(_ document: PDFDocument) throws -> PDFDocument { try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) }) }
    private func picture(_ page: PDFPage) -> Pixels { Pixels(page.thumbnail(of: PDFFixtures.page.size, for: .mediaBox)) }

    @Test("shapes, lines and drawings are drawn, and look the same when the file is read again") func shapes() throws {
        let document: PDFDocument = PDFFixtures.document(["text"])
        let page = try #require(document.page(at: 0))
        let square = PDFAnnotation(bounds: CGRect(x: 20, y: 100, width: 60, height: 60), forType: .square, withProperties: nil)
        square.color = .red
        square.interiorColor = .blue
        square.border = PDFBorder()
        square.border?.lineWidth = 6
        let line = PDFAnnotation(bounds: CGRect(x: 100, y: 100, width: 60, height: 60), forType: .line, withProperties: nil)
        line.startPoint = CGPoint(x: 0, y: 30)
        line.endPoint = CGPoint(x: 60, y: 30)
        line.endLineStyle = .closedArrow
        line.color = .red
        line.border = square.border
        let ink = PDFAnnotation(bounds: CGRect(x: 200, y: 100, width: 60, height: 60), forType: .ink, withProperties: nil)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 55, y: 55))
        path.lineWidth = 8
        ink.add(path)
        ink.color = .blue
        for annotation in [square, line, ink] { page.addAnnotation(annotation) }
        let again: PDFDocument = try rewritten(document)
        let read = try #require(again.page(at: 0))
        for page in [page, read] {
            let image: Pixels = picture(page)
            #expect(image.color(at: CGPoint(x: 50, y: 270)) == [0, 0, 255] && image.color(at: CGPoint(x: 23, y: 270)) == [255, 0, 0])
            #expect(image.color(at: CGPoint(x: 120, y: 270)) == [255, 0, 0] && image.color(at: CGPoint(x: 120, y: 255)) == [255, 255, 255])
            #expect(image.color(at: CGPoint(x: 230, y: 270)) == [0, 0, 255] && image.color(at: CGPoint(x: 210, y: 250)) == [255, 255, 255])
        }
        #expect(read.annotations.map(\.type) == ["Square", "Line", "Ink"] && read.annotations.allSatisfy(\.hasAppearanceStream) && !square.hasAppearanceStream)
        let (readSquare, readLine, readInk) = (read.annotations[0], read.annotations[1], read.annotations[2])
        #expect(readSquare.bounds == square.bounds && readSquare.color == .red && readSquare.interiorColor == .blue && readSquare.border?.lineWidth == 6)
        #expect(readLine.startPoint == CGPoint(x: 0, y: 30) && readLine.endPoint == CGPoint(x: 60, y: 30) && readLine.endLineStyle == .closedArrow)
        #expect(readInk.paths?.count == 1 && readInk.paths?.first?.bounds == CGRect(x: 5, y: 5, width: 50, height: 50))
        // With another colour it is drawn anew.
        readSquare.interiorColor = .green
        #expect(picture(read).color(at: CGPoint(x: 50, y: 270)) == [0, 255, 0])
        #expect(read.string == "text")
    }

    @Test("marks lie on text: a highlight lets it through") func marks() throws {
        let document: PDFDocument = PDFFixtures.document(["Hello fine world"])
        let page = try #require(document.page(at: 0))
        let word = try #require(document.findString("fine").first)
        let bounds: CGRect = word.bounds(for: page)
        let highlight = PDFAnnotation(bounds: bounds, forType: .highlight, withProperties: nil)
        highlight.color = .yellow
        highlight.contents = "look"
        page.addAnnotation(highlight)
        let strike = PDFAnnotation(bounds: page.characterBounds(at: 0), forType: .strikeOut, withProperties: [PDFAnnotationKey.color: UIColor.red])
        page.addAnnotation(strike)
        #expect(page.annotation(at: CGPoint(x: bounds.midX, y: bounds.midY)) === highlight && page.annotation(at: .zero) == nil)
        let image: Pixels = picture(page)
        let area = CGRect(x: bounds.minX, y: 400 - bounds.maxY, width: bounds.width, height: bounds.height)
        #expect(image.color(at: CGPoint(x: area.minX + 1, y: area.minY + 1)) == [255, 255, 0] && image.hasInk(in: area.insetBy(dx: 2, dy: 4)))
        let read: PDFAnnotation? = try rewritten(document).page(at: 0)?.annotations.first
        #expect(read?.type == "Highlight" && read?.contents == "look" && read?.markupType == .highlight)
        #expect(read?.color.cgColor.components == UIColor.yellow.cgColor.components)
        page.removeAnnotation(highlight)
        #expect(page.annotations == [strike] && highlight.page == nil)
        #expect(picture(page).color(at: CGPoint(x: area.minX + 1, y: area.minY + 1)) == [255, 255, 255])
    }

    @Test("texts and fields show what they say, and come back from a file") func texts() throws {
        let document: PDFDocument = PDFFixtures.document([""])
        let page = try #require(document.page(at: 0))
        let text = PDFAnnotation(bounds: CGRect(x: 20, y: 300, width: 200, height: 40), forType: .freeText, withProperties: nil)
        text.contents = "Überall"
        text.font = .systemFont(ofSize: 24)
        text.fontColor = .blue
        text.color = .clear
        text.alignment = .right
        page.addAnnotation(text)
        let field = PDFAnnotation(bounds: CGRect(x: 20, y: 200, width: 200, height: 30), forType: .widget, withProperties: nil)
        field.widgetFieldType = .text
        field.fieldName = "name"
        field.widgetStringValue = "Grace"
        field.backgroundColor = .yellow
        field.maximumLength = 12
        page.addAnnotation(field)
        let box = PDFAnnotation(bounds: CGRect(x: 20, y: 100, width: 30, height: 30), forType: .widget, withProperties: nil)
        box.widgetFieldType = .button
        box.widgetControlType = .checkBoxControl
        box.fieldName = "agree"
        box.buttonWidgetStateString = "Agreed"
        box.buttonWidgetState = .onState
        page.addAnnotation(box)
        let list = PDFAnnotation(bounds: CGRect(x: 100, y: 100, width: 80, height: 30), forType: .widget, withProperties: nil)
        list.widgetFieldType = .choice
        list.fieldName = "color"
        list.choices = ["Red", "Blue"]
        list.values = ["r", "b"]
        list.widgetStringValue = "b"
        page.addAnnotation(list)
        let read = try #require(try rewritten(document).page(at: 0))
        for page in [page, read] {
            let image: Pixels = picture(page)
            #expect(image.hasInk(in: CGRect(x: 130, y: 60, width: 90, height: 40)) && !image.hasInk(in: CGRect(x: 20, y: 60, width: 80, height: 40)))
            #expect(image.color(at: CGPoint(x: 210, y: 173)) == [255, 255, 0] && image.hasInk(in: CGRect(x: 20, y: 170, width: 60, height: 30)))
            #expect(image.hasInk(in: CGRect(x: 20, y: 270, width: 30, height: 30)) && image.hasInk(in: CGRect(x: 100, y: 270, width: 80, height: 30)))
        }
        #expect(read.annotations[0].contents == "Überall" && read.annotations[0].font?.pointSize == 24 && read.annotations[0].alignment == .right)
        #expect(read.annotations[1].widgetStringValue == "Grace" && read.annotations[1].fieldName == "name" && read.annotations[1].maximumLength == 12)
        let button: PDFAnnotation = read.annotations[2]
        #expect(button.widgetControlType == .checkBoxControl && button.buttonWidgetState == .onState && button.buttonWidgetStateString == "Agreed")
        button.buttonWidgetState = .offState
        #expect(!picture(read).hasInk(in: CGRect(x: 20, y: 270, width: 30, height: 30)))
        #expect(read.annotations[3].choices == ["Red", "Blue"] && read.annotations[3].values == ["r", "b"] && read.annotations[3].widgetStringValue == "b")
    }

    @Test("annotations of a file have what it says of them, and are drawn as it says") func files() throws {
        let document = try #require(PDFDocument(data: PDFFixtures.rich))
        let page = try #require(document.page(at: 0))
        #expect(page.annotations.map(\.type) == ["Link", "Widget", "Widget", "Highlight"])
        let (link, field, box, mark) = (page.annotations[0], page.annotations[1], page.annotations[2], page.annotations[3])
        #expect(link.destination?.page === document.page(at: 1) && link.destination?.point == CGPoint(x: 20, y: 150) && link.url == nil)
        #expect(field.widgetFieldType == .text && field.widgetStringValue == "Ada" && field.fieldName == "name" && field.fontColor == .red)
        #expect(box.widgetFieldType == .button && box.buttonWidgetState == .offState && box.buttonWidgetStateString == "Agreed")
        #expect(mark.contents == "mark" && mark.quadrilateralPoints?.count == 4 && mark.value(forAnnotationKey: .contents) as? String == "mark")
        #expect(picture(page).color(at: CGPoint(x: 40, y: 240)) == [255, 255, 255])
        box.buttonWidgetState = .onState
        #expect(picture(page).color(at: CGPoint(x: 40, y: 240)) == [0, 0, 255])
        field.widgetStringValue = "Grace"
        let again: PDFDocument = try rewritten(document)
        let read = try #require(again.page(at: 0))
        #expect(read.annotations[1].widgetStringValue == "Grace" && read.annotations[2].buttonWidgetState == .onState)
        #expect(read.annotations[0].destination?.page?.label == "2" && picture(read).color(at: CGPoint(x: 40, y: 240)) == [0, 0, 255])
    }

    @Test("an annotation of the app's class draws itself, in the file too; values that a key cannot have are refused") func classes() throws {
        let document: PDFDocument = PDFFixtures.document(["text"])
        let page = try #require(document.page(at: 0))
        let cross = Cross(bounds: CGRect(x: 50, y: 50, width: 20, height: 20), forType: .stamp, withProperties: nil)
        page.addAnnotation(cross)
        #expect(picture(page).color(at: CGPoint(x: 60, y: 340)) == [0, 255, 0])
        #expect(picture(try #require(try rewritten(document).page(at: 0))).color(at: CGPoint(x: 60, y: 340)) == [0, 255, 0])
        page.displaysAnnotations = false
        #expect(picture(page).color(at: CGPoint(x: 60, y: 340)) == [255, 255, 255])
        #expect(cross.setValue([1, 0, 0], forAnnotationKey: .color) && cross.color == .red)
        #expect(!cross.setValue("red", forAnnotationKey: .color) && !cross.setValue(3, forAnnotationKey: .border))
        #expect(cross.setRect(CGRect(x: 1, y: 2, width: 3, height: 4), forAnnotationKey: .rect) && cross.bounds.width == 3)
        cross.removeValue(forAnnotationKey: .color)
        #expect(cross.value(forAnnotationKey: .color) == nil && cross.annotationKeyValues["/Subtype"] as? String == "/Stamp")
        let copy = try #require(cross.copy() as? PDFAnnotation)
        #expect(copy.type == "Stamp" && copy.bounds == cross.bounds && copy.page == nil)
    }

    @Test("links of drawn documents lead to addresses; new links are written") func links() throws {
        let address = try #require(URL(string: "https://example.com/a?b=c"))
        let data: Data = UIGraphicsPDFRenderer(bounds: PDFFixtures.page).pdfData { context in
            context.beginPage()
            ("a link" as NSString).draw(at: CGPoint(x: 30, y: 40), withAttributes: nil)
            context.setURL(address, for: CGRect(x: 30, y: 40, width: 50, height: 20))
            context.beginPage()
        }
        let document = try #require(PDFDocument(data: data))
        let page = try #require(document.page(at: 0))
        // Text that is drawn here is text for readers of the document.
        #expect(page.string == "a link" && document.findString("link").first?.pages == [page])
        let link = try #require(page.annotations.first { $0.url?.host == "example.com" })
        #expect(link.type == "Link" && link.bounds == CGRect(x: 30, y: 340, width: 50, height: 20) && (link.action as? PDFActionURL)?.url?.query == "b=c")
        let other = PDFAnnotation(bounds: CGRect(x: 0, y: 0, width: 50, height: 50), forType: .link, withProperties: nil)
        other.action = PDFActionGoTo(destination: PDFDestination(page: try #require(document.page(at: 1)), at: CGPoint(x: 0, y: 300)))
        page.addAnnotation(other)
        let next = PDFAnnotation(bounds: CGRect(x: 60, y: 0, width: 50, height: 50), forType: .link, withProperties: nil)
        next.action = PDFActionNamed(name: .nextPage)
        page.addAnnotation(next)
        let again: PDFDocument = try rewritten(document)
        let read: [PDFAnnotation] = try #require(again.page(at: 0)).annotations.suffix(2)
        #expect(read[0].destination?.page === again.page(at: 1) && read[0].destination?.point.y == 300)
        #expect((read[1].action as? PDFActionNamed)?.name == .nextPage)
    }
}
