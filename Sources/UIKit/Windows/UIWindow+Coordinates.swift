extension UIWindow {
    /// From this window's coordinates to another window's; to the screen's for nil.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        ScreenGeometry.convert(point, from: self, to: window.map { $0 as any UICoordinateSpace } ?? screen.coordinateSpace)
    }

    /// From another window's coordinates, or the screen's for nil, to this window's.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        ScreenGeometry.convert(point, from: window.map { $0 as any UICoordinateSpace } ?? screen.coordinateSpace, to: self)
    }

    /// From this window's coordinates to another window's; to the screen's for nil.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        ScreenGeometry.convert(rect, from: self, to: window.map { $0 as any UICoordinateSpace } ?? screen.coordinateSpace)
    }

    /// From another window's coordinates, or the screen's for nil, to this window's.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        ScreenGeometry.convert(rect, from: window.map { $0 as any UICoordinateSpace } ?? screen.coordinateSpace, to: self)
    }
}
