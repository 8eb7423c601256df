import AppSession
import Testing

@testable import Device

@Suite("An app in the background") struct BackgroundVisitTests {
    private func picture() -> Snapshot {
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
        defer { pixels.deallocate() }
        pixels.initializeMemory(as: UInt32.self, repeating: 0xFF00_FF00, count: 4)
        return Snapshot(copying: FrameBuffer(pixels: pixels, width: 2, height: 2, stride: 8))
    }

    @Test("comes back through the picture that was kept of it, which fades for a quarter of a second")
    func fading() {
        var visit = BackgroundVisit()
        visit.begin(tree: "view")
        visit.keep(picture())
        #expect(visit.isUnderWay && !visit.isFading)
        let before = visit.fading(at: 1, width: 2, height: 2)
        #expect(before?.opacity == nil)
        visit.end(at: 2, tree: "view")
        #expect(!visit.isUnderWay && visit.isFading && visit.difference == nil)
        let half = visit.fading(at: 2.125, width: 2, height: 2)
        #expect(abs((half?.opacity ?? 0) - 0.5) < 1e-9)
        let end = visit.fading(at: 2.25, width: 2, height: 2)
        #expect(end?.opacity == nil && !visit.isFading)
    }

    @Test("keeps no picture of another size than the window's")
    func otherSize() {
        var visit = BackgroundVisit()
        visit.begin(tree: "")
        visit.keep(picture())
        visit.end(at: 0, tree: "")
        let shown = visit.fading(at: 0, width: 3, height: 2)
        #expect(shown?.opacity == nil && !visit.isFading)
    }

    @Test("says what is another when the app comes back")
    func difference() {
        var visit = BackgroundVisit()
        visit.begin(tree: "window\n   | label 1")
        visit.end(at: 0, tree: "window\n   | label 2")
        #expect(visit.difference == "label 2, and was label 1")
    }

    @Test("is laid out light and dark, turned, and in the narrow window where it shares the screen")
    func windows() throws {
        let phone = try WindowConfiguration(parsing: "iphone-15.portrait.full")
        #expect(BackgroundVisit.windows(of: phone, sharesScreen: false).map(\.traits.style) == [.light, .dark])
        let pad = try WindowConfiguration(parsing: "ipad-pro-11.landscape.full")
        let names: [String] = BackgroundVisit.windows(of: pad, sharesScreen: true).map(\.name)
        #expect(names.count == 8 && names.contains("ipad-pro-11.portrait.slide-over.dark"))
    }
}
