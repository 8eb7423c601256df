/// Display: dirty layers draw their content.
@MainActor enum DisplayPhase {
    static func run(in windows: [UIWindow]) {
        for window in windows { window.layer.displayTree() }
    }
}
