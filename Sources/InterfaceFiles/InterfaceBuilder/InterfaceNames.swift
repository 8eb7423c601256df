/// The element names of interface files, by what they stand for.
package enum InterfaceNames {
    static let views: Set<String> = [
        "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView", "label", "button", "imageView", "textField",
        "textView", "switch", "slider", "stepper", "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "control",
        "stackView", "scrollView", "tableView", "tableViewCell", "collectionView", "collectionViewCell", "collectionReusableView",
        "navigationBar", "toolbar", "tabBar", "searchBar", "visualEffectView", "refreshControl", "window",
        "datePicker", "pickerView",
    ]

    /// Views of frameworks or of UIKit that an app has only a plain view for.
    package static let foreignViews: Set<String> = [
        "webView", "arView",
    ]

    /// Views of frameworks that an app has as they are once it uses the framework.
    static let frameworkViews: Set<String> = [
        "mapView", "wkWebView", "colorWell", "calendarView", "skView", "pdfView", "mtkView", "sceneKitView", "arscnView", "arskView", "glkView",
        "adBannerView",
    ]

    /// The classes of the elements that stand for no class of UIKit's common ones: a framework's, or the placeholder in the app that stands for it.
    package static let frameworkClasses: [String: String] = [
        "mapView": "MKMapView", "wkWebView": "WKWebView", "colorWell": "UIColorWell", "calendarView": "UICalendarView", "webView": "UIWebView",
        "mtkView": "MTKView", "glkView": "GLKView", "skView": "SKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
        "arView": "ARView", "pdfView": "PDFView", "adBannerView": "ADBannerView", "avPlayerViewController": "AVPlayerViewController",
        "glkViewController": "GLKViewController", "imagePickerController": "UIImagePickerController",
    ]

    static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController", "splitViewController",
        "pageViewController",
    ]

    /// Controllers of frameworks that an app has only a plain controller for.
    package static let foreignControllers: Set<String> = ["hostingController"]
    static let frameworkControllers: Set<String> = ["avPlayerViewController", "glkViewController", "imagePickerController"]

    package static func isView(_ name: String) -> Bool { views.contains(name) || frameworkViews.contains(name) || foreignViews.contains(name) }
    package static func isController(_ name: String) -> Bool {
        controllers.contains(name) || frameworkControllers.contains(name) || foreignControllers.contains(name)
    }

    // MARK: What only Interface Builder needs

    private static let editorElements: Set<String> = [
        "dependencies", "device", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "customFonts", "classes", "animations",
        "freeformSimulatedSizeMetrics", "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
        "simulatedScreenMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics", "modalPageSheetSimulatedSizeMetrics",
        "modalFormSheetSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
        "popoverSimulatedSizeMetrics", "designable", "designables", "userComments", "accessibilityOverrides", "nil", "simulatedSplitViewMetrics",
    ]

    static let editorAttributes: Set<String> = [
        "userLabel", "sceneMemberID", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity", "colorLabel", "toolsVersion", "systemVersion",
        "propertyAccessControl", "customModuleProvider", "symbolType", "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched",
        "launchScreen", "generatesPrototypingConstraints",
    ]

    static func isForEditorOnly(_ element: InterfaceElement) -> Bool {
        editorElements.contains(element.name) || element.key == "canvasLocation"
    }
}
