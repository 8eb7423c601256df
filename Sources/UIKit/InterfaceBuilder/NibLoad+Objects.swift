internal import InterfaceFiles

// Objects by the element that describes them.
extension NibLoad {
    /// UIKit's class for a view element.
    static func viewClass(_ name: String) -> UIView.Type? {
        switch name {
        case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView": UIView.self
        case "label": UILabel.self
        case "button": UIButton.self
        case "imageView": UIImageView.self
        case "textField": UITextField.self
        case "textView": UITextView.self
        case "switch": UISwitch.self
        case "slider": UISlider.self
        case "stepper": UIStepper.self
        case "segmentedControl": UISegmentedControl.self
        case "progressView": UIProgressView.self
        case "activityIndicatorView": UIActivityIndicatorView.self
        case "pageControl": UIPageControl.self
        case "pickerView": UIPickerView.self
        case "datePicker": UIDatePicker.self
        case "control": UIControl.self
        case "stackView": UIStackView.self
        case "scrollView": UIScrollView.self
        case "tableView": UITableView.self
        case "tableViewCell": UITableViewCell.self
        case "collectionView": UICollectionView.self
        case "collectionViewCell": UICollectionViewCell.self
        case "collectionReusableView": UICollectionReusableView.self
        case "navigationBar": UINavigationBar.self
        case "toolbar": UIToolbar.self
        case "tabBar": UITabBar.self
        case "searchBar": UISearchBar.self
        case "visualEffectView": UIVisualEffectView.self
        case "refreshControl": UIRefreshControl.self
        case "window": UIWindow.self
        default: nil
        }
    }

    static func controllerClass(_ name: String) -> UIViewController.Type? {
        switch name {
        case "viewController": UIViewController.self
        case "tableViewController": UITableViewController.self
        case "collectionViewController": UICollectionViewController.self
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        case "splitViewController": UISplitViewController.self
        case "pageViewController": UIPageViewController.self
        default: InterfaceNames.isController(name) ? UIViewController.self : nil
        }
    }

    /// The app's class that an element names; nil where it names none or there is no such class.
    func customClass(_ element: InterfaceElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        if let module = element["customModule"], !module.isEmpty, let found = ObjCRuntime.type(named: "\(module).\(name)") { return found }
        if let found = ObjCRuntime.type(named: name) ?? ObjCRuntime.type(named: "UIKit.\(name)") { return found }
        if let owner, let found = ObjCRuntime.type(named: "\(String(reflecting: type(of: owner)).prefix { $0 != "." }).\(name)") { return found }
        InterfaceNameWarnings.warnOfUnknownClass(name, of: element, in: fileName)
        return nil
    }

    /// The class of a framework's element, where the app uses the framework, or the class that stands for it in the app.
    private func frameworkClass(_ element: InterfaceElement) -> AnyClass? {
        guard let name = InterfaceNames.frameworkClasses[element.name] else { return nil }
        if let found = ObjCRuntime.type(named: name) { return found }
        return (owner ?? UIApplication.shared.delegate).flatMap { ObjCRuntime.type(named: "\(String(reflecting: type(of: $0)).prefix { $0 != "." }).\(name)") }
    }

    // MARK: Views

    /// The view of `element`, with all that is in it.
    func makeView(_ element: InterfaceElement) -> UIView? {
        guard InterfaceNames.isView(element.name) else { return nil }
        let classes = sizeClasses
        let resolved = InterfaceVariation.resolved(element, width: classes.width, height: classes.height)
        let standard: UIView.Type = Self.viewClass(element.name) ?? frameworkClass(element) as? UIView.Type ?? UIView.self
        let custom: AnyClass? = customClass(element)
        let type: UIView.Type = custom as? UIView.Type ?? standard
        let coder = NibCoder(resolved, load: self)
        guard let view = type.init(coder: coder) else { return nil }
        if custom == nil, let name = element["customClass"], LeftOutLog.shared.recordsNeed(of: name) { LeftOutArea.stand(for: name, in: view) }
        if !coder.isDecoded, NibCoder.frameworkClass(of: type) == type {
            view.decodeInterface(from: coder, as: type)
        }
        return view
    }

    /// The element's attributes for a view that exists already.
    func decode(_ element: InterfaceElement?, into view: UIView?) {
        guard let element, let view else { return }
        let classes = sizeClasses
        let resolved = InterfaceVariation.resolved(element, width: classes.width, height: classes.height)
        register(view, resolved)
        ViewDecoding.decode(view, resolved, self)
    }

    // MARK: Controllers

