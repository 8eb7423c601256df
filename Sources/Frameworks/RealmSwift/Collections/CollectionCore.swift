import ObjectRuntime

/// The storage of collections: values of their own, or those of a Realm. Not for apps.
public final class _CollectionCore: PropertyPart {
    var name = ""
    let shape: _PropertyShape
    let origin: (type: ObjectBase.Type, property: String)?
    /// The values of a collection that is not managed.
    var loose: [Any] = []
    var looseEntries: [String: Any] = [:]
    private(set) var session: RealmSession?
    private(set) var source: CollectionSource?
    private var cached: (version: Int, elements: [StoredValue])?

    init(_ shape: _PropertyShape, origin: (type: ObjectBase.Type, property: String)? = nil) {
        self.shape = shape
        self.origin = origin
    }

    init(_ shape: _PropertyShape, _ session: RealmSession, _ source: CollectionSource) {
        self.shape = shape
        origin = nil
        self.session = session
        self.source = source
    }

    /// Another view of the same elements.
    func derived(_ change: (CollectionSource) -> CollectionSource) -> _CollectionCore {
        guard let session, let source else {
            realmException("This method may only be called on RLMArray instances retrieved from an RLMRealm")
        }
        return _CollectionCore(shape.element.with { $0.collection = .list }, session, change(source))
    }

    func copy(in session: RealmSession) -> _CollectionCore? {
        guard let source else { return nil }
        return _CollectionCore(shape, session, source)
    }

    // MARK: A property's collection

    func bind(_ home: ManagedHome) {
        let source: CollectionSource = origin.map { .origins(home.row, type: $0.type.className(), property: $0.property) } ?? .property(home.row, name)
        bind(to: home.session, source)
    }

    func bind(to session: RealmSession, _ source: CollectionSource) {
        self.session = session
        self.source = source
        loose = []
        looseEntries = [:]
        cached = nil
    }

    func read(_ object: ObjectBase) -> Any? { holder?() ?? self }
    /// The collection as apps know it, for key-value coding.
    var holder: (() -> Any?)?

    func write(_ value: Any?, _ object: ObjectBase) {
        if origin != nil { realmException("Cannot modify LinkingObjects.") }
        if let other = (value as? any PartHolder)?.part as? _CollectionCore, other === self { return }
        let flat: Any? = Coercion.flattened(value)
        if shape.collection == .map {
            let entries: [String: Any] = flat.map(RealmSession.entries) ?? [:]
            if session == nil { looseEntries = entries } else { storeAll(entries) }
        } else {
            let elements: [Any] = flat.map(RealmSession.elements) ?? []
            if session == nil { loose = shape.collection == .set ? Self.unique(elements) : elements } else { storeAll(elements) }
        }
    }

    private func storeAll(_ value: Any) {
        guard let session, case .property(let key, let property) = source else { return }
        requireWriting()
        session.set(session.stored(value, shape), key, property)
    }

    // MARK: Elements

    var elements: [StoredValue] {
        guard let session, let source else { return [] }
        if let cached, cached.version == session.version { return cached.elements }
        let found: [StoredValue] = source.elements(in: session.state, session.schemas)
        cached = (session.version, found)
        return found
    }

    var isManaged: Bool { session != nil }
    var count: Int { session == nil ? (shape.collection == .map ? looseEntries.count : loose.count) : elements.count }

    var isInvalidated: Bool {
        guard let session, let source else { return false }
        return source.owner.map { !session.state.contains($0) } ?? false
    }

    func any(_ value: StoredValue) -> Any { session?.any(value, shape.element) ?? NSNull() }

    func any(at index: Int) -> Any {
        if session == nil {
            check(index, loose.count)
            return loose[index]
        }
        let elements: [StoredValue] = elements
        check(index, elements.count)
        return any(elements[index])
    }

    func check(_ index: Int, _ count: Int) {
        if index < 0 || index >= count { realmException("Index \(index) is out of bounds (must be less than \(count)).") }
    }

    var anyElements: [Any] {
        if session == nil { return shape.collection == .map ? Array(looseEntries.values) : loose }
        return elements.map { any($0) }
    }

    var anyEntries: [String: Any] { session == nil ? looseEntries : entries.mapValues { any($0) } }

    var entries: [String: StoredValue] {
        guard let session, case .property(let key, let property) = source, case .map(let entries) = session.state.value(key, property) else { return [:] }
        return entries
    }

    func index(of value: Any) -> Int? {
        guard let session else { return loose.firstIndex { Self.areEqual($0, value) } }
        if let object = value as? ObjectBase {
            guard let row = object.home?.row else { return nil }
            return elements.firstIndex(of: .object(row))
        }
        return elements.firstIndex(of: session.stored(value, shape.element))
    }

