/// The elements and attributes of interface files that an app uses: every element, and every attribute of it that is read. Whatever else stands in a
/// file is named when the app is built.
///
/// The attributes that are read stand in a file of their own, which a test writes from the decoders (CONTRIBUTING.md, Recipes): that a
/// decoder reads an attribute is said once, in the decoder.
package enum InterfaceVocabulary {
    /// Elements other than views, controllers and what only Interface Builder needs.
    static let elements: Set<String> = words(
        """
        document objects scenes scene placeholder exit customObject viewControllerPlaceholder resources image namedColor systemColor color
        subviews constraints constraint rect autoresizingMask viewLayoutGuide layoutGuides viewControllerLayoutGuide connections outlet
        outletCollection action segue popoverArrowDirection variation mask exclude include userDefinedRuntimeAttributes
        userDefinedRuntimeAttribute real integer size point range fontDescription font attributedString fragment attributes paragraphStyle
        string mutableString state buttonConfiguration backgroundConfiguration preferredSymbolConfiguration imageReference
        hierarchicalColors paletteColors inset edgeInsets directionalEdgeInsets
        segments segment textInputTraits blurEffect vibrancyEffect scopeButtonTitles menu children command navigationItem
        leftBarButtonItems rightBarButtonItems barButtonItem toolbarItems items tabBarItem textAttributes extendedEdge value prototypes
        cells sections tableViewSection collectionViewFlowLayout collectionViewLayout tapGestureRecognizer panGestureRecognizer
        pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer
        screenEdgePanGestureRecognizer gestureRecognizer viewControllers gestureRecognizers rectEdge frame simulatedSizeMetrics
        """)

    /// Elements without an effect on what is shown.
    private static let silentElements: Set<String> = words(
        """
        array mutableArray mutableData date tabStops textTab options bool wkWebViewConfiguration wkPreferences audiovisualMediaTypes dataDetectorType
        standardMapConfiguration
        """)

    /// Attributes that change nothing on any device today, or nothing that an app shows.
    static let silentAttributes: Set<String> = words(
        """
        baseWritingDirection defaultTabInterval tighteningFactorForTruncation allowsDefaultTighteningForTruncation minimumFontSize none
        segmentControlStyle usesAttributedText hasAttributedTitle autoshrinkMode springLoaded pointerInteraction
        useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier
        autoresizesArchivedViewToFullSize wantsFullScreenLayout placeholderIntrinsicWidth placeholderIntrinsicHeight simulatedAppContext
        adjustsImageSizeForAccessibilityContentSizeCategory hidesAccessoryWhenEditing adjustsLetterSpacingToFitWidth inheritsFrom
        separatorInsetReference showsExpansionTextWhenTruncated appends collectionClass colorSpace dataMode family sceneID tableViewCell version
        """)

    package static func knows(element name: String) -> Bool {
        InterfaceNames.isView(name) || InterfaceNames.isController(name) || elements.contains(name) || silentElements.contains(name)
    }

    package static func knows(attribute name: String, of element: String) -> Bool {
        reads(attribute: name, of: element) || silentAttributes.contains(name) || InterfaceNames.editorAttributes.contains(name)
    }

    /// Whether a decoder reads the attribute of that element. A variation states values of the element that it stands in.
    static func reads(attribute name: String, of element: String) -> Bool {
        if commonAttributes.contains(name) { return true }
        if element == "variation" { return attributesByClass.values.contains { $0.contains(name) } }
        var current: String? = className(of: element)
        while let known = current {
            if attributesByClass[known]?.contains(name) == true { return true }
            current = superclasses[known]
        }
        return false
    }

    /// The class that an element makes an object of; nil where it makes none.
    static func className(of element: String) -> String? {
        let own: String = "UI" + element.prefix(1).uppercased() + element.dropFirst()
        if element == "pongPressGestureRecognizer" { return "UILongPressGestureRecognizer" }
        if superclasses[own] != nil || attributesByClass[own] != nil { return own }
        return InterfaceNames.isView(element) ? "UIView" : InterfaceNames.isController(element) ? "UIViewController" : nil
    }

    static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
    }
}
