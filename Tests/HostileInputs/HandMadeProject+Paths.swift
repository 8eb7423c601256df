import Foundation

extension HandMadeProject {
    private static let spellings = [
        "\u{202E}txt.App", "e\u{0301}", "İstanbul", "👩‍👩‍👧‍👦", "ß", "\u{FEFF}App", "A\u{0000}B", "A\u{0007}", "日本語", "ﷺ", "\u{1F1E6}", "A\u{200D}B", "...", "con",
        "~",
        "-rf", "$(HOME)", "`id`", "a\nb", String(repeating: "é", count: 120), "\u{202E}", " ", "\\", "\"", "'", "%00", "%2e%2e%2f", "A;B", "A B", "\u{FFFE}",
        "\u{2028}",
    ]
    private static let places = [
        "..", ".", "", "/", "../../victim", "../victim/secret.txt", "/etc/passwd", "a/../../../victim", "~/x", "./././..", "App.swift/..", "victim\0", "//",
        "....//",
        "..\\..\\victim", "/proc/self/environ", "/dev/zero", "$(SRCROOT)/../../victim",
    ]

    /// What is named by the project, and might become the name of a file.
    static let names: [HandMadeProject] =
        each("target", spellings + places) { $0.targetName = $1 }
        + each("executable", spellings + places) { $0.settings = "EXECUTABLE_NAME = \(HostileProject.quote($1));" }
        + each("module", spellings + places) { $0.settings = "PRODUCT_MODULE_NAME = \(HostileProject.quote($1));" }
        + each("language", spellings + places) { project, name in
            let language = try String(decoding: JSONEncoder().encode(name), as: UTF8.self)
            try project.write("{\"sourceLanguage\": \(language), \"strings\": {\"a\": {}}}", to: "L.xcstrings")
            project.addResource("L.xcstrings")
        }
        + each("pod", spellings + places) { project, name in
            try project.write(
                "Pod::Spec.new do |s|\n s.name = 'A'\n s.module_name = '\(name)'\n s.source_files = '\(name)/*', '*.swift'\nend\n", to: "A.podspec")
            try project.write("target 'Demo' do\n pod 'A', :path => '\(places.contains(name) ? name : ".")'\nend\n", to: "Podfile")
        }

    /// What is read from, or put at, a place that the project names.
    static let paths: [HandMadeProject] =
        each("source", spellings + places) { $0.sources = HostileProject.quote($1) }
        + each("resource", spellings + places) { $0.addResource($1) }
        + each("Info.plist", places) { $0.settings = "INFOPLIST_FILE = \(HostileProject.quote($1));" }
        + each("include", places) { project, path in
            try project.write("#include \"\(path)\"\n", to: "0.xcconfig")
            project.useConfiguration("0.xcconfig")
        }
        + each("copied files", places) { project, path in
            project.add("C", "isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = \(HostileProject.quote(path)); files = (SB,);")
            project.phases = "C,"
        }
        + each("workspace", places) { project, path in
            try project.write("<Workspace><FileRef location=\"group:\(path)\"></FileRef></Workspace>", to: "Demo.xcworkspace/contents.xcworkspacedata")
        }
        + each("synchronized folder", places) { project, path in
            project.add("Y", "isa = PBXFileSystemSynchronizedRootGroup; path = \(HostileProject.quote(path)); sourceTree = \"<group>\";")
            project.children = ["Y"]
            project.targetExtras = "fileSystemSynchronizedGroups = (Y,);"
        }

    private static let targetsOfLinks = ["..", ".", "/etc", "../../victim", "../../victim/secret.txt", "/", "/proc/self", "/dev", "/tmp", "nothing", "Things"]

    /// What leads elsewhere on disk, or is no file.
    static let links: [HandMadeProject] =
        each("linked resource", targetsOfLinks) { project, target in
            try project.link("Things", to: target)
            project.addResource("Things", extras: "lastKnownFileType = folder;")
        }
        + ["", "/Demo", "/Demo/build", "/Demo/package", "/Demo/quince.json", "/Demo/lock", "/Demo/records", "/.gitignore"].flatMap { part in
            each("linked .quince\(part)", ["../../victim", "/tmp", "..", "nothing"]) { try $0.link(".quince\(part)", to: $1) }
        }
        + each("folders that link to each other", [1, 2, 4, 12]) { project, count in
            for number in 0..<count { for other in 0..<count { try project.link("Sources/\(number)/l\(other)", to: "../\(other)") } }
            project.add("Y", "isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = \"<group>\";")
            project.targetExtras = "fileSystemSynchronizedGroups = (Y,);"
        }
        + each("a pipe", ["Pipe", "Pipe.xib", "Pipe.xcstrings", "Pipe.storyboard", "Pipe.swift"]) { project, name in
            mkfifo(project.project.appendingPathComponent(name).path, 0o600)
            if name.hasSuffix(".swift") { project.sources = HostileProject.quote(name) } else { project.addResource(name) }
        }
}
