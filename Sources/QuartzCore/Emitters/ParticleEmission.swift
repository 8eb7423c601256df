import CoreGraphics
import Foundation

/// A stretch of time in which an emitter's cells stayed as they were. Times are the layer's.
struct EmissionPhase {
    var start: CFTimeInterval
    var end: CFTimeInterval = .infinity
    /// The cells as they were, and those of their particles.
    var cells: [EmittedCell]
    var rate: Float

    init(start: CFTimeInterval, cells: [CAEmitterCell], rate: Float) {
        self.start = start
        self.cells = cells.map { EmittedCell($0, depth: 0) }
        self.rate = rate
    }

    /// When the last particle of the phase is gone, at the latest.
    func lastDeath(lifetime: Float) -> CFTimeInterval { end + (cells.map { $0.longestLife(lifetime: lifetime) }.max() ?? 0) }

    func isAlive(at time: CFTimeInterval, lifetime: Float) -> Bool {
        rate > 0 && cells.contains { $0.values.birthRate > 0 } && time <= lastDeath(lifetime: lifetime)
    }
}

struct EmittedCell {
    var values: CellValues
    var cells: [EmittedCell]

    /// A cell may be among its own: particles of particles end at a depth of 4.
    init(_ cell: CAEmitterCell, depth: Int) {
        values = cell.values
        cells = depth < 4 ? cell.values.cells.map { EmittedCell($0, depth: depth + 1) } : []
    }

    func longestLife(lifetime: Float) -> CFTimeInterval {
        CFTimeInterval((values.lifetime + abs(values.lifetimeRange)) * lifetime) + (cells.map { $0.longestLife(lifetime: 1) }.max() ?? 0)
    }
}

/// Random numbers that follow from a particle's place in the emission.
struct ParticleNumbers {
    private var state: UInt64

    init(seed: UInt64, cell: Int, particle: Int) {
        state =
            seed &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(bitPattern: Int64(cell)) &* 0xbf58_476d_1ce4_e5b9 ^ UInt64(bitPattern: Int64(particle))
            &* 0x94d0_49bb_1331_11eb
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// 0 to 1.
    mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
    /// -1 to 1.
    mutating func spread() -> Double { unit() * 2 - 1 }
}

/// One particle at one moment.
struct Particle {
    var image: CGImage
    /// Of the picture, in parts of its size.
    var part: CGRect
    var position: CGPoint
    /// In points.
    var size: CGSize
    var angle: CGFloat
    var color: SIMD4<Double>
    var birth: CFTimeInterval

    var bounds: CGRect {
        let reach = hypot(size.width, size.height) / 2
        return CGRect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach)
    }

    func draw(in context: CGContext, _ pictures: TintedParticles, isAdditive: Bool) {
        guard color.w > 0, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: position.x, y: position.y)
        context.rotate(by: angle)
        // Pictures stand upright where y grows upward.
        context.scaleBy(x: 1, y: -1)
        context.setAlpha(CGFloat(min(color.w, 1)))
        if isAdditive { context.setBlendMode(.plusLighter) }
        context.draw(
            pictures.image(image, part: part, color), in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        context.restoreGState()
    }
}

/// The particles that live at a moment: a pure function of the emitter and the time.
struct ParticleEmission {
    let emitter: CAEmitterLayer.EmitterState
    /// More at a time are not drawn: the oldest go first.
    static let limit = 4000

    func particles(at time: CFTimeInterval) -> [Particle] {
        var result: [Particle] = []
        for (index, phase) in emitter.phases.enumerated() where phase.rate > 0 {
            for (number, cell) in phase.cells.enumerated() {
                let source = Source(
                    origin: .zero, drift: .zero, start: phase.start, end: phase.end, rate: phase.rate, seed: UInt64(emitter.seed) &+ UInt64(index) &* 7919,
                    isRoot: true, angle: 0)
                emit(cell, number: number, from: source, at: time, into: &result)
            }
        }
        switch emitter.renderMode {
        case .oldestLast: result.sort { $0.birth > $1.birth }
        default: result.sort { $0.birth < $1.birth }
        }
        return result.count > Self.limit ? Array(result.suffix(Self.limit)) : result
    }

    /// The source of particles: the emitter's shape, or another particle.
    private struct Source {
        var origin: CGPoint
        var drift: CGPoint
        var start: CFTimeInterval
        var end: CFTimeInterval
        var rate: Float
        var seed: UInt64
        var isRoot: Bool
        var angle: CGFloat
        var acceleration = CGPoint.zero

        func place(at age: CGFloat) -> CGPoint {
            CGPoint(
                x: origin.x + drift.x * age + acceleration.x * age * age / 2, y: origin.y + drift.y * age + acceleration.y * age * age / 2)
        }
    }

