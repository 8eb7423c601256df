/// The hatched window of an app that shows none of its own, because code that was left out kept it from that: it names what the app came to.
struct LaunchStandIn {
    /// The places where the app came to code that was left out, the first one first.
    let places: [LeftOutPlace]

    private static let most = 4

    /// A line for each of the first places, `AppDelegate.swift:24  RxSwift`; nil where there is none.
    var text: String? {
        guard !places.isEmpty else { return nil }
        let lines = places.prefix(Self.most).map { place -> String in
            let file = place.file.split(separator: "/").last.map(String.init) ?? ""
            return file.isEmpty ? place.needs : "\(file)\(place.line > 0 ? ":\(place.line)" : "")  \(place.needs)"
        }
        return (lines + (places.count > Self.most ? ["…"] : [])).joined(separator: "\n")
    }

    /// A window over the scene that is shown; nil where nothing was left out on the way here.
    @MainActor func makeWindow(in scene: UIWindowScene?) -> UIWindow? {
        guard let text else { return nil }
        let window: UIWindow = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.standInView = { LeftOutArea(name: text, frame: UIScreen.main.bounds) }
        window.rootViewController = controller
        window.isHidden = false
        return window
    }
}

/// The delegate of an app or scene whose own was left out as a whole: it holds the window of the storyboard that Info.plist names.
final class LeftOutDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
}
