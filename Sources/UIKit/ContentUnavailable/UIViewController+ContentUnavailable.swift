extension UIViewController {
    /// The placeholder over the controller's view while its content is not there. Default nil.
    ///
    /// The view lies over all other subviews, within the safe area; in a scroll view it does not scroll along.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable?.configuration }
        set {
            guard newValue != nil || contentUnavailable != nil else { return }
            let cover: ContentUnavailableCover = contentUnavailable ?? ContentUnavailableCover()
            contentUnavailable = cover
            cover.configuration = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The state that the configuration is updated for: the traits, and what is searched for.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let search = navigationItem.searchController, search.isActive { state.searchText = search.searchBar.text }
        return state
    }

    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        let cover: ContentUnavailableCover = contentUnavailable ?? ContentUnavailableCover()
        contentUnavailable = cover
        cover.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }
}

/// The view that covers a controller's own while its content is not there.
@MainActor final class ContentUnavailableCover {
    var configuration: (any UIContentConfiguration)?
    var needsUpdate = false
    private var view: (any UIView & UIContentView)?
    /// The search text that the view was last updated for.
    private var searchText: String?

    /// Before the controller's view is laid out.
    func update(_ controller: UIViewController) {
        let state: UIContentUnavailableConfigurationState = controller.contentUnavailableConfigurationState
        if needsUpdate || state.searchText != searchText {
            needsUpdate = false
            searchText = state.searchText
            controller.updateContentUnavailableConfiguration(using: state)
        }
        show(configuration?.updated(for: state))
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            view = configuration.makeContentView()
        }
    }

    /// After the controller's view was laid out.
    func layOut(in container: UIView) {
        guard let view else { return }
        if view.superview !== container { container.addSubview(view) }
        if container.subviews.last !== view { container.bringSubviewToFront(view) }
        if view.frame != container.bounds { view.frame = container.bounds }
    }
}
