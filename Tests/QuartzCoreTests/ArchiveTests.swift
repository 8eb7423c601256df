import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers and animations in archives") @MainActor struct ArchiveTests {
    private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
    }

    @Test("a layer comes back with its look, its sublayers and its mask") func layers() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.position = CGPoint(x: 5, y: 6)
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        layer.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
        layer.cornerRadius = 7
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.contentsGravity = .resizeAspect
        layer.isHidden = true
        layer.name = "plate"
        layer.setValue("kept", forKey: "note")
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20))
        shape.path = path
        shape.lineCap = .round
        shape.lineWidth = 3
        shape.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(shape)
        layer.mask = CALayer()
        layer.mask?.frame = CGRect(x: 0, y: 0, width: 9, height: 9)

        let back = try copy(layer)
        #expect(back.bounds == layer.bounds && back.position == layer.position && back.cornerRadius == 7 && back.isHidden && back.name == "plate")
        #expect(CATransform3DEqualToTransform(back.transform, layer.transform) && back.maskedCorners == [.layerMinXMinYCorner])
        #expect(back.backgroundColor?.components == layer.backgroundColor?.components && back.contentsGravity == .resizeAspect)
        #expect(back.value(forKey: "note") as? String == "kept" && back.mask?.bounds.width == 9)
        let ring = try #require(back.sublayers?.first as? CAShapeLayer)
        #expect(ring.path?.boundingBox == path.boundingBox && ring.lineCap == .round && ring.lineWidth == 3 && ring.strokeColor?.components == [0, 0, 1, 1])
        #expect(ring.superlayer === back && back.opacity == 1)
    }

    @Test("what is as in a new layer is not archived") func defaults() {
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.shouldArchiveValue(forKey: "opacity") && !layer.shouldArchiveValue(forKey: "cornerRadius"))
    }

    @Test("an animation comes back with its timing and its values") func animations() throws {
        let group = CAAnimationGroup()
        group.duration = 3
        group.repeatCount = 2
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.setValue("mine", forKey: "tag")
        let spring = CASpringAnimation(keyPath: "position")
        spring.fromValue = CGPoint(x: 1, y: 2)
        spring.toValue = CGPoint(x: 3, y: 4)
        spring.damping = 5
        let frames = CAKeyframeAnimation(keyPath: "opacity")
        frames.values = [0, 0.5, 1]
        frames.keyTimes = [0, 0.2, 1]
        frames.calculationMode = .cubic
        let move = CATransition()
        move.type = .push
        move.subtype = .fromLeft
        group.animations = [spring, frames, move]

        let back = try copy(group)
        #expect(back.duration == 3 && back.repeatCount == 2 && back.fillMode == .forwards && !back.isRemovedOnCompletion)
        #expect(back.timingFunction == CAMediaTimingFunction(name: .easeIn) && back.value(forKey: "tag") as? String == "mine")
        let first = try #require(back.animations?.first as? CASpringAnimation)
        #expect(first.keyPath == "position" && first.toValue as? CGPoint == CGPoint(x: 3, y: 4) && first.damping == 5 && first.isRemovedOnCompletion)
        let second = try #require(back.animations?[1] as? CAKeyframeAnimation)
        #expect(second.values?.count == 3 && second.keyTimes == [0, 0.2, 1] && second.calculationMode == .cubic)
        let third = try #require(back.animations?.last as? CATransition)
        #expect(third.type == .push && third.subtype == .fromLeft)
    }

    @Test("an emitter comes back with its cells") func emitters() throws {
        let cell = CAEmitterCell()
        cell.name = "spark"
        cell.birthRate = 12
        cell.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let emitter = CAEmitterLayer()
        emitter.emitterShape = .circle
        emitter.emitterCells = [cell]
        let back = try copy(emitter)
        #expect(back.emitterShape == .circle && back.emitterCells?.first?.birthRate == 12 && back.emitterCells?.first?.name == "spark")
        #expect(CAEmitterCell.defaultValue(forKey: "birthRate") as? Float == 0)
    }
}
