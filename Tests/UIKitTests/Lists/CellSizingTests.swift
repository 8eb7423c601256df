import Testing
@testable import UIKit

/// Cells whose constraints say how high they are.
@MainActor @Suite struct CellSizingTests {
    private static func staticTable(width: Int) -> String {
        """
        <tableViewController id="list"><tableView key="view" dataMode="static" style="insetGrouped" rowHeight="-1" estimatedRowHeight="-1" id="tv">
            <rect key="frame" x="0" y="0" width="\(width)" height="852"/>
            <sections><tableViewSection id="s"><cells>
                <tableViewCell selectionStyle="default" indentationWidth="10" id="c1">
                    <rect key="frame" x="20" y="18" width="\(width - 40)" height="43.5"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c1" id="cc1">
                        <rect key="frame" x="0" y="0" width="\(width - 40)" height="43.5"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews><label opaque="NO" text="One line" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                            <rect key="frame" x="20" y="11" width="\(width - 80)" height="21.5"/>
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        </label></subviews>
                        <constraints>
                            <constraint firstItem="l1" firstAttribute="top" secondItem="cc1" secondAttribute="topMargin" id="k1"/>
                            <constraint firstItem="l1" firstAttribute="leading" secondItem="cc1" secondAttribute="leadingMargin" id="k2"/>
                            <constraint firstAttribute="trailingMargin" secondItem="l1" secondAttribute="trailing" id="k3"/>
                            <constraint firstAttribute="bottomMargin" secondItem="l1" secondAttribute="bottom" id="k4"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="list" id="d1"/><outlet property="delegate" destination="list" id="d2"/></connections>
        </tableView></tableViewController>
        """
    }

    @Test("static cells are as high in a window as wide as the storyboard's as in any other")
    func staticCells() throws {
        let heights: [CGFloat] = try [393, 414, 375].map { width in
            let storyboard = try InterfaceFixtures.storyboard(initial: "list", Self.staticTable(width: width))
            let list = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            let window = TestWindow(.phonePortrait, root: list)
            defer { window.close() }
            return try #require(list.tableView.cellForRow(at: [0, 0])).frame.height
        }
        #expect(heights[0] == heights[1] && heights[1] == heights[2], "\(heights)")
        // A line of the body's within the cell's margins of 11.
        #expect(abs(heights[1] - 42.667) < 0.7)
    }
}
