import Foundation
import InputLimits

extension Project {
    /// The project with the pods that its Podfile names as library targets, each made from its podspec or, where only CocoaPods
    /// itself knows its files, from the Pods project that `pod install` left.
    ///
    /// A pod that is found in neither place is remembered by the targets that use it: see `Target.missingPods`.
    package func addingPods(configuration: String = "Debug") throws -> Project {
        guard let file = Self.podfile(above: folder), checkout.access.admits(file.path), let text = try InputFile.textIfReadable(at: file) else { return self }
        let budget = ReadingBudget()
        let podfile = try Podfile(text: text, file: file.path, budget: budget)
        var resolver = PodResolver(
            podfile: podfile, folder: file.deletingLastPathComponent(), configuration: configuration, checkout: checkout, budget: budget)
        return try resolver.resolve(self)
    }

    /// The project with the pod that a podspec describes, and what that needs of the pods beside it.
    func addingPod(specifiedAt file: URL, budget: ReadingBudget) throws -> (project: Project, target: Target)? {
        try checkout.check(file, "A pod is read")
        guard let text = try InputFile.textIfReadable(at: file) else { return nil }
        let specification = try Podspec(text: text, folder: file.deletingLastPathComponent(), file: file.path, budget: budget)
        var resolver = PodResolver(
            podfile: try Podfile(text: "", file: file.path, budget: budget), folder: folder, configuration: "Debug", checkout: checkout, budget: budget)
        let target = try resolver.target(of: specification)
        var result = self
        result.targets += resolver.added.values.filter { result.target(named: $0.name) == nil }.sorted { $0.name < $1.name }
        return (result, target)
    }

    /// The Podfile may lie above a project that is one of several in a workspace.
    static func podfile(above folder: URL) -> URL? {
        for place in [folder, folder.deletingLastPathComponent()] {
            let file = place.appendingPathComponent("Podfile")
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }
}

private struct PodResolver {
    let podfile: Podfile
    let folder: URL
    let configuration: String
    let checkout: Checkout
    let budget: ReadingBudget
    private var podsProject: Project?
    private var lock = PodfileLock(text: "")
    private(set) var added: [String: Target] = [:]
    private var missing: [String] = []
    /// The target of each pod that was asked for, also while it is being added: a pod may need itself by way of others, and its podspec
    /// may give it another name.
    private var names: [String: String] = [:]
    private var depth = 0
    /// The language of the target whose pods are looked for: that of a pod whose podspec names none.
    private var language = SwiftLanguage()

    init(podfile: Podfile, folder: URL, configuration: String, checkout: Checkout, budget: ReadingBudget) {
        self.podfile = podfile
        self.folder = folder
        self.configuration = configuration
        self.checkout = checkout
        self.budget = budget
    }

    mutating func resolve(_ project: Project) throws -> Project {
        var result = project
        let installed = folder.appendingPathComponent("Pods/Pods.xcodeproj")
        // Checked in without its file, it says no more than that the pods were installed once.
        if FileManager.default.fileExists(atPath: installed.appendingPathComponent("project.pbxproj").path) {
            podsProject = try XcodeProjectReader(projectAt: installed, configuration: configuration, checkout: checkout, budget: budget).read()
                .leavingOutAbsentFiles()
        }
        let lockFile: URL = folder.appendingPathComponent("Podfile.lock")
        lock = PodfileLock(text: checkout.access.admits(lockFile.path) ? try InputFile.textIfReadable(at: lockFile) ?? "" : "")
        let paths = Dictionary(
            (project.targets.flatMap { podfile.pods(of: $0.name) }).compactMap { pod in pod.path.map { (pod.rootName, $0) } },
            uniquingKeysWith: { first, _ in first })
        for index in result.targets.indices {
            let pods = podfile.pods(of: result.targets[index].name)
            language = result.targets[index].language
            for name in Set(pods.map(\.rootName)).subtracting(Self.programs).sorted() {
                missing = []
                let parts = pods.filter { $0.rootName == name }.map(\.name)
                if let target = try target(for: name, parts: parts, paths: paths) { result.targets[index].targetDependencies.append(target.name) }
                result.targets[index].missingPods += missing
                result.targets[index].umbrellaModules.formUnion(missing)
                for pod in pods where missing.contains(pod.rootName) {
                    result.targets[index].packagesOfMissingPods[pod.rootName] = PodPackages.package(for: pod, installed: lock.versions[pod.rootName])
                }
            }
            addPodsOfMissing(to: &result.targets[index])
        }
        result.targets += added.values.sorted { $0.name < $1.name }
        return result
    }

