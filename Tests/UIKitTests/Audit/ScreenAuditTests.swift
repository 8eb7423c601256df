import AppSession
import LayoutAudit
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ScreenAuditTests {
    private func findings(_ build: (PlantedController) -> Void) -> [LayoutFinding] {
        let root = PlantedController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = .white
        build(root)
        let stage = TestWindow(.pad(400, 800), root: root)
        defer { stage.close() }
        return SizeSurvey(of: [ScreenAudit(LayoutInspection(windows: [stage.window], places: ViewPlaces()), root: stage.window.layer).diagnosis()]).findings()
            .filter { $0.kind != .fixedTextSize }
    }

    private func label(_ text: String, _ color: UIColor, y: CGFloat = 100, on background: UIColor? = nil, size: CGFloat = 17) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
        label.text = text
        label.textColor = color
        label.backgroundColor = background
        label.font = .systemFont(ofSize: size)
        return label
    }

    /// The ratios of WCAG 2.1: black on white is 21, #767676 on white is 4.54, #777777 is 4.48.
    @Test func ratiosAreThoseOfTheGuidelines() {
        func gray(_ value: Double) -> SIMD3<Double> { SIMD3(repeating: value / 255) }
        #expect(abs(TextContrast.ratio(gray(0), gray(255)) - 21) < 0.001)
        #expect(abs(TextContrast.ratio(gray(0x76), gray(255)) - 4.54) < 0.01)
        #expect(abs(TextContrast.ratio(gray(255), gray(0x77)) - 4.48) < 0.01)
    }

    @Test func textThatHardlyStandsOutIsADefectAndAlmostEnoughANote() {
        let found: [LayoutFinding] = findings { root in
            root.view.addSubview(label("Pale", UIColor(white: 0.8, alpha: 1)))
            root.view.addSubview(label("Gray", UIColor(white: 0.5, alpha: 1), y: 150))
            root.view.addSubview(label("Black", .black, y: 200))
            root.view.addSubview(label("Large", UIColor(white: 0.5, alpha: 1), y: 250, size: 20))
        }
        #expect(found.map(\.kind) == [.lowContrast, .lowContrast])
        #expect(found.map(\.weight) == [.defect, .note])
        #expect(found.first?.sentence == "UILabel \"Pale\" in UIKitTests.PlantedController has a contrast of 1.6 to 1, and needs 4.5")
    }

    @Test func textIsAsLargeAsItsOwnFontsSay() {
        func attributed(_ parts: [(String, CGFloat)], y: CGFloat) -> UILabel {
            let made: UILabel = label("", UIColor(white: 0.5, alpha: 1), y: y)
            let text = NSMutableAttributedString()
            for (part, size) in parts {
                text.append(
                    NSAttributedString(string: part, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: 0.5, alpha: 1)]))
            }
            made.attributedText = text
            return made
        }
        let found: [LayoutFinding] = findings { root in
            root.view.addSubview(attributed([("Title", 24)], y: 100))
            root.view.addSubview(attributed([("Title", 24), ("small", 12)], y: 150))
        }
        #expect(found.map(\.kind) == [.lowContrast])
        #expect(found.first?.sentence.contains("Titlesmall") == true)
    }

    @Test func whatLiesBehindIsWhatIsDrawnThere() {
        let found: [LayoutFinding] = findings { root in
            let dark = UIView(frame: CGRect(x: 0, y: 90, width: 400, height: 50))
            dark.backgroundColor = .black
            root.view.addSubview(dark)
            // White on white but for the view that lies between, on a picture, and under half of its opacity.
            root.view.addSubview(label("On dark", .white))
            let picture = UIImageView(frame: CGRect(x: 0, y: 150, width: 400, height: 40))
            picture.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.black.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            root.view.addSubview(picture)
            root.view.addSubview(label("On a picture", .black, y: 155))
            let faint: UILabel = label("Faint", .black, y: 220)
            faint.alpha = 0.2
            root.view.addSubview(faint)
            root.view.addSubview(label("Own", .white, y: 260, on: .black))
        }
        #expect(found.map { $0.views[0].contains("On a picture") || $0.views[0].contains("Faint") } == [true, true])
    }

    @Test func textThatScrollsIsMeasuredWhereNoEdgeAndNoBarCutsIt() {
        let found: [LayoutFinding] = findings { root in
            root.additionalSafeAreaInsets.bottom = 100
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            scroll.contentSize = CGSize(width: 400, height: 2000)
            for (text, y) in [("Whole", 100), ("Under the bar", 690), ("At the edge", 785)] as [(String, CGFloat)] {
                scroll.addSubview(label(text, UIColor(white: 0.8, alpha: 1), y: y))
            }
            root.view.addSubview(scroll)
        }
        #expect(found.map(\.views).map { $0[0].contains("Whole") } == [true])
    }

    @Test func theGrayOfTabsThatAreNotChosenIsUIKits() {
        let found: [LayoutFinding] = findings { root in
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
            bar.items = [UITabBarItem(title: "First", image: nil, tag: 0), UITabBarItem(title: "Second", image: nil, tag: 1)]
            bar.selectedItem = bar.items?.first
            bar.tintColor = .black
            root.view.addSubview(bar)
        }
        #expect(found.filter { $0.kind == .lowContrast }.map(\.weight) == [.note])
    }

    @Test func whatCannotBeMeasuredIsSaid() {
        let found: [LayoutFinding] = findings { root in
            let label: UILabel = label("Shadow", .white)
            label.shadowColor = .black
            root.view.addSubview(label)
        }
        #expect(found.map(\.weight) == [.note])
        #expect(found.first?.detail == "was not measured: it has a shadow")
        let thrown: [LayoutFinding] = findings { root in
            let label: UILabel = label("Shadow of a layer", .white)
            label.layer.shadowOpacity = 1
            root.view.addSubview(label)
            let around = UIView(frame: root.view.bounds)
            around.layer.shadowOpacity = 1
            around.addSubview(self.label("In what throws one", .white, y: 200))
            root.view.addSubview(around)
            let card = UIView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
            card.backgroundColor = .white
            card.layer.shadowOpacity = 1
            card.addSubview(self.label("On a card", .white, y: 20))
            root.view.addSubview(card)
        }
        #expect(thrown.filter { $0.weight == .defect }.map(\.views) == [["UILabel \"On a card\" in UIKitTests.PlantedController"]])
        #expect(thrown.count { $0.weight == .note } == 2)
    }

    @Test func buttonsWithoutWordsNeedADescriptionThatIsNoFilesName() {
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let found: [LayoutFinding] = findings { root in
            for (index, name) in [nil, "ic_close", "Close"].enumerated() {
                let button = UIButton(frame: CGRect(x: 20, y: 100 + index * 60, width: 44, height: 44))
                button.setImage(image, for: .normal)
                button.accessibilityLabel = name
                root.view.addSubview(button)
            }
        }
        #expect(found.map(\.kind) == [.missingDescription, .missingDescription])
        #expect(found.map(\.detail) == ["has no description for who cannot see it", "is described as \"ic_close\", which reads like a file's name"])
    }

    @Test func symbolsHaveWordsOfTheSystems() {
        let found: [LayoutFinding] = findings { root in
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 44, height: 44))
            button.setImage(UIImage(systemName: "gearshape"), for: .normal)
            root.view.addSubview(button)
        }
        #expect(found.isEmpty, "\(found)")
    }

    @Test func whatCanBeTappedIsAButtonToEverybody() {
        let found: [LayoutFinding] = findings { root in
            let silent = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
            let link: UILabel = label("More", .black, y: 200)
            let right: UILabel = label("Right", .black, y: 300)
            right.accessibilityTraits = .button
            for view in [silent, link, right] {
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(UITapGestureRecognizer())
                root.view.addSubview(view)
            }
            // What puts the keyboard away is no button.
            root.view.addGestureRecognizer(UITapGestureRecognizer())
        }
        #expect(found.map(\.kind) == [.undetectedElement, .wrongTraits])
    }

    @Test func aListOfElementsThatGoesUpwardsIsNoted() {
        let found: [LayoutFinding] = findings { root in
            let (first, second): (UILabel, UILabel) = (label("First", .black), label("Second", .black, y: 200))
            root.view.addSubview(first)
            root.view.addSubview(second)
            root.view.accessibilityElements = [second, first]
        }
        #expect(found.map(\.kind) == [.readingOrder])
    }

    @Test func constraintsThatLeaveAPlaceOpenAreFound() {
        let found: [LayoutFinding] = findings { root in
            root.add(root.label("Open")) {
                [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100), $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor)]
            }
            root.add(root.label("Closed")) {
                [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 200), $0.leftAnchor.constraint(equalTo: $1.leftAnchor)]
            }
        }
        #expect(found.map(\.kind) == [.ambiguousLayout])
        #expect(found.first?.views == ["UILabel \"Open\" in UIKitTests.PlantedController"])
        #expect(found.first?.detail == "has constraints that more than one place fits: minX is open")
    }

    @Test func viewsThatAreOpenTogetherAreOneFinding() {
        let found: [LayoutFinding] = findings { root in
            // Three in a column that is too low for them, each as ready to be squeezed as the others.
            var above: NSLayoutYAxisAnchor = root.view.topAnchor
            for text in ["One", "Two", "Three"] {
                let label: UILabel = root.add(root.label(text)) { [$0.topAnchor.constraint(equalTo: above), $0.leftAnchor.constraint(equalTo: $1.leftAnchor)] }
                above = label.bottomAnchor
            }
            above.constraint(equalTo: root.view.topAnchor, constant: 40).isActive = true
            root.add(root.label("Apart")) {
                [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100), $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor)]
            }
        }.filter { $0.kind == .ambiguousLayout }
        #expect(found.count == 2)
        // Two of the three: the solver settles the first one.
        #expect(found.contains { $0.detail.hasSuffix("open, and with it 1 other view") }, "\(found.map(\.detail))")
        #expect(found.contains { $0.views == ["UILabel \"Apart\" in UIKitTests.PlantedController"] && $0.detail.hasSuffix("minX is open") })
    }
}

