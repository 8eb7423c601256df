import UIKit

/// Draws gradients.
enum GradientPicture {
    /// The ends of a gradient that is no circle, in parts of the size.
    static func ends(_ style: UIGradientStyle) -> (start: CGPoint, end: CGPoint) {
        switch style {
        case .leftToRight: (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .diagonal: (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
        case .topToBottom, .radial: (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        }
    }

    static func image(_ style: UIGradientStyle, size: CGSize, colors: [UIColor]) -> UIImage {
        guard size.width > 0, size.height > 0 else { return UIImage() }
        let list: [CGColor] = colors.map(\.cgColor)
        return UIGraphicsImageRenderer(size: size).image { context in
            guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: list as CFArray, locations: nil) else { return }
            let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            if style == .radial {
                let middle = CGPoint(x: size.width / 2, y: size.height / 2)
                context.cgContext.drawRadialGradient(
                    gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: min(size.width, size.height) / 2,
                    options: .drawsAfterEndLocation)
                return
            }
            let (start, end) = ends(style)
            context.cgContext.drawLinearGradient(
                gradient, start: CGPoint(x: start.x * size.width, y: start.y * size.height),
                end: CGPoint(x: end.x * size.width, y: end.y * size.height), options: options)
        }
    }
}