    /// An app may import what a pod of its own brings along. Where that pod cannot be had, what it brings still can be, by the lock file.
    private func addPodsOfMissing(to target: inout Target) {
        var open: [String] = target.missingPods.filter { target.packagesOfMissingPods[$0] == nil }
        while let pod = open.popLast() {
            for name in lock.dependencies[pod, default: []].sorted() where names[name] == nil && added[name] == nil && !target.missingPods.contains(name) {
                guard let package = PodPackages.package(for: Podfile.Pod(name: name), installed: lock.versions[name]) else { continue }
                target.missingPods.append(name)
                target.umbrellaModules.insert(name)
                target.packagesOfMissingPods[name] = package
            }
        }
    }

    /// Pods that are programs for script phases, which are not run, and have nothing for an app.
    private static let programs: Set<String> = ["ACKLocalization", "LicensePlist", "Periphery", "Sourcery", "SwiftFormat", "SwiftGen", "SwiftLint"]

    private mutating func target(for pod: String, parts: [String], paths: [String: String]) throws -> Target? {
        if let known = names[pod] ?? (added[pod] == nil ? nil : pod) { return added[known] }
        depth += 1
        defer { depth -= 1 }
        try budget.check(depth: depth, of: "\(folder.path): the chain of pods that leads to \(pod.prefix(80))")
        if let path = paths[pod], let specification = try podspec(of: pod, in: folder.appending(relativePath: path)) {
            names[pod] = specification.root.name
            if let known = added[specification.root.name] { return known }
            return try add(specification, parts: parts, paths: paths)
        }
        if let found = podsProject?.targets.first(where: { Self.isTarget($0, of: pod) }) { return try add(installed: found, as: pod, paths: paths) }
        if podsProject == nil, let target = try add(copied: pod, paths: paths) { return target }
        guard let specification = try podspecInCheckout(of: pod) else {
            missing.append(pod)
            return nil
        }
        names[pod] = specification.root.name
        return try added[specification.root.name] ?? add(specification, parts: parts, paths: paths)
    }

    /// The podspec of a pod that nobody has installed, and that the checkout is itself: a library's example names it by its address or version.
    private func podspecInCheckout(of pod: String) throws -> Podspec? {
        var place: URL = folder.standardizedFileURL
        while checkout.access.admits(place.path), place.path != "/" {
            if let found = try podspec(of: pod, in: place) { return found }
            place.deleteLastPathComponent()
        }
        return nil
    }

    /// The target of a podspec that no Podfile names.
    mutating func target(of specification: Podspec) throws -> Target {
        names[specification.root.name] = specification.root.name
        return try add(specification, parts: [specification.root.name], paths: [:])
    }

    private mutating func add(_ specification: Podspec, parts: [String], paths: [String: String]) throws -> Target {
        let all = specification.specifications(named: parts)
        let excluded = all.flatMap(\.excludedFiles)
        let files = try PathPattern.files(
            below: specification.folder, matching: all.flatMap(\.sourceFiles), except: excluded, budget: budget, subject: specification.file
        ).map { TargetFile(url: $0) }
        let resources = try PathPattern.files(
            below: specification.folder, matching: all.flatMap(\.resources), except: excluded, budget: budget, subject: specification.file)
        var target = Target(
            name: specification.root.name, moduleName: specification.module, kind: .library,
            sources: files.filter { $0.kind == .swift }.map(\.url),
            resources: resources.map { Resource(source: $0, destination: TargetFile.destination(of: $0)) },
            unsupportedFiles: files.filter { $0.kind == .cFamily }.map { UnsupportedFile(url: $0.url, reason: .cFamily) },
            language: SwiftLanguage(mode: specification.swiftVersion.map(SwiftLanguage.mode(ofVersion:)) ?? language.mode, conditions: ["COCOAPODS", "DEBUG"]))
        // CocoaPods writes an umbrella header that imports UIKit for every pod.
        target.implicitImports = ["UIKit"]
        added[specification.root.name] = target
        for name in Set(all.flatMap(\.dependencies).map { String($0.prefix { $0 != "/" }) }).sorted() where name != specification.root.name {
            if let other = try self.target(for: name, parts: [name], paths: paths) { target.targetDependencies.append(other.name) }
        }
        added[specification.root.name] = target
        return target
    }

