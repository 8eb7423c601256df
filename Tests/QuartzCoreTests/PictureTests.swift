import CoreGraphics
import QuartzCore
import Testing

/// Each draws one kind of layer; with QUARTZ_PICTURES set the frames are written out to be looked at.
@MainActor @Suite(.serialized) struct PictureTests {
    private func scene(_ width: CGFloat, _ height: CGFloat) -> CALayer {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = .white
        return root
    }

    private func draw(_ root: CALayer, _ name: String, scale: CGFloat = 3) -> TestFrame {
        let frame = TestFrame(width: Int(root.bounds.width * scale), height: Int(root.bounds.height * scale))
        frame.draw(LayerCompositor(root: root), scale: scale)
        frame.save(name)
        return frame
    }

    private func channels(_ pixel: UInt32) -> (Int, Int, Int) {
        (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    }

    /// reference/swift-snapshot-testing/testCALayer.1.png: red, a black border of 4 points.
    @Test func aBorderedLayer() {
        let root = scene(100, 100)
        root.backgroundColor = rgb(1, 0, 0)
        root.borderColor = .black
        root.borderWidth = 4
        let frame = draw(root, "calayer")
        for i in 0..<300 {
            for j in 0..<300 {
                let isEdge = i < 12 || j < 12 || i >= 288 || j >= 288
                if frame[i, j] != (isEdge ? 0xFF00_0000 : 0xFFFF_0000) {
                    Issue.record("(\(i), \(j)) is \(String(frame[i, j], radix: 16))")
                    return
                }
            }
        }
    }

    /// reference/swift-snapshot-testing/testCALayerWithGradient.1.png: from red above to yellow below.
    @Test func aGradientRunsFromTopToBottom() {
        let root = scene(100, 100)
        let gradient = CAGradientLayer()
        gradient.frame = root.bounds
        gradient.colors = [rgb(1, 0, 0), rgb(1, 1, 0)]
        root.addSublayer(gradient)
        let frame = draw(root, "gradient")
        #expect(channels(frame[0, 0]).1 <= 1)
        #expect(channels(frame[299, 299]).1 >= 254)
        #expect(abs(channels(frame[150, 150]).1 - 128) <= 1)
        for y in 1..<300 {
            let above: Int = channels(frame[0, y - 1]).1, here: Int = channels(frame[0, y]).1
            #expect(here >= above)
            #expect(frame[0, y] == frame[299, y])
        }
    }

    @Test func gradientsOfEveryType() {
        let root = scene(330, 110)
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: CGFloat(index) * 110 + 5, y: 5, width: 100, height: 100)
            gradient.type = type
            gradient.colors = [rgb(1, 0, 0), rgb(0, 1, 0), rgb(0, 0, 1)]
            gradient.locations = [0, 0.5, 1]
            gradient.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
            gradient.cornerRadius = 20
            root.addSublayer(gradient)
        }
        let frame = draw(root, "gradients", scale: 2)
        #expect(channels(frame[110, 110]).1 > 250)
        #expect(channels(frame[330, 110]).0 > 240)
        #expect(channels(frame[425, 110]).2 > 220)
        // Clockwise from the top: red, green below, blue at the end.
        #expect(channels(frame[552, 30]).0 > 240)
        #expect(channels(frame[550, 190]).1 > 240)
        #expect(channels(frame[547, 30]).2 > 240)
        #expect(frame[11, 11] == 0xFFFF_FFFF)
    }

    @Test func shapesFillStrokeAndDash() {
        let root = scene(300, 100)
        let circle = CAShapeLayer()
        circle.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
        circle.fillColor = rgb(1, 0.8, 0)
        circle.strokeColor = rgb(0, 0, 1)
        circle.lineWidth = 6
        circle.strokeStart = 0.25
        circle.strokeEnd = 0.75
        circle.lineCap = .round
        root.addSublayer(circle)
        let star = CAShapeLayer()
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle: CGFloat = CGFloat(index) * 2.5132741228718345 - 1.5707963267948966
            let dx: CGFloat = 40 * cos(angle), dy: CGFloat = 40 * sin(angle)
            let point = CGPoint(x: 150 + dx, y: 50 + dy)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        star.path = path
        star.fillRule = .evenOdd
        star.fillColor = rgb(1, 0, 0)
        root.addSublayer(star)
        let dashes = CAShapeLayer()
        dashes.path = CGPath(rect: CGRect(x: 210, y: 20, width: 80, height: 60), transform: nil)
        dashes.fillColor = nil
        dashes.strokeColor = .black
        dashes.lineWidth = 3
        dashes.lineDashPattern = [8, 4]
        root.addSublayer(dashes)
        let frame = draw(root, "shapes", scale: 2)
        #expect(frame[100, 100] == 0xFFFF_CC00)
        // Half the circle is stroked: from the bottom by the left side to the top, as the path goes clockwise from the right.
        #expect(frame[20, 100] == 0xFF00_00FF)
        #expect(frame[180, 100] != 0xFF00_00FF)
        #expect(frame[300, 100] == 0xFFFF_FFFF)
        #expect(frame[300, 40] == 0xFFFF_0000)
    }

    @Test func replicatedLayersTurnAndFade() {
        let root = scene(100, 100)
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        replicator.instanceCount = 8
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.1
        let blade = CALayer()
        blade.frame = CGRect(x: 46, y: 10, width: 8, height: 24)
        blade.cornerRadius = 4
        blade.backgroundColor = .black
        replicator.addSublayer(blade)
        root.addSublayer(replicator)
        let frame = draw(root, "replicator")
        let top = channels(frame[150, 66]).0, right = channels(frame[234, 150]).0, bottom = channels(frame[150, 234]).0
        #expect(top == 0)
        #expect(abs(right - 51) <= 2)
        #expect(abs(bottom - 102) <= 2)
    }

    @Test func shadowsFallWhereTheyShould() {
        let root = scene(300, 100)
        let box = CALayer()
        box.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        box.backgroundColor = .white
        box.cornerRadius = 10
        box.shadowOpacity = 1
        box.shadowOffset = CGSize(width: 0, height: 6)
        box.shadowRadius = 4
        root.addSublayer(box)
        let sharp = CALayer()
        sharp.frame = CGRect(x: 125, y: 25, width: 50, height: 50)
        sharp.shadowOpacity = 0.5
        sharp.shadowColor = rgb(1, 0, 0)
        sharp.shadowRadius = 0
        sharp.shadowOffset = CGSize(width: 10, height: 10)
        sharp.shadowPath = CGPath(rect: sharp.bounds, transform: nil)
        root.addSublayer(sharp)
        let picture = CALayer()
        picture.frame = CGRect(x: 225, y: 25, width: 50, height: 50)
        picture.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        picture.contents = quarters(100)
        picture.shadowOpacity = 0.8
        picture.shadowRadius = 5
        root.addSublayer(picture)
        let frame = draw(root, "shadows", scale: 2)
        #expect(frame[100, 100] == 0xFFFF_FFFF)
        #expect(channels(frame[100, 158]).0 < 140)
        #expect(channels(frame[100, 40]).0 > 240)
        #expect(frame[320, 120] == 0xFFFF_7F7F)
        #expect(frame[265, 65] == 0xFFFF_FFFF)
        #expect(channels(frame[500, 100]).0 > 0)
    }

    @Test func backdropsBlurWhatIsBelow() {
        let root = scene(200, 100)
        for index in 0..<20 {
            let stripe = CALayer()
            stripe.frame = CGRect(x: index * 10, y: 0, width: 5, height: 100)
            stripe.backgroundColor = index % 3 == 0 ? rgb(1, 0, 0) : .black
            root.addSublayer(stripe)
        }
        let bar = CALayer()
        bar.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        bar.cornerRadius = 16
        bar.cornerCurve = .continuous
        bar.masksToBounds = true
        bar.backdrop = LayerBackdrop(blurRadius: 10, saturation: 1.8, tint: rgb(1, 1, 1, 0.5))
        root.addSublayer(bar)
        let frame = draw(root, "backdrop", scale: 2)
        let middle = (80..<320).map { channels(frame[$0, 100]).1 }
        let spread: Int = middle.max()! - middle.min()!
        #expect(spread < 60)
        let corner: UInt32 = frame[42, 42]
        #expect([0xFF00_0000, 0xFFFF_0000, 0xFFFF_FFFF].contains(corner))
    }

    @Test("what is beside a backdrop does not shine into it") func backdropsEndAtTheirEdges() {
        let root = scene(200, 100)
        for (index, x) in [0, 137].enumerated() {
            let part = CALayer()
            part.frame = CGRect(x: x, y: 0, width: index == 0 ? 137 : 63, height: 100)
            part.backgroundColor = index == 0 ? .black : rgb(0, 0, 1)
            root.addSublayer(part)
        }
        let bar = CALayer()
        bar.frame = CGRect(x: 137, y: 20, width: 53, height: 60)
        bar.backdrop = LayerBackdrop(blurRadius: 20, saturation: 1, tint: rgb(1, 1, 1, 0.5))
        root.addSublayer(bar)
        let frame = draw(root, "backdrop-edges", scale: 2)
        let line = (276..<378).map { channels(frame[$0, 100]).2 }
        #expect(line.max()! - line.min()! < 4)
    }

    @Test(arguments: [false, true]) func backdropsBlurWhatIsBelowAlsoWhereTheyAreTurned(masksToBounds: Bool) {
        let root = scene(200, 200)
        for index in 0..<20 {
            let stripe = CALayer()
            stripe.frame = CGRect(x: index * 10, y: 0, width: 5, height: 200)
            stripe.backgroundColor = .black
            root.addSublayer(stripe)
        }
        let bar = CALayer()
        bar.bounds = CGRect(x: 0, y: 0, width: 160, height: 60)
        bar.position = CGPoint(x: 100, y: 100)
        bar.masksToBounds = masksToBounds
        bar.setAffineTransform(CGAffineTransform(rotationAngle: 0.6))
        bar.backdrop = LayerBackdrop(blurRadius: 10, saturation: 1, tint: rgb(1, 1, 1, 0.3))
        root.addSublayer(bar)
        let frame = draw(root, "turned-backdrop-\(masksToBounds)", scale: 2)
        let middle = (180..<220).map { channels(frame[$0, 200]).1 }
        #expect(middle.max()! - middle.min()! < 30)
        // Beside the bar, in the corner of the rectangle around it.
        let beside = (280..<320).map { channels(frame[$0, 110]).1 }
        #expect(beside.max()! - beside.min()! == 255)
    }

    @Test func cornersMasksAndPerspective() {
        let root = scene(400, 100)
        for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
            let box = CALayer()
            box.frame = CGRect(x: 10 + index * 100, y: 10, width: 80, height: 80)
            box.backgroundColor = rgb(0, 0.5, 1)
            box.cornerRadius = 24
            box.cornerCurve = curve
            box.borderWidth = 4
            box.maskedCorners = index == 0 ? [.layerMinXMinYCorner, .layerMaxXMaxYCorner] : .init(rawValue: 15)
            root.addSublayer(box)
        }
        let picture = CALayer()
        picture.frame = CGRect(x: 210, y: 10, width: 80, height: 80)
        picture.contents = quarters(160)
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 20, width: 80, height: 40), transform: nil)
        picture.mask = mask
        root.addSublayer(picture)
        let leaning = CALayer()
        leaning.frame = CGRect(x: 310, y: 10, width: 80, height: 80)
        leaning.contents = quarters(160)
        leaning.contentsScale = 2
        var lean = CATransform3DIdentity
        lean.m34 = -1 / 200
        leaning.transform = CATransform3DRotate(lean, 0.9, 0, 1, 0)
        root.addSublayer(leaning)
        let frame = draw(root, "corners", scale: 2)
        #expect(frame[22, 22] == 0xFFFF_FFFF)
        #expect(frame[177, 22] == 0xFF00_0000)
        #expect(frame[222, 22] == 0xFFFF_FFFF)
        #expect(frame[300, 100] == 0xFF00_80FF)
        #expect(frame[440, 30] == 0xFFFF_FFFF)
        #expect(frame[440, 80] == 0xFFFF_0000)
        #expect(frame[560, 120] == 0xFFFF_FF00)
        #expect(frame[622, 100] == 0xFFFF_FFFF)
        #expect(frame[680, 60] == 0xFFFF_0000)
    }

    @Test func transitionsDissolveAndPush() {
        MediaClock.start(MediaClock())
        let root = scene(100, 100)
        let compositor = LayerCompositor(root: root)
        let frame = TestFrame(width: 100, height: 100)
        let page = CALayer()
        page.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        page.backgroundColor = rgb(1, 0, 0)
        root.addSublayer(page)
        frame.draw(compositor)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let fade = CATransition()
        fade.duration = 1
        page.add(fade, forKey: nil)
        page.backgroundColor = rgb(0, 0, 1)
        MediaClock.current.advance(to: 0.5)
        frame.draw(compositor)
        let mixed: UInt32 = frame[50, 50]
        #expect([0xFF7F_0080, 0xFF80_007F, 0xFF7F_007F].contains(mixed))
        MediaClock.current.advance(to: 1)
        AnimationScheduler.tick()
        frame.draw(compositor)
        #expect(frame[50, 50] == 0xFF00_00FF)
        #expect(page.animationKeys() == nil)
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.duration = 1
        page.add(push, forKey: nil)
        page.backgroundColor = rgb(0, 1, 0)
        MediaClock.current.advance(to: 1.5)
        frame.draw(compositor)
        frame.save("push")
        #expect(frame[30, 50] == 0xFF00_00FF)
        #expect(frame[70, 50] == 0xFF00_FF00)
        #expect(frame[10, 50] == 0xFFFF_FFFF)
        #expect(frame[90, 50] == 0xFFFF_FFFF)
        CATransaction.commit()
    }

    @Test func renderingIntoAContextGivesTheSamePicture() throws {
        let root = scene(60, 40)
        let box = CALayer()
        box.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        box.backgroundColor = rgb(1, 0, 0)
        box.cornerRadius = 5
        box.shadowOpacity = 0.5
        root.addSublayer(box)
        let frame = draw(root, "render", scale: 2)
        let copy = TestFrame(width: 120, height: 80)
        memset(copy.bytes, 0, 120 * 80 * 4)
        let context = try #require(
            CGContext(
                data: copy.bytes, width: 120, height: 80, bitsPerComponent: 8, bytesPerRow: 480,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.translateBy(x: 0, y: 80)
        context.scaleBy(x: 2, y: -2)
        root.render(in: context)
        context.flush()
        copy.save("render-in-context")
        #expect(copy.difference(from: frame) == nil)
    }

    @Test func displayLinksCallOnceAFrame() {
        final class Target: NSObject {
            var times: [Double] = []
        }
        MediaClock.start(MediaClock())
        let target = Target()
        ObjCRuntime.registration(of: Target.self, named: "QuartzCoreTests.Target").method("tick:") { target, arguments in
            let link: CADisplayLink = arguments[0]
            target.times.append(link.timestamp)
            return nil
        }
        let link = CADisplayLink(target: target, selector: Selector("tick:"))
        link.preferredFramesPerSecond = 30
        link.add(to: .main, forMode: .common)
        #expect(AnimationScheduler.isActive)
        for frame in 1...6 {
            MediaClock.current.advance(to: Double(frame) / 60)
            AnimationScheduler.tick()
        }
        let frames: [Int] = target.times.map { Int(($0 * 60).rounded()) }
        #expect(frames == [1, 3, 5])
        link.invalidate()
        MediaClock.current.advance(to: 1)
        AnimationScheduler.tick()
        #expect(target.times.count == 3)
    }
}
