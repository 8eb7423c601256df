/// Actions that the system suggests for a context menu: copying and sharing the items of the nearest object in the chain of responders that has some.
@MainActor enum SuggestedActions {
    static func elements(for view: UIView) -> [UIMenuElement] {
        guard let configuration = view.chain.lazy.compactMap(\.activityItemsConfiguration).first else { return [] }
        var elements: [UIMenuElement] = []
        if configuration.activityItemsConfigurationSupports(interaction: .copy) {
            elements.append(
                UIAction(title: SystemText.localized("Copy"), image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.itemProviders = configuration.itemProvidersForActivityItemsConfiguration
                })
        }
        if configuration.activityItemsConfigurationSupports(interaction: .share) {
            elements.append(
                UIAction(title: SystemText.localized("Share"), image: UIImage(systemName: "square.and.arrow.up")) { [weak view] _ in
                    guard let view, let presenter = view.nearestController ?? view.window?.rootViewController else { return }
                    let sharing = UIActivityViewController(activityItemsConfiguration: configuration)
                    sharing.popoverPresentationController?.sourceView = view
                    sharing.popoverPresentationController?.sourceRect = view.bounds
                    presenter.present(sharing, animated: true)
                })
        }
        return elements
    }
}
