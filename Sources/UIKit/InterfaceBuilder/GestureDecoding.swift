internal import InterfaceFiles

/// The decoding of gesture recognisers from interface elements.
@MainActor enum GestureDecoding {
    static func decode(_ recognizer: UIGestureRecognizer, _ element: InterfaceElement) {
        if let value = element.bool("enabled") { recognizer.isEnabled = value }
        if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
        if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
        if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let value = element.int("numberOfTapsRequired") { tap.numberOfTapsRequired = max(1, value) }
            if let value = element.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = max(1, value) }
        case let edge as UIScreenEdgePanGestureRecognizer:
            if let edges = element.child(key: "edges") {
                var result: UIRectEdge = []
                if edges.bool("top") == true { result.insert(.top) }
                if edges.bool("left") == true { result.insert(.left) }
                if edges.bool("bottom") == true { result.insert(.bottom) }
                if edges.bool("right") == true { result.insert(.right) }
                edge.edges = result
            }
        case let pan as UIPanGestureRecognizer:
            if let value = element.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max(1, value) }
            if let value = element.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = max(1, value) }
        case let swipe as UISwipeGestureRecognizer:
            switch element["direction"] {
            case "left": swipe.direction = .left
            case "up": swipe.direction = .up
            case "down": swipe.direction = .down
            default: swipe.direction = .right
            }
            if let value = element.int("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = max(1, value) }
        case let press as UILongPressGestureRecognizer:
            if let value = element.int("numberOfTapsRequired") { press.numberOfTapsRequired = max(0, value) }
            if let value = element.int("numberOfTouchesRequired") { press.numberOfTouchesRequired = max(1, value) }
            if let value = element.double("minimumPressDuration") { press.minimumPressDuration = value }
            if let value = element.double("allowableMovement") { press.allowableMovement = CGFloat(value) }
        default: break
        }
    }
}
