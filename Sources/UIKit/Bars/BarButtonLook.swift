/// The look of a bar's buttons, as the bar's appearance defines it.
@MainActor struct BarButtonLook {
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var back: UIBarButtonItemAppearance?
    /// In place of the back button's chevron.
    var backIndicator: UIImage?

    /// The system's sign of the way back.
    static func chevron(isRightToLeft: Bool) -> UIImage {
        UIImage(
            systemName: isRightToLeft ? "chevron.right" : "chevron.left",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)) ?? UIImage()
    }

    func appearance(of item: UIBarButtonItem, isBack: Bool) -> UIBarButtonItemAppearance? {
        isBack ? back : item.style == .done ? done : plain
    }
}
