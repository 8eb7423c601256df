import Testing

@testable import UIKit

@Suite struct SceneManifestTests {
    private func manifest(_ delegate: String) -> [String: Any] {
        ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": delegate]]]]
    }

    @Test("rules 12.1: an iPad takes the manifest that is named for it, whole")
    func deviceVariant() throws {
        let info: [String: Any] = ["UIApplicationSceneManifest": manifest("Phone"), "UIApplicationSceneManifest~ipad": manifest("Pad")]
        func delegate(_ idiom: UIUserInterfaceIdiom) -> String? {
            SceneManifest(info, idiom: idiom)?.entry(named: nil, role: "UIWindowSceneSessionRoleApplication")?.delegateClassName
        }
        #expect(delegate(.phone) == "Phone")
        #expect(delegate(.pad) == "Pad")
        #expect(SceneManifest(["UIApplicationSceneManifest~ipad": manifest("Pad")], idiom: .phone) == nil)
    }

    @Test("rules 12.5: a manifest without configurations is adopted only where the app delegate is asked for them")
    func emptyManifest() throws {
        for empty: [String: Any] in [
            [:], ["UISceneConfigurations": [String: Any]()], ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [Any]()]],
        ] {
            let manifest = try #require(SceneManifest(["UIApplicationSceneManifest": empty]))
            #expect(!manifest.isAdopted(delegateConfigures: false) && manifest.isAdopted(delegateConfigures: true))
        }
        let named = try #require(SceneManifest(["UIApplicationSceneManifest": manifest("Phone")]))
        #expect(named.isAdopted(delegateConfigures: false))
    }
}
