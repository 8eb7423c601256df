/// The force of a field at a place: values in, a value out. Lengths are metres of 100 points, about the field's position.
struct FieldForce {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    }

    /// Something that is moved, as it is now.
    struct Subject {
        var place: CGVector
        var velocity: CGVector
        var mass: CGFloat
        var charge: CGFloat
    }

    var kind: Kind
    var strength: CGFloat = 1
    var falloff: CGFloat = 0
    var minimumRadius: CGFloat = 0
    var direction = CGVector.zero
    var smoothness: CGFloat = 0
    var animationSpeed: CGFloat = 0
    /// Seconds that the animator has run.
    var time: Double = 0

    /// Newtons. Gravity is the same for all masses, and so is the speed that a field of velocity gives; other forces move what is heavy less.
    func force(on subject: Subject) -> CGVector {
        let distance: CGFloat = hypot(subject.place.dx, subject.place.dy)
        let least: CGFloat = max(minimumRadius, 0.01)
        let fall: CGFloat = strength * pow(max(distance, least), -falloff)
        let toward: CGVector = distance > 0 ? subject.place * (-1 / distance) : .zero
        // Nearer than the least distance, what points to the middle falls to nothing there.
        let near: CGFloat = min(distance / least, 1)
        switch kind {
        case .drag: return subject.velocity * -fall
        case .vortex: return CGVector(dx: toward.dy, dy: -toward.dx) * fall
        case .radialGravity: return toward * (fall * near * subject.mass)
        case .linearGravity: return direction * (strength * subject.mass)
        case .velocity:
            return CGVector(dx: direction.dx * strength - subject.velocity.dx, dy: direction.dy * strength - subject.velocity.dy) * (60 * subject.mass)
        case .noise: return noise(at: subject.place) * fall
        case .turbulence: return noise(at: subject.place) * (fall * hypot(subject.velocity.dx, subject.velocity.dy))
        case .spring: return subject.place * -fall
        // Charges of one sign drive each other apart; the field's own is positive.
        case .electric: return toward * (-fall * near * subject.charge)
        // Across the way that it goes, so that it goes in a circle.
        case .magnetic: return CGVector(dx: subject.velocity.dy, dy: -subject.velocity.dx) * (fall * subject.charge)
        }
    }

    /// Values that change smoothly from place to place and from time to time, each part between -1 and 1. The smoother, the larger the waves.
    private func noise(at place: CGVector) -> CGVector {
        let size: CGFloat = 0.1 + max(0, smoothness)
        let depth: CGFloat = CGFloat(time) * animationSpeed
        return CGVector(
            dx: Self.smooth(place.dx / size, place.dy / size, depth, seed: 1), dy: Self.smooth(place.dx / size, place.dy / size, depth, seed: 2))
    }

    /// Between the values at the corners of the unit cube around the place.
    private static func smooth(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, seed: UInt64) -> CGFloat {
        let corner: (CGFloat, CGFloat, CGFloat) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        func ease(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }
        let (u, v, w) = (ease(x - corner.0), ease(y - corner.1), ease(z - corner.2))
        var sum: CGFloat = 0
        for index in 0..<8 {
            let (i, j, k) = (CGFloat(index & 1), CGFloat(index >> 1 & 1), CGFloat(index >> 2 & 1))
            let weight: CGFloat = (i == 0 ? 1 - u : u) * (j == 0 ? 1 - v : v) * (k == 0 ? 1 - w : w)
            sum += weight * value(corner.0 + i, corner.1 + j, corner.2 + k, seed: seed)
        }
        return sum
    }

    /// A value that a point of the lattice always has.
    private static func value(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, seed: UInt64) -> CGFloat {
        var hash: UInt64 = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y, z] {
            hash ^= UInt64(bitPattern: Int64(max(-1e9, min(1e9, part))))
            hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
            hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
            hash ^= hash >> 31
        }
        return CGFloat(hash >> 11) / CGFloat(UInt64(1) << 52) - 1
    }
}

private func * (vector: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
