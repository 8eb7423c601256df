extension HandMadeProject {
    /// What leads back to itself, or to the same place on many ways.
    static let circles: [HandMadeProject] = groups + targets + settings + includes + pods

    private static let groups: [HandMadeProject] =
        each("groups in a circle", counts) { project, count in
            for number in 0..<count {
                project.add("g\(number)", "isa = PBXGroup; name = G\(number); children = (g\((number + 1) % count),); sourceTree = \"<group>\";")
            }
            project.children = ["g0"]
        }
        + each("a circle of groups that nothing leads to", [3, 20_000]) { project, count in
            for number in 0..<count { project.add("g\(number)", "isa = PBXVariantGroup; children = (g\((number + 1) % count),); sourceTree = \"<group>\";") }
        }
        + each("a main group that holds itself", ["G", "P", "APP", "PS", "S"]) { project, child in project.children = [child] }

    private static let targets: [HandMadeProject] = each("targets that depend on each other", Array(counts.prefix(6))) { project, count in
        for number in 0..<count {
            project.add("d\(number)", "isa = PBXTargetDependency; target = t\((number + 1) % count);")
            project.add(
                "t\(number)", "isa = PBXNativeTarget; name = T\(number); productType = \"com.apple.product-type.framework\"; dependencies = (d\(number),);")
        }
        project.targets = (0..<count).map { "t\($0)" }
        project.targetExtras = "dependencies = (d0,);"
    }

    private static let settings: [HandMadeProject] =
        each("settings that double each other", Array(counts.dropLast())) { project, count in
            project.settings = (0..<count).map { "L\($0) = \"$(L\($0 + 1))$(L\($0 + 1))\"; " }.joined() + "PRODUCT_NAME = \"$(L0)\"; L\(count) = x;"
        }
        + each("settings that all refer to all", Array(counts.prefix(4))) { project, count in
            let all = (0..<count).map { "$(M\($0))" }.joined()
            project.settings = (0..<count).map { "M\($0) = \"\(all)\"; " }.joined() + "PRODUCT_NAME = \"A$(M0)\";"
        }
        + each("a setting that is itself", ["$(A)", "$(A)$(A)", "$($(A))", "${A:lower}$(A:default=$(A))", "$(inherited)$(A)", "$(TARGET_NAME)$(PRODUCT_NAME)"])
    { project, value in
        project.settings = "A = \"\(value)\"; PRODUCT_NAME = \"$(A)\"; TARGET_NAME = \"$(PRODUCT_NAME)\";"
    }

    private static let includes: [HandMadeProject] =
        each("files that include the next one twice", [3, 40, 150, 201, 999]) { project, count in
            try include(project, count) { $0 + 1 }
        }
        + each("files that include each other in a circle", [1, 2, 3, 40, 150, 201, 999]) { project, count in
            try include(project, count) { ($0 + 1) % count }
        }

    private static func include(_ project: HostileProject, _ count: Int, next: (Int) -> Int) throws {
        for number in 0..<count {
            let line = "#include? \"\(next(number)).xcconfig\"\n"
            try project.write(line + line + "A = $(inherited)$(inherited)x\n", to: "\(number).xcconfig")
        }
        project.useConfiguration("0.xcconfig")
    }

    private static let pods: [HandMadeProject] =
        each("pods that need each other", [1, 2, 40, 201]) { project, count in
            for number in 0..<count {
                let dependencies = " s.dependency 'P\((number + 1) % count)'\n s.dependency 'P\(number)'\n s.dependency 'P\((number + 2) % count)'\n"
                try project.write("Pod::Spec.new do |s|\n s.name = 'P\(number)'\n s.source_files = '*.swift'\n\(dependencies)end\n", to: "P\(number).podspec")
            }
            let lines = (0..<count).map { " pod 'P\($0)', :path => '.'\n" }.joined()
            try project.write("target 'Demo' do\n\(lines)end\n", to: "Podfile")
        }
        + each("subspecs that need each other", Array(counts.dropLast())) { project, count in
            try project.writePod((0..<count).map { " s.subspec 'S\($0)' do |t|\n t.dependency 'A/S\(($0 + 1) % count)'\n end\n" }.joined())
        }
        + each("functions of a Podfile that double each other", Array(counts.prefix(5))) { project, count in
            let functions = (1..<count).map { "def f\($0)\n f\($0 - 1)\n f\($0 - 1)\nend\n" }.joined()
            try project.write("def f0\n pod 'A'\nend\n\(functions)target 'Demo' do\n f\(count - 1)\nend\n", to: "Podfile")
        }
}

extension HostileProject {
    func useConfiguration(_ path: String) {
        add("X", "isa = PBXFileReference; path = \(Self.quote(path)); sourceTree = \"<group>\";")
        configurationExtras = "baseConfigurationReference = X;"
    }

    /// A pod in development beside the project.
    func writePod(_ body: String) throws {
        try write("Pod::Spec.new do |s|\n s.name = 'A'\n s.source_files = '*.swift'\n\(body)end\n", to: "A.podspec")
        try write("target 'Demo' do\n pod 'A', :path => '.'\nend\n", to: "Podfile")
    }
}
