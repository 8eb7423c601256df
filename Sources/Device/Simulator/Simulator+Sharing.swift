import AppSession

extension Simulator {
    // MARK: Divider

    /// Takes the divider of Split View to a share of the screen's width and lets go: it comes to rest at the nearest third or
    /// half, or an app leaves.
    package func dragDivider(to share: Double, duration: Double) throws {
        try holdDivider(at: share, duration: duration)
        try releaseDivider()
    }

    /// Moves the divider and keeps a finger on it. The apps are inactive meanwhile and shown as blurred pictures.
    package func holdDivider(at share: Double, duration: Double) throws {
        guard let configuration, configuration.arrangement.split != nil, !sharing.isDismissed else {
            throw SimulatorError("There is a divider in Split View only, and the window is \(configuration?.name ?? "not there").")
        }
        if sharing.heldDivider == nil { endpoint.receive(.lifecycle(.willResignActive)) }
        sharing.heldDivider = share * configuration.device.screenSize(configuration.orientation).width
        advance(by: duration)
    }

    /// Lets go of the divider.
    package func releaseDivider() throws {
        guard let configuration, let split = configuration.arrangement.split, let held = sharing.heldDivider else {
            throw SimulatorError("Nobody holds a divider.")
        }
        sharing.heldDivider = nil
        let width: Double = configuration.device.screenSize(configuration.orientation).width
        let rest = DividerRest.nearest(to: held / width, on: configuration.device, configuration.orientation)
        guard let arrangement = rest.arrangement(of: split) else {
            sharing.isDismissed = true
            leaveForBackground()
            reportDisplay()
            return
        }
        try arrange(arrangement, duration: Self.changeDuration)
        advance(by: Self.changeDuration)
        endpoint.receive(.lifecycle(.didBecomeActive))
        advance(by: 0)
    }

    // MARK: Free windows and floating apps

    /// Drags the corner of a free window: the app is laid out at every size on the way, sixty times a second.
    package func dragCorner(toWidth width: Int, height: Int, duration: Double) throws {
        guard let configuration, case .window(let oldWidth, let oldHeight) = configuration.arrangement else {
            throw SimulatorError("Only a free window has a corner to drag: arrange window-WxH first.")
        }
        let target: WindowConfiguration = try configuration.with(arrangement: .window(width: width, height: height))
        let steps: Int = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            func between(_ a: Int, _ b: Int) -> Int { a + Int((Double(b - a) * Double(step) / Double(steps)).rounded()) }
            let size: Arrangement = step == steps ? target.arrangement : .window(width: between(oldWidth, width), height: between(oldHeight, height))
            try arrange(size)
            advance(by: duration / Double(steps))
        }
    }

    /// Another app floats over this one, or leaves.
    package func setOtherAppOver(_ isOver: Bool) throws {
        guard let configuration, configuration.device.idiom == .pad, configuration.arrangement == .full else {
            throw SimulatorError("Another app slides over one that has an iPad's whole screen.")
        }
        sharing.otherSlidesOver = isOver
    }

    /// Shows an iPhone app on a pad at 1 or 2 times its size.
    package func zoomPhoneApp(to zoom: Int) throws {
        guard let configuration, case .phone = fit?.way else {
            throw SimulatorError("Only an iPhone app on an iPad has a zoom.")
        }
        window.phoneZoom = zoom
        change(to: configuration)
    }
}
