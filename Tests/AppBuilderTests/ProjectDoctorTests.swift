import Foundation
import SourceLowering
import Testing

@testable import AppBuilder

@Suite("What of a project is missing")
struct ProjectDoctorTests {
    private let sdk = SDKNames(
        types: ["MKMapView": .view, "UIView": .view, "NSException": .class], members: ["openURL", "forwardingTarget", "layoutSubviews"])
    private let known = KnownNames(declared: ["UIView", "layoutSubviews", "NSException"])

    private func missing(_ files: [String: String]) -> MissingNames {
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: "/app/" + $0.key, text: $0.value) }
        let options = LoweringOptions(importableModules: ["MapKit"])
        return MissingNames(uses: FileNames.read(sources, options: options), options: options, known: known, sdk: sdk)
    }

    private let folder = URL(fileURLWithPath: "/app", isDirectory: true)

    @Test("types, members and overrides that Apple's SDK has and nothing here declares, with their places")
    func names() {
        let found = missing([
            "A.swift":
                "import UIKit\nclass A: UIView {\n    let map: MKMapView? = nil\n    override func layoutSubviews() { x.forwardingTarget(for: y) }\n    override func forwardingTarget() {}\n}",
            "B.swift": "import UIKit\nlet m = MKMapView()\n#if os(macOS)\nlet n = MKMapView()\n#endif\n",
        ]).names(relativeTo: folder)
        #expect(found.map(\.name) == ["MKMapView", "forwardingTarget"] && found.map(\.kind) == [.type, .member])
        #expect(found[0].places.map(\.description) == ["A.swift:3", "B.swift:2"])
        #expect(found[1].places.map(\.description) == ["A.swift:4", "A.swift:5"])
    }

    @Test("what the project declares itself is there, and so is what nobody knows")
    func ownNames() {
        let found = missing([
            "A.swift":
                "import UIKit\nclass MKMapView {}\nlet a = MKMapView()\nlet b = Whatever()\nextension UIView { func forwardingTarget() {} }\nlet c = a.forwardingTarget()"
        ])
        #expect(found.names(relativeTo: folder).isEmpty)
    }

    @Test("imports that are not there; members of files with such an import are nobody's guess")
    func imports() {
        let found = missing([
            "A.swift": "import UIKit\nimport SwiftUI\nimport MapKit\n#if canImport(Nope)\nimport Nope\n#endif\nlet a = b.forwardingTarget(for: c)"
        ])
        #expect(found.imports(relativeTo: folder).map(\.name) == ["SwiftUI"] && found.imports(relativeTo: folder)[0].places.map(\.line) == [2])
        #expect(found.names(relativeTo: folder).isEmpty)
    }

    @Test("names in the toolchain's lists are the last of their paths, without labels")
    func systemNames() {
        let json = #"{"symbols":[{"pathComponents":["Date","distantPast"],"x":1},{"pathComponents":["Array","append(_:)"]},{"pathComponents":["max(_:_:)"]}]}"#
        #expect(SystemNames.names(in: Data(json.utf8)) == ["distantPast", "append", "max"])
        #expect(SystemNames.names(in: Data(#"{"pathComponents":["cut"#.utf8)).isEmpty)
    }

    @Test("the report says what is missing in one line, or that nothing is")
    func summary() {
        var diagnosis = ProjectDiagnosis(project: "Demo", targets: ["Demo"], files: 3)
        #expect(diagnosis.isWhole && diagnosis.summary == "Nothing is missing, as far as can be told without building.")
        diagnosis.imports = [.init(name: "SwiftUI", kind: .import, places: [.init(file: "A.swift", line: 1)])]
        diagnosis.dependencies = [.init(name: "Pod", state: .missing, detail: "a pod that is not installed"), .init(name: "kit", state: .fetched, detail: "")]
        #expect(!diagnosis.isWhole && diagnosis.summary.hasPrefix("Missing: 1 import, 1 dependency."))
        #expect(diagnosis.lines.contains("  import      SwiftUI  A.swift:1") && diagnosis.lines.contains("  missing     Pod  a pod that is not installed"))
    }
}
