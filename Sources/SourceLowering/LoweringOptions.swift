/// The facts that the lowering has to know besides the sources.
package struct LoweringOptions: Sendable {
    /// The compilation conditions that are set, for example `DEBUG`.
    package var activeConditions: Set<String>
    /// The value of `targetEnvironment(simulator)`.
    package var isSimulator: Bool
    /// The value of `swift(>=...)`, for example (5, 10): a module's language mode, not the compiler's version.
    package var languageVersion: [Int]
    /// Modules that can be imported besides ``systemModules``: the project's own and its packages'.
    package var importableModules: Set<String>
    /// Modules that every file sees without importing them: those that the target's bridging or umbrella header imports.
    package var implicitImports: [String] = []
    /// Libraries that bring UIKit into view where they are imported, as the umbrella headers of CocoaPods' and Carthage's frameworks do.
    package var umbrellaModules: Set<String> = []
    /// The module's name in sources and interface files, where the compiler is told another: classes go by it.
    package var sourceModule: String?
    /// Whether what names no actor is on the main one, as with `SWIFT_DEFAULT_ACTOR_ISOLATION`.
    package var isMainActorByDefault = false
    /// Whether the module exchanges methods at run time, so that those whose selectors it names have to ask what stands in their place.
    var exchangesMethods = false
    /// Whether the module asks protocols for their methods.
    var describesProtocols = false
    /// Whether those who import the module see them too: a framework's umbrella header says so.
    package var exportsImplicitImports = false
    /// The modules imported in place of Foundation by `import Foundation`. Foundation itself would hide the functions that the runtime replaces.
    package var foundationReplacement: [String]

    package init(
        activeConditions: Set<String> = ["DEBUG"],
        isSimulator: Bool = true,
        languageVersion: [Int] = [5, 10],
        importableModules: Set<String> = [],
        foundationReplacement: [String] = ["ObjectRuntime", "CoreGraphics"]
    ) {
        self.activeConditions = activeConditions
        self.isSimulator = isSimulator
        self.languageVersion = languageVersion
        self.importableModules = importableModules
        self.foundationReplacement = foundationReplacement
    }

    /// The modules that every app can import: the runtime's and the toolchain's.
    package static let systemModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest",
        "Testing", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing",
        "ObjectRuntime", "CoreGraphics", "CoreText", "QuartzCore", "CoreImage", "UIKit",
    ]

    /// In its mode 4 the compiler takes the frameworks' names from before Swift 4.2.
    var usesSwift4Names: Bool { languageVersion.lexicographicallyPrecedes([4, 2]) }
    /// The modules that the toolchain has besides, and those that rewritten sources import under another name; few can be asked for by `canImport`.
    private static let otherModules: Set<String> = [
        "ObjectiveC", "CoreFoundation", "OSLog", "os", "Darwin", "FoundationInternationalization", "Distributed", "Cxx", "CxxStdlib",
        "Runtime", "_Differentiation", "_Builtin_float", "_Volatile", "_TestDiscovery", "Builtin", "SwiftShims", "HeadlessHost", "QuinceLeftOut",
    ]

    /// Those of them that code asks for with `canImport`, to have what they bring where they are there.
    private static let alwaysImportable: Set<String> = ["CoreFoundation", "OSLog", "ObjectiveC", "os"]

    /// Whether an import of `module` finds something.
    func hasModule(_ module: String) -> Bool { canImport(module) || Self.otherModules.contains(module) }

    /// The modules that a target's headers import and that are not there. Folders of C's own headers, such as `objc`, `sys` and `net`, are none.
    package var absentInHeaders: Set<String> { Set(implicitImports.filter { $0.first?.isUppercase == true && !hasModule($0) && $0 != sourceModule }) }

    /// Whether `module` comes with the system: there or not, no project makes it.
    package static func isSystemModule(_ module: String) -> Bool { isFramework(module) || otherModules.contains(module) }

    static func isFramework(_ module: String) -> Bool { systemModules.contains(module) || LinkedFrameworks.importable.contains(module) }

    func canImport(_ module: String) -> Bool {
        let name = String(module.prefix { $0 != "." })
        return Self.systemModules.contains(name) || importableModules.contains(name) || Self.alwaysImportable.contains(name)
    }
}
