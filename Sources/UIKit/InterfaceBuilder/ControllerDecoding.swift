internal import InterfaceFiles

/// The decoding of view controllers from interface elements.
@MainActor enum ControllerDecoding {
    static func decode(_ controller: UIViewController, _ element: InterfaceElement, _ load: NibLoad) {
        controller.storyboardScene = load.scene?.controllerID == element.id ? load.scene : nil
        controller.storyboard = controller.storyboardScene?.storyboard
        if load.scene == nil { decodeView(of: controller, element, load) }
        decodeValues(controller, element, load)
        if let item = element.child(key: "navigationItem"), item.name == "navigationItem" {
            load.register(controller.navigationItem, item)
            BarDecoding.decode(controller.navigationItem, item, load)
        }
        if let item = element.child(key: "tabBarItem").flatMap({ load.makeItem($0) as? UITabBarItem }) { controller.tabBarItem = item }
        let items: [UIBarButtonItem] = element.list("toolbarItems").compactMap { load.makeItem($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
        switch controller {
        case let navigation as UINavigationController: decode(navigation, element, load)
        case let tabs as UITabBarController:
            if let bar = customBar(element.child(key: "tabBar"), UITabBar.self, load) {
                tabs.replaceBar(with: bar)
            } else {
                load.decode(element.child(key: "tabBar"), into: tabs.tabBar)
            }
        case let split as UISplitViewController: decode(split, element, load)
        case let table as UITableViewController:
            if let value = element.bool("clearsSelectionOnViewWillAppear") { table.clearsSelectionOnViewWillAppear = value }
        case let collection as UICollectionViewController:
            if let value = element.bool("clearsSelectionOnViewWillAppear") { collection.clearsSelectionOnViewWillAppear = value }
        default: break
        }
        controller.segueTemplates = SegueTemplate.templates(in: element, of: controller)
    }

    /// A controller that a nib holds comes with its view, which is made and connected with the nib's other objects.
    private static func decodeView(of controller: UIViewController, _ element: InterfaceElement, _ load: NibLoad) {
        guard let view = element.children.first(where: { $0.key == "view" && InterfaceNames.isView($0.name) }) else { return }
        controller.nibView = load.makeView(view)
        for guide in element.list("layoutGuides") {
            guard let id = guide.id else { continue }
            load.adopt(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, id: id)
        }
    }

    private static func decodeValues(_ controller: UIViewController, _ element: InterfaceElement, _ load: NibLoad) {
        if let title = load.text(element, "title") { controller.title = title }
        if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
        // "Use Storyboard ID".
        if element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        if let style = presentationStyle(element["modalPresentationStyle"]) { controller.modalPresentationStyle = style }
        if let style = transitionStyle(element["modalTransitionStyle"]) { controller.modalTransitionStyle = style }
        if let value = element.bool("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
        if let value = element.bool("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = value }
        if let value = element.bool("automaticallyAdjustsScrollViewInsets") { controller.automaticallyAdjustsScrollViewInsets = value }
        if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            // An element without a side means none of them.
            var result: UIRectEdge = []
            if edges.bool("top") == true { result.insert(.top) }
            if edges.bool("left") == true { result.insert(.left) }
            if edges.bool("bottom") == true { result.insert(.bottom) }
            if edges.bool("right") == true { result.insert(.right) }
            controller.edgesForExtendedLayout = result
        }
        if let size = NibValues.size(element.child(key: "contentSizeForViewInPopover") ?? element.child(key: "preferredContentSize")) {
            controller.preferredContentSize = size
        }
    }

    static func presentationStyle(_ name: String?) -> UIModalPresentationStyle? {
        switch name {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "custom": .custom
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        case "automatic": .automatic
        default: nil
        }
    }

    static func transitionStyle(_ name: String?) -> UIModalTransitionStyle? {
        switch name {
        case "coverVertical": .coverVertical
        case "flipHorizontal": .flipHorizontal
        case "crossDissolve": .crossDissolve
        case "partialCurl": .partialCurl
        default: nil
        }
    }

    private static func decode(_ navigation: UINavigationController, _ element: InterfaceElement, _ load: NibLoad) {
        if let bar = customBar(element.child(key: "navigationBar"), UINavigationBar.self, load) {
            navigation.replaceBar(with: bar)
        } else {
            load.decode(withoutFrame(element.child(key: "navigationBar")), into: navigation.navigationBar)
        }
        if let bar = customBar(element.child(key: "toolbar"), UIToolbar.self, load) {
            navigation.replaceToolbar(with: bar)
        } else {
            load.decode(withoutFrame(element.child(key: "toolbar")), into: navigation.toolbar)
        }
        if let value = element.bool("navigationBarHidden") { navigation.isNavigationBarHidden = value }
        if let value = element.bool("toolbarHidden") { navigation.isToolbarHidden = value }
        if let value = element.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = value }
        if let value = element.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = value }
        if let value = element.bool("hidesBarsWhenVerticallyCompact") { navigation.hidesBarsWhenVerticallyCompact = value }
        let stack: [UIViewController] = element.list("viewControllers").compactMap { load.makeController($0) }
        if !stack.isEmpty { navigation.setViewControllers(stack, animated: false) }
    }

    /// A controller's bar of a class of the app's; nil where the element names none.
    private static func customBar<Bar: UIView>(_ element: InterfaceElement?, _ standard: Bar.Type, _ load: NibLoad) -> Bar? {
        guard let element, element["customClass"] != nil, load.customClass(element) is Bar.Type else { return nil }
        return withoutFrame(element).flatMap(load.makeView) as? Bar
    }

    /// The controller places its bars itself.
    private static func withoutFrame(_ element: InterfaceElement?) -> InterfaceElement? {
        element.map { $0.with(children: $0.children.filter { $0.key != "frame" && $0.name != "autoresizingMask" }) }
    }

    // MARK: Split views

    static func splitStyle(_ element: InterfaceElement?) -> UISplitViewController.Style {
        guard element?.bool("allowDoubleColumnStyle") == true || element?.bool("allowTripleColumnStyle") == true else { return .unspecified }
        let isTriple: Bool = element?.list("connections").contains { $0["relationship"] == "supplementaryViewController" } == true
        return isTriple ? .tripleColumn : .doubleColumn
    }

    private static func decode(_ split: UISplitViewController, _ element: InterfaceElement, _ load: NibLoad) {
        // In a nib its controllers stand in it.
        let controllers: [UIViewController] = element.list("viewControllers").compactMap { load.makeController($0) }
        if !controllers.isEmpty { split.viewControllers = controllers }
        switch element["preferredDisplayMode"] {
        case "secondaryOnly", "primaryHidden": split.preferredDisplayMode = .secondaryOnly
        case "beside", "allVisible", "oneBesideSecondary": split.preferredDisplayMode = .oneBesideSecondary
        case "over", "primaryOverlay", "oneOverSecondary": split.preferredDisplayMode = .oneOverSecondary
        case "twoBeside", "twoBesideSecondary": split.preferredDisplayMode = .twoBesideSecondary
        case "twoOver", "twoOverSecondary": split.preferredDisplayMode = .twoOverSecondary
        case "twoDisplace", "twoDisplaceSecondary": split.preferredDisplayMode = .twoDisplaceSecondary
        default: break
        }
        switch element["behavior"] {
        case "tile": split.preferredSplitBehavior = .tile
        case "overlay": split.preferredSplitBehavior = .overlay
        case "displace": split.preferredSplitBehavior = .displace
        default: break
        }
        if element["primaryBackgroundStyle"] == "sidebar" { split.primaryBackgroundStyle = .sidebar }
        if let value = element.bool("presentsWithGesture") { split.presentsWithGesture = value }
        if let value = element.double("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = CGFloat(value) }
        if let value = element.double("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = CGFloat(value) }
        if let value = element.double("preferredPrimaryColumnWidthFraction") { split.preferredPrimaryColumnWidthFraction = CGFloat(value) }
    }
}
