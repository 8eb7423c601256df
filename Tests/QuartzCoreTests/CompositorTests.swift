import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct CompositorTests {
    private func root(_ width: CGFloat, _ height: CGFloat, _ color: CGColor? = .white) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    private func add(_ frame: CGRect, _ color: CGColor? = nil, to layer: CALayer) -> CALayer {
        let child = CALayer()
        child.frame = frame
        child.backgroundColor = color
        layer.addSublayer(child)
        return child
    }

    @Test func backgroundsFillWholePixels() {
        let root = root(20, 20)
        _ = add(CGRect(x: 2.2, y: 3.6, width: 5, height: 5), rgb(1, 0, 0), to: root)
        let frame = TestFrame(width: 20, height: 20)
        frame.draw(LayerCompositor(root: root))
        #expect(frame[1, 5] == 0xFFFF_FFFF && frame[2, 5] == 0xFFFF_0000)
        #expect(frame[6, 5] == 0xFFFF_0000 && frame[7, 5] == 0xFFFF_FFFF)
        #expect(frame[4, 3] == 0xFFFF_FFFF && frame[4, 4] == 0xFFFF_0000)
        #expect(frame[4, 8] == 0xFFFF_0000 && frame[4, 9] == 0xFFFF_FFFF)
    }

    @Test("contents are drawn with y downward, and upward where the layer or one above it is flipped") func drawnContents() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(rgb(1, 0, 0))
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            }
        }
        func pixels(_ flip: (CALayer, CALayer) -> Void) -> [UInt32] {
            let root = root(10, 10), layer = Drawn()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            root.addSublayer(layer)
            flip(root, layer)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            let frame = TestFrame(width: 10, height: 10)
            frame.draw(LayerCompositor(root: root))
            return [frame[5, 2], frame[5, 7]]
        }
        #expect(pixels { _, _ in } == [0xFFFF_0000, 0xFFFF_FFFF])
        #expect(pixels { $1.isGeometryFlipped = true } == [0xFFFF_FFFF, 0xFFFF_0000])
        #expect(pixels { root, _ in root.isGeometryFlipped = true } == [0xFFFF_FFFF, 0xFFFF_0000])
    }

    @Test("the shadow of what is drawn goes down, by points") func drawnShadows() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: rgb(0, 0, 1))
                ctx.setFillColor(rgb(1, 0, 0))
                ctx.fill(CGRect(x: 0, y: 4, width: 10, height: 2))
            }
        }
        let root = root(10, 10), layer = Drawn()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.contentsScale = 2
        root.addSublayer(layer)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let frame = TestFrame(width: 20, height: 20)
        frame.draw(LayerCompositor(root: root), scale: 2)
        #expect(frame[10, 9] == 0xFFFF_0000 && frame[10, 17] == 0xFF00_00FF && frame[10, 3] == 0xFFFF_FFFF)
    }

    @Test func borderLiesOverSublayers() {
        let root = root(100, 100, rgb(1, 0, 0))
        root.borderWidth = 4
        _ = add(CGRect(x: 0, y: 0, width: 100, height: 50), rgb(0, 1, 0), to: root)
        let frame = TestFrame(width: 300, height: 300)
        frame.draw(LayerCompositor(root: root), scale: 3)
        #expect(frame[11, 150] == 0xFF00_0000 && frame[12, 100] == 0xFF00_FF00 && frame[12, 200] == 0xFFFF_0000)
        #expect(frame[288, 200] == 0xFF00_0000 && frame[287, 200] == 0xFFFF_0000)
    }

    @Test func opacityAppliesToTheWholePicture() {
        let root = root(30, 30)
        let group = add(CGRect(x: 0, y: 0, width: 30, height: 30), rgb(1, 0, 0), to: root)
        _ = add(CGRect(x: 0, y: 0, width: 15, height: 30), rgb(0, 0, 1), to: group)
        group.opacity = 0.5
        let frame = TestFrame(width: 30, height: 30)
        frame.draw(LayerCompositor(root: root))
        #expect(frame[20, 5] == 0xFFFF_7F7F)
        #expect(frame[5, 5] == 0xFF7F_7FFF)
        group.allowsGroupOpacity = false
        frame.draw(LayerCompositor(root: root))
        // Half blue over half red over white.
        let mixed: UInt32 = frame[5, 5]
        #expect([0xFF7F_3FBF, 0xFF80_40C0, 0xFF7F_3FC0, 0xFF7F_40BF].contains(mixed))
    }

    @Test func aTransparentFrameStaysTransparent() {
        let root = root(30, 30, nil)
        let group = add(CGRect(x: 0, y: 0, width: 20, height: 30), rgb(1, 0, 0), to: root)
        _ = add(CGRect(x: 0, y: 0, width: 10, height: 30), rgb(0, 0, 1), to: group)
        group.opacity = 0.5
        let compositor = LayerCompositor(root: root)
        compositor.background = .clear
        let frame = TestFrame(width: 30, height: 30)
        frame.draw(compositor)
        #expect(frame[25, 5] == 0)
        #expect(frame[15, 5] == 0x8080_0000)
        #expect(frame[5, 5] == 0x8000_0080)
    }

    @Test func aLayerIsBlendedWithWhatIsBehindIt() {
        let root = root(30, 10)
        _ = add(CGRect(x: 10, y: 0, width: 10, height: 10), rgb(0, 1, 1), to: root)
        let blended = add(CGRect(x: 0, y: 0, width: 20, height: 10), to: root)
        _ = add(CGRect(x: 0, y: 0, width: 20, height: 10), rgb(1, 1, 0), to: blended)
        let frame = TestFrame(width: 30, height: 10)
        let compositor = LayerCompositor(root: root)
        func pixels(_ filter: Any?) -> [UInt32] {
            blended.compositingFilter = filter
            frame.draw(compositor)
            return [frame[5, 5], frame[15, 5], frame[25, 5]]
        }
        #expect(pixels(nil) == [0xFFFF_FF00, 0xFFFF_FF00, 0xFFFF_FFFF])
        #expect(pixels("multiplyBlendMode") == [0xFFFF_FF00, 0xFF00_FF00, 0xFFFF_FFFF])
        #expect(pixels("screenBlendMode") == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
        #expect(pixels("differenceBlendMode") == [0xFF00_00FF, 0xFFFF_00FF, 0xFFFF_FFFF])
        #expect(pixels("xor") == [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF])
        #expect(pixels("normalBlendMode") == [0xFFFF_FF00, 0xFFFF_FF00, 0xFFFF_FFFF])
        #expect(pixels(7) == [0xFFFF_FF00, 0xFFFF_FF00, 0xFFFF_FFFF])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        blended.opacity = 0.5
        CATransaction.commit()
        #expect(pixels("multiplyBlendMode")[1] == 0xFF00_FF7F)
    }

    @Test func aMaskInvertedByXorLetsThroughTheRest() {
        let root = root(20, 10)
        let child = add(CGRect(x: 0, y: 0, width: 20, height: 10), rgb(1, 0, 0), to: root)
        let mask = CALayer(), hole = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        mask.backgroundColor = .black
        hole.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        hole.backgroundColor = .black
        hole.compositingFilter = "xor"
        mask.addSublayer(hole)
        child.mask = mask
        let frame = TestFrame(width: 20, height: 10)
        frame.draw(LayerCompositor(root: root))
        #expect(frame[5, 5] == 0xFFFF_FFFF && frame[15, 5] == 0xFFFF_0000)
    }

    @Test func masksToBoundsCutsSublayersAndCorners() {
        let root = root(60, 60)
        let box = add(CGRect(x: 10, y: 10, width: 40, height: 40), nil, to: root)
        box.cornerRadius = 20
        box.masksToBounds = true
        _ = add(CGRect(x: -20, y: -20, width: 100, height: 100), rgb(0, 0.5, 0), to: box)
        let frame = TestFrame(width: 60, height: 60)
        frame.draw(LayerCompositor(root: root))
        #expect(frame[11, 11] == 0xFFFF_FFFF && frame[30, 30] == 0xFF00_8000 && frame[5, 30] == 0xFFFF_FFFF)
        #expect(frame[30, 10] & 0xFF == 0 || frame[30, 10] & 0xFF < 20)
    }

    @Test func contentsFollowTheirGravity() {
        let root = root(40, 40)
        let picture = add(CGRect(x: 0, y: 0, width: 40, height: 20), nil, to: root)
        picture.contents = quarters(20)
        let frame = TestFrame(width: 40, height: 40)
        let compositor = LayerCompositor(root: root)
        frame.draw(compositor)
        #expect(frame[1, 1] == 0xFFFF_0000 && frame[38, 1] == 0xFF00_FF00 && frame[1, 18] == 0xFF00_00FF)
        picture.contentsGravity = .resizeAspect
        frame.draw(compositor)
        #expect(frame[5, 5] == 0xFFFF_FFFF && frame[11, 1] == 0xFFFF_0000 && frame[28, 18] == 0xFFFF_FF00)
        picture.contentsGravity = .bottomRight
        frame.draw(compositor)
        #expect(frame[21, 1] == 0xFFFF_0000 && frame[39, 19] == 0xFFFF_FF00 && frame[19, 10] == 0xFFFF_FFFF)
    }

    @Test func masksLetThroughTheirAlpha() {
        let root = root(20, 20)
        let box = add(CGRect(x: 0, y: 0, width: 20, height: 20), rgb(0, 0, 0), to: root)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        mask.backgroundColor = rgb(1, 0, 0, 0.5)
        box.mask = mask
        let frame = TestFrame(width: 20, height: 20)
        frame.draw(LayerCompositor(root: root))
        #expect(frame[2, 2] == 0xFFFF_FFFF && frame[8, 8] == 0xFF7F_7F7F)
    }

    @Test func anIdleFrameDrawsNothing() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let root = root(20, 20)
        let box = add(CGRect(x: 1, y: 1, width: 4, height: 4), rgb(0, 0, 0), to: root)
        let frame = TestFrame(width: 20, height: 20)
        let compositor = LayerCompositor(root: root)
        #expect(frame.draw(compositor) == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(!compositor.needsFrame && frame.draw(compositor).isEmpty)
        box.position.x += 10
        #expect(compositor.needsFrame)
        let damage = frame.draw(compositor)
        #expect(damage.reduce(0) { $0 + $1.area } == 32)
        box.name = "same look"
        box.position.x += 0
        #expect(frame.draw(compositor).isEmpty)
        _ = CALayer().opacity = 0.5
        #expect(frame.draw(compositor).isEmpty)
    }

    @Test func onlyLayersInAFrameAnimateByThemselves() {
        MediaClock.start(MediaClock())
        let root = root(20, 20)
        let box = add(CGRect(x: 0, y: 0, width: 4, height: 4), rgb(0, 0, 0), to: root)
        box.position.x = 10
        #expect(box.animationKeys() == nil)
        let frame = TestFrame(width: 20, height: 20)
        let compositor = LayerCompositor(root: root)
        frame.draw(compositor)
        box.position.x = 14
        #expect(box.animationKeys() == ["position"])
        #expect(frame[11, 1] == 0xFF00_0000)
        MediaClock.current.advance(to: 1)
        AnimationScheduler.tick()
        frame.draw(compositor)
        #expect(frame[8, 1] == 0xFFFF_FFFF && frame[13, 1] == 0xFF00_0000)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        box.position.x = 2
        CATransaction.commit()
        #expect(box.animationKeys() == nil)
    }
}
