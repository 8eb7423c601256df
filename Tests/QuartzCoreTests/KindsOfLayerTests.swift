import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct KindsOfLayerTests {
    private func dot(_ size: Int = 2) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: size, height: size, format: .premultiplied))
        memset(bitmap.pixels, 255, bitmap.bytesPerRow * size)
        bitmap.markChanged()
        return CGImage(bitmap: bitmap)
    }

    private func pixels(_ layer: CALayer, at time: CFTimeInterval) throws -> [UInt32] {
        let image = try #require(LayerSnapshot.image(of: layer, area: layer.bounds, scale: 1, time: time)), bitmap = try #require(image.bitmap)
        return (0..<bitmap.width * bitmap.height).map { index in
            (bitmap.pixels + index / bitmap.width * bitmap.bytesPerRow + index % bitmap.width * 4).load(as: UInt32.self)
        }
    }

    private func emitter(_ change: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterLayer {
        let layer = CAEmitterLayer(), cell = CAEmitterCell()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.emitterPosition = CGPoint(x: 20, y: 20)
        cell.contents = try dot()
        cell.birthRate = 1
        cell.lifetime = 10
        change(cell)
        layer.emitterCells = [cell]
        return layer
    }

    private func particles(_ layer: CAEmitterLayer, at time: CFTimeInterval) -> [Particle] { ParticleEmission(emitter: layer.emitter).particles(at: time) }

    @Test("A scroll layer goes as far as its mode lets it, and shows a rectangle with the least movement")
    func scrollLayers() {
        let layer = CAScrollLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(layer.masksToBounds && layer.scrollMode == .both)
        layer.scroll(to: CGPoint(x: 10, y: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 0, y: 0))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
        layer.scroll(to: CGRect(x: 0, y: 60, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 200, width: 20, height: 20)
        layer.addSublayer(inner)
        inner.scrollRectToVisible(inner.bounds)
        #expect(layer.bounds.origin.y == 170)
    }

    @Test("A pattern as background is tiled from the upper left corner of the bounds")
    func patternBackgrounds() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        layer.position = CGPoint(x: 2, y: 1)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        layer.backgroundColor = CGColor(space: space, values: [1], pattern: CGPattern(image: try dot(1), size: CGSize(width: 1, height: 1)))
        #expect(try pixels(layer, at: 0).allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test("A value function makes transforms of the numbers that an animation goes through")
    func valueFunctions() throws {
        let turn = try #require(CAValueFunction(name: .rotateZ))
        #expect(turn.transform(of: Double.pi) == CATransform3DMakeRotation(.pi, 0, 0, 1))
        #expect(try #require(CAValueFunction(name: .scale)).transform(of: [2.0, 3.0, 1.0]) == CATransform3DMakeScale(2, 3, 1))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "fold")) == nil)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = turn
        animation.fromValue = 0.0
        animation.toValue = 1.0
        let layer = CALayer()
        animation.duration = 1
        animation.apply(to: layer, at: MediaTiming.Position(time: 0.5, iteration: 0))
        #expect(layer.transform == CATransform3DMakeRotation(0.5, 0, 0, 1))
    }

    @Test("particles are born by the rate, move on and die") func life() throws {
        let layer = try emitter {
            $0.birthRate = 2
            $0.lifetime = 1
            $0.velocity = 10
            $0.yAcceleration = 4
        }
        #expect(particles(layer, at: 0).count == 1 && particles(layer, at: 5).count == 2)
        let oldest = try #require(particles(layer, at: 0.5).first)
        #expect(oldest.position == CGPoint(x: 25, y: 20.5) && oldest.size == CGSize(width: 2, height: 2))
    }

    @Test("one moment has one picture, whatever came before") func determinism() throws {
        func make() throws -> CAEmitterLayer {
            try emitter {
                $0.birthRate = 30
                $0.velocity = 10
                $0.velocityRange = 5
                $0.emissionRange = 2 * .pi
                $0.redRange = 1
                $0.spinRange = 3
            }
        }
        let one = try make(), two = try make()
        _ = try pixels(one, at: 0.7)
        #expect(try pixels(one, at: 2.3) == pixels(two, at: 2.3))
        two.seed = 9
        #expect(try pixels(one, at: 2.3) != pixels(two, at: 2.3))
    }

    @Test("scale, alpha and colour change with age") func looks() throws {
        let layer = try emitter {
            $0.birthRate = 0.01
            $0.scale = 0.5
            $0.scaleSpeed = 1
            $0.alphaSpeed = -0.25
            $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        let particle = try #require(particles(layer, at: 2).first)
        #expect(particle.size == CGSize(width: 5, height: 5) && particle.color == SIMD4(1, 0, 0, 0.5))
        #expect(try pixels(layer, at: 0)[20 * 40 + 20] & 0x00ff_ffff != 0x00ff_ffff)
    }

    @Test("a rate of zero lets what was born live on") func stopping() throws {
        let layer = try emitter { $0.lifetime = 2 }
        layer.isCommitted = true
        let clock = MediaClock.current
        defer { MediaClock.start(clock) }
        MediaClock.start(MediaClock(now: 10))
        layer.birthRate = 0
        #expect(particles(layer, at: 10.5).count == 1 && particles(layer, at: 12.5).isEmpty)
    }

    @Test("emitters are lines, rectangles and circles") func shapes() throws {
        let layer = try emitter { $0.birthRate = 50 }
        layer.emitterSize = CGSize(width: 20, height: 10)
        layer.emitterShape = .line
        #expect(particles(layer, at: 3).allSatisfy { $0.position.y == 20 && abs($0.position.x - 20) <= 10 })
        (layer.emitterShape, layer.emitterMode) = (.rectangle, .outline)
        #expect(particles(layer, at: 3).allSatisfy { abs(abs($0.position.x - 20) - 10) < 1e-9 || abs(abs($0.position.y - 20) - 5) < 1e-9 })
        layer.emitterShape = .circle
        #expect(particles(layer, at: 3).allSatisfy { abs(hypot($0.position.x - 20, $0.position.y - 20) - 20) < 1e-9 })
    }

    @Test("particles emit particles, and cells are set by their names") func cells() throws {
        let spark = CAEmitterCell()
        spark.contents = try dot()
        spark.birthRate = 10
        spark.lifetime = 5
        let layer = try emitter {
            $0.name = "rocket"
            $0.contents = nil
            $0.lifetime = 1
            $0.velocity = 10
            $0.emitterCells = [spark]
        }
        let trail = particles(layer, at: 0.95)
        #expect(trail.count == 10 && trail.map(\.position.x) == trail.map(\.position.x).sorted() && trail.last.map { $0.position.x > 28 } == true)
        layer.setValue(0, forKeyPath: "emitterCells.rocket.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.rocket.birthRate") as? Float == 0 && particles(layer, at: 1).isEmpty)
    }

    @Test("text is drawn in its colour, aligned and cut or broken into lines") func text() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        layer.string = "Quince"
        layer.fontSize = 12
        layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        func columns() throws -> [Int] { try pixels(layer, at: 0).enumerated().filter { $0.element != 0 }.map { $0.offset % 60 } }
        let left = try columns()
        #expect(left.min().map { $0 < 4 } == true && left.max().map { $0 < 45 } == true)
        #expect(try pixels(layer, at: 0).allSatisfy { $0 & 0xffff == 0 })
        layer.alignmentMode = .right
        #expect(try columns().max().map { $0 > 55 } == true)
        layer.string = "Quince and pear"
        func rows() throws -> Int { try (pixels(layer, at: 0).lastIndex { $0 != 0 } ?? 0) / 60 }
        let one = try rows()
        layer.isWrapped = true
        #expect(try rows() > one + 10)
        #expect(layer.preferredFrameSize().width > 60)
    }
}
