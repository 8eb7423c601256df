import AppSession
import Foundation
import Testing
@testable import QuinceSWRevealViewController
@testable import UIKit

@Suite("Places of revealed views")
struct RevealGeometryTests {
    private var geometry: RevealGeometry {
        var result = RevealGeometry()
        result.width = 390
        return result
    }

    @Test("The front view goes as far as a side's width, and its overdraw farther")
    func locations() {
        var geometry = geometry
        #expect(geometry.location(of: .left) == 0 && geometry.location(of: .right) == 260 && geometry.location(of: .rightMost) == 320)
        #expect(geometry.location(of: .leftSide) == -260 && geometry.location(of: .leftSideMostRemoved) == -320)
        geometry.rear.width = -60
        #expect(geometry.location(of: .right) == 330)
    }

    @Test("What is beneath comes along by its displacement") func displacement() {
        #expect(geometry.rearSpan(at: 0) == (-40, 320) && geometry.rearSpan(at: 130) == (-20, 320) && geometry.rearSpan(at: 300) == (0, 320))
        #expect(geometry.rightSpan(at: 0) == (110, 320) && geometry.rightSpan(at: -260) == (70, 320))
    }

    @Test("A drag beyond the width goes half as far, and no farther than the overdraw")
    func drags() {
        var geometry = geometry
        #expect(geometry.dragged(to: 200, from: .left) == 200 && geometry.dragged(to: 300, from: .left) == 280)
        #expect(geometry.dragged(to: 999, from: .left) == 320 && geometry.dragged(to: -300, from: .left) == -280)
        geometry.rear.bouncesBack = false
        #expect(geometry.dragged(to: 300, from: .left) == 300)
    }

    @Test("A drag ends where it is nearest, or where a flick shows")
    func ends() {
        var geometry = geometry
        #expect(geometry.end(at: 100, velocity: 0, flick: 250) == (.left, 100) && geometry.end(at: 150, velocity: 0, flick: 250) == (.right, 110))
        #expect(geometry.end(at: 20, velocity: 400, flick: 250) == (.right, 240) && geometry.end(at: 250, velocity: -400, flick: 250) == (.left, 250))
        #expect(geometry.end(at: -150, velocity: 0, flick: 250) == (.leftSide, 110))
        #expect(geometry.end(at: 280, velocity: 0, flick: 250).position == .left)
        (geometry.rear.bouncesBack, geometry.rear.isStable) = (false, true)
        #expect(geometry.end(at: 280, velocity: 0, flick: 250).position == .right && geometry.end(at: 300, velocity: 0, flick: 250).position == .rightMost)
    }
}

@Suite("SWRevealViewController", .serialized) @MainActor
struct SWRevealViewControllerTests {
    private final class Listener: NSObject, SWRevealViewControllerDelegate {
        var heard: [String] = []
        func revealController(_ revealController: SWRevealViewController!, willMoveTo position: FrontViewPosition) { heard.append("will \(position)") }
        func revealController(_ revealController: SWRevealViewController, didMoveTo position: FrontViewPosition) { heard.append("did \(position)") }
        func revealControllerPanGestureBegan(_ revealController: SWRevealViewController!) { heard.append("began") }
        func revealControllerPanGestureEnded(_ revealController: SWRevealViewController!) { heard.append("ended") }
    }