    func indexes(matching predicate: NSPredicate) -> Int? {
        guard let session else { return loose.firstIndex { predicate.evaluate(with: $0) } }
        let scope = QueryScope(state: session.state, schemas: session.schemas)
        return elements.firstIndex { predicate.evaluate(with: scope.object($0)) }
    }

    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? ObjectBase, let b = b as? ObjectBase { return a.isEqual(b) }
        return ValueComparison.areEqual(a, b)
    }

    static func unique(_ values: [Any]) -> [Any] {
        values.reduce(into: []) { kept, value in if !kept.contains(where: { areEqual($0, value) }) { kept.append(value) } }
    }

    // MARK: Changing

    func requireWriting() {
        guard let session else { return }
        session.require(
            session.isFrozen ? "Can't perform transactions on a frozen Realm" : "Cannot modify managed objects outside of a write transaction.")
        if isInvalidated { realmException("Collection is no longer valid") }
    }

    /// Changes the elements of a list or a set.
    ///
    /// - Parameters:
    ///   - loose: how those change that are not in a Realm.
    ///   - stored: how those in the Realm do.
    func change(loose changeLoose: (inout [Any]) -> Void, stored changeStored: (inout [StoredValue], RealmSession) -> Void) {
        guard let session, case .property(let key, let property) = source else { return changeLoose(&loose) }
        requireWriting()
        var values: [StoredValue] = session.state.value(key, property).elements
        changeStored(&values, session)
        session.set(.list(values), key, property)
    }

    func changeEntries(loose changeLoose: (inout [String: Any]) -> Void, stored changeStored: (inout [String: StoredValue], RealmSession) -> Void) {
        guard let session, case .property(let key, let property) = source else { return changeLoose(&looseEntries) }
        requireWriting()
        var values: [String: StoredValue] = entries
        changeStored(&values, session)
        session.set(.map(values), key, property)
    }

    /// Sets a property of all elements.
    func setValue(_ value: Any?, forKey key: String) {
        requireWriting()
        for element in anyElements { (element as? ObjectBase)?.setDynamicValue(value, key) }
    }

    // MARK: Sums and the like

    /// The values of a property of the elements, or the elements themselves, without those that are nothing.
    private func values(of path: String) -> [StoredValue] {
        if let session {
            let steps: [String] = path.split(separator: ".").map(String.init)
            return elements.map { CollectionSource.value(of: $0, steps[...], session.state) }.filter { !$0.isNull }
        }
        return loose.compactMap { element in
            let value: Any? = path == "self" ? element : KeyValueCoding.value(of: element, forKeyPath: path)
            return value.flatMap { value in
                value is Date ? RealmSession.stored(plain: value, .date) : RealmSession.stored(plain: value, .double) ?? RealmSession.stored(plain: value, .any)
            }
        }
    }

    func extreme(of path: String, greatest: Bool) -> Any? {
        let values: [StoredValue] = values(of: path)
        let found: StoredValue? =
            greatest
            ? values.max { StoredValue.order($0, $1) == .orderedAscending } : values.min { StoredValue.order($0, $1) == .orderedAscending }
        return found.flatMap { RealmSession.plain($0) }
    }

    func sum(of path: String) -> Any {
        let values: [StoredValue] = values(of: path)
        if values.allSatisfy({ if case .int = $0 { true } else { false } }) {
            return values.reduce(0) { if case .int(let number) = $1 { $0 &+ Int(number) } else { $0 } }
        }
        if let decimal = decimalSum(values) { return decimal }
        return values.reduce(0.0) { $0 + ($1.number ?? 0) }
    }

    private func decimalSum(_ values: [StoredValue]) -> Decimal128? {
        guard values.contains(where: { if case .decimal = $0 { true } else { false } }) else { return nil }
        return values.reduce(Decimal128()) { $0 + ((RealmSession.plain($1) as? Decimal128) ?? Decimal128(value: $1.number ?? 0)) }
    }

    func average(of path: String) -> Any? {
        let values: [StoredValue] = values(of: path)
        if values.isEmpty { return nil }
        if let sum = decimalSum(values) { return sum / Decimal128(value: values.count) }
        return values.reduce(0.0) { $0 + ($1.number ?? 0) } / Double(values.count)
    }

    func text(depth: Int) -> String {
        let shown: [Any] = Array(anyElements.prefix(100))
        var lines: [String] = shown.enumerated().map {
            "\t[\($0)] \(ObjectDescription.text(of: $1, depth: depth).replacingOccurrences(of: "\n", with: "\n\t"))"
        }
        if count > shown.count { lines.append("\t... \(count - shown.count) objects skipped.") }
        return "(\n" + lines.joined(separator: ",\n") + "\n)"
    }
}
