import Foundation

/// Makes projects that try to lead elsewhere: a name, a path or a link from the lists below in one or two of the places that a project has
/// for them.
package struct HostilePathGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// SplitMix64: the same projects for the same seed.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int(next() % UInt64(elements.count))] }

    private static let names = [
        "..", ".", "", "/", "//", "../..", "../../victim", "../../../victim", "../../../../victim", "a/../../../victim", "a/b", "./x", "x/.", "x/..",
        "/tmp", "/etc/passwd", "~", "~root", "$HOME", "$(SRCROOT)/../../victim", "${HOME}", "-rf", "--", "a b", "a\nb", "a\u{0}b", "a\u{7F}b", "\u{1B}[2J",
        "a\u{202E}b", "a\u{2028}b", "a\\b", "..\\..", "a\"b", "a'b", "\\(x)", "#\"\"#", "Ünïcode", "Ü\u{308}", "アプリ", "👩‍👩‍👧", "٣", "１２３", "1App", "con", "records",
        "build", "package", "temporary", ".git", ".quince", ".partial-1", "quince.json", String(repeating: "n", count: 200),
        String(repeating: "n", count: 201), String(repeating: "n", count: 5000), String(repeating: "../", count: 400) + "etc/passwd", "*", "?", "%2e%2e", "..;",
        "... ", ".. ",
    ]
    private static let files = [
        "../../victim/secret.txt", "../../victim/App.swift", "../../victim", "../..", "/etc/passwd", "/", "/dev/zero", "/dev/null", "/proc/self/environ",
        "/proc/self/fd",
        "~/x", "../app/../../victim/secret.txt", "App.swift/../../../victim/secret.txt", "..", ".", "", "App.swift", "../Shared/words.txt",
        "Shared/../App.swift",
        "$(SRCROOT)/../../victim/secret.txt", "loop/loop/words", "\u{0}", "a\nb", String(repeating: "a/", count: 1500),
        String(repeating: "../", count: 300) + "etc/passwd",
    ]
    private static let links = [
        "../../victim", "../../victim/secret.txt", "/etc/passwd", "/", ".", "..", "loop", "../..", "/proc/self/cwd", "/dev/zero", "nothing", "../Shared",
    ]
    private static let linked = [
        ".quince", ".quince/Demo", ".quince/Demo/build", ".quince/Demo/package", ".quince/Demo/quince.json", ".quince/Demo/lock", ".quince/Demo/records",
        ".quince/.gitignore",
        "words", "words/a.txt", "loop", "Podfile", "Kit", "Kit/Kit.podspec", "App.xcconfig", "Info.plist", "Words.xcstrings",
        "Demo.xcodeproj/project.xcworkspace", "Assets.xcassets",
        "fr.lproj", "Package.swift", "Pods",
    ]

    /// Changes a project in one to three ways, and says how.
    package mutating func spoil(_ project: HostileProject) throws -> [String] {
        let count = 1 + Int(next() % 3)
        return try (0..<count).map { _ in try spoilOnce(project) }
    }

    private mutating func spoilOnce(_ project: HostileProject) throws -> String {
        let name = pick(Self.names)
        let file = pick(Self.files)
        let quoted = HostileProject.quote(name)
        switch next() % 12 {
        case 0:
            project.targetName = name
            return "target \(quoted)"
        case 1:
            let setting = pick([
                "EXECUTABLE_NAME", "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_PREFIX", "EXECUTABLE_SUFFIX", "TARGET_NAME", "WRAPPER_NAME",
            ])
            project.settings += "\(setting) = \(quoted);"
            return "\(setting) \(quoted)"
        case 2:
            project.settings += "INFOPLIST_FILE = \(HostileProject.quote(file));"
            return "Info.plist \(file.prefix(60))"
        case 3:
            project.sources = HostileProject.quote(file)
            return "source \(file.prefix(60))"
        case 4, 5:
            let type = pick(["", "lastKnownFileType = folder;", "lastKnownFileType = text;", "name = x.strings;"])
            project.addResource(file, tree: pick(["<group>", "<absolute>", "SOURCE_ROOT"]), extras: type)
            return "resource \(file.prefix(60)) \(type)"
        case 6:
            let number = project.objects.utf8.count
            project.objects += """
                W\(number) = {isa = PBXFileReference; path = "App.swift"; lastKnownFileType = text; sourceTree = "<group>"; };
                WB\(number) = {isa = PBXBuildFile; fileRef = W\(number); };
                CP\(number) = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = \(pick(["1", "7"])); dstPath = \(quoted); files = (WB\(number),); };
                """
            project.phases += "CP\(number),"
            return "copy phase \(quoted)"
        case 7:
            let number = project.objects.utf8.count
            try project.write("\"a\" = \"b\";", to: "loose.strings")
            project.objects += """
                L\(number) = {isa = PBXFileReference; name = \(quoted); path = "loose.strings"; sourceTree = "<group>"; };
                V\(number) = {isa = PBXVariantGroup; name = \(HostileProject.quote(pick(Self.names))); children = (L\(number),); sourceTree = "<group>"; };
                VB\(number) = {isa = PBXBuildFile; fileRef = V\(number); };
                PV\(number) = {isa = PBXResourcesBuildPhase; files = (VB\(number),); };
                """
            project.phases += "PV\(number),"
            return "variant \(quoted)"
        case 8:
            let language = try String(decoding: JSONEncoder().encode(name), as: UTF8.self)
            try? project.write(
                "{\"sourceLanguage\": \(language), \"strings\": {\"a\": {\"localizations\": {\(language): {\"stringUnit\": {\"value\": \"b\"}}}}}}",
                to: "Words.xcstrings")
            project.addResource("Words.xcstrings")
            return "catalogue \(quoted)"
        case 9:
            let single = name.replacingOccurrences(of: "'", with: "")
            try? project.write("target 'Demo' do\n pod 'Kit', :path => '\(pick(["Kit", "../../victim", "/", ".."]))'\nend\n", to: "Podfile")
            try? project.write(
                "Pod::Spec.new do |s|\n s.name = 'Kit'\n s.module_name = '\(single)'\n s.source_files = '\(pick(["*.swift", "../**/*", "../../victim/*"]))'\n s.resources = '**/*'\nend\n",
                to: "Kit/Kit.podspec")
            try? project.write("let kit = 1\n", to: "Kit/Kit.swift")
            return "pod \(quoted)"
        default:
            let place = pick(Self.linked)
            let target = pick(Self.links)
            try? project.link(place, to: target)
            return "link \(place) -> \(target)"
        }
    }
}
