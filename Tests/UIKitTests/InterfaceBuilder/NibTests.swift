import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct NibTests {
    init() { InterfaceFixtures.classes }

    private static let card = """
        \(InterfaceFixtures.owner)\(InterfaceFixtures.firstResponder)
        <view contentMode="scaleToFill" id="card" customClass="CardView" customModule="Tests">
            <rect key="frame" x="0" y="0" width="200" height="120"/>
            <subviews>
                <label text="Hello" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="title" horizontalHuggingPriority="251">
                    <rect key="frame" x="1" y="2" width="3" height="4"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="one">
                    <state key="normal" title="One"/>
                    <connections><action selector="rate:" destination="card" eventType="touchUpInside" id="a1"/></connections>
                </button>
                <button buttonType="custom" id="two"><rect key="frame" x="10" y="90" width="50" height="20"/><state key="normal" title="Two"/></button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <color key="backgroundColor" systemColor="systemTealColor"/>
            <constraints>
                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="c1"/>
                <constraint firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leadingMargin" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" priority="750" constant="30" identifier="edge" id="c3"/>
                <constraint firstItem="one" firstAttribute="top" secondItem="title" secondAttribute="bottom" symbolic="YES" id="c4"/>
                <constraint firstItem="one" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c5"/>
                <constraint firstItem="one" firstAttribute="width" secondItem="one" secondAttribute="height" multiplier="3:1" id="c6"/>
                <constraint firstItem="one" firstAttribute="height" constant="500" placeholder="YES" id="c7"/>
                <constraint firstItem="one" firstAttribute="height" constant="20" id="c8"/>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="6"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="titleLabel" destination="title" id="o1"/>
                <outletCollection property="stars" destination="one" collectionClass="NSMutableArray" id="o2"/>
                <outletCollection property="stars" destination="two" collectionClass="NSMutableArray" id="o3"/>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o4"/>
            </connections>
        </view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>
        """

    @Test("a view of a class that was left out is hatched with its name, and takes any outlet") func leftOutClasses() throws {
        let file = """
            \(InterfaceFixtures.owner)\(InterfaceFixtures.firstResponder)
            <view contentMode="scaleToFill" id="card" customClass="GoneCalendar">
                <rect key="frame" x="0" y="0" width="200" height="120"/>
                <connections><outlet property="dataSource" destination="tap" id="o1"/></connections>
            </view>
            <tapGestureRecognizer id="tap"/>
            """
        ObjCRuntime.declareLeftOut("Screen.calendar", needs: "GoneCalendar", file: "/a/Screen.swift", line: 16)
        let view = try #require(try InterfaceFixtures.nib(file).instantiate(withOwner: nil).first as? UIView)
        let area = try #require(view.subviews.first as? LeftOutArea)
        #expect(area.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
        #expect(LeftOutLog.shared.reached.contains { $0.needs == "GoneCalendar" && $0.line == 16 })
    }

    @Test("a controller of a class that was left out is hatched with its name, and takes any outlet") func leftOutControllers() throws {
        let file = """
            \(InterfaceFixtures.owner)\(InterfaceFixtures.firstResponder)
            <viewController id="c" customClass="GoneScreen">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/></view>
                <connections><outlet property="calendar" destination="v" id="o1"/></connections>
            </viewController>
            """
        ObjCRuntime.declareLeftOut("GoneScreen", needs: "GoneDataSource", file: "/a/GoneScreen.swift", line: 10)
        let controller = try #require(try InterfaceFixtures.nib(file).instantiate(withOwner: nil).first as? UIViewController)
        #expect(controller.view is LeftOutArea)
        #expect(LeftOutLog.shared.reached.contains { $0.needs == "GoneDataSource" && $0.line == 10 })
    }

    @Test("a controller in a nib has its view from there, with all that is in it") func controllersView() throws {
        let objects = try InterfaceFixtures.nib(
            """
            \(InterfaceFixtures.owner)\(InterfaceFixtures.firstResponder)
            <viewController title="Card" id="c">
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                <view key="view" id="v">
                    <rect key="frame" x="0" y="0" width="300" height="200"/>
                    <subviews><label text="Inside" id="l"><rect key="frame" x="8" y="9" width="80" height="20"/></label></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="9" id="k"/></constraints>
                </view>
            </viewController>
            """
        ).instantiate(withOwner: nil)
        let controller = try #require(objects.first as? UIViewController)
        #expect(controller.title == "Card" && !controller.isViewLoaded)
        #expect(controller.view.bounds.size == CGSize(width: 300, height: 200))
        #expect((controller.view.subviews.first as? UILabel)?.text == "Inside")
        let constraint = try #require(controller.view.constraints.first { $0.constant == 9 })
        #expect(constraint.secondItem === controller.topLayoutGuide)
    }

    @Test("a nib's view has its subviews in init, its outlets before its attributes, and all of it when it awakes") func order() throws {
        let objects = try InterfaceFixtures.nib(Self.card).instantiate(withOwner: nil)
        #expect(objects.count == 2)
        let card = try #require(objects.first as? CardView)
        #expect(card.log == ["init with 3 subviews", "corner with label", "awake with Hello"])
        #expect(card.stars.map { $0.title(for: .normal) } == ["One", "Two"])
        #expect(card.corner == 6)
        #expect(card.layer.cornerRadius == 9)
        #expect(card.clipsToBounds)
        #expect((card.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    }

    @Test("attributes, fonts, colours and constraints are as the file says") func values() throws {
        let card = try #require(InterfaceFixtures.nib(Self.card).instantiate(withOwner: nil).first as? CardView)
        #expect(card.titleLabel.textAlignment == .center)
        #expect(card.titleLabel.numberOfLines == 2)
        #expect(card.titleLabel.font == .boldSystemFont(ofSize: 20))
        #expect(card.titleLabel.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(card.backgroundColor == .systemTeal)
        #expect(card.stars[0].buttonType == .system)
        let controller = UIViewController()
        let window = TestWindow(.padPortrait, root: controller)
        defer { window.close() }
        card.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        controller.view.addSubview(card)
        card.layoutIfNeeded()
        #expect(card.titleLabel.frame.minX == 8)
        #expect(card.titleLabel.frame.minY == 12)
        #expect(card.titleLabel.frame.maxX == 270)
        #expect(card.stars[0].frame == CGRect(x: 120, y: card.titleLabel.frame.maxY + 8, width: 60, height: 20))
        #expect(card.stars[1].frame == CGRect(x: 10, y: 90, width: 50, height: 20))
        #expect(card.constraints.first { $0.identifier == "edge" }?.priority == .defaultHigh)
        window.tap(CGPoint(x: 150, y: 100 + card.stars[0].frame.midY))
        // The recogniser of double taps keeps the end of the touch back until there can be no second tap.
        window.run(1)
        #expect(card.ratedBy === card.stars[0])
    }

    @Test("each instance of a nib is its own; the owner is connected and not woken up") func owners() throws {
        let nib = try InterfaceFixtures.nib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"label\" destination=\"l\" id=\"o\"/><outlet property=\"view\" destination=\"v\" id=\"p\"/></connections></placeholder>"
                + "<view id=\"v\"><rect key=\"frame\" width=\"10\" height=\"10\"/></view><label text=\"Outside\" id=\"l\"/>")
        let first = ScreenController()
        let second = ScreenController()
        _ = nib.instantiate(withOwner: first)
        _ = nib.instantiate(withOwner: second)
        #expect(first.label.text == "Outside")
        #expect(first.label !== second.label)
        #expect(first.isViewLoaded)
        #expect(first.log.isEmpty)
    }

    private final class Badge: UIView {
        weak var content: UIView?
    }

    @Test("a view that only its owner's weak outlet knows is there until the owner has added it") func weakOutlets() throws {
        let registration = ObjCRuntime.registration(of: Badge.self, named: "Tests.NibBadge")
        registration.key("content", get: { $0.content }, set: { o, a in o.content = a[0] })
        let nib = try InterfaceFixtures.nib(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"content\" destination=\"v\" id=\"o\"/></connections></placeholder>"
                + "<view id=\"v\"><rect key=\"frame\" width=\"10\" height=\"10\"/></view>")
        let badge = Badge()
        _ = nib.instantiate(withOwner: badge)
        badge.addSubview(try #require(badge.content))
        #expect(badge.subviews.count == 1)
    }

    private static let cell = """
        \(InterfaceFixtures.owner)
        <tableViewCell selectionStyle="none" accessoryType="checkmark" reuseIdentifier="Row" rowHeight="77" id="cell" customClass="NibCell" customModule="Tests">
            <rect key="frame" x="0" y="0" width="320" height="77"/>
            <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="320" height="77"/>
                <subviews><label text="-" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
                <constraints>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
                    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="30" id="c2"/>
                    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="30" id="c3"/>
                </constraints>
            </tableViewCellContentView>
            <connections><outlet property="label" destination="label" id="o"/></connections>
        </tableViewCell>
        """

    @Test("cells of a registered nib are dequeued, filled, measured by their constraints and used again") func cells() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                (cell as? NibCell)?.label.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: .zero)
        table.register(try InterfaceFixtures.nib(Self.cell), forCellReuseIdentifier: "Row")
        table.dataSource = rows
        let controller = UIViewController()
        controller.view = table
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        let cell = try #require(table.cellForRow(at: [0, 0]) as? NibCell)
        #expect(cell.label.text == "Row 0")
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.selectionStyle == .none)
        #expect(cell.frame.height > 75 && cell.frame.height < 90)
        table.scrollToRow(at: [0, 60], at: .top, animated: false)
        window.run(0.1)
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).contains(ObjectIdentifier(cell)))
        #expect((table.cellForRow(at: [0, 60]) as? NibCell)?.label.text == "Row 60")
    }

    @Test("a stack view's arranged views, its texts and switches come from the file") func controls() throws {
        let nib = try InterfaceFixtures.nib(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="7" id="s">
                <rect key="frame" x="0" y="0" width="200" height="400"/>
                <subviews>
                    <switch on="YES" id="a"/>
                    <slider value="3" minValue="1" maxValue="5" id="b"/>
                    <stepper value="4" maximumValue="8" stepValue="2" id="c"/>
                    <segmentedControl selectedSegmentIndex="1" id="d"><segments><segment title="L"/><segment title="R" enabled="NO"/></segments></segmentedControl>
                    <progressView progress="0.25" id="e"/>
                    <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="f"/>
                    <textField placeholder="Name" borderStyle="roundedRect" id="g"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/></textField>
                    <textView text="Long" editable="NO" id="h"/>
                    <pageControl numberOfPages="3" id="i"/>
                    <button id="j"><buttonConfiguration key="configuration" style="filled" title="Go" image="star" catalog="system" cornerStyle="capsule"/></button>
                    <imageView hidden="YES" image="star.fill" catalog="system" contentMode="scaleAspectFit" id="k"/>
                </subviews>
            </stackView>
            """)
        let stack = try #require(nib.instantiate(withOwner: nil).first as? UIStackView)
        #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .center && stack.spacing == 7)
        let views = stack.arrangedSubviews
        #expect(views.count == 11)
        #expect((views[0] as? UISwitch)?.isOn == true)
        #expect((views[1] as? UISlider)?.value == 3 && (views[1] as? UISlider)?.maximumValue == 5)
        #expect((views[2] as? UIStepper)?.stepValue == 2 && (views[2] as? UIStepper)?.value == 4)
        let segments = try #require(views[3] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1 && !segments.isEnabledForSegment(at: 1))
        #expect((views[4] as? UIProgressView)?.progress == 0.25)
        #expect((views[5] as? UIActivityIndicatorView)?.isAnimating == true && views[5].isHidden == false)
        let field = try #require(views[6] as? UITextField)
        #expect(field.placeholder == "Name" && field.keyboardType == .emailAddress && field.returnKeyType == .done && field.isSecureTextEntry)
        #expect((views[7] as? UITextView)?.text == "Long" && (views[7] as? UITextView)?.isEditable == false)
        #expect((views[8] as? UIPageControl)?.numberOfPages == 3)
        let configuration = (views[9] as? UIButton)?.configuration
        #expect(configuration?.title == "Go" && configuration?.image != nil && configuration?.cornerStyle == .capsule)
        #expect(views[10].isHidden && (views[10] as? UIImageView)?.image != nil)
    }

    @Test("a button's configuration has its ground, and a symbol the colours of its layers") func groundsAndLayers() throws {
        let nib = try InterfaceFixtures.nib(
            """
            <button id="b"><buttonConfiguration key="configuration" style="plain" title="Go">
                <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2" image="star" catalog="system" imageContentMode="center">
                    <color key="backgroundColor" systemColor="systemGreenColor"/><color key="strokeColor" systemColor="systemRedColor"/>
                </backgroundConfiguration>
            </buttonConfiguration></button>
            <imageView id="i"><imageReference key="image" image="star" catalog="system" renderingMode="hierarchical-single"><hierarchicalColors>
                <color systemColor="systemRedColor"/><color systemColor="systemBlueColor"/>
            </hierarchicalColors></imageReference></imageView>
            """)
        let made = nib.instantiate(withOwner: nil)
        let ground = try #require((made.first as? UIButton)?.configuration?.background)
        #expect(ground.cornerRadius == 9 && ground.strokeWidth == 2 && ground.image != nil && ground.imageContentMode == .center)
        #expect(ground.backgroundColor == .systemGreen && ground.strokeColor == .systemRed)
        let image = try #require((made.last as? UIImageView)?.image)
        #expect(image.symbolConfiguration == UIImage.SymbolConfiguration(hierarchicalColor: .systemRed))
    }

    /// A box that only wide windows have, in a group whose constraints to it stand with the root view; in the two forms that Xcode writes:
    /// left out by default and put in for a class, or left out for a class.
    private static func boxes(_ variations: (subviews: String, constraints: String)) -> String {
        """
        <view id="v">
            <rect key="frame" x="0" y="0" width="400" height="300"/>
            <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="group">
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="group" secondAttribute="top" constant="7" id="t"/>
                    </constraints>
                    \(variations.subviews)
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="group" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="gl"/>
                <constraint firstItem="group" firstAttribute="top" secondItem="v" secondAttribute="top" id="gt"/>
                <constraint firstItem="group" firstAttribute="width" constant="200" id="gw"/>
                <constraint firstItem="group" firstAttribute="height" constant="200" id="gh"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="30" id="bl"/>
                <constraint firstItem="box" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.25" id="bw"/>
            </constraints>
            \(variations.constraints)
        </view>
        """
    }

    @Test("a part of a window with another size class than the window's shows that class from the start, also where it was asked for its traits before")
    func narrowPart() throws {
        let nib = try InterfaceFixtures.nib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="400" height="300"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
                <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="50" id="w">
                    <variation key="widthClass=regular" constant="80"/>
                </constraint></constraints>
            </view>
            """)
        let (parent, child) = (UIViewController(), UIViewController())
        let window = TestWindow(.padPortrait, root: parent)
        defer { window.close() }
        child.view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        _ = child.view.traitCollection
        parent.view.addSubview(child.view)
        window.run(0.1)
        #expect(child.view.constraints.map(\.constant) == [50])
    }

    @Test("subviews and constraints of one size class come back together, in both forms", arguments: [false, true])
    func together(isByDefault: Bool) throws {
        func variation(_ list: String, _ ids: [String]) -> String {
            let excluded = ids.map { "<exclude reference=\"\($0)\"/>" }.joined()
            let included = ids.map { "<include reference=\"\($0)\"/>" }.joined()
            return isByDefault
                ? "<variation key=\"default\"><mask key=\"\(list)\">\(excluded)</mask></variation>"
                    + "<variation key=\"widthClass=regular\"><mask key=\"\(list)\">\(included)</mask></variation>"
                : "<variation key=\"widthClass=compact\"><mask key=\"\(list)\">\(excluded)</mask></variation>"
        }
        let nib = try InterfaceFixtures.nib(Self.boxes((variation("subviews", ["box"]), isByDefault ? variation("constraints", ["bl", "bw"]) : "")))
        let controller = UIViewController()
        let window = TestWindow(.padPortrait, root: controller)
        defer { window.close() }
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        controller.view.addSubview(view)
        let group = try #require(view.subviews.first)
        func check(isWide: Bool) throws {
            window.run(0.1)
            #expect(group.subviews.count == (isWide ? 1 : 0))
            guard isWide else { return }
            let box = try #require(group.subviews.first)
            #expect(box.frame.minX == 30 && box.frame.minY == 7 && box.frame.width == 100, "\(box.frame)")
        }
        try check(isWide: true)
        for _ in 0..<2 {
            window.change(to: .padSlideOver)
            try check(isWide: false)
            window.change(to: .padPortrait)
            try check(isWide: true)
        }
    }

    @Test("what is for some size classes follows the window") func sizeClasses() throws {
        let nib = try InterfaceFixtures.nib(
            """
            <view id="v">
                <rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
                    <stackView id="stack"><variation key="widthClass=regular" axis="vertical" spacing="9"/></stackView>
                    <label text="only wide" id="wide"/>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="width" constant="50" id="w"><variation key="widthClass=regular" constant="80"/></constraint>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="l"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="15" id="m"/>
                </constraints>
                <variation key="default">
                    <mask key="subviews"><exclude reference="wide"/></mask>
                    <mask key="constraints"><exclude reference="m"/></mask>
                </variation>
                <variation key="widthClass=regular">
                    <mask key="subviews"><include reference="wide"/></mask>
                    <mask key="constraints"><include reference="m"/><exclude reference="l"/></mask>
                </variation>
            </view>
            """)
        let controller = UIViewController()
        let window = TestWindow(.padSlideOver, root: controller)
        defer { window.close() }
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        let stack = try #require(view.subviews.first { $0 is UIStackView } as? UIStackView)
        controller.view.addSubview(view)
        window.run(0.1)
        #expect(view.subviews.count == 2)
        #expect(view.subviews[0].frame.width == 50 && view.subviews[0].frame.minX == 5)
        #expect(stack.axis == .horizontal)
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(view.subviews.count == 3)
        #expect(view.subviews[0].frame.width == 80 && view.subviews[0].frame.minX == 15)
        #expect(stack.axis == .vertical && stack.spacing == 9)
        window.change(to: .padSlideOver)
        window.run(0.1)
        #expect(view.subviews.count == 2)
        #expect(view.subviews[0].frame.width == 50 && view.subviews[0].frame.minX == 5)
        #expect(stack.axis == .horizontal && stack.spacing == 0)
    }
}
