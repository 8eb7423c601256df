import Testing

@testable import UIKit

/// Properties that have views lay out, and controllers load their views.
@MainActor @Suite struct InvalidatingTests {
    private final class Tile: UIView {
        @Invalidating(.layout) var gap: CGFloat = 4
        @Invalidating(.layout, .intrinsicContentSize) var title = ""
        var layouts = 0
        var measured = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            measured += 1
        }
    }

    @Test("a change has the view do again what the property says, an equal value nothing")
    func invalidating() {
        let tile = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tile.layoutIfNeeded()
        let before: Int = tile.layouts
        tile.gap = 4
        tile.layoutIfNeeded()
        #expect(tile.layouts == before && tile.gap == 4)
        tile.gap = 8
        tile.layoutIfNeeded()
        #expect(tile.layouts == before + 1 && tile.gap == 8)
        let measured: Int = tile.measured
        tile.title = "Words"
        tile.layoutIfNeeded()
        #expect(tile.layouts == before + 2 && tile.measured == measured + 1 && tile.title == "Words")
    }

    private final class Page: UIViewController {
        @ViewLoading var label: UILabel
        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "Loaded"
        }
    }

    @Test("a property that viewDidLoad sets loads the view when it is asked for")
    func viewLoading() {
        let page = Page()
        #expect(!page.isViewLoaded)
        #expect(page.label.text == "Loaded" && page.isViewLoaded)
    }
}
