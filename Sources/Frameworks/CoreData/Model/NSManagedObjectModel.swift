import InterfaceFiles
import ObjectRuntime

/// The entities that an app's objects are of, as its data model describes them or its code puts them together.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }

    /// Reads a compiled model: a `.mom`, or the current version in a `.momd`. Nil where there is none that can be read.
    public convenience init?(contentsOf url: URL) {
        guard let model = ModelFiles.model(at: url) else { return nil }
        self.init()
        ModelBuilding.fill(self, from: model)
    }

    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            byName = nil
        }
    }

    private var byName: [String: NSEntityDescription]?
    private let lock = NSLock()

    open var entitiesByName: [String: NSEntityDescription] {
        lock.withLock {
            if let byName { return byName }
            let found = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
            byName = found
            return found
        }
    }

    // MARK: Configurations

    private var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]
    open var configurations: [String] { entitiesByConfiguration.keys.sorted() }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { entitiesByConfiguration[$0] } ?? entities
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        entitiesByConfiguration[configuration] = entities
    }

    // MARK: Fetch requests

    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] = [:]

    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String) {
        fetchRequestTemplatesByName[name] = fetchRequestTemplate
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { fetchRequestTemplatesByName[name] }

    /// A template with values for its variables.
    open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any]) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = fetchRequestTemplatesByName[name]?.copy() as? NSFetchRequest<NSFetchRequestResult> else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(variables)
        return request
    }

    // MARK: Versions

    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// Whether a store with this metadata has the form that the model describes.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        let own = Dictionary((entities(forConfigurationName: configuration) ?? []).map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
        return own == hashes
    }

    // MARK: Several models

    /// The models of the bundles in one; of the main bundle where none is given.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap(ModelFiles.urls).compactMap { NSManagedObjectModel(contentsOf: $0) }
        return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
    }

    /// The model of the bundles, a version of it perhaps, that describes the store of this metadata.
    open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        let versions = (bundles ?? [.main]).flatMap(ModelFiles.urls).flatMap(ModelFiles.versions)
        return versions.lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }.first {
            $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
        }
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        var seen: Set<String> = []
        let all = models.flatMap(\.entities).filter { seen.insert($0.name ?? "").inserted }.compactMap { $0.copy() as? NSEntityDescription }
        ModelBuilding.connect(all)
        entities = all
        for model in models {
            versionIdentifiers.formUnion(model.versionIdentifiers)
            for (name, request) in model.fetchRequestTemplatesByName { setFetchRequestTemplate(request, forName: name) }
            for name in model.configurations {
                let members = Set((model.entities(forConfigurationName: name) ?? []).compactMap(\.name))
                setEntities(all.filter { members.contains($0.name ?? "") }, forConfigurationName: name)
            }
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSManagedObjectModel(byMerging: [self]) ?? NSManagedObjectModel() }
}