    func makeController(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let standard = Self.controllerClass(element.name) else { return nil }
        let coder = NibCoder(element, load: self)
        if let creator, let made = creator(coder) { return made }
        let custom: AnyClass? = customClass(element) ?? frameworkClass(element)
        let controller: UIViewController? = (custom as? UIViewController.Type ?? standard).init(coder: coder)
        if custom == nil, let name = element["customClass"], LeftOutLog.shared.recordsType(named: name) || LeftOutLog.shared.recordsNeed(of: name) {
            controller?.standsForAbsentClass = true
            // Containers show what is in them.
            if standard == UIViewController.self { controller?.standInView = { LeftOutArea(name: name, frame: .zero) } }
        }
        return controller
    }

    // MARK: Other objects

    /// The object of `element`, whatever it is; nil for what only stands for one.
    @discardableResult
    func makeObject(_ element: InterfaceElement) -> AnyObject? {
        if InterfaceNames.isView(element.name) { return makeView(element) }
        if InterfaceNames.isController(element.name) { return makeController(element) }
        if let item = makeItem(element) { return item }
        if let recognizer = makeGestureRecognizer(element) { return recognizer }
        switch element.name {
        case "placeholder":
            if let id = element.id, element["placeholderIdentifier"] == "IBFilesOwner", let owner { adopt(owner, id: id) }
            return nil
        case "customObject":
            return makeCustomObject(element)
        default:
            return nil
        }
    }

    private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
        guard let type = customClass(element) else { return nil }
        let coder = NibCoder(element, load: self)
        if let viewClass = type as? UIView.Type { return viewClass.init(coder: coder) }
        if let controllerClass = type as? UIViewController.Type { return controllerClass.init(coder: coder) }
        guard let made = ObjCRuntime.instantiate(type) else { return nil }
        register(made, element)
        return made
    }

    func makeItem(_ element: InterfaceElement) -> AnyObject? {
        switch element.name {
        case "barButtonItem":
            let type: UIBarButtonItem.Type = customClass(element) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
            return type.init(coder: NibCoder(element, load: self))
        case "navigationItem":
            let type: UINavigationItem.Type = customClass(element) as? UINavigationItem.Type ?? UINavigationItem.self
            return type.init(coder: NibCoder(element, load: self))
        case "tabBarItem":
            let type: UITabBarItem.Type = customClass(element) as? UITabBarItem.Type ?? UITabBarItem.self
            return type.init(coder: NibCoder(element, load: self))
        case "collectionViewFlowLayout", "collectionViewLayout":
            let standard: UICollectionViewLayout.Type = element.name == "collectionViewLayout" ? UICollectionViewLayout.self : UICollectionViewFlowLayout.self
            let type: UICollectionViewLayout.Type = customClass(element) as? UICollectionViewLayout.Type ?? standard
            return type.init(coder: NibCoder(element, load: self))
        default: return nil
        }
    }

    func makeGestureRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
        let standard: UIGestureRecognizer.Type
        switch element.name {
        case "tapGestureRecognizer": standard = UITapGestureRecognizer.self
        case "panGestureRecognizer": standard = UIPanGestureRecognizer.self
        case "pinchGestureRecognizer": standard = UIPinchGestureRecognizer.self
        case "rotationGestureRecognizer": standard = UIRotationGestureRecognizer.self
        case "swipeGestureRecognizer": standard = UISwipeGestureRecognizer.self
        // Interface Builder's own spelling.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": standard = UILongPressGestureRecognizer.self
        case "screenEdgePanGestureRecognizer": standard = UIScreenEdgePanGestureRecognizer.self
        case "gestureRecognizer": standard = UIGestureRecognizer.self
        default: return nil
        }
        let coder = NibCoder(element, load: self)
        if let type = customClass(element) as? UIGestureRecognizer.Type {
            let made = ObjCRuntime.instantiate(type, "initWithCoder:", [coder]) ?? ObjCRuntime.instantiate(type)
            guard let recognizer = made as? UIGestureRecognizer else { return nil }
            if objects[element.id ?? ""] == nil {
                register(recognizer, element)
                GestureDecoding.decode(recognizer, element)
            }
            return recognizer
        }
        switch standard {
        case is UITapGestureRecognizer.Type: return UITapGestureRecognizer(coder: coder)
        case is UIScreenEdgePanGestureRecognizer.Type: return UIScreenEdgePanGestureRecognizer(coder: coder)
        case is UIPanGestureRecognizer.Type: return UIPanGestureRecognizer(coder: coder)
        case is UIPinchGestureRecognizer.Type: return UIPinchGestureRecognizer(coder: coder)
        case is UIRotationGestureRecognizer.Type: return UIRotationGestureRecognizer(coder: coder)
        case is UISwipeGestureRecognizer.Type: return UISwipeGestureRecognizer(coder: coder)
        case is UILongPressGestureRecognizer.Type: return UILongPressGestureRecognizer(coder: coder)
        default: return UIGestureRecognizer(coder: coder)
        }
    }
}
