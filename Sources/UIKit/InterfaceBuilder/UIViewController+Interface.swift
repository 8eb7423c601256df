extension UIViewController {
    /// Whether the controller's scene has a segue with that identifier.
    package func hasSegue(withIdentifier identifier: String) -> Bool { segueTemplates.contains { $0.identifier == identifier } }

    /// Takes the view from where the controller's interface is described: its scene, the nib it was made with, or a nib named as its
    /// class. False where there is none of them.
    ///
    /// - Parameter install: Makes the loaded view the controller's; for controllers whose view is of a certain class.
    func loadViewFromInterface(_ install: ((UIView) -> Void)? = nil) -> Bool {
        let install: (UIView) -> Void = install ?? { [self] in view = $0 }
        if let storyboardScene, storyboardScene.hasView {
            storyboardScene.loadView(install: install)
            return isViewLoaded
        }
        if let made = nibView {
            nibView = nil
            install(made)
            return isViewLoaded
        }
        guard let name = nibName ?? standardNibName else { return false }
        let objects: [Any] = UINib(nibName: name, bundle: interfaceBundle).instantiate(withOwner: self)
        // The outlet of a controller of a list leads to the list itself.
        if !isViewLoaded, let view = objects.first(where: { $0 is UIView }) as? UIView, self is UITableViewController || self is UICollectionViewController {
            install(view)
        }
        guard isViewLoaded else {
            fatalError("-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
        }
        return true
    }

    private var interfaceBundle: Bundle { nibBundle ?? .main }

    /// The nib of the class's name, without its last word first (behaviour/rules.md 13.4).
    private var standardNibName: String? {
        let type: AnyClass = Swift.type(of: self)
        guard NibCoder.frameworkClass(of: type) != type else { return nil }
        let name = String(describing: type)
        let candidates: [String] = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return candidates.first { UINib.exists($0, in: interfaceBundle) }
    }
}
