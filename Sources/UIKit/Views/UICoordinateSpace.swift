/// A frame of reference whose points can be converted to another's: a screen, or a view.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's extent in its own coordinates, in points.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
