// Pictures and offsets of bar buttons, as apps from before iOS 13 set them. Offsets in points.

extension UIBarButtonItem {
    // MARK: Backgrounds

    /// Drawn behind the button's content, stretched to its width; nil for none.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures.backgrounds[BarButtonPictures.Place(state, nil, barMetrics)] = backgroundImage
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[BarButtonPictures.Place(state, nil, barMetrics)]
    }

    /// For items of one style alone.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        pictures.backgrounds[BarButtonPictures.Place(state, style, barMetrics)] = backgroundImage
    }

    public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[BarButtonPictures.Place(state, style, barMetrics)]
    }

    /// Moves the background down.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        pictures.backgroundOffsets[barMetrics.rawValue] = adjustment
    }

    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backgroundOffsets[barMetrics.rawValue] ?? 0
    }

    /// Moves the words.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        pictures.titleOffsets[barMetrics.rawValue] = adjustment
    }

    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { pictures.titleOffsets[barMetrics.rawValue] ?? .zero }

    // MARK: Back buttons

    /// Behind a back button, chevron and words.
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        pictures.backBackgrounds[BarButtonPictures.Place(state, nil, barMetrics)] = backgroundImage
    }

    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backBackgrounds[BarButtonPictures.Place(state, nil, barMetrics)]
    }

    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        pictures.backBackgroundOffsets[barMetrics.rawValue] = adjustment
    }

    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        pictures.backBackgroundOffsets[barMetrics.rawValue] ?? 0
    }

    /// Moves a back button's words. Far to the left they are not seen, which is how apps had a chevron alone.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        pictures.backTitleOffsets[barMetrics.rawValue] = adjustment
    }

    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        pictures.backTitleOffsets[barMetrics.rawValue] ?? .zero
    }

    // MARK: As a bar shows them

    /// The item's value in `view`: the first answer of the item's own pictures and of its class's appearance proxies.
    func shown<Value>(in view: UIView, _ answer: (BarButtonPictures) -> Value?) -> Value? {
        if let own = answer(pictures) { return own }
        for case let standIn as UIBarButtonItem in AppearanceProxies.items(for: self, in: view) {
            if let value = answer(standIn.pictures) { return value }
        }
        return nil
    }
}
