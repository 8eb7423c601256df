import Foundation
import InputLimits

/// The objects of a `project.pbxproj`: a flat table of dictionaries that refer to each other by identifier.
struct ProjectArchive {
    /// The `.xcodeproj` folder.
    let url: URL
    private let objects: [String: [String: PropertyListValue]]
    private let rootIdentifier: String

    var file: URL { url.appendingPathComponent("project.pbxproj") }

    init(projectAt url: URL) throws {
        let file = url.appendingPathComponent("project.pbxproj")
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ProjectError(
                .notAProject, "\(url.path) holds no project.pbxproj.",
                advice: "Give the path of an Xcode project (Name.xcodeproj) that Xcode itself can open.")
        }
        let contents: PropertyListValue
        do {
            contents = try PropertyListValue(contentsOf: file)
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            throw ProjectError(
                .malformedProject, PropertyListFault.text(error, at: file), advice: "Look for merge conflict markers, or open and save the project in Xcode.")
        }
        guard let table = contents.dictionary?["objects"]?.dictionary, let root = contents.dictionary?["rootObject"]?.string,
            table[root]?.dictionary != nil
        else {
            throw ProjectError(.malformedProject, "\(file.path) has no root object.", advice: "Open and save the project in Xcode.")
        }
        self.url = url
        objects = table.compactMapValues(\.dictionary)
        rootIdentifier = root
    }

    /// The `PBXProject`.
    var root: ProjectObject { self[rootIdentifier] ?? ProjectObject(archive: self, identifier: rootIdentifier, properties: [:]) }

    subscript(identifier: String) -> ProjectObject? {
        objects[identifier].map { ProjectObject(archive: self, identifier: identifier, properties: $0) }
    }

    /// All objects of a class such as `PBXFileReference`, in the order of their identifiers.
    func objects(ofClass name: String) -> [ProjectObject] {
        objects.filter { $0.value["isa"]?.string == name }.keys.sorted().compactMap { self[$0] }
    }

    /// Group membership: the identifier of the group that holds each file or group.
    func parents() -> [String: String] {
        var result: [String: String] = [:]
        for (identifier, properties) in objects {
            for child in properties["children"]?.array ?? [] {
                guard let child = child.string else { continue }
                // Of several groups that claim it, the same one each time.
                result[child] = min(result[child] ?? identifier, identifier)
            }
        }
        return result
    }
}

/// One object of an archive, read by property name.
struct ProjectObject {
    let archive: ProjectArchive
    let identifier: String
    let properties: [String: PropertyListValue]

    var isa: String { self["isa"] ?? "" }

    subscript(key: String) -> String? { properties[key]?.string }

    /// The object that a property refers to.
    func object(_ key: String) -> ProjectObject? { self[key].flatMap { archive[$0] } }

    /// The objects that a property lists; identifiers that lead nowhere are left out, as Xcode does.
    func objects(_ key: String) -> [ProjectObject] { strings(key).compactMap { archive[$0] } }

    func strings(_ key: String) -> [String] { properties[key]?.array?.compactMap(\.string) ?? [] }

    func dictionary(_ key: String) -> [String: PropertyListValue] { properties[key]?.dictionary ?? [:] }
}
