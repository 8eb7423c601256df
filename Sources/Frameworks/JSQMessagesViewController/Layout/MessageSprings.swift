import UIKit

/// The springs that messages hang on: a finger that scrolls leaves them behind, the further away the more, and they swing to their places.
@MainActor final class MessageSprings: NSObject {
    private weak var layout: JSQMessagesCollectionViewFlowLayout?
    private var bobs: [IndexPath: Bob] = [:]
    private var link: CADisplayLink?
    private(set) var isInvalidating = false

    init(layout: JSQMessagesCollectionViewFlowLayout) {
        self.layout = layout
        super.init()
    }

    /// The place that a message has for now beside its own.
    private final class Bob {
        var offset: CGFloat = 0
        var speed: CGFloat = 0
    }

    func removeAll() {
        bobs = [:]
        link?.invalidate()
        link = nil
    }

    /// Keeps springs of these messages alone.
    func update(for near: [UICollectionViewLayoutAttributes]) {
        var kept: [IndexPath: Bob] = [:]
        for attributes in near { kept[attributes.indexPath] = bobs[attributes.indexPath] ?? Bob() }
        bobs = kept
    }

    func swung(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell, let bob = bobs[attributes.indexPath] else { return attributes }
        // Whole points, at which pictures are sharp.
        attributes.center.y += bob.offset.rounded()
        return attributes
    }

    /// The content was moved by a finger.
    func scroll(by delta: CGFloat, finger: CGPoint) {
        guard let layout, delta != 0, finger != .zero, !bobs.isEmpty else { return }
        for (path, bob) in bobs {
            guard let place = layout.restingCenter(at: path) else { continue }
            let share: CGFloat = min(1, abs(finger.y - place) / CGFloat(max(1, layout.springResistanceFactor)))
            bob.offset += delta * share
        }
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: "jsq_step:")
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// A spring that swings about once a second and comes to rest without swinging on.
    func jsq_step(_ link: CADisplayLink) {
        let seconds: CFTimeInterval = link.duration
        let stiffness: CGFloat = 4 * .pi * .pi
        var rests = true
        let time = CGFloat(min(seconds > 0 ? seconds : 1 / 60, 1 / 30))
        for bob in bobs.values {
            bob.speed += (-stiffness * bob.offset - 4 * .pi * bob.speed) * time
            bob.offset += bob.speed * time
            if abs(bob.offset) < 0.1, abs(bob.speed) < 1 { (bob.offset, bob.speed) = (0, 0) } else { rests = false }
        }
        if rests {
            link.invalidate()
            self.link = nil
        }
        isInvalidating = true
        layout?.invalidateLayout(with: JSQMessagesCollectionViewFlowLayoutInvalidationContext())
        isInvalidating = false
    }
}
