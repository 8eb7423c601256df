/// A cell that shows a tip.
@preconcurrency @MainActor public final class TipUICollectionViewCell: UICollectionViewCell {
    private var shown: TipUIView?

    @discardableResult public func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) -> Self {
        shown?.removeFromSuperview()
        let view = TipUIView(tip, arrowEdge: arrowEdge, actionHandler: actionHandler)
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor), view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        shown = view
        return self
    }
    public override func prepareForReuse() {
        super.prepareForReuse()
        shown?.removeFromSuperview()
        shown = nil
    }
}
