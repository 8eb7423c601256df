import Foundation
import InputLimits
import SourceLowering
import XcodeProject

/// Finds what makes the modules that targets import without depending on them, as Xcode's implicit dependencies do, in the whole checkout: in
/// its other projects, its pods and its packages.
///
/// A pod that is not installed is a package of the same library, where that has one: see `Target.packagesOfMissingPods`. So is what a Cartfile names
/// and nothing has built.
struct ImplicitDependencies {
    private(set) var project: Project
    /// Targets and the modules that they import from packages that were added: whose products those are is known when they are resolved.
    private var wanted: [(target: String, module: String)] = []
    /// Looked through when the first module is missing. The walk has a budget of its own: spent on a large checkout it leaves all of the other.
    private lazy var neighbours = Neighbours(
        of: project, contents: CheckoutContents(of: project.checkout, near: project.folder), configuration: configuration, budget: budget)
    private let configuration: String
    private let budget = ReadingBudget()
    /// The packages that the Cartfile names, by their identities, once something that is imported may be theirs.
    private var carthage: Set<String>?
    /// The modules that a graph of packages makes already.
    private let packageModules: Set<String>
    private var makers: [String: String] = [:]
    private var unknown: Set<String> = []
    /// The pods that are not installed and have a package that is fetched for them, by the packages' identities.
    private var pods: [String: Set<String>] = [:]
    /// Addresses that could not be reached a moment ago.
    private let unreachable: Set<String>
    /// The packages that the project names.
    private let named: Set<String>

    /// - Parameters:
    ///   - graph: the packages that the project names, resolved.
    ///   - unreachable: addresses of packages of pods that are not asked for.
    init(of project: Project, graph: PackageGraph, configuration: String, unreachable: Set<String> = []) {
        self.unreachable = unreachable
        named = Set(project.packages.map(\.identity))
        self.project = project
        self.configuration = configuration
        packageModules = Set(graph.nodes.flatMap { $0.manifest.modules.map(\.name) })
    }

    /// Whether packages were added that have to be resolved, those of other projects' targets among them.
    var addsPackages: Bool {
        !wanted.isEmpty || !Set(project.packages.map(\.identity)).subtracting(named).subtracting(pods.keys).subtracting(carthage ?? []).isEmpty
    }

    /// The project with the products of the packages that were added.
    func usingProducts(of graph: PackageGraph) -> Project {
        var result = project
        for (name, module) in wanted {
            guard let index = result.targets.firstIndex(where: { $0.name == name }) else { continue }
            for node in graph.nodes {
                guard let product = node.manifest.products.first(where: { $0.targets.contains(module) }) else { continue }
                result.targets[index].packageProducts.append(PackageProduct(name: product.name, package: node.identity))
                if pods[node.identity] != nil || carthage?.contains(node.identity) == true { result.targets[index].umbrellaModules.insert(module) }
                if node.isLocal {
                    result.notices.append("\(module) is built from the package \(node.manifest.name) of the same checkout, which the project does not name.")
                } else if carthage?.contains(node.identity) == true {
                    result.notices.append("\(module) is built from the Swift package, since Carthage's framework is not there.")
                }
                break
            }
        }
        for (identity, names) in pods.sorted(by: { $0.key < $1.key }) where graph.node(identity) != nil {
            for index in result.targets.indices { result.targets[index].missingPods.removeAll(where: names.contains) }
            result.notices.append("\(names.sorted().joined(separator: ", ")): built from the Swift package, since the pod is not installed.")
        }
        return result
    }

    /// Adds what the target and those that it needs import.
    mutating func add(to root: Target) {
        var seen: Set<String> = []
        var queue = project.closure(of: root).map(\.name)
        while let name = queue.popLast() {
            guard seen.insert(name).inserted, let index = project.targets.firstIndex(where: { $0.name == name }) else { continue }
            let isFetching: Bool = addPackagesOfPods(of: project.targets[index])
            let absent: [String] = absentImports(of: project.targets[index])
            if absent.isEmpty { passOverUnusedPods(ofTargetAt: index) }
            for module in absent {
                guard let maker = maker(of: module) else {
                    if addPackage(of: module) || isFetching || addPackagesOfCartfile() { wanted.append((name, module)) }
                    continue
                }
                if maker == name { continue }
                project.targets[index].targetDependencies.append(maker)
                queue += project.target(named: maker).map { project.closure(of: $0).map(\.name) } ?? []
            }
        }
    }

