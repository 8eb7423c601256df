import QuartzCore
import TestSupport
import Testing

@MainActor private func makeLayer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
}

private func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
}

@MainActor @Suite struct LayerGeometryTests {
    @Test func frameDerivesFromBoundsPositionAndAnchor() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 7, width: 100, height: 40)
        layer.position = CGPoint(x: 60, y: 30)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 60, y: 30, width: 100, height: 40))
        #expect(layer.position == CGPoint(x: 60, y: 30))
    }

    @Test func frameOfATurnedLayerIsTheRectangleAroundIt() {
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
        #expect(abs(frame.midX - 50) < 1e-9 && abs(frame.midY - 25) < 1e-9)
    }

    @Test func settingTheFrameOfAScaledLayerDividesTheSize() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 4, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        #expect(layer.bounds.size == CGSize(width: 50, height: 25))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    }

    @Test func wholeNumbersStayWholeThroughConversion() {
        let root = makeLayer(CGRect(x: 0, y: 0, width: 1000, height: 1000))
        root.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        let a = makeLayer(CGRect(x: 10, y: 20, width: 100, height: 100), in: root)
        let b = makeLayer(CGRect(x: 30, y: 40, width: 10, height: 10), in: a)
        let c = makeLayer(CGRect(x: 200, y: 0, width: 10, height: 10), in: root)
        #expect(b.convert(CGPoint.zero, to: c) == CGPoint(x: -160, y: 60))
        #expect(c.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: a) == CGRect(x: -190, y: 20, width: 5, height: 5))
    }

    @Test func boundsOriginScrollsSublayers() {
        let root = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
        root.bounds.origin = CGPoint(x: 0, y: 30)
        let outside = makeLayer(CGRect(x: 5, y: 5, width: 200, height: 200))
        outside.addSublayer(root)
        #expect(child.convert(CGPoint.zero, to: outside) == CGPoint(x: 0, y: -30))
    }

    @Test(arguments: 0..<60) func conversionThereAndBackIsTheSamePoint(seed: UInt64) {
        var random = SeededGenerator(seed)
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 500, height: 500)
        var layers = [root]
        for _ in 0..<12 {
            let parent = layers.randomElement(using: &random)!
            let layer = CALayer()
            layer.bounds = CGRect(
                x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
                width: .random(in: 1...300, using: &random), height: .random(in: 1...300, using: &random))
            layer.position = CGPoint(x: .random(in: -100...400, using: &random), y: .random(in: -100...400, using: &random))
            layer.anchorPoint = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
            if Bool.random(using: &random) {
                layer.transform = CATransform3DRotate(
                    CATransform3DMakeScale(.random(in: 0.5...2, using: &random), .random(in: 0.5...2, using: &random), 1),
                    .random(in: -3...3, using: &random), 0, 0, 1)
            }
            if Bool.random(using: &random) { layer.sublayerTransform = CATransform3DMakeScale(0.7, 1.3, 1) }
            if Int.random(in: 0..<5, using: &random) == 0 { layer.isGeometryFlipped = true }
            parent.addSublayer(layer)
            layers.append(layer)
        }
        for _ in 0..<20 {
            let a = layers.randomElement(using: &random)!, b = layers.randomElement(using: &random)!
            let c = layers.randomElement(using: &random)!
            let point = CGPoint(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
            let there = a.convert(point, to: b)
            #expect(isClose(b.convert(there, to: a), point))
            #expect(isClose(a.convert(there, from: b), point))
            #expect(isClose(c.convert(a.convert(point, to: c), to: b), there, 1e-5))
        }
    }

    @Test func perspectiveShrinksWhatIsFartherAway() {
        let root = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        root.sublayerTransform = perspective
        let near = makeLayer(CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
        near.zPosition = 250
        let rect = near.convert(near.bounds, to: root)
        #expect(abs(rect.width - 200) < 1e-9 && abs(rect.midX - 100) < 1e-9)
        near.zPosition = -500
        #expect(abs(near.convert(near.bounds, to: root).width - 50) < 1e-9)
    }

    @Test func flippedGeometryTurnsSublayersUpsideDown() {
        let root = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
        root.isGeometryFlipped = true
        #expect(child.convert(child.bounds, to: root) == CGRect(x: 0, y: 90, width: 10, height: 10))
        #expect(!child.contentsAreFlipped() && !root.contentsAreFlipped())
        child.isGeometryFlipped = true
        #expect(child.contentsAreFlipped() && CALayer().contentsAreFlipped())
    }

    /// Turned away by the space and back by the layer in it: a plain superlayer flattens what it holds, and turns the picture instead.
    @Test func aTransformLayerKeepsTheDepthOfItsSublayers() {
        let cases: [(CALayer, CGFloat)] = [(CATransformLayer(), 50), (CALayer(), 62.5)]
        for (space, x) in cases {
            let root = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200))
            space.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            root.addSublayer(space)
            let card = makeLayer(CGRect(x: 0, y: 0, width: 100, height: 100), in: space)
            space.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
            card.transform = CATransform3DMakeRotation(-.pi / 6, 0, 1, 0)
            #expect(isClose(card.convert(.zero, to: root), CGPoint(x: x, y: 50)))
        }
        let space = CATransformLayer()
        space.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(space.backgroundColor == nil && space.hitTest(.zero) == nil)
    }
}
