import Testing

@testable import UIKit

/// behaviour/rules.md 3.6, 3.9; behaviour/detents-measured.json; behaviour/measured-constants.md 4.
@MainActor @Suite(.serialized) struct SheetTests {
    private let phone = SheetLayout(
        container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        isCompactWide: true, isCompactHigh: false, isFormSheet: false)

    @Test("detents measured: large reaches the status bar, medium is 425, a value stands above the bottom safe area")
    func measured() {
        #expect(phone.maximumDetentValue == 759)
        #expect(phone.frame(value: nil) == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(phone.frame(value: 10000) == phone.frame(value: nil))
        #expect(SheetLayout.medium(of: 759) == 425)
        #expect(phone.frame(value: 200) == CGRect(x: 0, y: 618, width: 393, height: 234))
    }

    @Test("rules 3.2: a card in a regular window, all of a window of compact height")
    func forms() {
        var layout = SheetLayout(
            container: CGSize(width: 1194, height: 834), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            isCompactWide: false, isCompactHigh: false, isFormSheet: false)
        #expect(layout.frame(value: nil) == CGRect(x: 245, y: 44, width: 704, height: 746))
        layout.isFormSheet = true
        #expect(layout.frame(value: nil) == CGRect(x: 327, y: 107, width: 540, height: 620))
        layout.preferredSize = CGSize(width: 300, height: 5000)
        #expect(layout.frame(value: nil) == CGRect(x: 447, y: 44, width: 300, height: 746))
        var small: SheetLayout = phone
        small.container = CGSize(width: 852, height: 393)
        small.isCompactHigh = true
        #expect(small.frame(value: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
        small.prefersEdgeAttachedInCompactHeight = true
        #expect(small.form == .attached)
    }

