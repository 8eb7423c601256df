import AppSession

/// The status bar's notifications of a rotation: they have the new orientation and frame before it, the old ones after it.
@MainActor struct StatusBarTurn {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    private let oldFrame: CGRect
    private let newFrame: CGRect

    init(from old: WindowEnvironment, to new: WindowEnvironment) {
        from = UIWindowScene.orientation(of: old)
        to = UIWindowScene.orientation(of: new)
        oldFrame = UIApplication.shared.statusBarFrame
        let hidden: Bool = StatusBarAppearance.current.isHidden
        newFrame = hidden || new.statusBarHeight == 0 ? .zero : CGRect(x: 0, y: 0, width: new.size.width, height: new.statusBarHeight)
    }

    /// Before the interface turns.
    func announce() {
        let app: UIApplication = .shared
        app.delegate?.application(app, willChangeStatusBarOrientation: to, duration: 0.3)
        if oldFrame != newFrame { app.delegate?.application(app, willChangeStatusBarFrame: newFrame) }
        post(UIApplication.willChangeStatusBarOrientationNotification, to, UIApplication.willChangeStatusBarFrameNotification, newFrame)
    }

    /// Once the orientation is the new one.
    func notify() {
        let app: UIApplication = .shared
        app.delegate?.application(app, didChangeStatusBarOrientation: from)
        if oldFrame != newFrame { app.delegate?.application(app, didChangeStatusBarFrame: oldFrame) }
        post(UIApplication.didChangeStatusBarOrientationNotification, from, UIApplication.didChangeStatusBarFrameNotification, oldFrame)
    }

    private func post(
        _ turning: NSNotification.Name, _ orientation: UIInterfaceOrientation, _ changing: NSNotification.Name, _ frame: CGRect
    ) {
        let app: UIApplication = .shared
        NotificationCenter.default.post(
            name: turning, object: app, userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
        if oldFrame != newFrame {
            NotificationCenter.default.post(name: changing, object: app, userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
        }
    }
}
