// Pictures and offsets of search bars. Offsets in points.

extension UISearchBar {
    // MARK: The bar

    /// Stands in place of the bar's background; an empty picture leaves it out.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        pictures.bar.setBackground(backgroundImage, at: barPosition, barMetrics)
    }

    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.bar.background(at: barPosition, barMetrics)
    }

    // MARK: The field

    /// Stands in place of the field's ground.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        pictures.fieldBackgrounds[state] = backgroundImage
    }

    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.fieldBackgrounds[state] }

    /// Moves the field within the bar.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { pictures.fieldOffset }
        set { pictures.fieldOffset = newValue }
    }

    /// Moves the text within the field.
    public var searchTextPositionAdjustment: UIOffset {
        get { pictures.textOffset }
        set { pictures.textOffset = newValue }
    }

    // MARK: Icons

    /// Stands in place of the system's icon.
    public func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        pictures.setIcon(iconImage, icon, state)
    }

    public func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { pictures.exactIcon(icon, state) }

    /// Moves an icon.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        pictures.iconOffsets[icon.rawValue] = adjustment
    }

    public func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { pictures.iconOffsets[icon.rawValue] ?? .zero }

    // MARK: Scopes

    /// Behind the row of scopes.
    public var scopeBarBackgroundImage: UIImage? {
        get { pictures.scopeBar }
        set { pictures.scopeBar = newValue }
    }

    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        pictures.scopes.setBackground(backgroundImage, state, .default)
    }

    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.scopes.exactBackground(state, .default) }

    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        pictures.scopes.setDivider(dividerImage, leftState, rightState, .default)
    }

    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        pictures.scopes.exactDivider(leftState, rightState, .default)
    }

    public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        pictures.scopeTitles[state] = attributes
    }

    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        pictures.scopeTitles[state]
    }
}
