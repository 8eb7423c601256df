/// The source of SwiftGen's template for the scenes of storyboards.
struct SwiftGenScenes {
    let storyboards: [RSwiftContents.Storyboard]
    let modules: Set<String>
    let output: SwiftGenOutput

    var text: String {
        let access: String = output.access
        var lines: [String] = ["import Foundation", "import UIKit"] + modules.sorted().map { "import \($0)" }
        lines += ["", "\(access)enum \(output.parameter("enumName", "StoryboardScene")) {"]
        var types: Set<String> = []
        for storyboard in storyboards {
            let type: String = SwiftGenName.type(storyboard.name)
            guard !type.isEmpty, types.insert(type).inserted else { continue }
            lines += [
                "    \(access)enum \(type): StoryboardType {", "        \(access)static let storyboardName: String = \(ManifestWriter.quote(storyboard.name))",
            ]
            if let initial = storyboard.initial {
                lines.append(
                    "        \(access)static var initialScene: InitialSceneType<\(initial)> { InitialSceneType<\(initial)>(storyboard: \(type).self) }")
            }
            var taken: Set<String> = ["storyboardName", "initialScene", "storyboard"]
            for controller in storyboard.controllers {
                let member: String = SwiftGenName.member(controller.name)
                guard !member.isEmpty, taken.insert(member).inserted else { continue }
                let scene = "SceneType<\(controller.type)>"
                lines.append(
                    "        \(access)static var \(member): \(scene) { \(scene)(storyboard: \(type).self, identifier: \(ManifestWriter.quote(controller.name))) }"
                )
            }
            lines.append("    }")
        }
        return (lines + ["}", ""] + support(access)).joined(separator: "\n") + "\n"
    }

    private func support(_ access: String) -> [String] {
        [
            "\(access)protocol StoryboardType {", "    static var storyboardName: String { get }", "}", "", "@MainActor extension StoryboardType {",
            "    \(access)static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: \(output.bundle)) }", "}", "",
            "\(access)struct SceneType<T: UIViewController> {", "    \(access)let storyboard: StoryboardType.Type", "    \(access)let identifier: String", "",
            "    @MainActor \(access)func instantiate() -> T {",
            "        guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {",
            "            fatalError(\"ViewController '\\(identifier)' is not of the expected class \\(T.self).\")", "        }", "        return controller",
            "    }", "",
            "    @MainActor \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {",
            "        storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)", "    }", "}", "",
            "\(access)struct InitialSceneType<T: UIViewController> {", "    \(access)let storyboard: StoryboardType.Type", "",
            "    @MainActor \(access)func instantiate() -> T {",
            "        guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {",
            "            fatalError(\"ViewController is not of the expected class \\(T.self).\")", "        }", "        return controller", "    }", "}",
        ]
    }
}
