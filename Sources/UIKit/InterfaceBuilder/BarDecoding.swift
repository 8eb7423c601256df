internal import InterfaceFiles

/// The decoding of bars and their items from interface elements.
@MainActor enum BarDecoding {
    static func decode(_ view: UIView, _ element: InterfaceElement, _ load: NibLoad) {
        switch view {
        case let bar as UINavigationBar:
            if let style = barStyle(element) { bar.barStyle = style }
            if let value = element.bool("translucent") { bar.isTranslucent = value }
            if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
            if let color = NibValues.color(element.child(key: "barTintColor"), load: load) { bar.barTintColor = color }
            if let attributes = textAttributes(element.child(key: "titleTextAttributes"), load) { bar.titleTextAttributes = attributes }
            if let attributes = textAttributes(element.child(key: "largeTitleTextAttributes"), load) { bar.largeTitleTextAttributes = attributes }
            let items: [UINavigationItem] = element.list("items").compactMap { load.makeItem($0) as? UINavigationItem }
            if !items.isEmpty { bar.items = items }
        case let bar as UIToolbar:
            if let style = barStyle(element) { bar.barStyle = style }
            if let value = element.bool("translucent") { bar.isTranslucent = value }
            if let color = NibValues.color(element.child(key: "barTintColor"), load: load) { bar.barTintColor = color }
            let items: [UIBarButtonItem] = element.list("items").compactMap { load.makeItem($0) as? UIBarButtonItem }
            if !items.isEmpty { bar.items = items }
        case let bar as UITabBar:
            if let style = barStyle(element) { bar.barStyle = style }
            if let value = element.bool("translucent") { bar.isTranslucent = value }
            if let color = NibValues.color(element.child(key: "barTintColor"), load: load) { bar.barTintColor = color }
            if let color = NibValues.color(element.child(key: "unselectedItemTintColor"), load: load) { bar.unselectedItemTintColor = color }
            let items: [UITabBarItem] = element.list("items").compactMap { load.makeItem($0) as? UITabBarItem }
            if !items.isEmpty { bar.items = items }
        default: break
        }
    }

    private static func barStyle(_ element: InterfaceElement) -> UIBarStyle? {
        switch element["barStyle"] {
        case "black", "blackTranslucent", "blackOpaque": .black
        case "default": .default
        default: nil
        }
    }

    private static func textAttributes(_ element: InterfaceElement?, _ load: NibLoad) -> [NSAttributedString.Key: Any]? {
        guard let element else { return nil }
        var result: [NSAttributedString.Key: Any] = [:]
        if let color = NibValues.color(element.child(key: "textColor"), load: load) { result[.foregroundColor] = color }
        if let font = NibValues.font(element.child(key: "fontDescription")) { result[.font] = font }
        return result.isEmpty ? nil : result
    }

    // MARK: Items

    static func decode(_ item: UIBarItem, _ element: InterfaceElement, _ load: NibLoad) {
        if let title = load.text(element, "title") { item.title = title }
        if let image = NibValues.image(element, "image", load: load) { item.image = image }
        if let value = element.bool("enabled") { item.isEnabled = value }
        if let value = element.int("tag") { item.tag = value }
    }

    static func decode(_ item: UINavigationItem, _ element: InterfaceElement, _ load: NibLoad) {
        if let title = load.text(element, "title") { item.title = title }
        if let prompt = load.text(element, "prompt") { item.prompt = prompt }
        if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
        if let value = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
        if let title = load.text(element, "backButtonTitle") { item.backButtonTitle = title }
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        func items(_ name: String) -> [UIBarButtonItem] { element.list(name).compactMap { load.makeItem($0) as? UIBarButtonItem } }
        func button(_ key: String) -> UIBarButtonItem? { element.child(key: key).flatMap { load.makeItem($0) as? UIBarButtonItem } }
        if let left = button("leftBarButtonItem") { item.leftBarButtonItem = left }
        if let right = button("rightBarButtonItem") { item.rightBarButtonItem = right }
        let lefts: [UIBarButtonItem] = items("leftBarButtonItems")
        if !lefts.isEmpty { item.leftBarButtonItems = lefts }
        let rights: [UIBarButtonItem] = items("rightBarButtonItems")
        if !rights.isEmpty { item.rightBarButtonItems = rights }
        if let back = button("backBarButtonItem") { item.backBarButtonItem = back }
        if let view = element.child(key: "titleView").flatMap(load.makeView) { item.titleView = view }
    }

    static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
        "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    static func decode(_ item: UIBarButtonItem, _ element: InterfaceElement, _ load: NibLoad) {
        if element["style"] == "done" { item.style = .done }
        if let value = element.double("width"), abs(value) > 1e-300 { item.width = CGFloat(value) }
        if let color = NibValues.color(element.child(key: "tintColor"), load: load) { item.tintColor = color }
        // Whatever view stands in the item is what it shows.
        if let view = element.children.first(where: { InterfaceNames.isView($0.name) }).flatMap(load.makeView) { item.customView = view }
        if let menu = element.child(key: "menu"), menu.name == "menu" { item.menu = ControlDecoding.menu(menu, load) }
    }

    static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed,
    ]
}