    private func emit(_ cell: EmittedCell, number: Int, from source: Source, at time: CFTimeInterval, into result: inout [Particle]) {
        let values = cell.values
        let rate = CFTimeInterval(values.birthRate * source.rate)
        guard values.isEnabled, rate > 0 else { return }
        let begin = source.start + values.beginTime, end = min(source.end, begin + values.duration)
        let longest = cell.longestLife(lifetime: source.isRoot ? emitter.lifetime : 1)
        guard time >= begin, longest > 0 else { return }
        let first = max(Int(((time - longest - begin) * rate).rounded(.down)), 0), last = Int(((min(time, end) - begin) * rate).rounded(.down))
        guard last >= first else { return }
        for index in max(first, last - 4 * Self.limit)...last {
            let birth = begin + CFTimeInterval(index) / rate
            guard birth < end || index == 0 else { continue }
            make(cell, number: number, index: index, birth: birth, from: source, at: time, into: &result)
        }
    }

    private func make(
        _ cell: EmittedCell, number: Int, index: Int, birth: CFTimeInterval, from source: Source, at time: CFTimeInterval, into result: inout [Particle]
    ) {
        let values = cell.values
        var numbers = ParticleNumbers(seed: source.seed, cell: number, particle: index)
        let life = (Double(values.lifetime) + Double(values.lifetimeRange) * numbers.spread()) * Double(source.isRoot ? emitter.lifetime : 1)
        let speed = (values.velocity + values.velocityRange * CGFloat(numbers.spread())) * CGFloat(emitter.velocity)
        let direction = values.longitude + source.angle + values.range / 2 * CGFloat(numbers.spread())
        let scale = (values.scale + values.scaleRange * CGFloat(numbers.spread())) * CGFloat(emitter.scale)
        let spin = (values.spin + values.spinRange * CGFloat(numbers.spread())) * CGFloat(emitter.spin)
        let variation = SIMD4(numbers.spread(), numbers.spread(), numbers.spread(), numbers.spread())
        let start = source.isRoot ? place(&numbers) : source.place(at: CGFloat(birth - source.start))
        guard life > 0 else { return }
        let flat = cos(values.latitude)
        let drift = CGPoint(x: cos(direction) * speed * flat, y: sin(direction) * speed * flat)
        let age = CGFloat(time - birth)
        let path = Source(
            origin: start, drift: drift, start: birth, end: birth + life, rate: 1, seed: numbers.next(), isRoot: false, angle: direction,
            acceleration: values.acceleration)
        for (number, inner) in cell.cells.enumerated() { emit(inner, number: number, from: path, at: time, into: &result) }
        guard Double(age) < life, let image = values.image else { return }
        let grown = scale + values.scaleSpeed * age
        guard grown > 0 else { return }
        let base = values.color?.rgba ?? SIMD4(repeating: 1)
        let color = base + SIMD4<Double>(values.colorRange) * variation + SIMD4<Double>(values.colorSpeed) * Double(age)
        let size = CGSize(
            width: CGFloat(image.width) * values.contentsRect.width / max(values.contentsScale, 0.001) * grown,
            height: CGFloat(image.height) * values.contentsRect.height / max(values.contentsScale, 0.001) * grown)
        result.append(
            Particle(
                image: image, part: values.contentsRect, position: path.place(at: age), size: size, angle: spin * age,
                color: color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)), birth: birth))
    }

    /// A place of the emitter's shape.
    private func place(_ numbers: inout ParticleNumbers) -> CGPoint {
        let center = emitter.position, half = CGSize(width: emitter.size.width / 2, height: emitter.size.height / 2)
        let first = numbers.spread(), second = numbers.spread(), third = numbers.unit()
        switch emitter.shape {
        case .line:
            let x = emitter.mode == .points ? (first < 0 ? -1 : 1) : first
            return CGPoint(x: center.x + half.width * CGFloat(x), y: center.y)
        case .rectangle, .cuboid:
            var x = first, y = second
            switch emitter.mode {
            case .points: (x, y) = (first < 0 ? -1 : 1, second < 0 ? -1 : 1)
            case .outline:
                // Sides by their lengths.
                let across = third * Double(half.width + half.height) < Double(half.width)
                if across { y = second < 0 ? -1 : 1 } else { x = first < 0 ? -1 : 1 }
            default: break
            }
            return CGPoint(x: center.x + half.width * CGFloat(x), y: center.y + half.height * CGFloat(y))
        case .circle, .sphere:
            // A circle's radius is the width alone.
            let radius = emitter.size.width
            if emitter.mode == .points { return center }
            let distance = emitter.mode == .outline ? radius : radius * CGFloat(third.squareRoot())
            let angle = CGFloat(first) * .pi
            return CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
        default: return center
        }
    }
}
