/// The picture of buttons that close something: a cross on a grey disc, in colours that no tint changes.
@MainActor enum CloseButtonPicture {
    static let side: CGFloat = 30
    /// From the disc's edge to the ends of the cross.
    private static let inset: CGFloat = 10
    private static let lineWidth: CGFloat = 2.3

    static func make() -> UIImage {
        let asset = UIImageAsset()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            asset.register(draw(traits), with: traits)
        }
        return asset.image(with: .current)
    }

    private static func draw(_ traits: UITraitCollection) -> UIImage {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        let picture: UIImage = UIGraphicsImageRenderer(size: box.size).image { _ in
            UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
            UIBezierPath(ovalIn: box).fill()
            UIColor.secondaryLabel.resolvedColor(with: traits).setStroke()
            let ends: CGRect = box.insetBy(dx: inset, dy: inset)
            let cross = UIBezierPath()
            cross.move(to: CGPoint(x: ends.minX, y: ends.minY))
            cross.addLine(to: CGPoint(x: ends.maxX, y: ends.maxY))
            cross.move(to: CGPoint(x: ends.maxX, y: ends.minY))
            cross.addLine(to: CGPoint(x: ends.minX, y: ends.maxY))
            cross.lineWidth = lineWidth
            cross.lineCapStyle = .round
            cross.stroke()
        }
        return picture.withRenderingMode(.alwaysOriginal)
    }
}
