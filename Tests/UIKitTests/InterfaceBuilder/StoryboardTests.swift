import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct StoryboardTests {
    init() { InterfaceFixtures.classes }

    private static let navigation = """
        <navigationController id="nav">
            <navigationBar key="navigationBar" largeTitles="NO" id="bar"/>
            <connections><segue destination="screen" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController>
        """

    private static func screen(_ connections: String, subviews: String = "", item: String = "") -> String {
        """
        <viewController storyboardIdentifier="Screen" id="screen" customClass="ScreenController" customModule="Tests">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="414" height="896"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label text="Here" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
                    \(subviews)
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="label" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="10" id="c1"/>
                    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
                </constraints>
            </view>
            <navigationItem key="navigationItem" title="Screens" id="item">
                <barButtonItem key="rightBarButtonItem" systemItem="save" id="save"><connections><action selector="save:" destination="screen" id="sa"/></connections></barButtonItem>
                \(item)
            </navigationItem>
            <connections>
                <outlet property="label" destination="label" id="o1"/>
                <outlet property="saveItem" destination="save" id="o2"/>
                \(connections)
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
        """
    }

    private static let detail = """
        <viewController storyboardIdentifier="Detail" title="Detail" id="detail" customClass="DetailController" customModule="Tests">
            <view key="view" id="dv">
                <rect key="frame" x="0" y="0" width="414" height="896"/>
                <subviews>
                    <button buttonType="system" id="done"><rect key="frame" x="20" y="200" width="100" height="40"/><state key="normal" title="Done"/>
                        <connections><segue destination="exit" kind="unwind" identifier="done" unwindAction="comeBack:" id="u"/></connections>
                    </button>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
        </viewController>
        <exit id="exit"/>
        """

    @Test("a storyboard's controller awakes before its view is loaded, and has its outlets when it is") func loading() throws {
        let storyboard = try InterfaceFixtures.storyboard(initial: "nav", Self.navigation, Self.screen(""))
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let screen = try #require(navigation.topViewController as? ScreenController)
        #expect(screen.log == ["awake, view loaded false"])
        #expect(screen.storyboard === storyboard)
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        #expect(screen.log == ["awake, view loaded false", "loaded with Here"])
        #expect(screen.navigationItem.title == "Screens")
        #expect(screen.saveItem === screen.navigationItem.rightBarButtonItem)
        #expect(screen.view.frame == window.window.bounds)
        #expect(abs(screen.label.frame.minX - 20) < 0.001)
        #expect(screen.label.convert(CGPoint.zero, to: nil).y == navigation.navigationBar.frame.maxY + 10)
        UIApplication.shared.sendAction(try #require(screen.saveItem.action), to: screen.saveItem.target, from: screen.saveItem, for: nil)
        #expect(screen.log.last == "save")
    }

    @Test("controllers by identifier, and made by the app itself") func creators() throws {
        let storyboard = try InterfaceFixtures.storyboard(initial: "nav", Self.navigation, Self.screen(""), Self.detail)
        #expect(storyboard.instantiateViewController(withIdentifier: "Detail") is DetailController)
        let made = storyboard.instantiateViewController(identifier: "Detail") { (coder: NSCoder) -> DetailController? in
            let controller = DetailController(coder: coder)
            controller?.text = "made"
            return controller
        }
        #expect(made.text == "made" && made.title == "Detail")
        made.loadViewIfNeeded()
        #expect(made.view.subviews.first is UIButton)
    }

    @Test("a button's segue asks, prepares and pushes; its unwinding tells and pops") func showAndUnwind() throws {
        let button = """
            <button buttonType="system" id="go"><rect key="frame" x="20" y="300" width="100" height="40"/><state key="normal" title="Go"/>
                <connections><segue destination="detail" kind="show" identifier="go" id="s1"/></connections></button>
            """
        let storyboard = try InterfaceFixtures.storyboard(initial: "nav", Self.navigation, Self.screen("", subviews: button), Self.detail)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let screen = try #require(navigation.topViewController as? ScreenController)
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        screen.log = []
        screen.allows = false
        window.tap(CGPoint(x: 50, y: 320))
        window.run(1)
        #expect(screen.log == ["should go"])
        screen.allows = true
        window.tap(CGPoint(x: 50, y: 320))
        window.run(1)
        #expect(screen.log == ["should go", "should go", "prepare go to DetailController"])
        let detail = try #require(navigation.topViewController as? DetailController)
        #expect(detail.text == "from UIButton")
        screen.log = []
        window.tap(CGPoint(x: 50, y: 220))
        window.run(1)
        #expect(screen.log == ["back from DetailController"])
        #expect(navigation.topViewController === screen)
    }

    @Test("segues performed in code present, over a creator of the source, in their own class") func performing() throws {
        let segues = """
            <segue destination="detail" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" animates="NO" id="s1"/>
            <segue destination="detail" kind="presentation" identifier="made" destinationCreationSelector="makeDetail:sender:segueIdentifier:" animates="NO" id="s2"/>
            <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" customModule="Tests" id="s3"/>
            """
        let storyboard = try InterfaceFixtures.storyboard(initial: "screen", Self.screen(segues), Self.detail)
        let screen = try #require(storyboard.instantiateInitialViewController() as? ScreenController)
        let window = TestWindow(.padPortrait, root: screen)
        defer { window.close() }
        screen.log = []
        screen.performSegue(withIdentifier: "modal", sender: nil)
        window.run(0.1)
        let shown = try #require(screen.presentedViewController as? DetailController)
        #expect(shown.modalPresentationStyle == .fullScreen)
        #expect(screen.log == ["prepare modal to DetailController"])
        window.tap(CGPoint(x: 50, y: 220))
        window.run(1)
        #expect(screen.presentedViewController == nil)
        #expect(screen.log.last == "back from DetailController")
        screen.performSegue(withIdentifier: "made", sender: nil)
        window.run(0.1)
        // The source made it for the segue, and prepared it after that.
        #expect((screen.presentedViewController as? DetailController)?.text == "from String")
        screen.dismiss(animated: false)
        window.run(0.1)
        let before = FadeSegue.performed
        screen.performSegue(withIdentifier: "fade", sender: nil)
        #expect(FadeSegue.performed == before + 1)
        window.run(0.1)
        screen.dismiss(animated: false)
    }

    @Test("a container view holds its controller before the view is told to the app") func embedding() throws {
        let container = """
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="400" width="200" height="100"/>
                <connections><segue destination="detail" kind="embed" identifier="inside" id="e"/></connections></containerView>
            """
        let storyboard = try InterfaceFixtures.storyboard(initial: "screen", Self.screen("", subviews: container), Self.detail)
        let screen = try #require(storyboard.instantiateInitialViewController() as? ScreenController)
        screen.loadViewIfNeeded()
        #expect(screen.log == ["awake, view loaded false", "should inside", "prepare inside to DetailController", "loaded with Here"])
        let detail = try #require(screen.children.first as? DetailController)
        #expect(detail.view.superview?.frame == CGRect(x: 0, y: 400, width: 200, height: 100))
    }

    @Test("a controller's outlets lead to constraints too, and are there when what it embeds is made (behaviour/rules.md 7.10)") func outletsBeforeEmbedding()
        throws
    {
        let container = """
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="400" width="200" height="100"/>
                <constraints><constraint firstAttribute="height" constant="77" id="tall"/></constraints>
                <connections><segue destination="detail" kind="embed" identifier="inside" id="e"/></connections></containerView>
            """
        let outlet = "<outlet property=\"boxHeight\" destination=\"tall\" id=\"o9\"/>"
        let storyboard = try InterfaceFixtures.storyboard(initial: "screen", Self.screen(outlet, subviews: container), Self.detail)
        let screen = try #require(storyboard.instantiateInitialViewController() as? ScreenController)
        screen.loadViewIfNeeded()
        #expect(screen.boxHeight?.constant == 77)
        #expect(screen.heightWhenPreparing == 77)
    }

    private static let table = """
        <tableViewController storyboardIdentifier="List" id="list">
            <tableView key="view" dataMode="static" style="grouped" separatorStyle="default" rowHeight="50" id="tv">
                <rect key="frame" x="0" y="0" width="414" height="896"/>
                <sections>
                    <tableViewSection headerTitle="First" id="s1"><cells>
                        <tableViewCell textLabel="t1" detailTextLabel="t2" style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" id="c1">
                            <tableViewCellContentView key="contentView" id="cc1"><subviews>
                                <label text="Name" id="t1"/><label text="Value" id="t2"/>
                            </subviews></tableViewCellContentView>
                            <connections><segue destination="detail" kind="show" identifier="row" id="sg"/></connections>
                        </tableViewCell>
                        <tableViewCell rowHeight="90" id="c2"><tableViewCellContentView key="contentView" id="cc2"/></tableViewCell>
                    </cells></tableViewSection>
                    <tableViewSection footerTitle="The end" id="s2"><cells>
                        <tableViewCell id="c3"><tableViewCellContentView key="contentView" id="cc3"/></tableViewCell>
                    </cells></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="list" id="d1"/><outlet property="delegate" destination="list" id="d2"/></connections>
            </tableView>
        </tableViewController>
        """

    @Test("static rows are shown without any code, and lead where their segues say") func staticTable() throws {
        let nav = Self.navigation.replacingOccurrences(of: "\"screen\"", with: "\"list\"")
        let storyboard = try InterfaceFixtures.storyboard(initial: "nav", nav, Self.table, Self.detail)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        let list = try #require(navigation.topViewController as? UITableViewController)
        #expect(list.tableView.style == .grouped)
        #expect(list.tableView.numberOfSections == 2)
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        let cell = try #require(list.tableView.cellForRow(at: [0, 0]))
        #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Value")
        #expect(list.tableView.rectForRow(at: [0, 0]).height == 50)
        #expect(list.tableView.rectForRow(at: [0, 1]).height == 90)
        window.tap(cell.convert(CGPoint(x: 60, y: 25), to: nil))
        window.run(1)
        #expect(navigation.topViewController is DetailController)
    }

    @Test("prototype cells are dequeued by their identifiers") func prototypes() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let text = """
            <tableViewController id="list"><tableView key="view" dataMode="prototypes" id="tv">
                <prototypes><tableViewCell reuseIdentifier="Row" textLabel="t" style="IBUITableViewCellStyleDefault" id="c">
                    <tableViewCellContentView key="contentView" id="cc"><subviews><label id="t"><color key="textColor" systemColor="systemRedColor"/></label></subviews></tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView></tableViewController>
            """
        let list = try #require(
            InterfaceFixtures.storyboard(initial: "list", text).instantiateInitialViewController() as? UITableViewController)
        let rows = Rows()
        list.tableView.dataSource = rows
        let window = TestWindow(.phonePortrait, root: list)
        defer { window.close() }
        let cell = try #require(list.tableView.cellForRow(at: [0, 2]))
        #expect(cell.textLabel?.text == "Row 2")
        #expect(cell.textLabel?.textColor == .systemRed)
        #expect(cell.reuseIdentifier == "Row")
    }

    @Test("a controller's bars are of the classes that the storyboard names") func ownBars() throws {
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" tag="7" customClass="RoundTabBar" customModule="Tests" id="tb"/><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="a"/>
            </connections></tabBarController>
            """
        let nav = """
            <navigationController id="nav"><navigationBar key="navigationBar" customClass="TallNavigationBar" customModule="Tests" id="nb"/><connections>
                <segue destination="one" kind="relationship" relationship="rootViewController" id="b"/>
            </connections></navigationController>
            """
        let one = "<viewController title=\"Inside\" automaticallyAdjustsScrollViewInsets=\"NO\" id=\"one\"><view key=\"view\" id=\"v1\"/></viewController>"
        let made = try #require(InterfaceFixtures.storyboard(initial: "tabs", tabs, nav, one).instantiateInitialViewController() as? UITabBarController)
        made.loadViewIfNeeded()
        #expect(made.tabBar is RoundTabBar && made.tabBar.superview === made.view && made.tabBar.tag == 7)
        #expect(made.tabBar.items?.count == 1 && made.tabBar.delegate === made)
        let inside = try #require(made.viewControllers?.first as? UINavigationController)
        #expect(inside.navigationBar is TallNavigationBar)
        #expect(inside.navigationBar.topItem?.title == "Inside")
        #expect(inside.automaticallyAdjustsScrollViewInsets && inside.topViewController?.automaticallyAdjustsScrollViewInsets == false)
    }

    @Test("a container has the other views of its scene when its own view is loaded") func viewsBesideContainers() throws {
        let tabs = """
            <tabBarController customClass="CoveredTabs" customModule="Tests" id="tabs"><tabBar key="tabBar" id="tb"/><connections>
                <outlet property="cover" destination="cover" id="o"/>
            </connections></tabBarController>
            <view tag="9" id="cover"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
            """
        let made = try #require(InterfaceFixtures.storyboard(initial: "tabs", tabs).instantiateInitialViewController() as? CoveredTabs)
        made.loadViewIfNeeded()
        #expect(made.hadCover && made.cover?.tag == 9 && made.cover?.superview == nil)
    }

    @Test("a picker's rows come from the outlets of its data source and delegate") func pickerOutlets() throws {
        let screen = """
            <viewController customClass="PickingController" customModule="Tests" id="c"><view key="view" id="v">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <subviews><pickerView id="p"><rect key="frame" x="0" y="0" width="320" height="216"/><connections>
                    <outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/>
                </connections></pickerView></subviews>
            </view></viewController>
            """
        let made = try #require(InterfaceFixtures.storyboard(initial: "c", screen).instantiateInitialViewController())
        let picker = try #require(made.view.subviews.first as? UIPickerView)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
        #expect(picker.delegate === made)
    }

    @Test("tabs and columns come with their controllers") func containers() throws {
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="a"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="b"/>
            </connections></tabBarController>
            """
        let one =
            "<viewController id=\"one\"><view key=\"view\" id=\"v1\"/><tabBarItem key=\"tabBarItem\" title=\"One\" image=\"star\" catalog=\"system\" id=\"i1\"/></viewController>"
        let two = "<viewController id=\"two\"><view key=\"view\" id=\"v2\"/><tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"i2\"/></viewController>"
        let made = try #require(InterfaceFixtures.storyboard(initial: "tabs", tabs, one, two).instantiateInitialViewController() as? UITabBarController)
        #expect(made.viewControllers?.count == 2)
        #expect(made.tabBar.items?.map(\.title) == ["One", "Search"])
        let split = """
            <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" id="split"><connections>
                <segue destination="one" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="two" kind="relationship" relationship="detailViewController" id="b"/>
            </connections></splitViewController>
            """
        let columns = try #require(InterfaceFixtures.storyboard(initial: "split", split, one, two).instantiateInitialViewController() as? UISplitViewController)
        #expect(columns.style == .doubleColumn)
        #expect(columns.viewController(for: .primary) != nil && columns.viewController(for: .secondary) != nil)
        #expect(columns.preferredDisplayMode == .oneBesideSecondary)
    }
}
