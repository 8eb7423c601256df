import AppSession
import Testing

@testable import UIKit

/// Presentations while the window is resized, a few points at a time, over every size class and back.
@MainActor @Suite(.serialized) struct PresentationResizeTests {
    private func window(_ width: Double) -> WindowEnvironment {
        .pad(width: width, height: 900, compact: width < 600)
    }

    /// Runs `body` at each width from 1366 down to 320 and up again.
    private func sweep(_ stage: TouchStage, _ body: (CGSize) -> Void) {
        let down: [Double] = stride(from: 1366, through: 320, by: -23).map { $0 }
        for width in down + down.reversed() {
            stage.change(to: window(width))
            body(stage.window.bounds.size)
        }
    }

    private func shape(_ view: UIView) -> String {
        view.recursiveDescription.replacing(/0x[0-9a-f]+/, with: "")
    }

    @Test("a popover becomes a sheet and a popover again, never leaves the window and ends as it began")
    func popover() {
        let stage = TouchStage(window(1366))
        let anchor = UIView(frame: CGRect(x: 1200, y: 300, width: 40, height: 40))
        anchor.autoresizingMask = [.flexibleLeftMargin]
        stage.view.addSubview(anchor)
        let content = UINavigationController(rootViewController: UIViewController())
        content.preferredContentSize = CGSize(width: 320, height: 400)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = anchor
        stage.root.present(content, animated: false)
        stage.wait(0.1)
        let before: String = shape(stage.window)
        sweep(stage) { size in
            let frame: CGRect = content.activePresentationController?.presentedView?.frame ?? .null
            #expect(CGRect(origin: .zero, size: size).contains(frame), "\(frame) in \(size)")
            #expect((content.activePresentationController is UIPopoverPresentationController) == (size.width >= 600))
        }
        #expect(shape(stage.window) == before)
        stage.close()
    }

    @Test("a form sheet on a page sheet, and an alert on both, stay inside and end as they began")
    func sheets() {
        let stage = TouchStage(window(1366))
        let page = UIViewController()
        stage.root.present(page, animated: false)
        stage.wait(0.1)
        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        page.present(form, animated: false)
        stage.wait(0.1)
        let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form.present(alert, animated: false)
        stage.wait(0.1)
        let before: String = shape(stage.window)
        sweep(stage) { size in
            let room = CGRect(origin: .zero, size: size)
            for controller in [page, form, alert] {
                let view: UIView? = controller.activePresentationController?.presentedView
                let frame: CGRect = view.map { stage.window.convert($0.bounds, from: $0) } ?? .null
                #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(frame) in \(size)")
            }
            #expect(form.view.bounds.width == (size.width < 600 ? size.width : min(540, size.width - 88)))
        }
        #expect(shape(stage.window) == before)
        stage.close()
    }
}
