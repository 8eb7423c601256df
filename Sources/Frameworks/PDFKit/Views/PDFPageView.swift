import UIKit

/// The view's innermost: the sheet on which the pages lie.
final class PDFSheetView: UIView {}

/// A page as it is shown.
final class PDFPageView: UIView {
    let page: PDFPage
    private unowned let owner: PDFView
    private(set) var overlay: UIView?

    /// More pixels are not drawn, however near the page is.
    private static let mostPixels: CGFloat = 16_000_000

    init(_ page: PDFPage, of owner: PDFView) {
        self.page = page
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 3
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { page.string }
        set {}
    }

    /// Draws the page for a scale of the document.
    func update(scale: CGFloat, hasShadow: Bool) {
        layer.shadowOpacity = hasShadow ? 0.25 : 0
        if hasShadow { layer.shadowPath = CGPath(rect: bounds, transform: nil) }
        let wanted: CGFloat = max(1, traitCollection.displayScale) * max(scale, 0.1)
        let most: CGFloat = (Self.mostPixels / max(1, bounds.width * bounds.height)).squareRoot()
        let pixels: CGFloat = min(wanted, most)
        if abs(contentScaleFactor - pixels) > 0.01 {
            contentScaleFactor = pixels
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let own: CGSize = page.shownSize(owner.displayBox)
        guard own.width > 0, own.height > 0 else { return }
        context.saveGState()
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / own.width, y: -bounds.height / own.height)
        owner.draw(page, to: context)
        page.transform(context, for: owner.displayBox)
        for selection in owner.highlightedSelections ?? [] { selection.mark(page, in: context) }
        owner.currentSelection?.mark(page, in: context)
        context.restoreGState()
        owner.drawPost(page, to: context)
    }

    func show(_ view: UIView?) {
        overlay?.removeFromSuperview()
        overlay = view
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
