/// How what lies behind a large sheet steps back on a narrow window.
@MainActor enum SheetBackdrop {
    /// Points by which each side comes in (behaviour/metrics.json, sheets: about 0.92 of the width).
    private nonisolated static let inset: CGFloat = 16
    /// Points that show above the sheet.
    private nonisolated static let rise: CGFloat = 10

    /// The transform that scales a view of `frame` back and up, about its centre.
    nonisolated static func transform(of frame: CGRect, pushedBack amount: CGFloat) -> CGAffineTransform {
        let scale: CGFloat = 1 - amount * 2 * inset / max(frame.width, 1)
        let lift: CGFloat = frame.height * (1 - scale) / 2 + rise * amount
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -lift)
    }

    /// The transform that scales a window's content so that its top lies `rise` points above a sheet's.
    nonisolated static func contentTransform(size: CGSize, sheetTop: CGFloat, pushedBack amount: CGFloat) -> CATransform3D {
        let scale: CGFloat = 1 - amount * 2 * inset / max(size.width, 1)
        let top: CGFloat = (sheetTop - rise) * amount
        return CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(0, top - size.height * (1 - scale) / 2, 0))
    }

    /// Moves the presenter back by `amount`, 0 to 1: a sheet by its own layout, the root by its window's content.
    static func push(_ presenter: UIViewController, back amount: CGFloat, sheetTop: CGFloat) {
        if let below = presenter.hostPresentation?.active as? UISheetPresentationController {
            guard below.pushedBack != amount, amount == 0 || below.geometry.form == .attached else { return }
            below.pushedBack = amount
            below.layOutPushedBack()
            return
        }
        guard presenter.hostPresentation == nil, let card = presenter.viewIfLoaded?.superview as? UIDropShadowView,
            let place = card.superview
        else { return }
        place.layer.sublayerTransform =
            amount == 0 ? CATransform3DIdentity : contentTransform(size: place.bounds.size, sheetTop: sheetTop, pushedBack: amount)
        card.layer.cornerRadius = amount * 10
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = amount > 0
    }
}
