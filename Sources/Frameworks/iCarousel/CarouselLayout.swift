import UIKit

/// The places of a carousel's items.
struct CarouselLayout {
    var type: iCarouselType
    var isVertical = false
    /// Of the carousel, in points.
    var size: CGSize
    /// Along the carousel, in points.
    var itemWidth: CGFloat
    /// Items and placeholders.
    var count: Int
    var perspective: CGFloat = -1 / 500
    var viewpoint = CGSize.zero
    /// Of a second cover flow: how far it is from one item to the next, from -1 to 1.
    var toggle: CGFloat = 0
    /// An option's value for its default.
    var value: (iCarouselOption, CGFloat) -> CGFloat = { $1 }
    /// The transform of a custom carousel for an offset and what all begin with.
    var custom: (CGFloat, CATransform3D) -> CATransform3D = { $1 }

    static let mostVisible = 30

    private var length: CGFloat { isVertical ? size.height : size.width }

    // MARK: - Numbers

    /// Items on the whole circle; all of them where there is none.
    var circleCount: CGFloat {
        guard type.isCircular else { return CGFloat(count) }
        let around: CGFloat = itemWidth > 0 ? (length / (value(.spacing, 1) * itemWidth)).rounded(.up) * .pi : 12
        let standard: CGFloat = min(CGFloat(count), min(CGFloat(Self.mostVisible), max(12, around.rounded(.down))))
        return value(.count, standard)
    }

    var visibleCount: Int {
        let standard: CGFloat =
            switch type {
            case .linear: along(value(.spacing, 1))
            case .coverFlow, .coverFlow2: along(value(.spacing, 0.25))
            case .rotary, .cylinder: circleCount
            case .invertedRotary, .invertedCylinder: (circleCount / 2).rounded(.up)
            case .wheel, .invertedWheel:
                wheelRadius - itemWidth / 2 < min(size.width, size.height) / 2 ? circleCount : (circleCount / 2).rounded(.up) + 1
            case .timeMachine, .invertedTimeMachine, .custom: CGFloat(Self.mostVisible)
            }
        return max(0, min(Int(value(.visibleItems, min(standard, CGFloat(Self.mostVisible)))), count))
    }

    private func along(_ spacing: CGFloat) -> CGFloat {
        itemWidth * spacing > 0 ? (length / (itemWidth * spacing)).rounded(.up) + 2 : CGFloat(Self.mostVisible)
    }

    /// Points of a drag that count for one.
    var offsetMultiplier: CGFloat { value(.offsetMultiplier, type == .coverFlow || type == .coverFlow2 ? 2 : 1) }

    // MARK: - Looks of an item

    func alpha(at offset: CGFloat) -> CGFloat {
        let least: CGFloat = value(.fadeMin, type == .invertedTimeMachine ? 0 : -.infinity)
        let most: CGFloat = value(.fadeMax, type == .timeMachine ? 0 : .infinity)
        let range: CGFloat = value(.fadeRange, 1)
        let beyond: CGFloat = offset > most ? offset - most : offset < least ? least - offset : 0
        return 1 - min(beyond, range) / range * (1 - value(.fadeMinAlpha, 0))
    }

    func transform(at offset: CGFloat) -> CATransform3D {
        var base = CATransform3DIdentity
        base.m34 = perspective
        base = CATransform3DTranslate(base, -viewpoint.width, -viewpoint.height, 0)
        switch type {
        case .custom: return custom(offset, base)
        case .linear: return moved(base, along: offset * itemWidth * value(.spacing, 1), z: 0)
        case .rotary: return rotary(base, offset, sign: 1)
        case .invertedRotary: return rotary(base, offset, sign: -1)
        case .cylinder: return cylinder(base, offset, sign: 1)
        case .invertedCylinder: return cylinder(base, offset, sign: -1)
        case .wheel: return wheel(base, offset, sign: 1)
        case .invertedWheel: return wheel(base, offset, sign: -1)
        case .coverFlow: return cover(base, offset, turn: max(-1, min(1, offset)))
        case .coverFlow2: return cover(base, offset, turn: toggledTurn(offset))
        case .timeMachine: return timeMachine(base, offset, tilt: value(.tilt, 0.3))
        case .invertedTimeMachine: return timeMachine(base, -offset, tilt: -value(.tilt, 0.3))
        }
    }

