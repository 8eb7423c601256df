import UIKit

/// The sky behind the tiles: a gradient from one corner to the other.
class WallpaperView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    private func show() {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let colors: [UIColor] =
            isDark
            ? [UIColor(red: 0.10, green: 0.12, blue: 0.25, alpha: 1), UIColor(red: 0.22, green: 0.12, blue: 0.26, alpha: 1)]
            : [UIColor(red: 0.42, green: 0.62, blue: 0.86, alpha: 1), UIColor(red: 0.93, green: 0.72, blue: 0.60, alpha: 1)]
        gradient.colors = colors.map(\.cgColor)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }
}
