import ObjectRuntime
import UIKit

/// The identifiers of the segues that lead from a reveal controller to its children.
public let SWSegueRearIdentifier: String! = "sw_rear"
public let SWSegueFrontIdentifier: String! = "sw_front"
public let SWSegueRightIdentifier: String! = "sw_right"

/// Gives a reveal controller, its source, the child that its identifier says.
open class SWRevealViewControllerSegueSetController: UIStoryboardSegue {
    open override func perform() {
        guard let controller = source as? SWRevealViewController else { return }
        switch identifier {
        case SWSegueRearIdentifier: controller.replace(.rear, with: destination, animated: false)
        case SWSegueFrontIdentifier: controller.replace(.front, with: destination, animated: false)
        case SWSegueRightIdentifier: controller.replace(.right, with: destination, animated: false)
        default: break
        }
    }
}

/// Pushes its destination as the front controller of the reveal controller that its source is in.
open class SWRevealViewControllerSeguePushController: UIStoryboardSegue {
    open override func perform() { source.revealViewController()?.pushFrontViewController(destination, animated: true) }
}

/// The segue of versions before 2.3: it does what its block does.
open class SWRevealViewControllerSegue: UIStoryboardSegue {
    open var performBlock: ((SWRevealViewControllerSegue?, UIViewController?, UIViewController?) -> Void)!
    open override func perform() { performBlock?(self, source, destination) }
}

extension UIViewController {
    /// The reveal controller among the controllers that this one is in. Nil without one.
    public func revealViewController() -> SWRevealViewController! {
        var next: UIViewController? = parent
        while let controller = next {
            if let found = controller as? SWRevealViewController { return found }
            next = controller.parent
        }
        return nil
    }
}

/// Storyboards make segues by this initialiser.
extension SWRevealViewControllerSegueSetController: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "SWRevealViewControllerSegueSetController"
        ObjCRuntime.registration(of: SWRevealViewControllerSegueSetController.self, named: "SWRevealViewController.\(name)", name)
            .initializer("initWithIdentifier:source:destination:") {
                SWRevealViewControllerSegueSetController(identifier: $0[0], source: $0[1], destination: $0[2])
            }
    }
}

extension SWRevealViewControllerSeguePushController: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "SWRevealViewControllerSeguePushController"
        ObjCRuntime.registration(of: SWRevealViewControllerSeguePushController.self, named: "SWRevealViewController.\(name)", name)
            .initializer("initWithIdentifier:source:destination:") {
                SWRevealViewControllerSeguePushController(identifier: $0[0], source: $0[1], destination: $0[2])
            }
    }
}

extension SWRevealViewControllerSegue: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "SWRevealViewControllerSegue"
        ObjCRuntime.registration(of: SWRevealViewControllerSegue.self, named: "SWRevealViewController.\(name)", name)
            .initializer("initWithIdentifier:source:destination:") { SWRevealViewControllerSegue(identifier: $0[0], source: $0[1], destination: $0[2]) }
    }
}
