import FolderAccess
import Foundation
import InputLimits
import ProcessControl
import XcodeProject

/// Fetches the packages a project refers to, through SwiftPM, into the build folder.
struct PackageResolver {
    let folder: BuildFolder
    var references: [PackageReference]
    /// The project's own record of versions, if it has one.
    let pins: URL?
    /// The files that the project may refer to.
    let checkout: Checkout
    /// Packages in folders that are taken without asking SwiftPM, which refuses a package that names one that cannot be had.
    private(set) var taken: [PackageManifest] = []
    /// Pins that are not fetched, by their identities: those that nothing here needs, and those that could not be had a moment ago.
    private(set) var uselessPins: Set<String> = ResolvedPins.neededByNothing
    /// Packages that are asked for in later versions than the one that was named, by their identities.
    private(set) var loosened: Set<String> = []
    var onProgress: @Sendable (String) -> Void = { _ in }

    /// The packages with their manifests.
    ///
    /// Throws `ProjectError` that names what cannot be fetched.
    func resolve() throws -> PackageGraph {
        var resolver = self
        do { return try resolver.attempt() } catch let refusal as Refusal { throw Self.failure(references: references, message: refusal.message) }
    }

    /// Throws `Refusal` where SwiftPM cannot resolve the packages, `ProjectError` for a local one that is not there.
    private mutating func attempt() throws -> PackageGraph {
        guard !references.isEmpty else { return try graph(of: nil) }
        for place in references.compactMap(\.place) { try checkout.check(place, "The project takes a package") }
        for case .local(let url) in references.map(\.source)
        where !FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
            throw ProjectError(
                .unreachablePackage, "The local package \(url.path) does not exist.",
                advice: "Restore it, or remove it from the project's package dependencies.")
        }
        let named = Set(references.map(\.identity)).subtracting(loosened)
        while true {
            do {
                return try graph(of: resolve(pinningAllBut: uselessPins.subtracting(named).union(loosened)))
            } catch let refusal as Refusal {
                // What is pinned and cannot be had may be needed by nothing that can.
                let lost: Set<String> = ResolvedPins.unclonable(in: refusal.message).subtracting(named).subtracting(uselessPins)
                guard pins != nil, !lost.isEmpty else { throw refusal }
                uselessPins.formUnion(lost)
            }
        }
    }

    /// Lets SwiftPM resolve the packages that the project names, to the versions that the project's record has for them, but those of `unused`.
    private func resolve(pinningAllBut unused: Set<String>) throws -> Dependency {
        let manifest = Self.manifest(for: references)
        var files: [String: FileSync.Content] = ["Package.swift": .text(manifest), "Sources/Resolver/Resolver.swift": .text("")]
        if let pins, checkout.access.admits(pins.path), let pinned = try ResolvedPins(contentsOf: pins) {
            files["Package.resolved"] = .text(pinned.text(without: unused))
        }
        let changed = try FileSync("resolver", in: folder, reading: checkout.access).apply(files)
        let resolver = try folder.part("resolver")
        if changed || !isCurrent(folder.resolver.appendingPathComponent(Self.answerName)) {
            try resolver.remove(Self.answerName)
            if resolver.kind(of: ".build") != nil { _ = try resolver.folder(".build") }
            onProgress("Fetching packages")
            try resolver.write(showDependencies(), to: Self.answerName)
        }
        return try JSONDecoder().decode(Dependency.self, from: resolver.contents(of: Self.answerName) ?? Data())
    }

    private static let answerName = "dependencies.json"

    /// The packages that can be had, with the addresses of those that cannot.
    ///
    /// Throws `ProjectError` where it is for another reason: a manifest that cannot be read.
    func resolveWhatCanBeHad() throws -> PackageGraph {
        var resolver = self
        var unreachable: [String] = []
        while true {
            do {
                var graph = try resolver.attempt()
                graph.unreachable = unreachable
                return graph
            } catch let error where error is Refusal || (error as? ProjectError)?.kind == .unreachablePackage {
                let message: String = (error as? Refusal)?.message ?? (error as? ProjectError)?.message ?? ""
                let asked: PackageResolver = resolver
                let blamed: [String] = Self.addressesInTheWay(
                    blamed: Self.blamed(in: message, among: asked.references), among: asked.references.map(\.address)
                ) { addresses in
                    var some: PackageResolver = asked
                    some.references.removeAll { !addresses.contains($0.address) }
                    return (try? some.resolve()) != nil
                }
                guard !blamed.isEmpty else { throw error }
                if resolver.loosen(blamed, after: message) { continue }
                let fallen: [PackageReference] = resolver.references.filter { blamed.contains($0.address) }
                resolver.references.removeAll { blamed.contains($0.address) }
                resolver.uselessPins.formUnion(fallen.map(\.identity))
                for reference in fallen.map({ ownPackage(named: $0) ?? $0 }) where try !resolver.takeItself(reference, without: unreachable + blamed) {
                    unreachable.append(reference.address)
                }
            }
        }
    }

    /// Asks for any version that goes with the one that was named, where that very one cannot be resolved: its manifest may be of a form that SwiftPM reads
    /// no more, while a later one's is not. Returns whether there is such a package.
    mutating func loosen(_ addresses: [String], after message: String) -> Bool {
        guard !message.contains("fatal:"), !message.contains("Failed to clone") else { return false }
        var isNew = false
        for index in references.indices where addresses.contains(references[index].address) {
            guard case .remote(let url, .exact(let version)) = references[index].source else { continue }
            onProgress("Fetching \(references[index].identity) in a version from \(version) on, since that one cannot be read")
            references[index] = PackageReference(source: .remote(url: url, .upToNextMajor(version)))
            loosened.insert(references[index].identity)
            isNew = true
        }
        return isNew
    }

    /// The checkout itself, where that is the package that cannot be fetched: a library's example names it by its address.
    private func ownPackage(named reference: PackageReference) -> PackageReference? {
        let place = checkout.searched
        guard case .remote = reference.source, FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path),
            let manifest = try? ManifestReader(folder: folder).read(packageAt: place), manifest.name.lowercased() == reference.identity
        else { return nil }
        return PackageReference(source: .local(place))
    }

    /// Takes a package that lies in a folder, with what it names in its place among the references, but `unreachable`: it is there, and only what it
    /// names cannot be had. Returns whether it is such a one.
    private mutating func takeItself(_ reference: PackageReference, without unreachable: [String]) throws -> Bool {
        guard case .local(let url) = reference.source, FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) else {
            return false
        }
        let manifest = try ManifestReader(folder: folder).read(packageAt: url)
        let known = Set(references.map(\.address) + taken.map(\.folder.path) + unreachable + [reference.address])
        taken.append(manifest)
        references += manifest.references.filter { !known.contains($0.address) }
        return true
    }

    /// The addresses of the fewest packages that have to go. SwiftPM blames all that do not go together, where mostly one is in the others' way, and nobody
    /// whom the project names where a package of a package cannot be had.
    static func addressesInTheWay(blamed: [String], among all: [String], canBeHad: ([String]) -> Bool) -> [String] {
        guard blamed.count != 1 else { return blamed }
        if blamed.isEmpty {
            let failing = all.filter { !canBeHad([$0]) }
            guard failing.isEmpty else { return failing }
        }
        let suspects: [String] = blamed.isEmpty ? all : blamed
        // The last one named first: an app names what it is built on before what is built on that.
        // Among themselves: another package may have a fault of its own, of which the next attempt tells.
        let one = suspects.reversed().first { suspect in canBeHad(suspects.filter { $0 != suspect }) }
        return one.map { [$0] } ?? suspects
    }

    /// A changed manifest of a local package may change what must be fetched.
    private func isCurrent(_ answer: URL) -> Bool {
        guard let made = FileStamp(answer)?.modified else { return false }
        return references.allSatisfy { reference in
            guard case .local(let url) = reference.source else { return true }
            return (FileStamp(url.appendingPathComponent("Package.swift"))?.modified ?? .infinity) <= made
        }
    }

    /// A package as SwiftPM lists it, with what it depends on.
    struct Dependency: Codable {
        var identity: String
        var path: String
        var dependencies: [Dependency]
    }

    private func showDependencies() throws -> Data {
        let arguments = ["--package-path", folder.resolver.path, "show-dependencies", "--format", "json"]
        let answer = try ManifestFrameworks(folder: folder).package(arguments, for: .fetching)
        guard answer.outcome == .exited(0), let start = answer.output.firstIndex(of: "{") else {
            if let binaries = FetchedPackages.absentBinaries(in: answer.error), let fetched = FetchedPackages(keptIn: folder.resolver) {
                onProgress("Going on without binary targets of packages, which cannot be downloaded: \(binaries.joined(separator: ", "))")
                return try JSONEncoder().encode(fetched.root)
            }
            throw BuildError(fullDiskIn: answer.error, at: folder.url) ?? Refusal(message: answer.error)
        }
        return Data(answer.output[start...].utf8)
    }

    /// SwiftPM's errors, where it cannot resolve the packages.
    private struct Refusal: Error { let message: String }

    /// The addresses of packages with whose identity an error of SwiftPM's begins. It is about these, whatever other addresses it tells of: a package's
    /// submodules among them.
    private static func accused(in message: String, among references: [PackageReference]) -> [String] {
        let errors = message.split(separator: "\n").filter { $0.hasPrefix("error: '") }
        return references.filter { reference in errors.contains { $0.hasPrefix("error: '\(reference.identity)':") } }.map(\.address)
    }

    /// The addresses of the packages that SwiftPM's message or ours is about: it names one by its address, or by its identity where something that it
    /// needs cannot be had. None where it speaks only of what packages need.
    static func blamed(in message: String, among references: [PackageReference]) -> [String] {
        let accused: [String] = accused(in: message, among: references)
        guard accused.isEmpty else { return accused }
        let lines = message.split(separator: "\n")
        // SwiftPM tells of every package that it fetches before it says which one it cannot.
        let complaint: String = lines.drop { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("error:") }.filter { !isProgress($0) }.joined(separator: "\n")
        let text: String = complaint.isEmpty ? message : complaint
        return references.filter { reference in
            let address: String = reference.address
            return text.localizedCaseInsensitiveContains(address.hasSuffix(".git") ? String(address.dropLast(4)) : address)
                || text.contains("'\(reference.identity)'")
        }.map(\.address)
    }

    /// Whether SwiftPM says in a line what it does, as it goes on doing with other packages after an error.
    private static func isProgress(_ line: Substring) -> Bool {
        let words: [String] = ["Fetching ", "Fetched ", "Updating ", "Updated ", "Computing ", "Computed ", "Creating working copy ", "Working copy of "]
        return words.contains { line.hasPrefix($0) }
    }

    /// Names the packages that SwiftPM's message speaks of, or all remote ones when it names none.
    static func failure(references: [PackageReference], message: String) -> ProjectError {
        let remote = references.compactMap { reference -> String? in
            if case .remote(let url, _) = reference.source { url } else { nil }
        }
        let named: [String] = blamed(in: message, among: references)
        let reasons = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("error:") || $0.hasPrefix("fatal:") }.prefix(4)
        let list = (named.isEmpty ? remote : named).map { "\n  \($0)" }.joined()
        let reason = reasons.isEmpty ? "" : "\n" + reasons.joined(separator: "\n")
        return ProjectError(
            .unreachablePackage, "Packages of the project cannot be fetched:\(list)\(reason)",
            advice: "Check the address and the network; a package that is not reachable from here can be added as a local one.")
    }

    private func graph(of root: Dependency?) throws -> PackageGraph {
        let local = Set(
            references.compactMap { reference -> String? in
                if case .local(let url) = reference.source { url.standardizedFileURL.path } else { nil }
            })
        // What was fetched lies in the build folder.
        let places = checkout.adding(folder.url)
        var nodes: [String: PackageGraph.Node] = [:]
        func visit(_ dependency: Dependency) throws {
            guard nodes[dependency.identity] == nil else { return }
            let url = URL(fileURLWithPath: dependency.path).standardizedFileURL
            try places.check(url, "A package of the project is taken")
            let manifest = try ManifestReader(folder: folder).read(packageAt: url)
            try manifest.check(in: places)
            nodes[dependency.identity] = PackageGraph.Node(identity: dependency.identity, manifest: manifest, isLocal: local.contains(url.path))
            try dependency.dependencies.forEach(visit)
        }
        try root?.dependencies.forEach(visit)
        for manifest in taken {
            try manifest.check(in: places)
            let identity = PackageReference(source: .local(manifest.folder)).identity
            nodes[identity] = PackageGraph.Node(identity: identity, manifest: manifest, isLocal: true)
        }
        return PackageGraph(nodes: nodes.keys.sorted().compactMap { nodes[$0] })
    }

    static func manifest(for references: [PackageReference]) -> String {
        let lines = references.map { reference -> String in
            switch reference.source {
            case .local(let url): "        .package(path: \(ManifestWriter.quote(url.path))),"
            case .remote(let url, let requirement): "        .package(url: \(ManifestWriter.quote(url)), \(text(of: requirement))),"
            }
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Resolver",
                dependencies: [
            \(lines.joined(separator: "\n"))
                ],
                targets: [.target(name: "Resolver")]
            )

            """
    }

    private static func text(of requirement: PackageReference.Requirement) -> String {
        let quote = ManifestWriter.quote
        return switch requirement {
        case .upToNextMajor(let version): "from: \(quote(version))"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(quote(version)))"
        case .range(let low, let high): "\(quote(low))..<\(quote(high))"
        case .exact(let version): "exact: \(quote(version))"
        case .branch(let name): "branch: \(quote(name))"
        case .revision(let revision): "revision: \(quote(revision))"
        }
    }
}

/// Reads manifests through SwiftPM, and keeps the answers: asking takes a good part of a second each time.
struct ManifestReader {
    let folder: BuildFolder

    func read(packageAt package: URL) throws -> PackageManifest {
        let cache = try folder.part("resolver/manifests")
        let source = package.appendingPathComponent("Package.swift")
        let decided = try decidedManifests(of: package)
        let kept = "\(BuildFolder.hash(package.path))\(decided.isEmpty ? "" : "-macos").json"
        if let made = cache.stamp(of: kept), let changed = FileStamp(source), made.modified >= changed.modified,
            let data = cache.contents(of: kept), let manifest = try? PackageManifest(json: data, folder: package)
        {
            return manifest
        }
        let scratch = try cache.folder("scratch", creating: true)
        func dump(_ place: String) throws -> (outcome: CommandRunner.Outcome, output: String, error: String) {
            try ManifestFrameworks(folder: folder).package(["--package-path", place, "--scratch-path", scratch.path, "dump-package"])
        }
        let answer = try dumpDecided(decided, hash: BuildFolder.hash(package.path), in: cache, dump) ?? dump(package.path)
        guard answer.outcome == .exited(0), let start = answer.output.firstIndex(of: "{") else {
            throw BuildError(fullDiskIn: answer.error, at: folder.url)
                ?? ProjectError(
                    .malformedProject, "The manifest \(source.path) cannot be read:\n\(answer.error.trimmingCharacters(in: .whitespacesAndNewlines))",
                    advice: "Correct it until swift package dump-package accepts it.")
        }
        let data = Data(answer.output[start...].utf8)
        let manifest = try PackageManifest(json: data, folder: package)
        try cache.write(data, to: kept)
        return manifest
    }

    /// Asks for the manifests as a Mac reads them; nil where there are none, or where one looks at files around it, which a copy does not have.
    private func dumpDecided(
        _ manifests: [String: String], hash: String, in cache: FolderHandle,
        _ dump: (String) throws -> (outcome: CommandRunner.Outcome, output: String, error: String)
    ) throws -> (outcome: CommandRunner.Outcome, output: String, error: String)? {
        guard !manifests.isEmpty else { return nil }
        let copy = try cache.folder("macos/\(hash)", creating: true)
        for (name, text) in manifests { try copy.write(Data(text.utf8), to: name) }
        let answer = try dump(copy.path)
        return answer.outcome == .exited(0) ? answer : nil
    }

    /// The package's manifests, for this and that version of Swift, as a Mac reads them; empty where no condition on systems stands in them, or where it
    /// is to be read as here.
    private func decidedManifests(of package: URL) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: package.path).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let texts = Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                (try? InputFile.text(at: package.appendingPathComponent(name))).map { (name, $0) }
            })
        if texts["Package.swift"].map(LinuxPackages.contains(manifestText:)) == true { return [:] }
        let decided = texts.mapValues(ManifestConditions.decided)
        guard decided.values.contains(where: { $0 != nil }) else { return [:] }
        return texts.merging(decided.compactMapValues { $0 }) { _, decided in decided }
    }
}

extension PackageReference {
    /// The URL that it is fetched from, or its path.
    fileprivate var address: String {
        switch source {
        case .local(let url): url.path
        case .remote(let url, _): url
        }
    }
}
