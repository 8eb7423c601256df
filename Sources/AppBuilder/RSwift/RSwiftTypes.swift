import InterfaceFiles

/// The Swift types of objects in interface files, as code of a target's own module names them.
struct RSwiftTypes {
    /// The target's own module.
    let module: String
    /// The classes that the module's sources declare for all of it.
    let classes: Set<String>
    /// Other modules that it can import.
    let modules: Set<String>

    struct Found: Equatable {
        var type: String
        /// The module to import for it.
        var module: String?
    }

    /// The type of an element: its own class, where that is known here, or UIKit's.
    func type(of element: InterfaceElement) -> Found {
        guard let name = element["customClass"], name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return Found(type: Self.standard(element))
        }
        let other: String? = element["customModuleProvider"] == "target" ? nil : element["customModule"]
        if let other, other != module {
            return modules.contains(other) ? Found(type: "\(other).\(name)", module: other) : Found(type: Self.standard(element))
        }
        if classes.contains(name) { return Found(type: name) }
        return Found(type: Self.kits.contains(name) ? name : Self.standard(element))
    }

    /// The type of a segue.
    func segueType(of element: InterfaceElement) -> Found {
        guard element["customClass"] != nil else { return Found(type: "UIStoryboardSegue") }
        let found: Found = type(of: element)
        return found.type == Self.standard(element) ? Found(type: "UIStoryboardSegue") : found
    }

    /// UIKit's class for an element; a plain view or controller for those of frameworks.
    static func standard(_ element: InterfaceElement) -> String {
        let name: String = element.name
        if InterfaceNames.isController(name) {
            let others: Set<String> = ["glkViewController", "hostingController", "avPlayerViewController"]
            return others.contains(name) ? "UIViewController" : "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
        return plainViews[name] ?? "UIView"
    }

    private static let plainViews: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "progressView",
            "activityIndicatorView", "pageControl", "control", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView",
            "collectionViewCell", "collectionReusableView", "navigationBar", "toolbar", "tabBar", "searchBar", "visualEffectView", "window", "datePicker",
            "pickerView",
        ].map { ($0, "UI" + $0.prefix(1).uppercased() + $0.dropFirst()) })

    private static let kits: Set<String> = Set(plainViews.values).union([
        "UIView", "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UISplitViewController", "UIPageViewController", "UITableViewHeaderFooterView", "UIStoryboardSegue",
    ])

    /// The classes that a source declares for the whole module, by its text alone.
    static func classes(in text: String) -> Set<String> {
        var result: Set<String> = []
        for match in text.matches(of: /(?m)^([^\n\/"]*?)\bclass\s+([A-Za-z_][A-Za-z_0-9]*)\s*[:{<\n]/) {
            let before: Substring = match.output.1
            // One in another type is indented, and goes by that type's name too.
            if before.hasPrefix("    ") || before.hasPrefix("\t") || before.contains("private") { continue }
            if !["func", "var"].contains(match.output.2) { result.insert(String(match.output.2)) }
        }
        return result
    }
}