@Suite(.serialized) @MainActor struct VisibilityDrawingTests {
    /// Whether it is seen, with views at places 0, 1, ... in a window of 400 points.
    private func isSeen(_ check: VisibilityCheck, _ views: [UIView]) -> Bool? {
        let root = UIViewController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = .white
        views.forEach(root.view.addSubview)
        let stage = TestWindow(.pad(400, 800), root: root)
        defer { stage.close() }
        return VisibilityDrawing(root: stage.window.layer) { views.indices.contains($0) ? views[$0] : nil }.isSeen(check)
    }

    private func box(_ x: CGFloat, _ width: CGFloat, _ color: UIColor?) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: 100, width: width, height: 40))
        view.backgroundColor = color
        return view
    }

    private let common = Rect(x: 100, y: 100, width: 50, height: 40)

    @Test func viewsLieOverEachOtherWhereBothDraw() {
        #expect(isSeen(.overlap(behind: 0, front: 1, area: common), [box(50, 100, .red), box(100, 100, .blue)]) == true)
        #expect(isSeen(.overlap(behind: 0, front: 1, area: common), [box(50, 100, nil), box(100, 100, .blue)]) == false)
        #expect(isSeen(.overlap(behind: 0, front: 1, area: common), [box(50, 100, .red), box(100, 100, nil)]) == false)
        #expect(isSeen(.overlap(behind: 0, front: 1, area: common), [box(50, 100, .white), box(100, 100, .blue)]) == false)
    }

    @Test func ofALabelLettersLieOverSomethingAndNotTheRoomAboveThem() {
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 60))
        label.text = "0"
        label.font = .systemFont(ofSize: 50)
        label.backgroundColor = .black
        label.textColor = .white
        let button = box(0, 300, .orange)
        // The line reaches to 120, the digit ends well above it.
        button.frame.origin.y = 114
        let under = Rect(x: 20, y: 114, width: 100, height: 6)
        #expect(isSeen(.overlap(behind: 0, front: 1, area: under), [label, button]) == false)
        button.frame.origin.y = 90
        #expect(isSeen(.overlap(behind: 0, front: 1, area: Rect(x: 20, y: 90, width: 100, height: 30)), [label, button]) == true)
    }

    @Test func whatReachesOverAnEdgeIsSeenWhereItIsDrawnThere() {
        let window = Rect(x: 0, y: 0, width: 400, height: 800)
        #expect(isSeen(.outside(view: 0, area: window), [box(350, 100, .red)]) == true)
        #expect(isSeen(.outside(view: 0, area: window), [box(350, 100, .white)]) == false)
        #expect(isSeen(.outside(view: 0, area: window), [box(300, 100, .red)]) == false)
        let label = UILabel(frame: CGRect(x: 300, y: 100, width: 200, height: 40))
        label.text = "Hi"
        #expect(isSeen(.outside(view: 0, area: window), [label]) == false)
    }

    @Test func whatReachesOverAnEdgeBehindSomethingElseIsNotSeen() {
        let window = Rect(x: 0, y: 0, width: 400, height: 800)
        #expect(isSeen(.outside(view: 0, area: window), [box(350, 100, .red), box(300, 100, .blue)]) == false)
        #expect(isSeen(.outside(view: 0, area: window), [box(350, 100, .red), box(300, 80, .blue)]) == true)
        #expect(isSeen(.outside(view: 0, area: window), [box(500, 100, .red), box(300, 100, .blue)]) == true)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 90, width: 400, height: 60))
        #expect(isSeen(.outside(view: 0, area: window), [box(350, 100, .red), bar]) == true)
    }

    @Test func aViewIsShownWhereTheScreenIsAnotherOneWithoutIt() {
        #expect(isSeen(.shown(view: 0, area: common), [box(100, 50, .red)]) == true)
        #expect(isSeen(.shown(view: 0, area: common), [box(100, 50, .red), box(90, 100, .blue)]) == false)
        #expect(isSeen(.shown(view: 1, area: common), [box(100, 50, .red)]) == nil)
    }

    @Test func lettersAreCutWhereTheyAreHigherThanTheirLabel() {
        func label(_ text: String, _ height: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: height))
            label.text = text
            return label
        }
        #expect(isSeen(.cut(label: 0), [label("Hxl", 8)]) == true)
        #expect(isSeen(.cut(label: 0), [label("xxx", 15)]) == false)
        let lines: UILabel = label("One line and then another one that needs room", 8)
        lines.numberOfLines = 0
        #expect(isSeen(.cut(label: 0), [lines]) == true)
        #expect(lines.numberOfLines == 0 && lines.bounds.height == 8)
    }

    @Test func lookingChangesNothing() {
        let view: UIView = box(50, 100, .red)
        view.alpha = 0.5
        _ = isSeen(.shown(view: 0, area: common), [view])
        #expect(view.alpha == 0.5)
    }
}
