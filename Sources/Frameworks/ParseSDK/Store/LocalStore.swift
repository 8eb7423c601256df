import Foundation
import ObjectRuntime

/// An object as a file has it.
struct ObjectRecord: Codable {
    var place: String
    var className: String
    var objectId: String?
    var createdAt: Date?
    var updatedAt: Date?
    var values: [String: ParseValue]
    var changed: [String]
    var hasData: Bool
}

/// The pinned objects, with all that they name, in a file of the app's container.
final class LocalStore: @unchecked Sendable {
    static var current: LocalStore { AppServices.object { LocalStore(ContainerFile("Private Documents/Parse/objects.plist")) } }
    /// The pin of the objects that are to be saved when there is a network.
    static let eventually = "_eventuallyPin"

    struct Content: Codable {
        var records: [ObjectRecord] = []
        /// The objects of each pin, in the order in which they were pinned.
        var pins: [String: [String]] = [:]
    }

    private let lock = NSRecursiveLock()
    private let file: ContainerFile<Content>
    private var objects: [String: PFObject] = [:]
    private var pins: [String: [String]] = [:]
    private var isLoaded = false

    init(_ file: ContainerFile<Content>) { self.file = file }

    // MARK: - Pins

    func pin(_ roots: [PFObject], _ name: String) {
        lock.withLock {
            load()
            for object in roots.flatMap(Self.graph) { objects[object.place] = object }
            var places: [String] = pins[name] ?? []
            for root in roots where !places.contains(root.place) { places.append(root.place) }
            pins[name] = places
            write()
        }
    }

    /// - Parameters:
    ///   - roots: nil for all.
    ///   - name: nil for all pins.
    func unpin(_ roots: [PFObject]?, _ name: String?) {
        lock.withLock {
            load()
            let places: Set<String>? = roots.map { Set($0.map(\.place)) }
            for pin in name.map({ [$0] }) ?? Array(pins.keys) {
                let rest: [String] = places.map { gone in (pins[pin] ?? []).filter { !gone.contains($0) } } ?? []
                pins[pin] = rest.isEmpty ? nil : rest
            }
            let kept: [PFObject] = reachable(nil)
            objects = Dictionary(kept.map { ($0.place, $0) }) { first, _ in first }
            write()
        }
    }

    /// The objects of a pin, or of all, with those that they name: each once, in the order in which they were pinned.
    func objects(of pin: String?) -> [PFObject] {
        lock.withLock {
            load()
            return reachable(pin)
        }
    }

    func contains(_ object: PFObject) -> Bool { objects(of: nil).contains { $0 === object } }

    private func reachable(_ pin: String?) -> [PFObject] {
        let roots: [String] = pin.map { pins[$0] ?? [] } ?? pins.sorted { $0.key < $1.key }.flatMap(\.value)
        var seen: Set<ObjectIdentifier> = []
        return roots.compactMap { objects[$0] }.flatMap(Self.graph).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// An object and all that it names, directly or not.
    static func graph(of root: PFObject) -> [PFObject] {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
        var result: [PFObject] = [root]
        var index = 0
        while index < result.count {
            for child in result[index].children where seen.insert(ObjectIdentifier(child)).inserted { result.append(child) }
            index += 1
        }
        return result
    }

    // MARK: - File

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        guard let content = file.read() else { return }
        for record in content.records { objects[record.place] = Self.make(record.className) }
        for record in content.records { objects[record.place]?.fill(from: record) { [objects] in Self.value($0, objects) } }
        pins = content.pins
    }

    private func write() {
        let records: [ObjectRecord] = objects.values.map(\.record).sorted { $0.place < $1.place }
        try? file.write(Content(records: records, pins: pins))
    }

    static func make(_ className: String) -> PFObject {
        let type: PFObject.Type = ParseState.current.type(for: className)
        return type == PFObject.self ? PFObject(className: className) : type.init()
    }

    private static func value(_ value: ParseValue, _ objects: [String: PFObject]) -> Any? {
        switch value {
        case .null: return NSNull()
        case .flag(let flag): return NSNumber(value: flag)
        case .integer(let number): return NSNumber(value: number)
        case .number(let number): return NSNumber(value: number)
        case .text(let text): return text
        case .date(let date): return date
        case .data(let data): return data
        case .list(let list): return list.map { self.value($0, objects) ?? NSNull() }
        case .table(let table): return table.mapValues { self.value($0, objects) ?? NSNull() }
        case .point(let latitude, let longitude): return PFGeoPoint(latitude: latitude, longitude: longitude)
        case .object(let place, let name):
            return objects[place] ?? PFObject(withoutDataWithClassName: name.className, objectId: name.objectId)
        case .file(let name, let url, let data): return PFFileObject(name: name, url: url, known: data)
        case .rights(let rights): return PFACL(rights: rights)
        case .relation(let target, let places):
            let relation = PFRelation<PFObject>()
            (relation.targetClass, relation.members) = (target, places.compactMap { objects[$0] })
            return relation
        }
    }
}
