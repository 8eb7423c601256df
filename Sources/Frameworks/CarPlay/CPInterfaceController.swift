/// The pages on a car's screen, one above the other. No car connects, so that apps get none from a scene.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
    open weak var delegate: (any CPInterfaceControllerDelegate)?
    open var prefersDarkUserInterfaceStyle = false
    open private(set) var templates: [CPTemplate] = []
    open private(set) var presentedTemplate: CPTemplate?
    override init() {}
    open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
    open var topTemplate: CPTemplate? { templates.last }
    public typealias Completion = (Bool, (any Error)?) -> Void

    open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = [rootTemplate]
        done(completion)
    }
    open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates.append(templateToPush)
        done(completion)
    }
    open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if templates.count > 1 { templates.removeLast() }
        done(completion)
    }
    open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        templates = Array(templates.prefix(1))
        done(completion)
    }
    open func pop(to targetTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        if let place = templates.firstIndex(where: { $0 === targetTemplate }) { templates = Array(templates.prefix(place + 1)) }
        done(completion)
    }
    open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = templateToPresent
        done(completion)
    }
    open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
        presentedTemplate = nil
        done(completion)
    }
    private func done(_ completion: ((Bool, (any Error)?) -> Void)?) {
        if let completion { ServiceReply.sendOnMain { completion(true, nil) } }
    }
}

/// Hears of pages that come and go. Every method is optional.
@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
    func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
    func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
    func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
    // No page is shown: not called.
    public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
    public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

/// The window of a car's screen.
@preconcurrency @MainActor open class CPWindow: UIWindow {
    public let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
    open weak var templateApplicationScene: CPTemplateApplicationScene?
}

/// An app on a car's screen. No car connects, so that none is made.
@preconcurrency @MainActor open class CPTemplateApplicationScene: UIScene {
    public let interfaceController = CPInterfaceController()
    public let carWindow = CPWindow(frame: .zero)
    open var contentStyle: UIUserInterfaceStyle { .unspecified }
}
extension UISceneSession.Role {
    public static let carTemplateApplication = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
public let CPTemplateApplicationSceneSessionRoleApplication = "CPTemplateApplicationSceneSessionRoleApplication"

/// Hears of a car. Every method is optional.
@preconcurrency @MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert)
    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver)
}
extension CPTemplateApplicationSceneDelegate {
    // No car connects: not called.
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController, to window: CPWindow
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {}
    public func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene, didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
    ) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect navigationAlert: CPNavigationAlert) {}
    public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didSelect maneuver: CPManeuver) {}
}

public struct CPLimitableUserInterface: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let keyboard = CPLimitableUserInterface(rawValue: 1 << 0)
    public static let lists = CPLimitableUserInterface(rawValue: 1 << 1)
}
/// How a car limits what can be done on its screen.
@preconcurrency @MainActor open class CPSessionConfiguration: NSObject {
    open weak var delegate: (any CPSessionConfigurationDelegate)?
    open var limitedUserInterfaces: CPLimitableUserInterface { [] }
    public init(delegate: any CPSessionConfigurationDelegate) { self.delegate = delegate }
}
@preconcurrency @MainActor public protocol CPSessionConfigurationDelegate: NSObjectProtocol {
    func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration, limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface)
}
extension CPSessionConfigurationDelegate {
    // No car is there that limits anything: not called.
    public func sessionConfiguration(
        _ sessionConfiguration: CPSessionConfiguration, limitedUserInterfacesChanged limitedUserInterfaces: CPLimitableUserInterface
    ) {}
}
