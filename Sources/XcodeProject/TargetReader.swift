import Foundation
import InputLimits

/// Reads one native target: its files by build phase and folder, its settings and its Info.plist.
struct TargetReader {
    let target: ProjectObject
    let project: XcodeProjectReader
    let settings: BuildSettings
    private let sourceModuleName: String?
    /// Configuration files that are not there.
    private let absentSettings: [URL]

    private var tree: FileTree { project.tree }
    private var name: String { target["name"] ?? "?" }

    init(target: ProjectObject, project: XcodeProjectReader) throws {
        self.target = target
        self.project = project
        let reader = TargetSettings(target: target, project: project)
        let settings = try reader.read()
        absentSettings = try reader.absentFiles()
        guard Target.Kind(productType: target["productType"] ?? "") == .application, let module = settings["PRODUCT_MODULE_NAME"],
            !module.utf8.allSatisfy({ $0 < 0x80 })
        else {
            self.settings = settings
            sourceModuleName = nil
            return
        }
        self.settings = settings.replacing("PRODUCT_MODULE_NAME", with: Self.linkableName(module))
        sourceModuleName = module
    }

    func read(allTargets: NativeTargets) throws -> Target {
        let kind = Target.Kind(productType: target["productType"] ?? "")
        var files = phaseFiles("PBXSourcesBuildPhase").flatMap { TargetFile.files(of: $0, in: tree) }
        files += phaseFiles("PBXResourcesBuildPhase").flatMap { TargetFile.files(of: $0, in: tree) }
        files += try synchronizedFiles()
        let ignored = settings["INFOPLIST_FILE"].map { tree.sourceRoot.appending(relativePath: $0) }
        files.removeAll { $0.url == ignored }
        for index in files.indices { files[index].url = project.looseNames.existing(files[index].url) }
        var information = InfoPropertyList(settings: settings, sourceRoot: tree.sourceRoot, checkout: project.checkout, names: project.looseNames)
        // An app is lost without its Info.plist; what a framework says in it is hardly read. A pod's often is not committed.
        let absentInformation = kind == .framework ? try information.absentFile() : nil
        if absentInformation != nil { information.settings = settings.replacing("INFOPLIST_FILE", with: "") }
        let absentFiles = absentSettings + [absentInformation].compactMap(\.self)
        var result = Target(
            name: name, moduleName: settings["PRODUCT_MODULE_NAME"] ?? name, kind: kind, isForIOS: isForIOS,
            sources: unique(files.filter { $0.kind == .swift }.map(\.url)),
            resources: unique(
                files.filter { $0.kind == .resource || $0.kind == .coreDataModel }.map { Resource(source: $0.url, destination: $0.destination) }
                    + (try copiedResources())),
            unsupportedFiles: files.compactMap(unsupported(_:)) + absentFiles.map { UnsupportedFile(url: $0, reason: .missing) }
                + unlistedSources(keptOutBeside: files).map { UnsupportedFile(url: $0, reason: .notInCheckout) },
            targetDependencies: targetDependencies(among: allTargets),
            packageProducts: packageProducts(), language: SwiftLanguage(settings: settings),
            infoPropertyList: kind == .library ? [:] : try information.process())
        result.makesAssetSymbols = settings.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") ?? true
        result.extendsTypesWithAssets = settings.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
        (result.implicitImports, result.swiftHeaders) = implicitImports(among: files)
        result.scripts = scripts.map { $0["shellScript"] ?? "" }
        result.plugins = plugins
        if kind == .application {
            result.entitlements = try Entitlements(
                settings: settings, sourceRoot: tree.sourceRoot, checkout: project.checkout, names: project.looseNames
            ).process()
        }
        if kind == .unitTests { result.testHost = testHost(among: allTargets) }
        result.sourceModuleName = sourceModuleName
        return result
    }

    /// Sources that nobody lists, because the folder they would lie in belongs to the target whole: those whose very names `.gitignore` gives and
    /// that are not there.
    private func unlistedSources(keptOutBeside files: [TargetFile]) -> [URL] {
        let owned = Set(target.strings("fileSystemSynchronizedGroups"))
        let folders = project.synchronizedFolders.filter { owned.contains($0.identifier) }.compactMap { SynchronizedFolder($0, in: tree)?.url }
        guard !folders.isEmpty else { return [] }
        let present = Set(files.map(\.url.lastPathComponent))
        let ignored = IgnoredFiles(of: project.checkout, budget: project.budget)
        return folders.prefix(1).flatMap { folder in
            ignored.plainNames(ending: ".swift", for: folder).filter { !present.contains($0) }.map(folder.appendingPathComponent)
        }
    }

    /// The name of a program's module in letters that linkers can read: they are told the name of its entry point.
    static func linkableName(_ module: String) -> String {
        module.unicodeScalars.map { $0.isASCII ? String($0) : "_" + String($0.value, radix: 16, uppercase: true) }.joined()
    }

