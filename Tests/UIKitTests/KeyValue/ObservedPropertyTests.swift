import Testing
@testable import UIKit

@Suite("Observed properties of views") @MainActor
struct ObservedPropertyTests {
    @Test("A view's visibility and opacity, a control's state and a page are announced")
    func views() {
        let button = UIButton(), pages = UIPageControl()
        pages.numberOfPages = 4
        var heard: [String] = []
        let tokens = [
            button.observe(\.isHidden, __named: "isHidden", options: [.new]) { _, change in heard.append("hidden \(change.newValue!)") },
            button.observe(\.alpha, __named: "alpha", options: [.old, .new]) { _, change in heard.append("alpha \(change.oldValue!) \(change.newValue!)") },
            button.observe(\.isSelected, __named: "isSelected", options: [.new]) { _, change in heard.append("selected \(change.newValue!)") },
            pages.observe(\.currentPage, __named: "currentPage", options: [.new]) { _, change in heard.append("page \(change.newValue!)") },
        ]
        button.isHidden = true
        button.alpha = 0.5
        button.isSelected = true
        pages.currentPage = 2
        #expect(heard == ["hidden true", "alpha 1.0 0.5", "selected true", "page 2"])
        tokens.forEach { $0.invalidate() }
        button.isHidden = false
        #expect(heard.count == 4)
    }

    @Test("A property is observed by Objective-C's name too")
    func objectiveNames() {
        let view = UIView()
        var heard: [Bool] = []
        let token = view.observe(\.isHidden, __named: "hidden", options: [.new]) { _, change in heard.append(change.newValue!) }
        view.isHidden = true
        view.isHidden = false
        #expect(heard == [true, false])
        token.invalidate()
    }
}
