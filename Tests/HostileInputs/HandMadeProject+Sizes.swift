extension HandMadeProject {
    /// What is too deep, too long or too much.
    static let sizes: [HandMadeProject] = lists + texts + interfaces + catalogues + patterns + many

    private static let openings = ["{a=", "(", "<array>", "<dict><key>a</key>", "/*", "\"", "'", "<"]

    private static let lists: [HandMadeProject] =
        openings.flatMap { opening in each("a project of \(opening)", [201, 20_000, 100_000]) { $0.text = repeated(opening, $1) } }
        + each("an Info.plist in itself", Array(counts.dropFirst(2))) { project, count in
            let lists = repeated("<array>", count) + repeated("</array>", count)
            try project.write("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>A</key>\(lists)</dict></plist>", to: "Info.plist")
            project.settings = "INFOPLIST_FILE = Info.plist;"
        }
        + each("groups in one another", Array(counts.dropFirst(2))) { project, count in
            for number in 0..<count { project.add("g\(number)", "isa = PBXGroup; path = G\(number); children = (g\(number + 1),); sourceTree = \"<group>\";") }
            project.children = ["g0"]
        }
        + each("groups of a workspace", counts) { project, count in
            let xml = count % 2 == 0 ? repeated("<Group location=\"group:a\">", count) : repeated("</Group>", count)
            try project.write("<Workspace>\(xml)</Workspace>", to: "Demo.xcworkspace/contents.xcworkspacedata")
        }

    private static let texts: [HandMadeProject] =
        each("open brackets of settings", counts) { project, count in
            project.settings = "PRODUCT_NAME = \"\(repeated("$(", count))A\(count % 2 == 0 ? repeated(")", count) : "")\";"
        }
        + each("stars in a condition", counts) { project, count in
            project.settings = "\"PRODUCT_NAME[sdk=\(repeated("*i", count))x]\" = A; \"PRODUCT_NAME[sdk=\(repeated("?", count))*]\" = B;"
        }
        + each("a name of thousands of letters", [200, 201, 5000, 100_000]) { project, count in
            project.targetName = repeated("n", count)
            project.settings = "PRODUCT_NAME = \(repeated("é", count));"
        }
        + nested.flatMap { part in each("a source of \(part)", [201, 5000, 100_000]) { try $0.write("let a: A = x" + repeated(part, $1), to: "App.swift") } }
        + misplaced.flatMap { part in
            each("a structure of \(part)", [201, 5000, 100_000]) { try $0.write("struct S {\n" + repeated(part, $1), to: "App.swift") }
        }

    /// Tokens at each of which the parser looks through all that follows for a place to go on.
    private static let misplaced = ["a: ", "a: \"x\"\n", "< ", "get ", "@a "]

    private static let nested = [
        "#if A\n", "{", "(", "[", "x.", "A<", "try ", "x ? y : ", "\"\\(", "-> A ", "if x {} else ", "!", "/*", "@a ", "some ", "&& x ", "func f() {",
        "class A {",
    ]

    private static let interfaces: [HandMadeProject] =
        each("views in views", counts) { project, count in
            try project.write("<document>" + repeated("<view>", count) + (count % 2 == 0 ? repeated("</view>", count) : "") + "</document>", to: "A.xib")
            project.addResource("A.xib")
        }
        + each("attributes and character data", counts) { project, count in
            let attributes = (0..<count).map { "a\($0)=\"1\"" }.joined(separator: " ")
            try project.write("<document \(attributes)>" + repeated("<![CDATA[x]]>", count) + "</document>", to: "A.storyboard")
            project.addResource("A.storyboard")
        }
        + each("entities", counts) { project, count in
            try project.write("<!DOCTYPE d [<!ENTITY a \"\(repeated("&a;", 20))\">]><document>\(repeated("&a;&#x41;", count))</document>", to: "A.xib")
            project.addResource("A.xib")
        }

    private static let catalogues: [HandMadeProject] =
        each("a catalogue with a language for each text", Array(counts.dropLast())) { project, count in
            let entries = (0..<count).map { "\"k\($0)\": {\"localizations\": {\"l\($0)\": {\"stringUnit\": {\"value\": \"v\"}}}}" }.joined(separator: ",")
            try project.write("{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}", to: "L.xcstrings")
            project.addResource("L.xcstrings")
        }
        + each("a catalogue in itself", Array(counts.dropFirst(2))) { project, count in
            try project.write(repeated("{\"strings\":", count) + "1" + repeated("}", count), to: "L.xcstrings")
            project.addResource("L.xcstrings")
        }
        + each("asset folders in one another", [3, 40, 150, 201, 600]) { project, count in
            try project.write("{}", to: "A.xcassets/\(repeated("a/", count))i.imageset/Contents.json")
            project.addResource("A.xcassets")
        }
        + each("an asset's description in itself", Array(counts.dropFirst(2))) { project, count in
            try project.write(repeated("{\"images\":[", count), to: "A.xcassets/i.imageset/Contents.json")
            project.addResource("A.xcassets")
        }

    private static let patterns: [HandMadeProject] =
        each("braces that multiply", Array(counts.dropFirst())) { project, count in try project.writePod(" s.source_files = '\(repeated("{a,b}", count))'\n") }
        + each("braces in braces", Array(counts.dropFirst())) { project, count in
            try project.writePod(" s.source_files = '\(repeated("{", count))a\(repeated("}", count))'\n")
        }
        + each("stars of folders", counts) { project, count in try project.writePod(" s.source_files = '\(repeated("**/a/", count))*'\n") }
        + each("subspecs in one another", counts) { project, count in try project.writePod(repeated(" s.subspec 'T' do |s|\n", count)) }
        + ["(", "<<-E", "%w[", "'", "\\", "do |a|\n", "#{", "target 'Demo' do\n pod 'A'\n"].flatMap { part in
            each("a Podfile of \(part)", [201, 20_000]) { try $0.write(repeated(part, $1), to: "Podfile") }
        }

    private static let many: [HandMadeProject] =
        each("resources", Array(counts.dropLast())) { project, count in for number in 0..<count { project.addResource("R\(number)") } }
        + each("configurations", Array(counts.dropLast())) { project, count in
            project.settings = (0..<count).map { "S\($0) = \"$(S\(max(0, $0 - 1)):lower:default=$(PRODUCT_NAME))\"; " }.joined()
        }
}
