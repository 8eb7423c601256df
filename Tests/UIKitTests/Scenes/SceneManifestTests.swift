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
}
