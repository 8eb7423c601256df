import AppSession
import Foundation
import TestSupport
import Testing

@testable import CoreText
@testable import ObjectRuntime
@testable import UIKit

@Suite("Launches that lost a part", .serialized) @MainActor struct LaunchStandInTests {
    @Test("the first places that the app came to are named, and that there are more") func text() {
        func text(_ count: Int) -> String? {
            LaunchStandIn(places: (0..<count).map { LeftOutPlace(needs: "RxSwift", file: "/a/AppDelegate.swift", line: $0) }).text
        }
        #expect(text(0) == nil)
        #expect(text(2) == "AppDelegate.swift  RxSwift\nAppDelegate.swift:1  RxSwift")
        #expect(text(5)?.split(separator: "\n").count == 5 && text(5)?.hasSuffix("\n…") == true)
        #expect(LaunchStandIn(places: [LeftOutPlace(needs: "main", file: "", line: 0)]).text == "main")
    }

    @Test("an app whose delegate was left out starts with a stand-in, and a hatched window names the place") func delegate() throws {
        defer { AppContext.renew() }
        ObjCRuntime.declareLeftOut("LostDelegate", needs: "Firebase", file: "/a/LostDelegate.swift", line: 12)
        let endpoint = ApplicationSession(delegateClassName: "Lost.LostDelegate", principalClassName: nil)
        endpoint.receive(.launch(.phonePortrait, device: DeviceIdentity(name: "D", identifier: "D1,1", systemVersion: "17.5")))
        #expect(UIApplication.shared.delegate is LeftOutDelegate)
        #expect(LeftOutLog.shared.reached.contains { $0.needs == "Firebase" && $0.line == 12 })
        #expect(endpoint.missingWindow() == nil)
        let window = try #require(AppContext.current.launchStandIn)
        #expect(window.rootViewController?.view is LeftOutArea && !window.isHidden)
    }

    @Test("a class that was not left out is not recorded as such") func otherTypes() {
        ObjCRuntime.declareLeftOut("LostScene", needs: "Firebase", file: "/a/LostScene.swift", line: 1)
        #expect(LeftOutLog.shared.recordsType(named: "Lost.LostScene") && LeftOutLog.shared.recordsType(named: "LostScene"))
        #expect(!LeftOutLog.shared.recordsType(named: "Lost.Scene"))
        ObjCRuntime.declareLeftOut("LostInheritance: Presenting", needs: "Presenting", file: "/a/Lost.swift", line: 3)
        class LostInheritance: UIResponder {}
        final class Heir: LostInheritance {}
        #expect(LeftOutLog.shared.recordsInheritance(of: Heir.self) && !LeftOutLog.shared.recordsInheritance(of: UIResponder.self))
        #expect(LeftOutLog.shared.reached.contains { $0.needs == "Presenting" && $0.line == 3 })
        ObjCRuntime.declareLeftOut("LostOutletController.camera", needs: "MTKView", file: "/a/Lost.swift", line: 1)
        final class LostOutletController: UIViewController {}
        let controller = LostOutletController()
        controller.setValue(UIView(), forKey: "camera", place: "here")
        #expect(LeftOutLog.shared.recordsMember("camera", of: LostOutletController.self))
        #expect(!LeftOutLog.shared.recordsMember("title", of: LostOutletController.self))
    }

    @Test("the fonts that Info.plist names are known before the app asks; what is no font is passed over") func fonts() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("Own.ttf").path
        try renamedFont().write(to: URL(fileURLWithPath: path))
        try folder.write("no font", to: "Bad.ttf")
        #expect(UIFont(name: "OwnLaunchFonts", size: 12) == nil)
        Launch.registerFonts(named: ["Bad.ttf", "None.ttf", "Own.ttf"], in: try #require(Bundle(path: folder.url.path)))
        #expect(UIFont(name: "OwnLaunchFonts", size: 12)?.familyName == "Own Launch Fonts")
        #expect(CTFontManagerUnregisterFontsForURL(NSURL(fileURLWithPath: path), .process, nil))
    }

    /// A font by a name that no other test asks for.
    private func renamedFont() throws -> Data {
        var data = try Data(contentsOf: URL(fileURLWithPath: FontResources.path(of: "DejaVuSansMono.ttf")))
        for (old, new) in [("DejaVuSansMono", "OwnLaunchFonts"), ("DejaVu Sans Mono", "Own Launch Fonts")] {
            for encoding in [String.Encoding.ascii, .utf16BigEndian] {
                guard let old = old.data(using: encoding), let new = new.data(using: encoding) else { continue }
                while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
            }
        }
        return data
    }
}
