/// Changes the menus of a menu system while they are built.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Menus that belong to the whole app. The keys of the main system's commands work; a device shows no menu bar.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    open class var main: UIMenuSystem { AppContext.current.mainMenus }
    open class var context: UIMenuSystem { AppContext.current.contextMenus }
    private var built: UIMenu?

    /// Has the menus built again when they are needed next.
    open func setNeedsRebuild() { built = nil }
    open func setNeedsRevalidate() {}

    /// The tree of menus, as the app's objects changed it.
    func root(builtBy responders: [UIResponder]) -> UIMenu {
        if let built { return built }
        let builder = MenuTree(system: self)
        for responder in responders { responder.buildMenu(with: builder) }
        built = builder.root
        return builder.root
    }
}

/// The tree of menus while it is built.
@MainActor final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem) {
        self.system = system
        let names: [(UIMenu.Identifier, String)] = [
            (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"), (.window, "Window"), (.help, "Help"),
        ]
        root = UIMenu(identifier: .root, children: names.map { UIMenu(title: SystemText.localized($1), identifier: $0) })
    }

    // MARK: Looking

    private func first<Found>(in menu: UIMenu, where find: (UIMenuElement) -> Found?) -> Found? {
        if let found = find(menu) { return found }
        for child in menu.children {
            let found: Found? = (child as? UIMenu).map { first(in: $0, where: find) } ?? find(child)
            if let found { return found }
        }
        return nil
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(in: root) { ($0 as? UICommand).flatMap { $0.action == action ? $0 : nil } }
    }

    // MARK: Changing

    /// The tree with the children of every menu changed.
    private func changing(_ menu: UIMenu, _ change: (UIMenu, [UIMenuElement]) -> [UIMenuElement]) -> UIMenu {
        let children: [UIMenuElement] = menu.children.map { ($0 as? UIMenu).map { changing($0, change) } ?? $0 }
        return menu.replacingChildren(change(menu, children))
    }

    private func names(_ element: UIMenuElement, _ identifier: UIMenu.Identifier) -> Bool { (element as? UIMenu)?.identifier == identifier }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        root = changing(root) { _, children in children.map { self.names($0, replacedIdentifier) ? replacementMenu : $0 } }
    }

    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        root = changing(root) { menu, children in menu.identifier == parentIdentifier ? childrenBlock(children) : children }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        root = changing(root) { _, children in children.flatMap { self.names($0, siblingIdentifier) ? [siblingMenu, $0] : [$0] } }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        root = changing(root) { _, children in children.flatMap { self.names($0, siblingIdentifier) ? [$0, siblingMenu] : [$0] } }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        root = changing(root) { _, children in children.filter { !self.names($0, removedIdentifier) } }
    }
}

extension UIMenu {
    /// Every key command in the menu and the menus in it.
    var allKeyCommands: [UIKeyCommand] {
        children.flatMap { child -> [UIKeyCommand] in
            (child as? UIMenu)?.allKeyCommands ?? (child as? UIKeyCommand).map { [$0] } ?? []
        }
    }
}

extension UIMenu.Identifier {
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
}