    private func moved(_ transform: CATransform3D, along: CGFloat, z: CGFloat) -> CATransform3D {
        CATransform3DTranslate(transform, isVertical ? 0 : along, isVertical ? along : 0, z)
    }

    private func turned(_ transform: CATransform3D, by angle: CGFloat) -> CATransform3D {
        CATransform3DRotate(transform, angle, isVertical ? -1 : 0, isVertical ? 0 : 1, 0)
    }

    /// The radius of a circle on which items of that width stand side by side.
    private func radius(_ arc: CGFloat, _ count: CGFloat) -> CGFloat { itemWidth * value(.spacing, 1) / 2 / tan(arc / 2 / count) }

    private func rotary(_ base: CATransform3D, _ offset: CGFloat, sign: CGFloat) -> CATransform3D {
        let (count, arc) = (circleCount, value(.arc, 2 * .pi))
        let radius: CGFloat = sign * value(.radius, max(itemWidth * value(.spacing, 1) / 2, radius(arc, count)))
        let angle: CGFloat = sign * value(.angle, offset / count * arc)
        return moved(base, along: radius * sin(angle), z: radius * cos(angle) - radius)
    }

    private func cylinder(_ base: CATransform3D, _ offset: CGFloat, sign: CGFloat) -> CATransform3D {
        let (count, arc) = (circleCount, value(.arc, 2 * .pi))
        let radius: CGFloat = sign * value(.radius, max(0.01, radius(arc, count)))
        let angle: CGFloat = sign * value(.angle, offset / count * arc)
        return CATransform3DTranslate(turned(CATransform3DTranslate(base, 0, 0, -radius), by: angle), 0, 0, radius + 0.01)
    }

    private var wheelRadius: CGFloat { value(.radius, itemWidth * value(.spacing, 1) * circleCount / value(.arc, 2 * .pi)) }

    private func wheel(_ base: CATransform3D, _ offset: CGFloat, sign: CGFloat) -> CATransform3D {
        let radius: CGFloat = sign * wheelRadius
        let angle: CGFloat = sign * value(.angle, value(.arc, 2 * .pi) / circleCount)
        let (x, y): (CGFloat, CGFloat) = isVertical ? (-radius, 0) : (0, radius)
        let turned = CATransform3DRotate(CATransform3DTranslate(base, x, y, 0), angle * offset, 0, 0, 1)
        return CATransform3DTranslate(turned, -x, -y, offset * 0.01)
    }

    private func cover(_ base: CATransform3D, _ offset: CGFloat, turn: CGFloat) -> CATransform3D {
        let tilt: CGFloat = value(.tilt, 0.9)
        let along: CGFloat = (turn / 2 * tilt + offset * value(.spacing, 0.25)) * itemWidth
        return turned(moved(base, along: along, z: abs(turn) * -itemWidth / 2), by: -turn * .pi / 2 * tilt)
    }

    /// The turn of a cover that turns by itself once another becomes the current one.
    private func toggledTurn(_ offset: CGFloat) -> CGFloat {
        if toggle > 0 { return offset <= -0.5 ? -1 : offset <= 0.5 ? -toggle : offset <= 1.5 ? 1 - toggle : max(-1, min(1, offset)) }
        return offset > 0.5 ? 1 : offset > -0.5 ? -toggle : offset > -1.5 ? -1 - toggle : max(-1, min(1, offset))
    }

    private func timeMachine(_ base: CATransform3D, _ offset: CGFloat, tilt: CGFloat) -> CATransform3D {
        moved(base, along: offset * itemWidth * tilt, z: offset * itemWidth * value(.spacing, 1))
    }
}
