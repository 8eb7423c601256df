import Testing

@testable import UIKit

@Suite struct PageCurlTests {
    private let page = CGRect(x: 0, y: 0, width: 300, height: 400)

    @Test func aSheetThatHasNotBegunLiesFlatAndOneThatHasEndedIsGone() {
        let start = PageCurl.sheet(page: page, leaving: page, progress: 0)
        #expect(start.strips().count == 1)
        #expect(start.strips()[0].angle == 0)
        let area = CGRect(x: -50, y: -80, width: 420, height: 600)
        let end = PageCurl.sheet(page: page, leaving: area, progress: 1)
        let least: CGFloat = end.reach(of: area).lowerBound
        #expect(end.strips().allSatisfy { max($0.start, $0.end) <= least + 0.01 })
    }

    @Test func paperGoesAroundTheCylinderAndComesBackFaceDown() {
        let curl = PageCurl(page: page, normal: CGVector(dx: 0, dy: 1), radius: 20, fold: 200)
        #expect(curl.place(of: 150) == 150)
        #expect(abs(curl.place(of: 200 + .pi * 10) - 220) < 1e-9, "the farthest place is a radius away")
        #expect(abs(curl.place(of: 200 + .pi * 20) - 200) < 1e-9)
        #expect(abs(curl.place(of: 400) - (200 - (200 - .pi * 20))) < 1e-9)
        let strips: [PageCurl.Strip] = curl.strips()
        #expect(strips.filter(\.showsBack).count > 20)
        #expect(strips.last?.angle == .pi)
        #expect(zip(strips, strips.dropFirst()).allSatisfy { $0.source.upperBound == $1.source.lowerBound })
    }
}

@MainActor @Suite(.serialized) struct ViewTransitionTests {
    private func stage() -> (TestWindow, UIView, UILabel) {
        let root = UIViewController()
        let window = TestWindow(.padPortrait, root: root)
        let view = UIView(frame: CGRect(x: 150, y: 200, width: 500, height: 625))
        view.backgroundColor = .systemYellow
        let label = UILabel(frame: CGRect(x: 40, y: 40, width: 400, height: 500))
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 32)
        label.text = String(repeating: "A page that is torn off. ", count: 8)
        view.addSubview(label)
        root.view.backgroundColor = .brown
        root.view.addSubview(view)
        window.run(0.1)
        return (window, view, label)
    }

    @Test func aCurlUncoversTheNewLookAndEndsInTime() {
        let (window, view, label) = stage()
        var ended: [Bool] = []
        let layers: Int = view.superview?.layer.sublayers?.count ?? 0
        UIView.transition(
            with: view, duration: 0.6, options: .transitionCurlUp, animations: { label.text = "The next page" },
            completion: { ended.append($0) })
        #expect(label.text == "The next page")
        #expect(view.superview?.layer.sublayers?.count == layers + 1)
        #expect(view.superview?.subviews.count == 1, "the app's views are the same")
        for moment in 1...5 {
            window.run(0.1)
            window.picture("curl-\(moment)")
        }
        #expect(ended.isEmpty)
        window.run(0.2)
        #expect(ended == [true])
        #expect(view.superview?.layer.sublayers?.count == layers)
        window.close()
    }

    @Test(arguments: [
        UIView.AnimationOptions.transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromBottom,
    ])
    func everyTransitionEnds(_ options: UIView.AnimationOptions) {
        let (window, view, label) = stage()
        var ended = false
        UIView.transition(with: view, duration: 0.4, options: options, animations: { label.text = "Another" }) { ended = $0 }
        window.run(0.12)
        window.picture("transition-\(options.rawValue >> 20)-a")
        window.run(0.16)
        window.picture("transition-\(options.rawValue >> 20)-b")
        #expect(!ended)
        window.run(0.2)
        #expect(ended)
        window.close()
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        let (window, view, _) = stage()
        let other = UIView(frame: view.frame)
        let superview: UIView? = view.superview
        UIView.transition(from: view, to: other, duration: 0.2, options: .transitionCrossDissolve)
        #expect(other.superview === superview)
        #expect(view.superview == nil)
        window.run(0.3)
        let third = UIView(frame: view.frame)
        third.isHidden = true
        superview?.addSubview(third)
        UIView.transition(from: other, to: third, duration: 0.2, options: [.transitionCurlUp, .showHideTransitionViews])
        #expect(other.isHidden && !third.isHidden)
        window.run(0.3)
        window.close()
    }

    @Test func withoutATransitionTheChangeIsMadeAtOnce() {
        let (window, view, label) = stage()
        var ended = false
        UIView.transition(with: view, duration: 1, options: [], animations: { label.text = "Now" }) { _ in ended = true }
        #expect(ended)
        window.close()
    }
}
