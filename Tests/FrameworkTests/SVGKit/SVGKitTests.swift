import Foundation
import Testing

@testable import QuinceSVGKit

@Suite("SVGKit", .serialized) @MainActor struct SVGKitTests {
    private static let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/><rect x="20" width="20" height="20" fill="#00f"/></svg>
        """

    @Test("a drawing has its own size, is scaled to fit, and is drawn as a picture of that size") func images() throws {
        let image: SVGKImage = try #require(SVGKImage(data: Data(Self.text.utf8)))
        #expect(image.hasSize() && image.size == CGSize(width: 40, height: 20))
        image.scale = 2
        #expect(image.uiImage.size == CGSize(width: 40, height: 20) && image.uiImage.cgImage?.width == 80)
        image.scaleToFit(inside: CGSize(width: 100, height: 100))
        #expect(image.size == CGSize(width: 100, height: 50) && image.uiImage.size == image.size)
        #expect(image.caLayerTree.bounds.size == image.size && image.caLayerTree === image.caLayerTree)
        #expect(UIImage(data: SVGKExporterNSData.export(asNSData: image)) != nil)
    }

    @Test("what is no drawing, or is not there, is nil") func absent() throws {
        #expect(SVGKImage(data: Data("text".utf8)) == nil)
        #expect(SVGKImage(contentsOf: URL(fileURLWithPath: "/nowhere.svg")) == nil)
        #expect(SVGKImage(named: "nowhere") == nil)
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("SVGKitTests.svg")
        try Data(Self.text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(SVGKImage(contentsOf: file)?.size.width == 40 && SVGKImage(contentsOfFile: file.path) != nil)
        #expect(SVGKImage(source: SVGKSourceString.source(fromContentsOf: Self.text))?.size.height == 20)
    }

    @Test("a view has the drawing's size, and shows it larger without changing that") func views() throws {
        let image: SVGKImage = try #require(SVGKImage(data: Data(Self.text.utf8)))
        let view: SVGKFastImageView = try #require(SVGKFastImageView(svgkImage: image))
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.intrinsicContentSize == view.bounds.size)
        view.contentMode = .scaleAspectFit
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.layoutIfNeeded()
        let shown = try #require(view.subviews.first as? UIImageView)
        #expect(shown.image?.size == CGSize(width: 200, height: 100) && image.size.width == 40)
    }
}
