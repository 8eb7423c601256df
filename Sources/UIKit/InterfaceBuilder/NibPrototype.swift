internal import InterfaceFiles

/// The source of the cells of an identifier: an element of the file that the list stands in, or a nib of its own.
@MainActor final class NibPrototype {
    private let make: @MainActor () -> UIView?

    /// A prototype inside a list's element.
    init(_ element: InterfaceElement, _ load: NibLoad) {
        let (document, bundle, table) = (load.document, load.bundle, load.stringsTable)
        let scene: StoryboardScene? = load.scene
        let owner: AnyObject? = load.owner
        make = { [weak scene, weak owner] in
            let load = NibLoad(document, bundle: bundle, stringsTable: table, owner: owner)
            load.scene = scene
            let view: UIView? = load.makeView(element)
            load.finish()
            return view
        }
    }

    /// A nib that was registered: its one top-level view.
    init(_ nib: UINib, message: String) {
        make = {
            let views: [UIView] = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
            guard let view = views.first, views.count == 1 else { fatalError(message) }
            return view
        }
    }

    func makeView() -> UIView? { make() }
}
