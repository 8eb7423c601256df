import Foundation
import SourceLowering

/// Compares the names that sources use with those that are there.
///
/// A name is missing when Apple's SDK has it, nothing here declares one of that name, and neither does the project. Without types it cannot be
/// told which of several members of one name is meant, so a member counts as there when anything has it; where a name's module is missing,
/// the import says so, and its names are not listed.
struct MissingNames {
    let uses: [FileNames]
    let options: LoweringOptions
    let known: KnownNames
    let sdk: SDKNames

    private var own: Set<String> { uses.reduce(into: []) { $0.formUnion($1.declared) } }

    /// The modules that are not there.
    func imports(relativeTo folder: URL) -> [ProjectDiagnosis.Missing] {
        let missing = uses.flatMap { file in
            file.imports.filter { !FileNames.isThere($0.name, options: options) }.map { ($0.name, Self.place(file.path, $0.line, folder)) }
        }
        return Self.grouped(missing, .import)
    }

    /// Types, constants, members and macros that are not there.
    func names(relativeTo folder: URL) -> [ProjectDiagnosis.Missing] {
        let own = own
        var globals: [(String, ProjectDiagnosis.Place)] = [], members: [(String, ProjectDiagnosis.Place)] = [], macros: [(String, ProjectDiagnosis.Place)] = []
        for file in uses {
            // What a module that is missing declares nobody knows.
            let isSure = file.imports.allSatisfy { FileNames.isThere($0.name, options: options) }
            for use in file.globals where !own.contains(use.name) && isMissing(global: use.name) {
                globals.append((use.name, Self.place(file.path, use.line, folder)))
            }
            if isSure {
                for use in file.members where !own.contains(use.name) && isMissing(member: use.name) {
                    members.append((use.name, Self.place(file.path, use.line, folder)))
                }
            }
            for use in file.macros where Self.appleMacros.contains(use.name) { macros.append((use.name, Self.place(file.path, use.line, folder))) }
        }
        return Self.grouped(globals, .type) + Self.grouped(members, .member) + Self.grouped(macros, .macro)
    }

    private static let appleMacros: Set<String> = ["Model", "Query", "Predicate", "Expression"]

    private func isMissing(global name: String) -> Bool {
        guard name.count > 3, name.first?.isUppercase == true else { return false }
        return sdk.kind(of: name) != nil && !known.contains(name)
    }

    /// Only names of two words and more: shorter ones are the language's own as often as not.
    private func isMissing(member name: String) -> Bool {
        guard name.count > 6, name.first?.isLowercase == true, name.contains(where: \.isUppercase) else { return false }
        return sdk.isExactMember(name) && !known.contains(name)
    }

    private static func place(_ path: String, _ line: Int, _ folder: URL) -> ProjectDiagnosis.Place {
        let prefix = folder.standardizedFileURL.path + "/"
        return ProjectDiagnosis.Place(file: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path, line: line)
    }

    /// By how often they are used.
    private static func grouped(_ found: [(String, ProjectDiagnosis.Place)], _ kind: ProjectDiagnosis.Missing.Kind) -> [ProjectDiagnosis.Missing] {
        let byName = Dictionary(grouping: found, by: \.0)
        return byName.map { name, places in
            let distinct = Set(places.map(\.1)).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
            return ProjectDiagnosis.Missing(name: name, kind: kind, places: distinct)
        }.sorted { ($0.places.count, $1.name) > ($1.places.count, $0.name) }
    }
}
