import AppSession

extension AppDeclaration {
    /// Why the app's windows do not share a pad's screen; nil when they do (behaviour/rules.md 11.1).
    package var refusalToShare: String? {
        if requiresFullScreen { return "its Info.plist sets UIRequiresFullScreen" }
        if padOrientations & Self.allOrientations != Self.allOrientations {
            return "UISupportedInterfaceOrientations~ipad does not name all four orientations"
        }
        if !hasLaunchScreen { return "it has no launch screen (UILaunchStoryboardName or UILaunchScreen)" }
        return nil
    }
}
