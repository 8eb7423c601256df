import AppSession
import CoreGraphics

/// The outline of a notch: round where it ends, flared where it meets the edge of the screen.
enum NotchShape {
    private static let endRadius: CGFloat = 20
    private static let flareRadius: CGFloat = 6

    /// The area that a cutout may cover, flares included.
    static func area(_ frame: Rect) -> Rect {
        let flare = Double(flareRadius)
        return Rect(
            x: frame.x - flare, y: frame.y - flare, width: frame.width + 2 * flare, height: frame.height + 2 * flare)
    }

    /// - Parameters:
    ///   - frame: The notch without its flares, in points.
    ///   - atLeft: The screen's top is the left edge of the picture.
    static func path(_ frame: CGRect, atLeft: Bool) -> CGPath {
        let (width, depth): (CGFloat, CGFloat) = atLeft ? (frame.height, frame.width) : (frame.width, frame.height)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -flareRadius, y: 0))
        path.addArc(
            tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 0, y: flareRadius), radius: flareRadius)
        path.addArc(
            tangent1End: CGPoint(x: 0, y: depth), tangent2End: CGPoint(x: width / 2, y: depth), radius: endRadius)
        path.addArc(
            tangent1End: CGPoint(x: width, y: depth), tangent2End: CGPoint(x: width, y: depth - endRadius),
            radius: endRadius)
        path.addArc(
            tangent1End: CGPoint(x: width, y: 0), tangent2End: CGPoint(x: width + flareRadius, y: 0),
            radius: flareRadius)
        path.addLine(to: CGPoint(x: width + flareRadius, y: 0))
        path.closeSubpath()
        // Turned, x and y change places: the notch hangs from the left edge.
        var place: CGAffineTransform =
            atLeft
            ? CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: frame.minX, ty: frame.minY)
            : CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return path.copy(using: &place) ?? path
    }
}
