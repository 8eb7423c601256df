import Testing

@testable import UIKit

@Suite @MainActor struct TiledLayerTests {
    private final class Tiles: UIView {
        var drawn: [CGRect] = []
        override class var layerClass: AnyClass { CATiledLayer.self }
        override func draw(_ rect: CGRect) {
            drawn.append(rect)
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test("a view of tiles is asked for one after the other, the last ones smaller") func tiles() throws {
        let view = Tiles(frame: CGRect(x: 0, y: 0, width: 250, height: 100))
        let layer = try #require(view.layer as? CATiledLayer)
        #expect(layer.tileSize == CGSize(width: 256, height: 256))
        layer.contentsScale = 2
        layer.tileSize = CGSize(width: 200, height: 200)
        view.drawn = []
        layer.display()
        #expect(view.drawn == [0, 100, 200].map { CGRect(x: $0, y: 0, width: $0 == 200 ? 50 : 100, height: 100) })
        #expect(layer.contents != nil)
    }
}
