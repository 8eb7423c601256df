import Foundation

/// One module of a project, with its files.
package struct Target: Sendable {
    package enum Kind: Hashable, Sendable, CustomStringConvertible {
        case application, framework, library, unitTests, interfaceTests, appExtension
        /// Anything else, by its product type.
        case other(String)

        package var description: String {
            switch self {
            case .application: "app"
            case .framework: "framework"
            case .library: "library"
            case .unitTests: "unit tests"
            case .interfaceTests: "interface tests"
            case .appExtension: "app extension"
            case .other(let type): type
            }
        }

        /// From a product type such as `com.apple.product-type.application`.
        package init(productType: String) {
            let type = productType.replacingOccurrences(of: "com.apple.product-type.", with: "")
            self =
                switch type {
                case "application": .application
                case "framework", "framework.static": .framework
                case "library.static", "library.dynamic": .library
                case "bundle.unit-test": .unitTests
                case "bundle.ui-testing": .interfaceTests
                case _ where type.hasSuffix("app-extension") || type.hasSuffix("extensionkit-extension"): .appExtension
                default: .other(type)
                }
        }
    }

    package var name: String
    /// The name of the module that sources import.
    package var moduleName: String
    /// The name of the module in sources, where that is another name: see `TargetReader.linkableName`.
    package var sourceModuleName: String?
    package var kind: Kind
    package var isForIOS: Bool
    /// Swift files, in the project's order.
    package var sources: [URL]
    package var resources: [Resource]
    /// Files that cannot be built on Linux: they are left out, and what Swift code needs of them with them.
    package var unsupportedFiles: [UnsupportedFile]
    package var targetDependencies: [String]
    /// The app that these unit tests run in: see `TargetReader.testHost`.
    package var testHost: String?
    package var packageProducts: [PackageProduct]
    /// Why it cannot be read as a whole; other targets can.
    package var problem: ProjectError?
    /// Pods that its Podfile names and that are neither beside the project nor installed.
    package var missingPods: [String] = []
    /// The Swift packages of those that have one, by the pods' names.
    package var packagesOfMissingPods: [String: PackageReference] = [:]
    /// Modules of libraries that CocoaPods or Carthage bring as frameworks: their umbrella headers import UIKit for every file that imports them.
    package var umbrellaModules: Set<String> = []
    package var language: SwiftLanguage
    /// Whether Xcode makes Swift symbols for its asset catalogues, and members of the framework's types as well.
    package var makesAssetSymbols = true
    package var extendsTypesWithAssets = false
    /// Modules that its Objective-C headers import for all its Swift files.
    package var implicitImports: [String] = []
    /// The Objective-C headers that its Swift files see, whatever they declare: the bridging header's, or a framework's own.
    package var swiftHeaders: [URL] = []
    /// Whether it is somebody else's library, which a tool fetched for the project.
    package var isFetched = false
    /// The texts of its script phases, which are not run: some ask for tools whose work is done here.
    package var scripts: [String] = []
    /// The plug-ins of packages that Xcode runs for it.
    package var plugins: [String] = []
    /// The processed Info.plist.
    package var infoPropertyList: [String: PropertyListValue]
    /// The rights that an app is signed with: see `Entitlements`.
    package var entitlements: [String: PropertyListValue] = [:]

    package init(
        name: String, moduleName: String, kind: Kind, isForIOS: Bool = true, sources: [URL] = [], resources: [Resource] = [],
        unsupportedFiles: [UnsupportedFile] = [], targetDependencies: [String] = [], packageProducts: [PackageProduct] = [],
        language: SwiftLanguage = SwiftLanguage(), infoPropertyList: [String: PropertyListValue] = [:]
    ) {
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.isForIOS = isForIOS
        self.sources = sources
        self.resources = resources
        self.unsupportedFiles = unsupportedFiles
        self.targetDependencies = targetDependencies
        self.packageProducts = packageProducts
        self.language = language
        self.infoPropertyList = infoPropertyList
    }
}

/// A file or folder that goes into the app's bundle.
package struct Resource: Hashable, Sendable {
    package var source: URL
    /// The path in the bundle, from its root: `Name`, or `fr.lproj/Name` for a localised file.
    package var destination: String

    package init(source: URL, destination: String) {
        self.source = source
        self.destination = destination
    }
}

/// A file that keeps a target from being built.
package struct UnsupportedFile: Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
        case cFamily
        /// Xcode makes a class of it for a framework that is not there.
        case machineLearningModel
        /// Xcode makes classes of what it defines.
        case intentDefinition
        /// It is not there, and version control was told to keep it out of the checkout.
        case notInCheckout
        /// It is not there.
        case missing
    }

    package var url: URL
    package var reason: Reason

    package init(url: URL, reason: Reason) {
        self.url = url
        self.reason = reason
    }
}

/// A library of a Swift package that a target links.
package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The identity of its package, or nil when the project does not say.
    package var package: String?

    package init(name: String, package: String? = nil) {
        self.name = name
        self.package = package
    }
}
