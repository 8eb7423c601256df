/// Keeps the state of controllers and views as an app without scenes goes to the background, and restores it at the next launch, in UIKit's
/// order: after the app's delegate was told that the app will finish launching, controllers are found or made again; once it finished,
/// they decode what they kept.
@MainActor final class StateRestoration {
    /// The file in which the state is kept. Tests have another one.
    var file = ContainerFile<SavedState>("Saved Application State/\(Bundle.main.bundleIdentifier ?? "app").savedState/state.plist")
    private var saved: SavedState?
    private var found: [[String]: UIViewController] = [:]
    private var finishing: (() -> Void)?
    private var extensions = 0

    private var app: UIApplication { .shared }

    // MARK: Saving

    func save() {
        guard SceneManifest.main == nil, let delegate = app.delegate else { return }
        var saved = SavedState()
        var wants = false
        saved.application =
            RestorationCoding.encode { coder in
                coder.encode(Bundle.main.infoDictionary?["CFBundleVersion"] as? String, forKey: UIApplication.stateRestorationBundleVersionKey)
                coder.encode(NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue), forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
                CallTrace.record(delegate, "application(_:shouldSaveSecureApplicationState:)")
                wants = delegate.application(app, shouldSaveSecureApplicationState: coder)
                if wants { delegate.application(app, willEncodeRestorableStateWith: coder) }
            }.data
        guard wants else {
            try? FileManager.default.removeItem(at: file.url)
            return
        }
        var preservation = StatePreservation()
        for root in roots { preservation.keep(root) }
        saved.controllers = preservation.controllers
        do {
            try file.write(saved)
        } catch {
            let report = "The state of the app cannot be kept in \(file.url.path): \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(report.utf8))
        }
    }

    /// The controllers at the roots of windows: the delegate's, which may not be shown yet, and those that are.
    private var roots: [UIViewController] {
        let windows: [UIWindow] = [app.delegate?.window ?? nil].compactMap { $0 } + app.visibleWindows
        return windows.compactMap(\.rootViewController).reduce(into: []) { all, root in
            if !all.contains(where: { $0 === root }) { all.append(root) }
        }
    }

    // MARK: Restoring

    private func coder(_ data: Data) -> (coder: NSCoder, owner: AnyObject)? {
        RestorationCoding.decode(data) { [weak self] in self?.found[$0] }
    }

    /// Asks whether the state is to be restored, and finds its controllers.
    func findControllers() {
        guard SceneManifest.main == nil, let delegate = app.delegate, let saved = file.read(), let coder = coder(saved.application) else { return }
        CallTrace.record(delegate, "application(_:shouldRestoreSecureApplicationState:)")
        guard delegate.application(app, shouldRestoreSecureApplicationState: coder.coder) else { return }
        self.saved = saved
        for controller in saved.controllers { found[controller.path] = find(controller) }
    }

    private func find(_ saved: SavedState.Controller) -> UIViewController? {
        guard let coder = coder(saved.data) else { return nil }
        if let name = saved.restorationClass {
            // A class that gives none does not want its controller back.
            let type = _typeByName(name) as? any UIViewControllerRestoration.Type
            return named(saved.path, type?.viewController(withRestorationIdentifierPath: saved.path, coder: coder.coder))
        }
        let made: UIViewController? = app.delegate?.application(
            app, viewControllerWithRestorationIdentifierPath: saved.path, coder: coder.coder)
        return named(saved.path, made) ?? existing(saved.path) ?? fromStoryboard(saved)
    }

    private func named(_ path: [String], _ controller: UIViewController?) -> UIViewController? {
        if let controller, controller.restorationIdentifier == nil { controller.restorationIdentifier = path.last }
        return controller
    }

    /// A controller that the app has made already.
    private func existing(_ path: [String]) -> UIViewController? {
        var level: [UIViewController] = roots
        var match: UIViewController?
        for name in path {
            guard let next = level.first(where: { $0.restorationIdentifier == name }) else { return nil }
            match = next
            level = StatePreservation.children(of: next) + next.children
        }
        return match
    }

    private func fromStoryboard(_ saved: SavedState.Controller) -> UIViewController? {
        guard let name = saved.path.last, let storyboard = UIStoryboard.main(named: saved.storyboard),
            storyboard.document.scene(identifier: name) != nil
        else { return nil }
        return storyboard.instantiateViewController(withIdentifier: name)
    }

    /// Puts the controllers together again and has them decode what they kept.
    func restore() {
        guard let saved else { return }
        self.saved = nil
        for controller in saved.controllers { assemble(controller) }
        for window in app.visibleWindows { LayoutPass.run(in: window) }
        for controller in saved.controllers { decode(controller) }
        let restored: [UIViewController] = saved.controllers.compactMap { found[$0.path] }
        finishing = { [self] in
            for controller in restored { controller.applicationFinishedRestoringState() }
            if let delegate = app.delegate, let coder = coder(saved.application) {
                delegate.application(app, didDecodeRestorableStateWith: coder.coder)
            }
            found = [:]
        }
        finishIfComplete()
    }

    private func assemble(_ saved: SavedState.Controller) {
        guard let controller = found[saved.path] else { return }
        let children: [UIViewController] = saved.children.compactMap { found[$0] }
        switch controller {
        case let navigation as UINavigationController where !children.isEmpty: navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController:
            let old: [UIViewController] = tabs.viewControllers ?? []
            // A restoration class may have made another controller for a tab.
            let new: [UIViewController] = old.map { child in RestorationCoding.path(of: child).flatMap { found[$0] } ?? child }
            if !zip(old, new).allSatisfy({ $0 === $1 }) { tabs.setViewControllers(new, animated: false) }
            if let selected = saved.selectedChild.flatMap({ found[$0] }), tabs.viewControllers?.contains(where: { $0 === selected }) == true {
                tabs.selectedViewController = selected
            }
        case let split as UISplitViewController where split.style == .unspecified && children.count > 1: split.viewControllers = children
        default: break
        }
        if let presented = saved.presented.flatMap({ found[$0] }), controller.presentedViewController == nil {
            controller.present(presented, animated: false)
        }
    }

    private func decode(_ saved: SavedState.Controller) {
        guard let controller = found[saved.path] else { return }
        if let coder = coder(saved.data) { controller.decodeRestorableState(with: coder.coder) }
        guard !saved.views.isEmpty else { return }
        controller.loadViewIfNeeded()
        for view in StatePreservation.restorableViews(in: controller) {
            guard let data = saved.views[view.restorationIdentifier ?? ""], let coder = coder(data) else { continue }
            view.decodeRestorableState(with: coder.coder)
        }
    }

    // MARK: Waiting for the app

    func extend() { extensions += 1 }

    func complete() {
        extensions -= 1
        finishIfComplete()
    }

    private func finishIfComplete() {
        guard extensions <= 0, let finish = finishing else { return }
        finishing = nil
        finish()
    }
}
