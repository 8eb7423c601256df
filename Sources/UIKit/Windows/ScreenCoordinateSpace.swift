import AppSession

/// The coordinates of the screen: turned with the interface, or always portrait side up.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    let isFixed: Bool
    init(isFixed: Bool) { self.isFixed = isFixed }

    var bounds: CGRect {
        let bounds: CGRect = UIScreen.main.bounds
        guard isFixed, SessionEnvironment.window.orientation.isLandscape else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenGeometry.convert(point, from: self, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenGeometry.convert(point, from: coordinateSpace, to: self)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenGeometry.convert(rect, from: self, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenGeometry.convert(rect, from: coordinateSpace, to: self)
    }
}

/// Conversions between spaces that are not both views: by way of the screen in the interface's orientation.
@MainActor enum ScreenGeometry {
    static func convert(_ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGPoint {
        fromScreen(toScreen(point, source), target)
    }

    static func convert(_ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace) -> CGRect {
        let corners: [CGPoint] = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, from: source, to: target) }
        let (xs, ys): ([CGFloat], [CGFloat]) = (corners.map(\.x), corners.map(\.y))
        let (left, top): (CGFloat, CGFloat) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }

    private static func toScreen(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        switch space {
        case let view as UIView:
            let place: CGPoint = origin(of: view.window)
            let inside: CGPoint = view.convert(point, to: nil as UIView?)
            return CGPoint(x: inside.x + place.x, y: inside.y + place.y)
        case let screen as ScreenCoordinateSpace:
            return screen.isFixed ? turned(point) : point
        default:
            return CGPoint(x: point.x + sceneOrigin.x, y: point.y + sceneOrigin.y)
        }
    }

    private static func fromScreen(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
        switch space {
        case let view as UIView:
            let place: CGPoint = origin(of: view.window)
            return view.convert(CGPoint(x: point.x - place.x, y: point.y - place.y), from: nil as UIView?)
        case let screen as ScreenCoordinateSpace:
            return screen.isFixed ? upright(point) : point
        default:
            return CGPoint(x: point.x - sceneOrigin.x, y: point.y - sceneOrigin.y)
        }
    }

    private static var sceneOrigin: CGPoint {
        let origin: WindowEnvironment.Point = SessionEnvironment.window.origin
        return CGPoint(x: origin.x, y: origin.y)
    }

    private static func origin(of window: UIWindow?) -> CGPoint {
        let own: CGPoint = window?.frame.origin ?? .zero
        return CGPoint(x: own.x + sceneOrigin.x, y: own.y + sceneOrigin.y)
    }

    /// From the interface's orientation to portrait side up.
    private static func upright(_ point: CGPoint) -> CGPoint {
        let size: CGSize = UIScreen.main.bounds.size
        switch SessionEnvironment.window.orientation {
        case .portrait: return point
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: return CGPoint(x: size.height - point.y, y: point.x)
        case .landscapeLeft: return CGPoint(x: point.y, y: size.width - point.x)
        }
    }

    private static func turned(_ point: CGPoint) -> CGPoint {
        let size: CGSize = UIScreen.main.bounds.size
        switch SessionEnvironment.window.orientation {
        case .portrait: return point
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: return CGPoint(x: point.y, y: size.height - point.x)
        case .landscapeLeft: return CGPoint(x: size.width - point.y, y: point.x)
        }
    }
}
