import ObjectRuntime
import Testing
@testable import UIKit

@MainActor @Suite("Previews") struct PreviewTests {
    private struct Label: PreviewRegistry {
        static var fileID: String { "Demo/Label.swift" }
        static var line: Int { 4 }
        static var column: Int { 1 }
        static func makePreview() throws -> Preview {
            Preview("A label", traits: .fixedLayout(width: 120, height: 40)) { () -> UIView in
                let label = UILabel()
                label.text = "Preview"
                return label
            }
        }
    }

    private struct Controller: PreviewRegistry {
        static var fileID: String { "Demo/Controller.swift" }
        static var line: Int { 9 }
        static var column: Int { 1 }
        static func makePreview() throws -> Preview {
            Preview { () -> UIViewController in UITableViewController(style: .plain) }
        }
    }

    @Test("each is shown before the app in a window of its own, a view at the size that its traits say")
    func shown() {
        ObjCRuntime.registerPreview(Label.self)
        ObjCRuntime.registerPreview(Controller.self)
        let test = TestWindow(.phonePortrait, root: UIViewController())
        defer { test.close() }
        let stage = PreviewStage()
        #expect(stage.titles.map(\.file) == ["Controller.swift", "Label.swift"] && stage.titles.map(\.name) == [nil, "A label"])
        stage.show(0)
        test.run(0.1)
        #expect(UIApplication.shared.visibleWindows.last?.rootViewController is UITableViewController)
        stage.show(1)
        test.run(0.1)
        let label: UIView? = UIApplication.shared.visibleWindows.last?.rootViewController?.view.subviews.first
        #expect((label as? UILabel)?.text == "Preview" && label?.bounds.size == CGSize(width: 120, height: 40) && abs((label?.center.x ?? 0) - 196.5) < 1)
        stage.close()
        #expect(!UIApplication.shared.visibleWindows.contains { $0.rootViewController is UITableViewController })
    }
}
