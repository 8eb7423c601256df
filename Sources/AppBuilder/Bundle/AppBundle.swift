import FolderAccess
import Foundation
import InputLimits
import XcodeProject

/// The `Name.app` folder that a built app runs in: `Bundle.main` finds Info.plist and resources beside the executable.
struct AppBundle {
    let folder: BuildFolder
    /// The bundle's path from the build folder.
    let path: String
    let executableName: String
    let infoPropertyList: [String: PropertyListValue]
    /// The rights that the app is signed with: in the bundle, since there is no signature.
    let entitlements: [String: PropertyListValue]
    let resources: [Resource]

    /// The bundle of an app target.
    init(of target: Target, adding others: [Target] = [], in folder: BuildFolder, forTests: Bool = false) {
        let name = target.infoPropertyList["CFBundleExecutable"]?.string ?? target.moduleName
        self.folder = folder
        path = forTests ? "tests/\(name).app" : "\(name).app"
        executableName = name
        infoPropertyList = target.infoPropertyList
        entitlements = target.entitlements
        // A framework's resources lie in the app's bundle: its code is linked into the app, so that its bundle is the app's.
        resources = others.flatMap(\.resources) + target.resources
    }

    /// A bundle for tests without an app, of a package or of `targets`, whose resources it holds.
    init(forTestsOf name: String, adding targets: [Target] = [], in folder: BuildFolder) {
        self.folder = folder
        path = "tests/\(name).app"
        executableName = name
        infoPropertyList = [
            "CFBundleExecutable": .string(name), "CFBundleIdentifier": .string("quince.tests.\(name)"), "CFBundleName": .string(name),
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        entitlements = [:]
        resources = targets.flatMap(\.resources)
    }

    /// The name that Xcode once gave the file in bundles; the keychain reads it (`KeychainGroups`).
    private static let entitlementsName = "archived-expanded-entitlements.xcent"

    var url: URL { folder.url.appendingPathComponent(path) }

    var executable: URL { url.appendingPathComponent(executableName) }

    /// Brings the folder up to date with the built program, and with what it needs beside it.
    ///
    /// Returns warnings about its files. `companions` are by their names in the folder; `access` says what may be copied, besides what is in the build folder.
    @discardableResult
    func write(program: URL, companions: [String: URL] = [:], reading access: ReadAccess) throws -> [String] {
        try ProjectError.check(name: executableName, of: "executable", where: "Correct EXECUTABLE_NAME or PRODUCT_NAME in the target's build settings.")
        var interfaces = InterfaceCompiler()
        var files: [String: FileSync.Content] = ["Info.plist": .data(try PropertyListValue.dictionary(infoPropertyList).xmlData())]
        if !entitlements.isEmpty { files[Self.entitlementsName] = .data(try PropertyListValue.dictionary(entitlements).xmlData()) }
        // A framework's own Info.plist, listed among its resources, belongs to its bundle, which is the app's here.
        for resource in resources where resource.destination != "Info.plist" {
            try access.adding(folder.url).check(resource.source.path)
            if resource.source.pathExtension == "xcstrings" {
                try files.merge(Self.tables(of: resource)) { $1 }
            } else if DataModelCompiler.compiles(resource.source) {
                for (path, data) in try DataModelCompiler.compile(resource.source, to: resource.destination) { files[path] = .data(data) }
            } else if LearntModelReader.reads(resource.source) {
                for (path, data) in try LearntModelReader.compile(resource.source, to: resource.destination, access: access) { files[path] = .data(data) }
            } else if InterfaceCompiler.compiles(resource.source) {
                files[InterfaceCompiler.destination(of: resource.destination)] = .data(try interfaces.compile(resource.source))
            } else {
                files[resource.destination] = .copy(resource.source)
            }
        }
        // Apps name them in composed letters, and a Mac's file system would find them all the same.
        files = Dictionary(files.map { ($0.key.precomposedStringWithCanonicalMapping, $0.value) }) { $1 }
        for (name, companion) in companions { files[name] = .copy(companion) }
        files[executableName] = .copy(program)
        try FileSync(path, in: folder, reading: access).apply(files)
        return interfaces.warnings
    }

    private static func tables(of resource: Resource) throws -> [String: FileSync.Content] {
        let name = resource.source.deletingPathExtension().lastPathComponent
        let tables: [String: String]
        do {
            tables = try StringCatalog(json: InputFile.data(at: resource.source)).tables()
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            throw ProjectError(
                .malformedProject, "The string catalogue \(resource.source.path) cannot be read.", advice: "Open and save it in Xcode.")
        }
        for language in tables.keys.sorted() {
            try ProjectError.check(name: language, of: "language in \(resource.source.path)", where: "Correct it in Xcode.")
        }
        return Dictionary(uniqueKeysWithValues: tables.map { ("\($0.key).lproj/\(name).strings", .text($0.value)) })
    }
}