    private mutating func add(installed found: Target, as pod: String, paths: [String: String]) throws -> Target {
        var target = found
        target.name = pod
        target.kind = .library
        target.isFetched = true
        target.implicitImports = ["UIKit"]
        // CocoaPods adds an empty Objective-C file to every target.
        target.unsupportedFiles.removeAll { $0.url.lastPathComponent.hasSuffix("-dummy.m") }
        target.targetDependencies = []
        target.resources += resourceBundles(of: found)
        added[pod] = target
        for dependency in found.targetDependencies {
            let name = String(dependency.prefix { $0 != "-" })
            if let other = try self.target(for: name, parts: [name], paths: paths) { target.targetDependencies.append(other.name) }
        }
        added[pod] = target
        return target
    }

    /// A pod whose files were checked in without the Pods project, which is made anew where the pods are installed: all Swift files of its folder.
    private mutating func add(copied pod: String, paths: [String: String]) throws -> Target? {
        let place: URL = folder.appendingPathComponent("Pods").appendingPathComponent(pod)
        guard checkout.access.admits(place.path), FileManager.default.fileExists(atPath: place.path) else { return nil }
        let files = try PathPattern.files(below: place, matching: ["**/*.{swift,m,mm,c,cpp}"], budget: budget, subject: place.path).map { TargetFile(url: $0) }
        guard files.contains(where: { $0.kind == .swift }) else { return nil }
        var target = Target(
            name: pod, moduleName: String(pod.map { $0.isLetter || $0.isNumber ? $0 : "_" }), kind: .library,
            sources: files.filter { $0.kind == .swift }.map(\.url),
            unsupportedFiles: files.filter { $0.kind == .cFamily }.map { UnsupportedFile(url: $0.url, reason: .cFamily) },
            language: SwiftLanguage(mode: language.mode, conditions: ["COCOAPODS", "DEBUG"]))
        target.isFetched = true
        target.implicitImports = ["UIKit"]
        added[pod] = target
        for name in lock.dependencies[pod, default: []].sorted() {
            if let other = try self.target(for: name, parts: [name], paths: paths) { target.targetDependencies.append(other.name) }
        }
        added[pod] = target
        return target
    }

    /// The resources that the pod's podspec puts in bundles of their own, `Pod-Bundle` targets of the Pods project: `Bundle.bundle/File.nib`.
    private func resourceBundles(of found: Target) -> [Resource] {
        found.targetDependencies.flatMap { name -> [Resource] in
            guard name.hasPrefix(found.name + "-"), let bundle = podsProject?.target(named: name), bundle.kind == .other("bundle") else {
                return []
            }
            let folder: String = name.dropFirst(found.name.count + 1) + ".bundle/"
            return bundle.resources.map { Resource(source: $0.source, destination: folder + $0.destination) }
        }
    }

    /// CocoaPods names a target for the pod, with the platform behind it where several use the pod.
    private static func isTarget(_ target: Target, of pod: String) -> Bool {
        target.isForIOS && (target.name == pod || target.name == "\(pod)-iOS" || target.name.hasPrefix("\(pod)-iOS"))
    }

    private func podspec(of pod: String, in place: URL) throws -> Podspec? {
        let file = place.pathExtension == "podspec" ? place : place.appendingPathComponent("\(pod).podspec")
        try checkout.check(file, "The pod \(pod) is read")
        guard let text = try InputFile.textIfReadable(at: file) else { return nil }
        return try Podspec(text: text, folder: file.deletingLastPathComponent(), file: file.path, budget: budget)
    }
}
