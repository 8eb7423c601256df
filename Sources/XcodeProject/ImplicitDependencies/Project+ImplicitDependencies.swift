import Foundation
import InputLimits

extension Project {
    /// The library targets for iOS that make `module` in one of the neighbours, with what they need, added to this project; nil where none
    /// makes it.
    package func addingTarget(ofModule module: String, from neighbours: inout Neighbours) -> (project: Project, target: Target, place: URL)? {
        for place in neighbours.contents.projects where place.deletingPathExtension().lastPathComponent != name || place.deletingLastPathComponent() != folder {
            guard let other = neighbours.project(at: place) else { continue }
            let makers = other.targets.filter { $0.moduleName == module && [.framework, .library].contains($0.kind) && $0.isForIOS && !$0.sources.isEmpty }
            guard let maker = makers.first, (try? maker.checkFiles(in: checkout)) != nil else { continue }
            return (adding(maker, of: other), renamed(maker, of: other), place)
        }
        return nil
    }

    /// The pod of this name, made from a podspec of the checkout; nil where there is none or it cannot be read.
    package func addingPod(ofModule module: String, from contents: CheckoutContents, budget: ReadingBudget) -> (project: Project, target: Target, place: URL)? {
        for place in contents.podspecs where place.deletingPathExtension().lastPathComponent == module {
            guard let found = try? addingPod(specifiedAt: place, budget: budget), !found.target.sources.isEmpty else { continue }
            return (found.project, found.target, place)
        }
        return nil
    }

    private func adding(_ target: Target, of other: Project) -> Project {
        var result = self
        for part in other.closure(of: target) where [.framework, .library].contains(part.kind) {
            let part = renamed(part, of: other)
            if result.target(named: part.name) == nil { result.targets.append(part) }
        }
        let known = Set(packages.map(\.identity))
        result.packages += other.packages.filter { !known.contains($0.identity) }
        return result
    }

    /// Targets of different projects may have one name.
    private func renamed(_ target: Target, of other: Project) -> Target {
        var target = target
        target.name = Self.name(of: target.name, in: other)
        target.targetDependencies = target.targetDependencies.map { Self.name(of: $0, in: other) }
        return target
    }

    private static func name(of target: String, in project: Project) -> String { "\(target) of \(project.name)" }
}
