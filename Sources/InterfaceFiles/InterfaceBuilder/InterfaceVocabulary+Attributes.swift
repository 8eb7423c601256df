// swift-format-ignore-file
// Written by the test "Attributes that are decoded" from the decoders: QUINCE_UPDATE_VOCABULARY=1 swift test --filter DecodedAttributes
extension InterfaceVocabulary {
    /// The attributes that a class's decoder reads of its element; subclasses have them too.
    static let attributesByClass: [String: Set<String>] = [
        "UIActivityIndicatorView": words("""
            animating hidden hidesWhenStopped style
            """),
        "UIBarButtonItem": words("""
            style systemItem width
            """),
        "UIBarItem": words("""
            enabled image tag title
            """),
        "UIButton": words("""
            adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType changesSelectionAsPrimaryAction lineBreakMode
            reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction showsTouchWhenHighlighted
            """),
        "UICollectionReusableView": words("""
            reuseIdentifier
            """),
        "UICollectionView": words("""
            allowsMultipleSelection allowsSelection prefetchingEnabled
            """),
        "UICollectionViewCell": words("""
            reuseIdentifier
            """),
        "UICollectionViewController": words("""
            clearsSelectionOnViewWillAppear
            """),
        "UICollectionViewFlowLayout": words("""
            automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds
            sectionHeadersPinToVisibleBounds sectionInsetReference
            """),
        "UIControl": words("""
            contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected
            """),
        "UIDatePicker": words("""
            countDownDuration datePickerMode minuteInterval style useCurrentDate
            """),
        "UIGestureRecognizer": words("""
            cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled
            """),
        "UIImageView": words("""
            highlighted highlightedImage image
            """),
        "UILabel": words("""
            adjustsFontForContentSizeCategory adjustsFontSizeToFit baselineAdjustment enabled highlighted lineBreakMode
            minimumScaleFactor numberOfLines preferredMaxLayoutWidth text textAlignment
            """),
        "UILongPressGestureRecognizer": words("""
            allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
            """),
        "UINavigationBar": words("""
            largeTitles translucent
            """),
        "UINavigationController": words("""
            hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenVerticallyCompact navigationBarHidden toolbarHidden
            """),
        "UINavigationItem": words("""
            backButtonTitle hidesBackButton largeTitleDisplayMode leftItemsSupplementBackButton prompt title
            """),
        "UIPageControl": words("""
            currentPage hidesForSinglePage numberOfPages
            """),
        "UIPageViewController": words("""
            navigationOrientation pageSpacing spineLocation transitionStyle
            """),
        "UIPanGestureRecognizer": words("""
            maximumNumberOfTouches minimumNumberOfTouches
            """),
        "UIProgressView": words("""
            progress progressViewStyle
            """),
        "UIScrollView": words("""
            alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches contentInsetAdjustmentBehavior
            delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale
            pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
            """),
        "UISearchBar": words("""
            placeholder searchBarStyle showsBookmarkButton showsCancelButton showsScopeBar text translucent
            """),
        "UISegmentedControl": words("""
            apportionsSegmentWidthsByContent momentary selectedSegmentIndex
            """),
        "UISlider": words("""
            continuous maxValue maximumValueImage minValue minimumValueImage value
            """),
        "UISplitViewController": words("""
            behavior maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidthFraction
            presentsWithGesture primaryBackgroundStyle
            """),
        "UIStackView": words("""
            alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
            """),
        "UIStepper": words("""
            autorepeat continuous maximumValue minimumValue stepValue value wraps
            """),
        "UISwipeGestureRecognizer": words("""
            direction numberOfTouchesRequired
            """),
        "UISwitch": words("""
            on
            """),
        "UITabBar": words("""
            translucent
            """),
        "UITabBarItem": words("""
            badgeValue selectedImage systemItem
            """),
        "UITableView": words("""
            allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing dataMode
            estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight layoutMarginsFollowReadableWidth rowHeight
            sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorStyle
            """),
        "UITableViewCell": words("""
            accessoryType detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth reuseIdentifier
            selectionStyle shouldIndentWhileEditing style textLabel
            """),
        "UITableViewController": words("""
            clearsSelectionOnViewWillAppear
            """),
        "UITapGestureRecognizer": words("""
            numberOfTapsRequired numberOfTouchesRequired
            """),
        "UITextField": words("""
            adjustsFontForContentSizeCategory adjustsFontSizeToFit background borderStyle clearButtonMode clearsOnBeginEditing
            disabledBackground minimumFontSize placeholder text textAlignment
            """),
        "UITextView": words("""
            adjustsFontForContentSizeCategory editable selectable text textAlignment
            """),
        "UIToolbar": words("""
            translucent
            """),
        "UIView": words("""
            alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode exclusiveTouch hidden hint
            horizontalCompressionResistancePriority horizontalHuggingPriority identifier insetsLayoutMarginsFromSafeArea label
            multipleTouchEnabled opaque preservesSuperviewLayoutMargins semanticContentAttribute tag
            translatesAutoresizingMaskIntoConstraints userInteractionEnabled value verticalCompressionResistancePriority
            verticalHuggingPriority
            """),
        "UIViewController": words("""
            automaticallyAdjustsScrollViewInsets definesPresentationContext extendedLayoutIncludesOpaqueBars
            hidesBottomBarWhenPushed modalInPresentation modalPresentationStyle modalTransitionStyle nibName restorationIdentifier
            storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
            """),
        "UIWindow": words("""
            resizesToFullScreen visibleAtLaunch
            """),
    ]

