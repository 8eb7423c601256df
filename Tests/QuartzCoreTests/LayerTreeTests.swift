import QuartzCore
import Testing

private final class Recorder: NSObject, CALayerDelegate {
    var laidOut: [CALayer] = []
    var asked: [String] = []
    var answer: (any CAAction)?

    func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
    }
}

@MainActor @Suite struct LayerTreeTests {
    @Test("beside a layer that is no sublayer the new one is put on top (behaviour/rules.md 18.2)") func insertionBesideAStranger() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        root.insertSublayer(a, above: root)
        root.insertSublayer(b, below: root)
        root.insertSublayer(c, above: root)
        #expect(root.sublayers == [a, b, c])
    }

    @Test func insertionPlacesLayersInOrder() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer(), d = CALayer()
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        root.insertSublayer(d, above: c)
        #expect(root.sublayers == [c, d, a, b])
        root.insertSublayer(b, below: d)
        #expect(root.sublayers == [c, b, d, a])
        root.insertSublayer(c, above: a)
        #expect(root.sublayers == [b, d, a, c])
        root.addSublayer(b)
        #expect(root.sublayers == [d, a, c, b])
        let e = CALayer()
        root.replaceSublayer(a, with: e)
        #expect(root.sublayers == [d, e, c, b])
        #expect(a.superlayer == nil && e.superlayer === root)
        root.sublayers = [b, a]
        #expect(root.sublayers == [b, a] && c.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && b.superlayer == nil)
    }

    @Test func aLayerHasOneSuperlayer() {
        let first = CALayer(), second = CALayer(), layer = CALayer()
        first.addSublayer(layer)
        second.addSublayer(layer)
        #expect(first.sublayers == nil && layer.superlayer === second)
    }

    @Test("a mask's superlayer is the layer that it masks, though it is none of its sublayers") func masks() {
        let masked = CALayer(), mask = CALayer(), part = CALayer(), other = CALayer()
        masked.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        mask.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        mask.addSublayer(part)
        masked.mask = mask
        #expect(mask.superlayer === masked && masked.sublayers == nil && part.superlayer === mask)
        #expect(part.convert(CGPoint(x: 1, y: 1), to: masked) == CGPoint(x: 11, y: 11))
        other.addSublayer(mask)
        #expect(mask.superlayer === other && masked.mask == nil)
        masked.mask = mask
        #expect(mask.superlayer === masked && other.sublayers == nil)
        masked.mask = nil
        #expect(mask.superlayer == nil)
    }

    @Test("a layer in a mask is laid out with the layers above that ask for it") func layoutOfMasks() {
        let masked = CALayer(), mask = CALayer(), recorder = Recorder()
        masked.delegate = recorder
        masked.mask = mask
        masked.setNeedsLayout()
        mask.setNeedsLayout()
        mask.layoutIfNeeded()
        #expect(recorder.laidOut == [masked] && !mask.needsLayout())
    }

    @Test func hitTestFindsTheFrontmostLayer() {
        let root = CALayer(), back = CALayer(), front = CALayer(), high = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in [high, back, front] {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
        high.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === high)
        high.isHidden = true
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
    }

    @Test func sublayersOutsideTheBoundsAreHitUnlessMasked() {
        let root = CALayer(), child = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        child.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
        root.addSublayer(child)
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === child)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) == nil)
        #expect(root.hitTest(CGPoint(x: 45, y: 45)) === child)
    }

    @Test func layoutReachesEveryLayerThatAsked() {
        let recorder = Recorder()
        let root = CALayer(), middle = CALayer(), leaf = CALayer()
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        root.layoutIfNeeded()
        for layer in [root, middle, leaf] { layer.delegate = recorder }
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(recorder.laidOut == [leaf])
        #expect(!leaf.needsLayout())
        recorder.laidOut = []
        root.bounds.size.width = 10
        leaf.bounds.size.height = 4
        leaf.layoutIfNeeded()
        #expect(recorder.laidOut == [leaf])
        root.layoutIfNeeded()
        #expect(recorder.laidOut == [leaf, root])
    }

    @Test func movingTheBoundsOriginAsksForNoLayout() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.layoutIfNeeded()
        layer.bounds.origin.y = 40
        #expect(!layer.needsLayout())
    }

    @Test func theDelegateIsAskedForAnActionOnceAChange() {
        let recorder = Recorder(), layer = CALayer()
        layer.delegate = recorder
        layer.opacity = 0.5
        layer.opacity = 0.5
        layer.position = CGPoint(x: 4, y: 4)
        #expect(recorder.asked == ["opacity", "position"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 1
        CATransaction.commit()
        #expect(recorder.asked == ["opacity", "position"])
    }

    @Test func layersDrawThemselvesIntoABitmapOnce() throws {
        final class Painted: CALayer {
            var drawings = 0
            override func draw(in ctx: CGContext) {
                drawings += 1
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let layer = Painted()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.contentsScale = 2
        layer.displayIfNeeded()
        #expect(layer.drawings == 0)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.drawings == 1)
        let image = try #require(layer.contents as? CGImage)
        #expect(image.width == 40 && image.height == 20)
    }

    @Test func aLayerNobodyDrawsKeepsNoBitmap() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
    }

    @Test func keyPathsReachIntoValues() {
        let layer = CALayer()
        layer.setValue(12, forKeyPath: "position.x")
        layer.setValue(CGFloat(3), forKeyPath: "bounds.size.height")
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.z")
        #expect(layer.position.x == 12 && layer.bounds.height == 3)
        let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0
        #expect(abs(angle - .pi / 6) < 1e-12)
        let scale = layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0
        #expect(abs(scale - 2) < 1e-12)
        layer.setValue("mine", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "mine")
        #expect(layer.value(forKey: "opacity") as? Float == 1)
    }
}
