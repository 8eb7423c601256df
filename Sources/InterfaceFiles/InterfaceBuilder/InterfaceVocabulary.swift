/// What an app makes of interface files: every element and attribute that is read. Whatever else stands in a file is named when
/// the app is built.
package enum InterfaceVocabulary {
    /// Elements other than views, controllers and what only Interface Builder needs.
    private static let elements: Set<String> = words("""
        document objects scenes scene placeholder exit customObject viewControllerPlaceholder resources image namedColor systemColor color
        subviews constraints constraint rect autoresizingMask viewLayoutGuide layoutGuides viewControllerLayoutGuide connections outlet
        outletCollection action segue popoverArrowDirection variation mask exclude include userDefinedRuntimeAttributes
        userDefinedRuntimeAttribute real integer size point range fontDescription font attributedString fragment attributes paragraphStyle
        string mutableString state buttonConfiguration preferredSymbolConfiguration imageReference inset edgeInsets directionalEdgeInsets
        segments segment textInputTraits blurEffect vibrancyEffect scopeButtonTitles menu children command navigationItem
        leftBarButtonItems rightBarButtonItems barButtonItem toolbarItems items tabBarItem textAttributes extendedEdge value prototypes
        cells sections tableViewSection collectionViewFlowLayout collectionViewLayout tapGestureRecognizer panGestureRecognizer
        pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer
        screenEdgePanGestureRecognizer gestureRecognizer viewControllers gestureRecognizers rectEdge frame simulatedSizeMetrics
        """)

    /// Elements without an effect on what is shown.
    private static let silentElements: Set<String> = words("array mutableArray mutableData date tabStops textTab options bool")

    /// Attributes with an effect, of whatever element.
    private static let attributes: Set<String> = words("""
        id key sceneID reference version type name family
        accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenDisabled adjustsImageWhenHighlighted alignment
        allowDoubleColumnStyle allowTripleColumnStyle allowableMovement allowsMultipleSelection allowsMultipleSelectionDuringEditing
        allowsSelection allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical animates animating appends
        apportionsSegmentWidthsByContent autocapitalizationType autocorrectionType automaticEstimatedItemSize autorepeat autoresizesSubviews
        axis backButtonTitle background backgroundImage badgeValue barStyle base64-UTF8 baselineAdjustment baselineRelativeArrangement behavior
        blue borderStyle bottom bounces bouncesZoom bundleIdentifier buttonSize buttonType canCancelContentTouches cancelsTouchesInView catalog
        changesSelectionAsPrimaryAction clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear
        clipsSubviews cocoaTouchSystemColor collectionClass colorSpace configurationType constant content contentHorizontalAlignment
        contentInsetAdjustmentBehavior contentMode contentVerticalAlignment continuous cornerStyle currentPage customClass customColorSpace
        customModule customSpacingAfter dataMode definesPresentationContext delaysContentTouches delaysTouchesBegan delaysTouchesEnded
        destination destinationCreationSelector detailTextLabel direction directionalLockEnabled disabledBackground distribution down editable
        editingAccessoryType enabled enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight
        estimatedSectionHeaderHeight eventType exclusiveTouch extendedLayoutIncludesOpaqueBars firstAttribute firstItem firstLineHeadIndent
        flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY footerTitle green headIndent headerTitle height heightSizable hidden
        hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
        hidesWhenStopped highlighted highlightedImage horizontalCompressionResistancePriority horizontalHuggingPriority identifier image
        imagePadding imagePlacement imageView indentationLevel indentationWidth indicatorStyle initialViewController
        insetsLayoutMarginsFromSafeArea keyPath keyboardAppearance keyboardDismissMode keyboardType kind largeTitleDisplayMode largeTitles
        layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leading left leftItemsSupplementBackButton length lineBreakMode
        lineHeightMultiple lineSpacing localized location maxValue maxX maxY maximumLineHeight maximumNumberOfTouches
        maximumPrimaryColumnWidth maximumValue maximumValueImage maximumZoomScale metaFont minValue minX minY minimumFontSize
        minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth
        minimumScaleFactor minimumValue minimumValueImage minimumZoomScale modalInPresentation modalPresentationStyle modalTransitionStyle
        momentary multipleTouchEnabled multiplier navigationBarHidden navigationOrientation nibName numberOfLines numberOfPages
        numberOfTapsRequired numberOfTouchesRequired on opaque pageSpacing pagingEnabled paragraphSpacing paragraphSpacingBefore placeholder
        placeholderIdentifier pointSize popoverAnchorBarButtonItem popoverAnchorView preferredDisplayMode preferredMaxLayoutWidth
        preferredPrimaryColumnWidthFraction prefetchingEnabled presentsWithGesture preservesSuperviewLayoutMargins primaryBackgroundStyle
        priority progress progressViewStyle prompt property red referencedIdentifier relation relationship renderingMode resizesToFullScreen returnKeyType
        reuseIdentifier right role rowHeight scale scrollDirection scrollEnabled searchBarStyle secondAttribute secondItem
        sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeadersPinToVisibleBounds
        sectionIndexMinimumDisplayRowCount sectionInsetReference secureTextEntry selectable selected selectedImage selectedSegmentIndex
        selectionStyle selector semanticContentAttribute separatorStyle shouldIndentWhileEditing showsActivityIndicator showsBookmarkButton
        showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsScopeBar showsVerticalScrollIndicator size
        smartDashesType smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType stepValue storyboardIdentifier
        storyboardName style subtitle symbolScale symbolic systemColor systemItem tableViewCell tag tailIndent targetRuntime text
        textAlignment textContentType textLabel title titlePadding toolbarHidden top trailing transitionStyle
        translatesAutoresizingMaskIntoConstraints translucent trigger unwindAction up userInteractionEnabled value
        verticalCompressionResistancePriority verticalHuggingPriority visibleAtLaunch weight white width widthSizable wraps x xcode11CocoaTouchSystemColor y
        """)

    /// Attributes that change nothing on any device today, or nothing that an app shows.
    private static let silentAttributes: Set<String> = words("""
        baseWritingDirection defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation minimumFontSize none
        segmentControlStyle usesAttributedText hasAttributedTitle autoshrinkMode springLoaded pointerInteraction showsTouchWhenHighlighted
        useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier reversesTitleShadowWhenHighlighted spineLocation
        autoresizesArchivedViewToFullSize wantsFullScreenLayout placeholderIntrinsicWidth placeholderIntrinsicHeight simulatedAppContext
        adjustsImageSizeForAccessibilityContentSizeCategory hidesAccessoryWhenEditing adjustsLetterSpacingToFitWidth inheritsFrom
        separatorInsetReference
        """)

    package static func knows(element name: String) -> Bool {
        InterfaceNames.isView(name) || InterfaceNames.isController(name) || elements.contains(name) || silentElements.contains(name)
    }

    package static func knows(attribute name: String) -> Bool {
        attributes.contains(name) || silentAttributes.contains(name) || InterfaceNames.editorAttributes.contains(name)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }
}
