import Testing

@testable import UIKit

@Suite @MainActor struct ViewDrawingTests {
    final class Silent: UIView {}

    final class Drawing: UIView {
        var drawn = 0
        override func draw(_ rect: CGRect) { drawn += 1 }
    }

    final class Badge: UILabel {
        var drawn = 0
        override func draw(_ rect: CGRect) {
            drawn += 1
            super.draw(rect)
        }
    }

    @Test func onlyClassesThatOverrideDrawGetABacking() {
        #expect(!ViewDrawing.mayDraw(UIView.self))
        #expect(!ViewDrawing.mayDraw(Silent.self))
        #expect(!ViewDrawing.mayDraw(UIStackView.self))
        #expect(ViewDrawing.mayDraw(Drawing.self))
    }

    @Test func aViewWithoutDrawingKeepsNoPicture() {
        let view = Silent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.layer.contents == nil)
        let drawing = Drawing(frame: view.frame)
        drawing.layer.displayIfNeeded()
        #expect(drawing.drawn == 1)
        #expect(drawing.layer.contents != nil)
    }

    @Test func subclassesOfLabelsMayDraw() {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        badge.text = "7"
        let image: UIImage = UIGraphicsImageRenderer(size: badge.bounds.size).image { badge.layer.render(in: $0.cgContext) }
        #expect(badge.drawn == 1)
        #expect(image.size == badge.bounds.size)
    }
}
