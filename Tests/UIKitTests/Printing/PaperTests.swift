import Testing
@testable import UIKit

/// Paper, as an app chooses it.
@MainActor @Suite(.serialized) struct PaperTests {
    private final class Chooser: NSObject, UIPrintInteractionControllerDelegate {
        var offered: [CGSize] = []
        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper {
            offered = paperList.map(\.paperSize)
            return .bestPaper(forPageSize: CGSize(width: 500, height: 790), withPapersFrom: paperList)
        }
    }

    @Test("the smallest paper with room for a page is best, the largest where none has")
    func best() {
        let papers: [UIPrintPaper] = [.init(.letter), .init(.a4)]
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 500, height: 700), withPapersFrom: papers).paper == .letter)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 790, height: 500), withPapersFrom: papers).paper == .a4)
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 5000, height: 5000), withPapersFrom: papers).paper == .a4)
        #expect(UIPrintPaper(.a4).printableRect.minX == 18)
    }

    @Test("a job is printed on the paper that the delegate chooses")
    func chosen() throws {
        let controller = UIPrintInteractionController()
        controller.folder = FileManager.default.temporaryDirectory.appendingPathComponent("paper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: controller.folder) }
        let chooser = Chooser()
        controller.delegate = chooser
        controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
        var ended: Bool?
        let printer = UIPrinter(url: try #require(URL(string: "ipp://printer.local")))
        #expect(printer.displayName == "printer.local")
        #expect(controller.print(to: printer) { _, done, _ in ended = done })
        #expect(ended == true && chooser.offered.count == 2 && controller.printPaper?.paper == .a4)
    }

    @Test("errors of printing and of scenes have their domain, code and information")
    func errors() {
        let error = UIPrintError(.noContent, userInfo: ["why": "empty"])
        #expect((error as NSError).domain == "UIPrintErrorDomain" && (error as NSError).code == 2 && error == UIPrintError(.noContent))
        #expect((UISceneError(.requestDenied) as NSError).code == 1)
    }
}
