// Pictures of steppers.

extension UIStepper {
    /// Behind both sides, in place of the control's own ground.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { pictures.setBackground(image, state, .default) }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.exactBackground(state, .default) }

    /// Between the sides, in place of a line. As wide as the picture.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        pictures.setDivider(image, leftState, rightState, .default)
    }

    public func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        pictures.exactDivider(state, rightState, .default)
    }

    /// In place of the plus; a template is tinted as that is.
    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { incrementImages[state] = image }
    public func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

    /// In place of the minus.
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrementImages[state] = image }
    public func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }
}
