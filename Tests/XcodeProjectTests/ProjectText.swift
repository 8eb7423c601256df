/// Writes the text of a `project.pbxproj` in the old ASCII form, as Xcode does.
struct ProjectText {
    /// Objects by identifier; the text is the body between the braces.
    var objects: [(String, String)] = []
    var projectSettings = "SDKROOT = iphoneos;"
    var projectExtras = ""
    var mainGroupChildren: [String] = []
    var targets: [String] = []

    mutating func add(_ identifier: String, _ body: String) { objects.append((identifier, body)) }

    mutating func addFile(_ identifier: String, path: String, group: String = "<group>") {
        add(identifier, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(group)\";")
    }

    /// A native target with its phases; `sources` and `resources` are identifiers of file references.
    mutating func addTarget(
        _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [], settings: String = "",
        extras: String = ""
    ) {
        func phase(_ isa: String, _ files: [String]) -> String {
            let identifier = "\(name)-\(isa)"
            for file in files { add("\(identifier)-\(file)", "isa = PBXBuildFile; fileRef = \"\(file)\";") }
            let list = files.map { "\"\(identifier)-\($0)\"," }.joined(separator: " ")
            add(identifier, "isa = \(isa); files = (\(list));")
            return identifier
        }
        let phases = [phase("PBXSourcesBuildPhase", sources), phase("PBXResourcesBuildPhase", resources)]
        add("\(name)-debug", "isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) };")
        add("\(name)-release", "isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; };")
        add("\(name)-list", "isa = XCConfigurationList; buildConfigurations = (\"\(name)-release\", \"\(name)-debug\",);")
        add(
            name,
            """
            isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
            buildConfigurationList = "\(name)-list"; buildPhases = (\(phases.map { "\"\($0)\"," }.joined())); \(extras)
            """)
        targets.append(name)
    }

    var text: String {
        let all =
            objects + [
                ("project-debug", "isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) };"),
                ("project-list", "isa = XCConfigurationList; buildConfigurations = (\"project-debug\",);"),
                ("main-group", "isa = PBXGroup; children = (\(list(mainGroupChildren))); sourceTree = \"<group>\";"),
                (
                    "root",
                    """
                    isa = PBXProject; mainGroup = "main-group"; buildConfigurationList = "project-list"; developmentRegion = en;
                    targets = (\(list(targets))); \(projectExtras)
                    """
                ),
            ]
        let body = all.map { "\t\t\"\($0.0)\" /* comment */ = {\($0.1)};\n" }.joined()
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjectVersion = 56;\n\tobjects = {\n\(body)\t};\n\trootObject = root;\n}\n"
    }

    private func list(_ identifiers: [String]) -> String { identifiers.map { "\"\($0)\"," }.joined(separator: " ") }
}
