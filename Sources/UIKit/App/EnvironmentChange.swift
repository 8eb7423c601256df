import AppSession

/// A resize, a rotation or a change of traits, in the order of behaviour/rules.md 1.4 and in four stages: set up, create the
/// animations, run, clean up.
@MainActor enum EnvironmentChange {
    static func apply(_ environment: WindowEnvironment, duration: Double, frame: Frame) {
        let old: WindowEnvironment = SessionEnvironment.window
        guard environment != old else { return }
        let app = UIApplication.shared
        let windows: [UIWindow] = app.visibleWindows
        let following: [UIWindow] = windows.filter { $0.frame == UIWindowScene.sceneBounds }
        let newBounds = CGRect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
        let newTraits = UITraitCollection(TraitValues(environment))
        let sizeChanges: Bool = environment.size != old.size || environment.orientation != old.orientation
        let classesChange: Bool =
            environment.horizontalSizeClass != old.horizontalSizeClass || environment.verticalSizeClass != old.verticalSizeClass

        // Set up: everybody hears what is coming, traits first.
        let coordinator = TransitionCoordinator(
            duration: duration, targetTransform: RotationTransform.from(old.orientation, to: environment.orientation))
        let turned: StatusBarTurn? = environment.orientation == old.orientation ? nil : StatusBarTurn(from: old, to: environment)
        if let turned { coordinator.rotation = (turned.from, turned.to) }
        for window in windows {
            guard let root = window.leadingController else { continue }
            root.activeCoordinator = coordinator
            if classesChange {
                CallTrace.record(root, "willTransition(to: \(newTraits.traceText))")
                root.willTransition(to: newTraits, with: coordinator)
            }
            if sizeChanges {
                let size: CGSize = following.contains { $0 === window } ? newBounds.size : window.bounds.size
                CallTrace.record(root, "viewWillTransition(to: \(size.traceText))")
                root.viewWillTransition(to: size, with: coordinator)
            }
        }

        turned?.announce()

        // Create the animations: bounds, traits and layout change inside the block, then what was asked to run alongside.
        SessionEnvironment.window = environment
        UITraitCollection.current = newTraits
        turned?.notify()
        let clipped: [UIWindow] = duration > 0 && sizeChanges ? following.filter { !$0.layer.masksToBounds } : []
        // What is laid out for the new size already does not show beside a window that is still on its way there.
        for window in clipped { window.layer.masksToBounds = true }
        let turns: Bool = environment.size == environment.screenSize && coordinator.targetTransform != .identity
        coordinator.run {
            app.rootLayer.bounds = newBounds
            app.rootLayer.position = .zero
            for case let scene as UIWindowScene in UIApplication.shared.connectedScenes { scene.traitsMayHaveChanged() }
            for window in windows {
                if following.contains(where: { $0 === window }) {
                    if turns { WindowTurn.begin(window, into: newBounds, from: coordinator.targetTransform, duration: duration) }
                    window.frame = newBounds
                }
                window.safeAreaMayHaveChanged()
                TraitPropagation.update(window)
                LayoutPass.run(in: window)
            }
        }
        UIAccessibility.environmentDidChange(from: old, to: environment)
        if environment.textSize != old.textSize {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: app,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: newTraits.preferredContentSizeCategory.rawValue])
        }
        if environment.orientation != old.orientation {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }

        // Clean up once the animations have run.
        frame.deferred.schedule(after: duration) {
            for window in clipped { window.layer.masksToBounds = false }
            for window in windows where window.leadingController?.activeCoordinator === coordinator {
                window.leadingController?.activeCoordinator = nil
            }
            coordinator.finish()
        }
    }
}

/// How a rotation looks: the window turns about the middle of the screen while its content takes the new size. What it does not
/// cover on the way is the screen's black, as on a device.
@MainActor enum WindowTurn {
    /// Runs inside the animation of the change, before the window gets its new frame.
    static func begin(_ window: UIWindow, into bounds: CGRect, from turn: CGAffineTransform, duration: Double) {
        guard duration > 0 else { return }
        UIView.performWithoutAnimation { window.layer.position = CGPoint(x: bounds.midX, y: bounds.midY) }
        let upright = CABasicAnimation(keyPath: "transform.rotation.z")
        // Turned with the device, the old picture lies the other way round.
        upright.fromValue = -atan2(Double(turn.b), Double(turn.a))
        upright.toValue = 0.0
        upright.duration = duration
        upright.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        upright.fillMode = .backwards
        window.layer.add(upright, forKey: "turn")
    }
}

/// The turn between two interface orientations: values in, a value out.
enum RotationTransform {
    /// The transform of content laid out for `old` into its place under `new`; the identity where the orientation stays.
    static func from(_ old: WindowEnvironment.Orientation, to new: WindowEnvironment.Orientation) -> CGAffineTransform {
        let turn: Int = (quarterTurns(new) - quarterTurns(old) + 4) % 4
        return switch turn {
        case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: .identity
        }
    }

    /// How far the interface is turned from portrait, clockwise as seen on the device.
    private static func quarterTurns(_ orientation: WindowEnvironment.Orientation) -> Int {
        switch orientation {
        case .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}
