import SwiftSyntax

/// The modules that a file imports, and those that it needs here besides.
final class ImportRewriter: RewritingSubject {
    let context: RewritingContext
    private var usesNetworking = false
    private var usesXML = false
    private var usesGlibc = false
    private var importsXCTest = false
    private var importsUIKit = false
    /// Whether the file imports a library whose umbrella header imports UIKit.
    private var importsUmbrella = false
    private var lastImportEnd: Int?
    private var impliedImports: Set<String> = []
    /// The modules in place of libraries that the file imports, under any of their names.
    private var standInsInView: Set<String> = []
    /// Whether what generated code calls is in view.
    private(set) var importsRuntime = false

    init(context: RewritingContext) { self.context = context }

    // MARK: Uses

    private static let networkingNames: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLSessionWebSocketTask", "URLSessionTaskMetrics", "URLRequest", "NSURLRequest",
        "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "HTTPCookie",
        "HTTPCookieStorage", "URLProtocol", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
    ]
    private static let xmlNames: Set<String> = ["XMLParser", "XMLParserDelegate"]

    /// The module that has a name of Foundation's on Linux, where it is another than Foundation.
    private static func module(ofFoundations name: String) -> String? {
        networkingNames.contains(name) ? "FoundationNetworking" : xmlNames.contains(name) ? "FoundationXML" : nil
    }

    /// The same, with what the runtime has in the place of Foundation's: `Foundation.URLSession`, `Foundation.NSPredicate`.
    static func placeHere(ofFoundations name: String) -> String? {
        module(ofFoundations: name) ?? (replacedTypes.contains(name) || replacedFunctions.contains(name) ? "ObjectRuntime" : nil)
    }

    func recordUse(of name: String) {
        if !usesNetworking, name.utf8.count > 7, Self.networkingNames.contains(name) { usesNetworking = true }
        if let framework = ImpliedImports.framework(of: name), evaluator.options.hasModule(framework) { impliedImports.insert(framework) }
        if !usesXML, Self.xmlNames.contains(name) { usesXML = true }
    }

    func require(_ module: String) { impliedImports.insert(module) }

    /// XCTest brings Foundation's versions of these into view, which would make the names ambiguous.
    func qualifyReplacedName(_ node: DeclReferenceExprSyntax) {
        guard importsXCTest, Self.replacedFunctions.contains(node.baseName.text) || Self.replacedTypes.contains(node.baseName.text),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        else { return }
        edits.insert("ObjectRuntime.", at: start(of: node))
    }

    func qualifyReplacedName(_ node: IdentifierTypeSyntax) {
        guard importsXCTest, Self.replacedTypes.contains(node.name.text) else { return }
        edits.insert("ObjectRuntime.", at: start(of: node))
    }

    private static let replacedFunctions: Set<String> = ["NSLocalizedString", "NSStringFromClass", "NSClassFromString"]
    /// The types of Foundation's that the runtime has its own of.
    private static let replacedTypes: Set<String> = [
        "DateComponentsFormatter", "MeasurementFormatter", "NSAttributedString", "NSComparisonPredicate", "NSCompoundPredicate", "NSExpression",
        "NSMutableAttributedString", "NSPredicate", "NSSortDescriptor", "PersonNameComponentsFormatter",
    ]

    /// The modules that bring the runtime into view that generated code calls.
    private static let runtimeModules: Set<String> = ["Foundation", "ObjectiveC", "CoreFoundation", "UIKit", "XCTest"]

    /// Nothing but a comment can follow an import on its line, so lengths do not matter.
    func rewriteImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        guard let module = path.first else { return }
        lastImportEnd = end(of: node)
        if Self.runtimeModules.contains(module) { importsRuntime = true }
        let isWhole = node.importKindSpecifier == nil
        if module == "UIKit" { importsUIKit = true }
        if isWhole, table.knowsUIKit, evaluator.options.umbrellaModules.contains(module) { (importsUmbrella, importsRuntime) = (true, true) }
        switch module {
        case "Foundation" where isWhole, "ObjectiveC", "CoreFoundation":
            edits.substitute(range(of: node.path), with: replacement(keeping: node.importKeyword))
        case "Foundation" where node.importKindSpecifier?.tokenKind == .keyword(.func):
            // Some of Foundation's functions are the runtime's here.
            edits.substitute(range(of: node), with: "import " + replacement(keeping: node.importKeyword))
        case "Foundation":
            if let place = path.last.flatMap(Self.module(ofFoundations:)), let name = node.path.first?.name { edits.replace(range(of: name), with: place) }
            edits.insert("; import ObjectRuntime", at: end(of: node))
        case "UIKit" where isWhole:
            if path.count > 1 { edits.substitute(range(of: node.path), with: "UIKit") }
            if evaluator.options.usesSwift4Names { edits.insert("; import QuinceSwift4", at: end(of: node)) }
        case "OSLog" where isWhole, "os" where isWhole, "Darwin" where isWhole:
            edits.substitute(range(of: node.path), with: Self.standIns[module] ?? module)
        case "Darwin":
            if let name = node.path.first?.name { edits.replace(range(of: name), with: "Glibc") }
        case "XCTest":
            importsXCTest = true
            edits.insert("@preconcurrency ", at: start(of: node.importKeyword))
            // Apple's XCTest brings UIKit along.
            edits.insert(table.knowsUIKit ? "; import UIKit; import ObjectRuntime; import QuinceXCTest" : "; import ObjectRuntime", at: end(of: node))
        default:
            // What stands in for a framework has no submodules, and for a library of several modules it is one.
            let here: String = LinkedFrameworks.module(for: module)
            if LinkedFrameworks.standIns.contains(here) { standInsInView.insert(here) }
            if isWhole, path.count > 1 || here != module, LoweringOptions.isFramework(module) {
                edits.substitute(range(of: node.path), with: here)
            } else if here != module, let name = node.path.first?.name {
                edits.replace(range(of: name), with: here)
            }
        }
    }

    /// Modules that go by another name here.
    private static let standIns: [String: String] = ["OSLog": "QuinceOSLog", "os": "QuinceOSLog", "Darwin": "Glibc"]

    /// `Darwin.round(x)`
    func renameDarwin(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == "Darwin", access(from: node) != nil else { return }
        edits.replace(range(of: node), with: "Glibc")
        usesGlibc = true
    }

    /// The access to a member that begins with the name.
    private func access(from node: DeclReferenceExprSyntax) -> MemberAccessExprSyntax? {
        node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.base?.id == ExprSyntax(node).id ? $0 : nil }
    }

    /// `FirebaseAuth.Auth.auth()`
    func renameQualifier(_ node: DeclReferenceExprSyntax) {
        guard let access = access(from: node) else { return }
        renameQualifier(node.baseName, before: access.declName.baseName.text)
    }

    /// `FirebaseAuth.User`
    func renameQualifier(_ node: MemberTypeSyntax) {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
        renameQualifier(base.name, before: node.name.text)
    }

    /// The module of a library before a type of its, which is in another module here.
    private func renameQualifier(_ qualifier: TokenSyntax, before name: String) {
        if qualifier.text == "Foundation", let place = Self.placeHere(ofFoundations: name) {
            recordUse(of: name)
            return edits.substitute(range(of: qualifier), with: place)
        }
        guard !standInsInView.isEmpty, name.first?.isUppercase == true, let here = LinkedFrameworks.qualifier(for: qualifier.text),
            standInsInView.contains(here)
        else { return }
        edits.replace(range(of: qualifier), with: here)
    }

    /// Imports that the target's headers make for every file.
    var implicitImports: [String] {
        let exported: String = evaluator.options.exportsImplicitImports ? "@_exported " : ""
        // Libraries in Objective-C bring UIKit along, also where they are not there themselves.
        let bringsUIKit: Bool = table.knowsUIKit && !evaluator.options.absentInHeaders.isEmpty && !evaluator.options.implicitImports.contains("UIKit")
        return (evaluator.options.implicitImports + (bringsUIKit ? ["UIKit"] : [])).flatMap { name -> [String] in
            switch name {
            case "Foundation", "CoreFoundation", "ObjectiveC": evaluator.options.foundationReplacement.map { "\(exported)import \($0)" }
            case table.module: []
            case "UIKit" where evaluator.options.usesSwift4Names: ["\(exported)import UIKit", "import QuinceSwift4"]
            default: evaluator.options.canImport(name) ? ["\(exported)import \(Self.standIns[name] ?? LinkedFrameworks.module(for: name))"] : []
            }
        }
    }

    private func replacement(keeping keyword: TokenSyntax) -> String {
        evaluator.options.foundationReplacement.joined(separator: "; import ")
    }

    /// Adds the imports that a file needs besides: Apple's Foundation is one module where three are here; the two others are imported where they are
    /// used, since loading them costs every launch.
    func finish() {
        guard let lastImportEnd else {
            // What a file speaks of that stands for what was left out it needs in any case.
            if impliedImports.contains("QuinceLeftOut") { edits.insert("import QuinceLeftOut; ", at: 0) }
            return
        }
        if importsUmbrella, !importsUIKit {
            edits.insert(evaluator.options.usesSwift4Names ? "; import UIKit; import QuinceSwift4" : "; import UIKit", at: lastImportEnd)
        }
        if usesNetworking { edits.insert("; import FoundationNetworking", at: lastImportEnd) }
        if usesGlibc { edits.insert("; import Glibc", at: lastImportEnd) }
        if usesXML { edits.insert("; import FoundationXML", at: lastImportEnd) }
        for framework in impliedImports.sorted() { edits.insert("; import \(framework)", at: lastImportEnd) }
    }
}