    private final class Page: UIViewController {
        var heard: [String] = []
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            heard.append("appeared")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            heard.append("disappeared")
        }
    }

    private func made() throws -> (stage: FrameworkStage, controller: SWRevealViewController, rear: Page, front: Page) {
        let (rear, front) = (Page(), Page())
        rear.view.backgroundColor = .darkGray
        front.view.backgroundColor = .white
        let controller = try #require(SWRevealViewController(rearViewController: rear, frontViewController: UINavigationController(rootViewController: front)))
        return (try FrameworkStage(root: controller), controller, rear, front)
    }

    @Test("reveals the rear view by a toggle, whose view is there as long as it is seen")
    func toggling() throws {
        let (stage, controller, rear, front) = try made()
        defer { stage.close() }
        let listener = Listener()
        controller.delegate = listener
        #expect(front.revealViewController() === controller && rear.viewIfLoaded?.window == nil)
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: controller, action: "revealToggle:")
        front.navigationItem.leftBarButtonItem = item
        stage.session.advance(by: 0.1)
        try stage.play("tap \"Menu\"\nwait 1\npicture reveal")
        #expect(controller.frontViewPosition == .right && rear.view.window != nil && rear.heard == ["appeared"])
        #expect(rear.view.convert(rear.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: stage.window.bounds.height))
        #expect(controller.content?.frontView.frame.minX == 260)
        controller.revealToggle(animated: true)
        stage.session.advance(by: 1)
        #expect(controller.frontViewPosition == .left && rear.view.window == nil && rear.heard == ["appeared", "disappeared"])
        #expect(listener.heard == ["will right", "did right", "will left", "did left"])
    }

    @Test("follows a finger, and is covered by a tap") func gestures() throws {
        let (stage, controller, rear, _) = try made()
        defer { stage.close() }
        let listener = Listener()
        controller.delegate = listener
        controller.panGestureRecognizer()
        controller.tapGestureRecognizer()
        try stage.play("drag 20 400 to 240 400 over 0.4\nwait 1")
        #expect(controller.frontViewPosition == .right && rear.view.window != nil)
        #expect(listener.heard.first == "began" && listener.heard.contains("ended") && listener.heard.last == "did right")
        try stage.play("tap 350 400\nwait 1")
        #expect(controller.frontViewPosition == .left)
        // There is nothing to the right.
        try stage.play("drag 300 400 to 60 400 over 0.4\nwait 1")
        #expect(controller.frontViewPosition == .left && controller.isResting)
    }

    @Test("pushes another front controller over the old one, and has one for the right") func pushing() throws {
        let (stage, controller, _, front) = try made()
        defer { stage.close() }
        controller.setFrontViewPosition(.right, animated: false)
        let old = front.navigationController
        let new = Page()
        new.view.backgroundColor = .yellow
        controller.pushFrontViewController(new, animated: true)
        #expect(controller.frontViewController !== new)
        stage.session.advance(by: 2)
        #expect(controller.frontViewController === new && new.heard == ["appeared"])
        #expect(front.heard == ["appeared", "disappeared"] && old?.parent == nil)
        #expect(controller.frontViewPosition == .left && controller.content?.frontView.frame.minX == 0)
        let right = Page()
        controller.rightViewController = right
        controller.rightRevealToggle(nil)
        stage.session.advance(by: 1)
        #expect(controller.frontViewPosition == .leftSide && right.heard == ["appeared"] && controller.content?.frontView.frame.minX == -260)
    }

    @Test("lays its views out anew in another window") func windows() throws {
        let (stage, controller, rear, _) = try made()
        defer { stage.close() }
        controller.rearViewRevealWidth = -60
        controller.setFrontViewPosition(.right, animated: false)
        stage.session.advance(by: 0.1)
        #expect(controller.content?.frontView.frame.minX == stage.window.bounds.width - 60)
        controller.view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
        controller.view.layoutIfNeeded()
        #expect(
            controller.content?.frontView.frame == CGRect(x: 740, y: 0, width: 800, height: 400) && rear.view.bounds.size == CGSize(width: 800, height: 400))
    }

    @Test("has the position that a front controller wishes for while its view is loaded") func wish() throws {
        final class Wishing: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                revealViewController().setFrontViewPosition(.right, animated: false)
            }
        }
        let (rear, front) = (Page(), Wishing())
        let controller = try #require(SWRevealViewController(rearViewController: rear, frontViewController: front))
        let stage = try FrameworkStage(root: controller)
        defer { stage.close() }
        #expect(controller.frontViewPosition == .right && controller.content?.frontView.frame.minX == 260 && rear.view.window != nil)
        #expect(controller.isResting && front.view.superview === controller.content?.frontView)
    }

    @Test("is found by storyboards with its segues") func segues() throws {
        let segue: AnyClass? = ObjCRuntime.type(named: "SWRevealViewControllerSegueSetController")
        #expect(segue == SWRevealViewControllerSegueSetController.self)
        let controller = try #require(SWRevealViewController(rearViewController: nil, frontViewController: nil))
        let page = Page()
        SWRevealViewControllerSegueSetController(identifier: "sw_rear", source: controller, destination: page).perform()
        #expect(controller.rearViewController === page && page.parent === controller)
        let next = Page()
        SWRevealViewControllerSeguePushController(identifier: nil, source: page, destination: next).perform()
        #expect(controller.frontViewController === next)
    }
}