    @Test("scenarios C4: in a window of regular width and compact height a form sheet is a card, and a popover becomes one")
    func largePhone() {
        var layout = SheetLayout(
            container: CGSize(width: 896, height: 414), safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44), isCompactWide: false,
            isCompactHigh: true, isFormSheet: true)
        #expect(layout.form == .card)
        #expect(layout.frame(value: nil) == CGRect(x: 178, y: 44, width: 540, height: 326))
        layout.isFormSheet = false
        #expect(layout.form == .full)
        #expect(PresentationAdaptation.standard(.popover, horizontal: .regular, vertical: .compact) == .formSheet)
        #expect(PresentationAdaptation.standard(.popover, horizontal: .compact, vertical: .compact) == .fullScreen)
    }

    @Test("scenarios C4: on a large phone on its side a popover is a card of its content's size, upright a sheet")
    func popoverOfLargePhone() throws {
        let root = UIViewController()
        let device = try TestDevice("iphone-6.7-430.landscape.full", root: root)
        defer { device.close() }
        let content = UIViewController()
        content.view.backgroundColor = .systemTeal
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 240, height: 200)
        content.popoverPresentationController?.sourceView = root.view
        root.present(content, animated: true)
        device.session.advance(by: 1)
        let frame: CGRect = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 240, height: 200))
        #expect(abs(frame.midX - 466) < 1)
        try device.play("rotate portrait\nwait 1")
        #expect(content.view.bounds.width == 430)
        try device.play("rotate landscape\nwait 1")
        #expect(content.view.bounds.size == CGSize(width: 240, height: 200))
    }

    @Test("a sheet's detent stands above the keyboard, and a card moves up for it")
    func keyboard() {
        var attached: SheetLayout = phone
        attached.keyboardHeight = 336
        #expect(attached.frame(value: 300) == CGRect(x: 0, y: 216, width: 393, height: 636))
        #expect(attached.frame(value: 425) == CGRect(x: 0, y: 91, width: 393, height: 761))
        #expect(attached.frame(value: nil) == phone.frame(value: nil))
        var card = SheetLayout(
            container: CGSize(width: 834, height: 1194), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), isCompactWide: false,
            isCompactHigh: false, isFormSheet: true)
        #expect(card.frame(value: nil).minY == 287)
        card.keyboardHeight = 320
        #expect(card.frame(value: nil) == CGRect(x: 147, y: 244, width: 540, height: 620))
        card.container = CGSize(width: 1194, height: 834)
        card.keyboardHeight = 400
        #expect(card.frame(value: nil).minY == 24)
    }

    /// A screen with a field near its lower edge.
    private final class Form: UIViewController {
        let field = UITextField()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                field.topAnchor.constraint(equalTo: view.topAnchor, constant: 250),
            ])
        }
    }

    @Test(
        "a field in a sheet is seen above the keyboard, on phone and pad, and the sheet comes back",
        arguments: [
            ("iphone-15-pro.portrait.full", "sheet-keyboard-phone"), ("ipad-pro-11.landscape.full", "sheet-keyboard-pad"),
        ])
    func fieldIsSeen(window: String, picture: String) throws {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        let device = try TestDevice(window, root: root)
        defer { device.close() }
        let form = Form()
        form.modalPresentationStyle = .formSheet
        form.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(form, animated: false)
        device.session.advance(by: 1)
        let before: CGRect = try #require(form.sheetPresentationController?.presentedView).frame
        form.field.becomeFirstResponder()
        device.session.advance(by: 1)
        device.picture(picture)
        let keyboard: CGRect = try #require(device.window.keyboardFrame)
        let field: CGRect = form.field.convert(form.field.bounds, to: device.window)
        #expect(field.maxY <= keyboard.minY, "\(field) \(keyboard)")
        form.field.resignFirstResponder()
        device.session.advance(by: 1)
        #expect(form.sheetPresentationController?.presentedView?.frame == before)
    }

    @Test("the status bar is light over the black behind a full sheet on a phone, and as before without it")
    func statusBar() throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let device = try TestDevice("iphone-15-pro.portrait.full", root: root)
        defer { device.close() }
        #expect(device.session.statusBar.content == .dark)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        root.present(sheet, animated: false)
        device.session.advance(by: 1)
        device.picture("sheet-status-bar")
        #expect(device.session.statusBar.content == .light)
        sheet.sheetPresentationController?.detents = [.medium()]
        device.session.advance(by: 1)
        #expect(device.session.statusBar.content == .dark)
        root.dismiss(animated: false)
        device.session.advance(by: 1)
        #expect(device.session.statusBar.content == .dark)
    }

    @Test("rules 3.9: a card rests at detents too, in the middle of the window")
    func cardDetents() {
        let layout = SheetLayout(
            container: CGSize(width: 1194, height: 834), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            isCompactWide: false, isCompactHigh: false, isFormSheet: true)
        #expect(layout.maximumDetentValue == 620)
        #expect(layout.frame(value: 300) == CGRect(x: 327, y: 267, width: 540, height: 300))
        #expect(layout.frame(value: 5000) == CGRect(x: 327, y: 107, width: 540, height: 620))
    }

    @Test("rules 3.9: a card at medium is dragged to large and back")
    func cardIsDragged() throws {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        let content = UIViewController()
        content.modalPresentationStyle = .formSheet
        content.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(content, animated: false)
        window.run(1)
        let sheet = try #require(content.sheetPresentationController)
        let card = try #require(sheet.presentedView)
        #expect(card.frame.height == SheetLayout.medium(of: 620))
        #expect(abs(card.frame.midY - 417) <= 0.5)
        window.drag(from: CGPoint(x: 597, y: 300), to: CGPoint(x: 597, y: 60), seconds: 1)
        window.run(1)
        #expect(card.frame.height == 620)
        #expect(sheet.selectedDetentIdentifier == .large)
        window.drag(from: CGPoint(x: 597, y: 150), to: CGPoint(x: 597, y: 400), seconds: 1)
        window.run(1)
        #expect(card.frame.height == SheetLayout.medium(of: 620))
        window.close()
    }

    @Test("measured: 370 of 793 points of pull return, 398 dismiss; 975 points a second return, 1000 dismiss")
    func release() {
        func outcome(_ pull: CGFloat, _ speed: CGFloat, _ height: CGFloat = 793) -> SheetRelease.Outcome {
            SheetRelease(heights: [height], height: height - pull, velocity: speed).outcome
        }
        #expect(outcome(370, 0) == .settle(0))
        #expect(outcome(398, 0) == .dismiss)
        #expect(outcome(170, 0, 400) == .settle(0))
        #expect(outcome(210, 0, 400) == .dismiss)
        #expect(outcome(64, 975) == .settle(0))
        #expect(outcome(64, 1000) == .dismiss)
        let two = SheetRelease(heights: [459, 793], height: 600, velocity: 0)
        #expect(two.outcome == .settle(0))
        #expect(SheetRelease(heights: [459, 793], height: 600, velocity: -800).outcome == .settle(1))
    }

    private func present(
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) -> (TouchStage, UIViewController, PresentationTests.Judge) {
        let stage = TouchStage()
        let judge = PresentationTests.Judge(PresentationTests.Log())
        let content = UIViewController()
        content.view.backgroundColor = .white
        content.presentationController?.delegate = judge
        if let sheet = content.sheetPresentationController { configure(sheet) }
        stage.root.present(content, animated: true)
        stage.wait(1)
        return (stage, content, judge)
    }

    @Test("rules 3.6: a drag down asks should, tells will, then did")
    func dragToDismiss() {
        let (stage, content, judge) = present()
        stage.drag(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400), steps: 60)
        stage.wait(1)
        #expect(stage.root.presentedViewController === content, "less than half way: it returns")
        #expect(content.presentationController?.presentedView?.frame.minY == 59)
        judge.log.lines = []
        stage.drag(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 600), steps: 60)
        stage.wait(1)
        #expect(stage.root.presentedViewController == nil)
        #expect(judge.log.lines.filter { $0 != "shouldDismiss" } == ["willDismiss", "didDismiss"])
        #expect(judge.log.lines.first == "shouldDismiss")
        stage.close()
    }

    @Test("rules 3.6: what must not be dismissed resists and tells of the attempt")
    func modal() {
        let (stage, content, judge) = present()
        content.isModalInPresentation = true
        stage.down(200, 100)
        for step in 1...50 { stage.move(200, 100 + CGFloat(step) * 10) }
        let pulled: CGFloat = content.presentationController?.presentedView?.frame.minY ?? 0
        #expect(pulled > 59 && pulled < 300, "it gives way, but less and less: \(pulled)")
        stage.up()
        stage.wait(1)
        #expect(stage.root.presentedViewController === content)
        #expect(judge.log.lines == ["didAttemptToDismiss"])
        stage.close()
    }

    @Test("rules 3.9: a sheet rests at medium, is dragged to large, and what is undimmed stays in reach")
    func detents() {
        let (stage, content, _) = present {
            $0.detents = [.large(), .medium()]
            $0.largestUndimmedDetentIdentifier = .medium
            $0.prefersGrabberVisible = true
        }
        let sheet = content.sheetPresentationController
        #expect(sheet?.presentedView?.frame.minY == 393)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 200), with: nil)?.isDescendant(of: stage.view) == true)
        stage.drag(CGPoint(x: 200, y: 420), CGPoint(x: 200, y: 120), steps: 60)
        stage.wait(1)
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(sheet?.presentedView?.frame.minY == 59)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 30), with: nil)?.isDescendant(of: stage.view) == false)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        stage.wait(1)
        #expect(sheet?.presentedView?.frame.minY == 393)
        stage.close()
    }

    @Test("the presenter steps back behind a large sheet and comes forward when it goes")
    func backdrop() {
        let (stage, content, _) = present()
        let place: CALayer? = stage.view.superview?.superview?.layer
        #expect(place.map { !CATransform3DIsIdentity($0.sublayerTransform) } == true)
        #expect(stage.view.tintAdjustmentMode == .dimmed)
        content.dismiss(animated: true)
        stage.wait(1)
        #expect(place.map { CATransform3DIsIdentity($0.sublayerTransform) } == true)
        #expect(stage.view.tintAdjustmentMode == .normal)
        stage.close()
    }

    @Test("content keeps the bottom safe area and has none at the top")
    func safeArea() {
        let (stage, content, _) = present()
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        stage.close()
    }
}
