/// A property that appearances carry over from a stand-in to the views it stands for.
@MainActor struct AppearanceProperty {
    let apply: (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

    /// A value that counts as set where it differs from an untouched view's.
    private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
        apply = { proxy, untouched, view in
            guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View else { return }
            let value = proxy[keyPath: path]
            let original = untouched[keyPath: path]
            if value != original, view[keyPath: path] == original { view[keyPath: path] = value }
        }
    }

    /// A value that is nil until it is set.
    private init<View: UIView, Value>(
        optional path: ReferenceWritableKeyPath<View, Value?>, copy: @escaping @MainActor (Value) -> Value = { $0 }
    ) {
        apply = { proxy, _, view in
            guard let proxy = proxy as? View, let view = view as? View, let value = proxy[keyPath: path] else { return }
            if view[keyPath: path] == nil { view[keyPath: path] = copy(value) }
        }
    }

    /// A value that every view has an own one of, and that `isOwn` says was set.
    private init<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, isOwn: KeyPath<View, Bool>, copy: @escaping @MainActor (Value) -> Value
    ) {
        apply = { proxy, _, view in
            guard let proxy = proxy as? View, let view = view as? View, proxy[keyPath: isOwn], !view[keyPath: isOwn] else { return }
            view[keyPath: path] = copy(proxy[keyPath: path])
        }
    }

    /// Values by state: a view takes over those of states that it has none for.
    private init<View: UIView, Value>(states path: ReferenceWritableKeyPath<View, ButtonStateTable<Value>>) {
        apply = { proxy, _, view in
            guard let proxy = proxy as? View, let view = view as? View, !proxy[keyPath: path].isEmpty else { return }
            view[keyPath: path].fill(from: proxy[keyPath: path])
        }
    }

    static let all: [AppearanceProperty] = views + bars + controls + lists

    private static let views: [AppearanceProperty] = [
        AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.tintColor),
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor), AppearanceProperty(optional: \UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset), AppearanceProperty(optional: \UILabel.highlightedTextColor),
    ]

    private static let bars: [AppearanceProperty] = [
        AppearanceProperty(optional: \UINavigationBar.barTintColor),
        AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.barStyle),
        AppearanceProperty(\UINavigationBar.images), AppearanceProperty(\UINavigationBar.titleOffsets),
        AppearanceProperty(optional: \UINavigationBar.backIndicatorImage),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(\UINavigationBar.standardAppearance, isOwn: \.hasOwnStandardAppearance, copy: UINavigationBarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UINavigationBar.scrollEdgeAppearance, copy: UINavigationBarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UINavigationBar.compactAppearance, copy: UINavigationBarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UITabBar.barTintColor),
        AppearanceProperty(optional: \UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.images),
        AppearanceProperty(\UITabBar.standardAppearance, isOwn: \.hasOwnStandardAppearance, copy: UITabBarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UITabBar.scrollEdgeAppearance, copy: UITabBarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UIToolbar.barTintColor),
        AppearanceProperty(\UIToolbar.isTranslucent), AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.images),
        AppearanceProperty(optional: \UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.barStyle),
        AppearanceProperty(\UISearchBar.searchBarStyle), AppearanceProperty(\UISearchBar.isTranslucent),
        AppearanceProperty(\UISearchBar.pictures, isOwn: \.hasPictures, copy: { $0 }),
        AppearanceProperty(\UIToolbar.standardAppearance, isOwn: \.hasOwnStandardAppearance, copy: UIToolbarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UIToolbar.scrollEdgeAppearance, copy: UIToolbarAppearance.init(barAppearance:)),
        AppearanceProperty(optional: \UIToolbar.compactAppearance, copy: UIToolbarAppearance.init(barAppearance:)),
    ]

    private static let controls: [AppearanceProperty] = [
        AppearanceProperty(optional: \UISwitch.onTintColor), AppearanceProperty(optional: \UISwitch.thumbTintColor),
        AppearanceProperty(optional: \UISlider.minimumTrackTintColor), AppearanceProperty(optional: \UISlider.maximumTrackTintColor),
        AppearanceProperty(optional: \UISlider.thumbTintColor),
        AppearanceProperty(optional: \UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(optional: \UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(optional: \UIProgressView.progressTintColor), AppearanceProperty(optional: \UIProgressView.trackTintColor),
        AppearanceProperty(optional: \UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(states: \UISegmentedControl.titleAttributes),
        AppearanceProperty(\UISegmentedControl.pictures, isOwn: \.hasPictures, copy: { $0 }),
        AppearanceProperty(states: \UISlider.thumbImages), AppearanceProperty(states: \UISlider.minimumTrackImages),
        AppearanceProperty(states: \UISlider.maximumTrackImages),
        AppearanceProperty(\UIActivityIndicatorView.color),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.keyboardAppearance), AppearanceProperty(\UITextField.borderStyle),
        AppearanceProperty(\UITextView.font), AppearanceProperty(optional: \UITextView.textColor),
        AppearanceProperty(\UITextView.keyboardAppearance),
    ]

    private static let lists: [AppearanceProperty] = [
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableViewCell.separatorInset),
        AppearanceProperty(\UITableViewCell.selectionStyle), AppearanceProperty(optional: \UITableView.sectionIndexColor),
    ]
}