    /// The modules that the bridging header imports, and for a framework those of its umbrella header: `Name.h`, or `Name-umbrella.h` as CocoaPods
    /// writes it; and the headers themselves, with those that they include.
    private func implicitImports(among files: [TargetFile]) -> (modules: [String], headers: [URL]) {
        let phase: [URL] = phaseFiles("PBXHeadersBuildPhase").flatMap { TargetFile.files(of: $0, in: tree) }.map(\.url)
        let headers: [URL] = phase + files.map(\.url).filter { $0.pathExtension == "h" }
        let module: String = settings["PRODUCT_MODULE_NAME"] ?? name
        var roots: [URL] = headers.filter { [module, "\(module)-umbrella", "\(name)-umbrella"].contains($0.deletingPathExtension().lastPathComponent) }
        var others: [URL] = []
        if let bridging = settings["SWIFT_OBJC_BRIDGING_HEADER"], !bridging.isEmpty {
            roots.append(tree.sourceRoot.appending(relativePath: bridging))
            // Xcode's header map has every header of the project by its name, whichever targets it belongs to.
            others = tree.archive.objects(ofClass: "PBXFileReference").filter { $0["path"]?.hasSuffix(".h") == true }.compactMap(tree.location)
        }
        let reader = HeaderImports(
            headers: Dictionary((headers + others).map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first }), access: project.checkout.access
        )
        let read = roots.map(reader.read(from:))
        return (unique(read.flatMap(\.modules)), unique(read.flatMap(\.headers)))
    }

    /// The parts of the target that have no counterpart here.
    var notices: [String] {
        scripts.filter { !Self.isDoneHere($0["shellScript"] ?? "") }.map { phase in
            "The script phase \"\(phase["name"] ?? "Run Script")\" of \(name) is not run."
        }
    }

    private var scripts: [ProjectObject] { target.objects("buildPhases").filter { $0.isa == "PBXShellScriptBuildPhase" } }

    /// Whether a script does nothing but what is done here, as R.swift's.
    static func isDoneHere(_ script: String) -> Bool {
        let commands: [Substring] = script.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
        return !commands.isEmpty && commands.allSatisfy { $0.contains("rswift") && $0.contains(" generate ") }
    }

    private var isForIOS: Bool {
        // A target of several platforms may name another one's SDK, and one for a television the SDK that all of its project has.
        let platforms: [String] = settings.list("SUPPORTED_PLATFORMS").filter { !$0.contains("$") }
        guard platforms.isEmpty else { return platforms.contains { $0.hasPrefix("iphone") } }
        return (settings["SDKROOT"] ?? "iphoneos").hasPrefix("iphone")
    }

    private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }

    private func unsupported(_ file: TargetFile) -> UnsupportedFile? {
        switch file.kind {
        // CocoaPods adds an empty file to every target that it makes.
        case .cFamily where file.url.path.contains("/Target Support Files/") && file.url.lastPathComponent.hasSuffix("-dummy.m"): nil
        case .cFamily: UnsupportedFile(url: file.url, reason: .cFamily)
        case .machineLearningModel: UnsupportedFile(url: file.url, reason: .machineLearningModel)
        case .intentDefinition: UnsupportedFile(url: file.url, reason: .intentDefinition)
        default: nil
        }
    }

    // MARK: Files

    /// The references of a kind of build phase, without those that are for other platforms.
    private func phaseFiles(_ isa: String) -> [ProjectObject] {
        target.objects("buildPhases").filter { $0.isa == isa }.flatMap { $0.objects("files") }.compactMap { file in
            let filters = file.strings("platformFilters") + (file["platformFilter"].map { [$0] } ?? [])
            return filters.isEmpty || filters.contains("ios") ? file.object("fileRef") : nil
        }
    }

    private func synchronizedFiles() throws -> [TargetFile] {
        let owned = Set(target.strings("fileSystemSynchronizedGroups"))
        return try project.synchronizedFolders.flatMap { object -> [TargetFile] in
            guard let folder = SynchronizedFolder(object, in: tree) else { return [] }
            let files = try folder.files(
                ofTarget: target.identifier, ownsFolder: owned.contains(object.identifier), checkout: project.checkout, budget: project.budget)
            return files.map { file in
                folder.explicitFolders.contains(file.relativePath)
                    ? TargetFile(url: file.url, kind: .resource, destination: file.url.lastPathComponent) : TargetFile(url: file.url)
            }
        }
    }

    /// Copy-files phases that put something into the bundle's resources (7) or its root (1).
    private func copiedResources() throws -> [Resource] {
        let phases = target.objects("buildPhases").filter {
            $0.isa == "PBXCopyFilesBuildPhase" && ["1", "7"].contains($0["dstSubfolderSpec"])
        }
        return try phases.flatMap { phase in
            let prefix = try phase["dstPath"].map { $0.isEmpty ? "" : try settings.expand($0) + "/" } ?? ""
            return phase.objects("files").compactMap { $0.object("fileRef") }.flatMap { TargetFile.files(of: $0, in: tree) }
                .map { Resource(source: $0.url, destination: prefix + $0.destination) }
        }
    }

    // MARK: Dependencies

    private func targetDependencies(among targets: NativeTargets) -> [String] {
        var identifiers = target.objects("dependencies").compactMap { dependency in
            dependency["target"] ?? dependency.object("targetProxy")?["remoteGlobalIDString"]
        }
        // Linking another target's product makes it a dependency too.
        let linked = target.objects("buildPhases").filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { $0.objects("files") }.compactMap { $0["fileRef"] }
        identifiers += targets.identifiers(ofProducts: Set(linked))
        identifiers += testHostIdentifiers(among: targets)
        return unique(identifiers).compactMap(targets.name(of:))
    }

    /// The app that unit tests run in, if any: what `TEST_HOST` or `BUNDLE_LOADER` leads to, a program in `Name.app`; only where there is
    /// either, `TEST_TARGET_NAME` says which target that is.
    private func testHost(among targets: NativeTargets) -> String? {
        isHosted ? testHostIdentifiers(among: targets).first.flatMap(targets.name(of:)) : nil
    }

    private static let hostSettings = ["TEST_HOST", "BUNDLE_LOADER"]
    private var isHosted: Bool { Self.hostSettings.contains { !(settings[$0] ?? "").isEmpty } }

    private func testHostIdentifiers(among targets: NativeTargets) -> [String] {
        let named = settings["TEST_TARGET_NAME"].map { targets.identifiers(named: $0) } ?? []
        let bundles = Self.hostSettings.compactMap { settings[$0] }.flatMap { $0.split(separator: "/") }.filter { $0.hasSuffix(".app") }
        return named + bundles.flatMap { targets.identifiers(ofFile: String($0)) + targets.identifiers(named: String($0.dropLast(4))) }
    }

    private var productReferences: [ProjectObject] {
        let phases = target.objects("buildPhases").flatMap { $0.objects("files") }.compactMap { $0.object("productRef") }
        return target.objects("packageProductDependencies") + phases + target.objects("dependencies").compactMap { $0.object("productRef") }
    }

    private var plugins: [String] {
        unique(productReferences.compactMap { $0["productName"] }.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst("plugin:".count)) })
    }

    private func packageProducts() -> [PackageProduct] {
        let products = productReferences.compactMap { product in
            product["productName"].map { name -> PackageProduct in
                let package = product.object("package").flatMap { $0["repositoryURL"] ?? $0["relativePath"] }
                let identity = package.map { PackageReference(source: .remote(url: $0, .branch(""))).identity }
                // A plug-in's product is named so; plug-ins run inside Xcode's build only.
                return PackageProduct(name: name, package: identity)
            }
        }
        return unique(products).filter { !$0.name.hasPrefix("plugin:") }
    }
}

