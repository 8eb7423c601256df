import AppSession
import ObjectRuntime

/// Shows the app's previews, one at a time, each in a window of its own before the app's.
@MainActor final class PreviewStage {
    private let entries: [any PreviewRegistry.Type]
    private var window: UIWindow?

    /// The previews of the app's own modules, file by file from the top of each.
    init() {
        entries = ObjCRuntime.previews.compactMap { $0 as? any PreviewRegistry.Type }.sorted {
            ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column)
        }
    }

    var titles: [PreviewTitle] {
        entries.map {
            PreviewTitle(name: (try? $0.makePreview())?.name, file: $0.fileID.split(separator: "/").last.map(String.init) ?? $0.fileID, line: $0.line)
        }
    }

    /// Makes the view or controller anew and shows it in place of the one before; nothing where its maker throws.
    func show(_ index: Int) {
        close()
        guard entries.indices.contains(index), let preview = try? entries[index].makePreview() else { return }
        let scene: UIWindowScene? = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        let window: UIWindow = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        window.backgroundColor = .systemBackground
        window.rootViewController = PreviewContainer.controller(for: preview)
        window.makeKeyAndVisible()
        self.window = window
    }

    func close() {
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
    }
}

/// Holds what a preview shows where that does not fill the window.
private final class PreviewContainer: UIViewController {
    private let content: UIView
    private let layout: PreviewTrait<Preview.ViewTraits>.Layout?

    /// A controller for a window that shows the preview: its own where that fills the window.
    static func controller(for preview: Preview) -> UIViewController {
        let layout: PreviewTrait<Preview.ViewTraits>.Layout? = preview.traits.lazy.compactMap(\.layout).last
        switch preview.content() {
        case let controller as UIViewController:
            guard layout != nil else { return controller }
            let container = PreviewContainer(controller.view, layout)
            container.addChild(controller)
            container.place()
            controller.didMove(toParent: container)
            return container
        case let view as UIView:
            let container = PreviewContainer(view, layout)
            container.place()
            return container
        default: return UIViewController()
        }
    }

    private init(_ content: UIView, _ layout: PreviewTrait<Preview.ViewTraits>.Layout?) {
        self.content = content
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a preview's container stands in no archive") }

    private func place() {
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let area: UILayoutGuide = view.safeAreaLayoutGuide
        guard let layout else {
            return NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: area.topAnchor), content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: area.leadingAnchor), content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
        }
        content.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
        content.centerYAnchor.constraint(equalTo: area.centerYAnchor).isActive = true
        if let size = size(for: layout) {
            content.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            content.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        } else {
            content.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor).isActive = true
            content.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor).isActive = true
        }
    }

    /// The content's size; nil where its constraints say it.
    private func size(for layout: PreviewTrait<Preview.ViewTraits>.Layout) -> CGSize? {
        if case .fixed(let width, let height) = layout { return CGSize(width: width, height: height) }
        guard content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero else { return nil }
        return content.sizeThatFits(UIScreen.main.bounds.size)
    }
}