    /// Nothing is left out for want of a pod that nothing imports and that a package would be fetched for.
    private mutating func passOverUnusedPods(ofTargetAt index: Int) {
        let target: Target = project.targets[index]
        let unused: [String] = target.missingPods.filter { target.packagesOfMissingPods[$0] != nil }.sorted()
        guard !unused.isEmpty else { return }
        project.targets[index].missingPods.removeAll(where: unused.contains)
        project.notices.append("\(unused.joined(separator: ", ")): not fetched, since nothing in \(target.name) imports what the Podfile names.")
    }

    private func absentImports(of target: Target) -> [String] {
        let own = Set(project.closure(of: target).map(\.moduleName)).union(target.packageProducts.map(\.name)).union(packageModules)
        // Only what the sources cannot do without: what they ask for with `canImport` they do without.
        return ModuleSources.unconditionalImports(of: target.sources).filter { !own.contains($0) && !LoweringOptions.isSystemModule($0) }.sorted()
    }

    /// The name of the target that makes `module`, added to the project if it has to be.
    private mutating func maker(of module: String) -> String? {
        if let known = makers[module] { return known }
        guard !unknown.contains(module) else { return nil }
        if let own = project.targets.first(where: { $0.moduleName == module && [.framework, .library].contains($0.kind) && $0.isForIOS }) {
            makers[module] = own.name
            return own.name
        }
        let found = project.addingTarget(ofModule: module, from: &neighbours) ?? project.addingPod(ofModule: module, from: neighbours.contents, budget: budget)
        guard let found else {
            unknown.insert(module)
            return nil
        }
        project = found.project
        project.notices.append("\(module) is built from \(found.place.lastPathComponent) of the same checkout, which the project does not name.")
        makers[module] = found.target.name
        return found.target.name
    }

    /// Whether pods of the target that are not installed have packages, which are added to the project.
    private mutating func addPackagesOfPods(of target: Target) -> Bool {
        let packages = target.packagesOfMissingPods.filter { !unreachable.contains($0.value.remoteAddress ?? "") }
        for (pod, package) in packages.sorted(by: { $0.key < $1.key }) {
            pods[package.identity, default: []].insert(pod)
            if !project.packages.contains(where: { $0.identity == package.identity }) { project.packages.append(package) }
        }
        return !packages.isEmpty
    }

    /// Whether the Cartfile names packages, all of which are added: which one makes a module is known when they are resolved.
    private mutating func addPackagesOfCartfile() -> Bool {
        if let carthage { return !carthage.isEmpty }
        let named: [PackageReference] = (try? Cartfile.beside(project.folder, checkout: project.checkout))?.packages ?? []
        let packages = named.filter { package in
            guard let address = package.remoteAddress, !unreachable.contains(address) else { return false }
            let name: Substring = address.split(separator: "/").last ?? ""
            return !LinkedFrameworks.standsFor(String(name.hasSuffix(".git") ? name.dropLast(4) : name))
        }
        carthage = Set(packages.map(\.identity))
        for package in packages where !project.packages.contains(where: { $0.identity == package.identity }) { project.packages.append(package) }
        return !packages.isEmpty
    }

    /// Whether a package of the checkout may make `module`: its manifest says the name.
    private mutating func addPackage(of module: String) -> Bool {
        for folder in neighbours.contents.packages {
            let manifest = folder.appendingPathComponent("Package.swift")
            guard let text = try? InputFile.textIfReadable(at: manifest), text.contains("\"\(module)\"") else { continue }
            let reference = PackageReference(source: .local(folder))
            if !project.packages.contains(where: { $0.identity == reference.identity }) { project.packages.append(reference) }
            return true
        }
        return false
    }
}