/// A file of a target with what it is and where it goes.
struct TargetFile {
    var url: URL
    var kind: FileKind
    /// Its path inside the bundle.
    var destination: String

    init(url: URL, kind: FileKind, destination: String) {
        self.url = url
        self.kind = kind
        self.destination = destination
    }

    /// A file whose place in the bundle follows from its path: flat, but inside its `.lproj` folder.
    init(url: URL, type: String? = nil) {
        self.url = url
        kind = FileKind(name: url.lastPathComponent, type: type)
        destination = Self.destination(of: url)
    }

    static func destination(of url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? "\(folder)/\(url.lastPathComponent)" : url.lastPathComponent
    }

    /// The files behind a reference of a build phase: itself, its languages, or its current version.
    static func files(of reference: ProjectObject, in tree: FileTree) -> [TargetFile] {
        switch reference.isa {
        case "PBXVariantGroup":
            return reference.objects("children").flatMap { child -> [TargetFile] in
                guard let url = tree.location(of: child) else { return [] }
                var file = TargetFile(url: url, type: child["lastKnownFileType"] ?? child["explicitFileType"])
                if !file.destination.contains(".lproj/"), let language = child["name"] {
                    file.destination = "\(language).lproj/\(reference["name"] ?? url.lastPathComponent)"
                }
                return [file]
            }
        default:
            guard let url = tree.location(of: reference) else { return [] }
            let type = reference["lastKnownFileType"] ?? reference["explicitFileType"]
            if type == "folder" { return [TargetFile(url: url, kind: .resource, destination: url.lastPathComponent)] }
            return [TargetFile(url: url, type: type)]
        }
    }
}