    static let superclasses: [String: String] = [
        "UIAction": "UIMenuElement",
        "UIActivityIndicatorView": "UIView",
        "UIBarButtonItem": "UIBarItem",
        "UIBlurEffect": "UIVisualEffect",
        "UIButton": "UIControl",
        "UICollectionReusableView": "UIView",
        "UICollectionView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionViewController": "UIViewController",
        "UICollectionViewFlowLayout": "UICollectionViewLayout",
        "UICommand": "UIMenuElement",
        "UIControl": "UIView",
        "UIDatePicker": "UIControl",
        "UIImageView": "UIView",
        "UILabel": "UIView",
        "UILongPressGestureRecognizer": "UIGestureRecognizer",
        "UIMenu": "UIMenuElement",
        "UINavigationBar": "UIView",
        "UINavigationController": "UIViewController",
        "UIPageControl": "UIControl",
        "UIPageViewController": "UIViewController",
        "UIPanGestureRecognizer": "UIGestureRecognizer",
        "UIPickerView": "UIView",
        "UIPinchGestureRecognizer": "UIGestureRecognizer",
        "UIProgressView": "UIView",
        "UIRefreshControl": "UIControl",
        "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
        "UIScrollView": "UIView",
        "UISearchBar": "UIView",
        "UISegmentedControl": "UIControl",
        "UISlider": "UIControl",
        "UISplitViewController": "UIViewController",
        "UIStackView": "UIView",
        "UIStepper": "UIControl",
        "UISwipeGestureRecognizer": "UIGestureRecognizer",
        "UISwitch": "UIControl",
        "UITabBar": "UIView",
        "UITabBarController": "UIViewController",
        "UITabBarItem": "UIBarItem",
        "UITableView": "UIScrollView",
        "UITableViewCell": "UIView",
        "UITableViewController": "UIViewController",
        "UITapGestureRecognizer": "UIGestureRecognizer",
        "UITextField": "UIControl",
        "UITextView": "UIScrollView",
        "UIToolbar": "UIView",
        "UIVibrancyEffect": "UIVisualEffect",
        "UIVisualEffectView": "UIView",
        "UIWindow": "UIView",
    ]

    /// The attributes that are read of elements that are no views, controllers or items, and of all of these alike.
    static let commonAttributes: Set<String> = words("""
            alignment allowDoubleColumnStyle allowTripleColumnStyle alpha animates autocapitalizationType autocorrectionType
            backgroundImage barStyle base64-UTF8 blue bottom bundleIdentifier buttonSize catalog cocoaTouchSystemColor
            configurationType constant content cornerRadius cornerStyle customClass customColorSpace customModule
            customSpacingAfter destination destinationCreationSelector down enabled enablesReturnKeyAutomatically eventType
            firstAttribute firstItem firstLineHeadIndent flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle green
            headIndent headerTitle height heightSizable id identifier image imageContentMode imagePadding imagePlacement
            initialViewController key keyPath keyboardAppearance keyboardType kind leading left length lineBreakMode
            lineHeightMultiple lineSpacing localeIdentifier localized location maxX maxY maximumLineHeight metaFont minX minY
            minimumLineHeight modalPresentationStyle modalTransitionStyle multiplier name paragraphSpacing paragraphSpacingBefore
            placeholder placeholderIdentifier pointSize popoverAnchorBarButtonItem popoverAnchorView priority property red
            reference referencedIdentifier relation relationship renderingMode returnKeyType reuseIdentifier right rowHeight scale
            secondAttribute secondItem secureTextEntry selector showsActivityIndicator size smartDashesType smartInsertDeleteType
            smartQuotesType spellCheckingType storyboardIdentifier storyboardName strokeOutset strokeWidth style subtitle
            symbolScale symbolic systemColor tailIndent targetRuntime text textContentType title titlePadding top trailing trigger
            type unwindAction up userLabel value weight white width widthSizable x xcode11CocoaTouchSystemColor y
        """)
}
