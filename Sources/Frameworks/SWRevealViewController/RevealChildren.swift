import UIKit

/// One of the three places for children.
enum RevealPlace: CaseIterable {
    case rear, front, right

    init?(segue identifier: String?) {
        switch identifier {
        case SWSegueRearIdentifier: self = .rear
        case SWSegueFrontIdentifier: self = .front
        case SWSegueRightIdentifier: self = .right
        default: return nil
        }
    }

    var operation: SWRevealControllerOperation {
        switch self {
        case .rear: SWRevealControllerOperationReplaceRearController
        case .front: SWRevealControllerOperationReplaceFrontController
        case .right: SWRevealControllerOperationReplaceRightController
        }
    }

    /// Whether a child there is seen at a position.
    func isSeen(at position: FrontViewPosition) -> Bool {
        switch self {
        case .rear: position.rawValue > FrontViewPosition.left.rawValue
        case .front: position.isShown
        case .right: position.rawValue < FrontViewPosition.left.rawValue
        }
    }
}

/// The controllers at the three places.
struct RevealChildren {
    var rear: UIViewController?
    var front: UIViewController?
    var right: UIViewController?

    subscript(place: RevealPlace) -> UIViewController? {
        get {
            switch place {
            case .rear: rear
            case .front: front
            case .right: right
            }
        }
        set {
            switch place {
            case .rear: rear = newValue
            case .front: front = newValue
            case .right: right = newValue
            }
        }
    }
}

extension SWRevealViewController {
    // MARK: - Views that come and go

    /// Adds the views that are seen at a position.
    /// - Returns: the places whose views are to go when the position is reached.
    func deploy(_ places: [RevealPlace] = RevealPlace.allCases, for position: FrontViewPosition) -> [RevealPlace] {
        var leaving: [RevealPlace] = []
        for place in places {
            let isSeen: Bool = place.isSeen(at: position) || place == .rear && presentFrontViewHierarchically
            if isSeen, !deployed.contains(place), placed[place] != nil || place == .front {
                deployed.insert(place)
                if let view = bring(place) { add(placed[place], to: view) }
            } else if !isSeen, deployed.contains(place) {
                leaving.append(place)
            }
        }
        return leaving
    }

    func undeploy(_ place: RevealPlace) {
        guard deployed.remove(place) != nil else { return }
        placed[place]?.viewIfLoaded?.removeFromSuperview()
    }

    private func bring(_ place: RevealPlace) -> UIView? {
        switch place {
        case .rear: content?.bringRear()
        case .front: content?.frontView
        case .right: content?.bringRight()
        }
    }

    private func add(_ child: UIViewController?, to container: UIView) {
        guard let child, let view = child.view else { return }
        UIView.performWithoutAnimation {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = container.bounds
            // Of the time before safe areas: below the status bar begins what scrolls without a bar over it.
            if let scrollView = view as? UIScrollView, child.automaticallyAdjustsScrollViewInsets {
                scrollView.contentInset = UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0)
            }
            container.addSubview(view)
            container.layoutIfNeeded()
        }
    }

    // MARK: - Replacing

    /// Puts another controller to a place; where the place is seen, its view too.
    func replace(_ place: RevealPlace, with new: UIViewController?, animated: Bool) {
        delegate?.revealController(self, willAdd: new, for: place.operation, animated: animated)
        let old: UIViewController? = placed[place]
        placed[place] = new
        let isSeen: Bool = deployed.contains(place)
        if old !== new {
            if let new { addChild(new) }
            if isSeen, let container = bring(place) { add(new, to: container) }
            old?.willMove(toParent: nil)
        }
        let completion: () -> Void = { [weak self] in
            guard let self else { return }
            if old !== new {
                old?.viewIfLoaded?.removeFromSuperview()
                old?.removeFromParent()
                new?.didMove(toParent: self)
            }
            delegate?.revealController(self, didAdd: new, for: place.operation, animated: animated)
            dequeue()
        }
        guard animated, isSeen, let container = bring(place) else { return completion() }
        let own = delegate?.revealController(self, animationControllerFor: place.operation, from: old, to: new)
        let animator: any UIViewControllerAnimatedTransitioning = own ?? RevealFade(duration: replaceViewAnimationDuration)
        let context = RevealTransition(from: old, to: new, in: container, completion: completion)
        if animator.transitionDuration(using: context) > 0 { animator.animateTransition(using: context) } else { completion() }
    }
}
