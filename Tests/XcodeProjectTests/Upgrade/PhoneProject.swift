import Foundation
import TestSupport

@testable import XcodeProject

/// Projects of apps for phones, as Xcode wrote them.
struct PhoneProject {
    let folder: TestSupport.TemporaryFolder

    init() throws {
        folder = try TestSupport.TemporaryFolder()
        try folder.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
        try folder.write("\"b1.text\" = \"Bonjour\";\n", to: "App/fr.lproj/Main.strings")
        try folder.write(Self.source, to: "App/List.swift")
        try folder.write(Self.list(Self.listKeys), to: "App/Info.plist")
        try folder.write(Self.project(), to: "App.xcodeproj/project.pbxproj")
    }

    func upgrade(_ target: String? = nil) throws -> UpgradePlan {
        let url: URL = folder.url.appendingPathComponent("App.xcodeproj")
        return try ProjectUpgrade(projectAt: url, target: target, isNewTarget: target != nil, checkout: Checkout(of: folder.url)).plan()
    }

    static let listKeys = """
        	<key>CFBundleIdentifier</key>
        	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        	<!-- the phone's -->
        	<key>UIMainStoryboardFile</key>
        	<string>Main</string>
        	<key>UIRequiresFullScreen</key>
        	<true/>
        	<key>UIRequiredDeviceCapabilities</key>
        	<array>
        		<string>armv7</string>
        		<string>telephony</string>
        	</array>
        	<key>UISupportedInterfaceOrientations</key>
        	<array>
        		<string>UIInterfaceOrientationPortrait</string>
        	</array>
        """

    static func list(_ keys: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(keys)
        </dict>
        </plist>

        """
    }

    static let source = """
        import UIKit
        // The screen is 320 points wide.
        class List: UITableViewController {
            let box = CGRect(x: 0, y: 0, width: 320, height: 44)
            func share() {
                let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                present(sheet, animated: true)
            }
            let side = UIScreen.main.bounds.width /* 375 */
        }

        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="NO" initialViewController="nav">
            <device id="retina4_0" orientation="portrait"/>
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <navigationController id="nav" sceneMemberID="viewController">
                            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
                        </navigationController>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects>
                        <viewController id="list" customClass="List" customModule="App" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v1">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                                <subviews>
                                    <label text="Hello" id="b1"><rect key="frame" x="20" y="284" width="280" height="21"/></label>
                                </subviews>
                            </view>
                            <connections><segue destination="about" kind="modal" id="m1"/></connections>
                        </viewController>
                    </objects>
                </scene>
                <scene sceneID="s3">
                    <objects>
                        <viewController id="about" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v2">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                                <subviews>
                                    <imageView id="i1"><rect key="frame" x="16" y="142" width="160" height="284"/></imageView>
                                    <switch id="w1"><rect key="frame" x="160" y="10" width="51" height="31"/></switch>
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    /// - Parameter settings: more of the target's build settings.
    static func project(family: String = "TARGETED_DEVICE_FAMILY = 1;", settings: String = "", base: String = "") -> String {
        """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 46;
        	objects = {

        /* Begin PBXBuildFile section */
        		B1 /* List.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* List.swift */; };
        		B2 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1 /* Main.storyboard */; settings = {ATTRIBUTES = ("quoted; } thing", ); }; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		F1 /* List.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = List.swift; sourceTree = "<group>"; };
        		F2 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F3 /* fr */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = fr; path = fr.lproj/Main.strings; sourceTree = "<group>"; };
        		F4 /* Info.plist */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = "<group>"; };
        		F5 /* App.xcconfig */ = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = App.xcconfig; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        		G = {isa = PBXGroup; children = (
        				GA /* App */,
        			);
        			sourceTree = "<group>";
        		};
        		GA /* App */ = {
        			isa = PBXGroup;
        			children = (
        				F1 /* List.swift */,
        				V1 /* Main.storyboard */,
        				F4 /* Info.plist */
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        		V1 /* Main.storyboard */ = {
        			isa = PBXVariantGroup;
        			children = (F2 /* Base */, F3 /* fr */, );
        			name = Main.storyboard;
        			sourceTree = "<group>";
        		};
        		P = {isa = PBXProject; mainGroup = G; targets = (T /* App */, ); buildConfigurationList = LP; unknownToUs = "\\U2603 stays"; };
        		T /* App */ = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = LT; buildPhases = (S, R, ); };
        		S /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				B1 /* List.swift in Sources */,
        			);
        		};
        		R /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				B2 /* Main.storyboard in Resources */,
        			);
        		};
        		LP = {isa = XCConfigurationList; buildConfigurations = (CP, ); };
        		LT = {isa = XCConfigurationList; buildConfigurations = (C1 /* Debug */, C2 /* Release */, ); };
        		CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
        		C1 /* Debug */ = {
        			isa = XCBuildConfiguration;\(base)
        			buildSettings = {
        				INFOPLIST_FILE = App/Info.plist;
        				PRODUCT_NAME = "$(TARGET_NAME)";
        				\(settings)\(family)
        			};
        			name = Debug;
        		};
        		C2 /* Release */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				INFOPLIST_FILE = App/Info.plist;
        				PRODUCT_NAME = "$(TARGET_NAME)";
        			};
        			name = Release;
        		};
        	};
        	rootObject = P /* Project object */;
        }

        """
    }
}

extension UpgradePlan {
    func file(_ path: String) -> String? {
        files.first { UpgradePlan.path(of: $0.url, from: root) == path }.map { String(decoding: $0.contents, as: UTF8.self) }
    }
}
