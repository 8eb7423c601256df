/// The stand-ins that `appearance()` gave out, and what was set on them.
///
/// A stand-in is an ordinary view beside an untouched one of the same class: what differs between the two was set.
@MainActor enum AppearanceProxies {
    @MainActor struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: UIView
        let untouched: UIView
        let isKind: (UIView) -> Bool

        func isFor(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) -> Bool {
            self.type == type && self.traits == traits && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }

        func matches(_ view: UIView) -> Bool {
            guard isKind(view), traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else { return false }
            return AppearanceProxies.isInside(containers, view)
        }
    }

    /// The most special first: it sets a value, and the more general ones leave alone what is set.
    private static var entries: [Entry] {
        get { AppContext.current.appearance.entries }
        set { AppContext.current.appearance.entries = newValue }
    }

    static func proxy<View: UIView>(
        for type: View.Type, containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
    ) -> View {
        if let known = entries.first(where: { $0.isFor(type, containers, traits) })?.proxy as? View { return known }
        let proxy: View = make(type)
        entries.append(
            Entry(type: type, containers: containers, traits: traits, proxy: proxy, untouched: make(type), isKind: { $0 is View }))
        entries = entries.map { entry in (entry, rank(entry)) }.sorted { $0.1 > $1.1 }.map(\.0)
        return proxy
    }

    /// How special a stand-in is: by its class, then by its containers and traits.
    private static func rank(_ entry: Entry) -> Int {
        let generalisations = Set(entries.filter { $0.type != entry.type && $0.isKind(entry.proxy) }.map { ObjectIdentifier($0.type) })
        return generalisations.count * 100 + entry.containers.count * 2 + (entry.traits == nil ? 0 : 1)
    }

    private static func make<View: UIView>(_ type: View.Type) -> View {
        // An app's class registered its initialisers; ours take an archive without anything in it.
        if let made = ObjCRuntime.instantiate(type, "initWithFrame:", [CGRect.zero]) as? View { return made }
        guard let made = type.init(coder: EmptyCoder()) else { fatalError("\(type) has no initialiser that its appearance could be made by.") }
        return made
    }

    /// Sets what was set on the stand-ins of the view's classes, where the view has no value of its own.
    static func apply(to view: UIView) {
        for entry in entries where entry.matches(view) {
            for property in AppearanceProperty.all { property.apply(entry.proxy, entry.untouched, view) }
        }
    }

    // MARK: Bar items

    @MainActor struct ItemEntry {
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: UIBarItem
        let isKind: (UIBarItem) -> Bool
    }

    private static var itemEntries: [ItemEntry] {
        get { AppContext.current.appearance.itemEntries }
        set { AppContext.current.appearance.itemEntries = newValue }
    }

    /// The stand-ins of one app.
    final class State {
        var entries: [Entry] = []
        var itemEntries: [ItemEntry] = []
    }

    static func item<Item: UIBarItem>(
        for type: Item.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Item {
        let identifiers: [ObjectIdentifier] = containers.map { ObjectIdentifier($0) }
        let known: ItemEntry? = itemEntries.first { entry in
            Swift.type(of: entry.proxy) == type && entry.traits == traits && entry.containers.map { ObjectIdentifier($0) } == identifiers
        }
        if let proxy = known?.proxy as? Item { return proxy }
        guard let proxy = (ObjCRuntime.instantiate(type) ?? type.init(coder: EmptyCoder())) as? Item else {
            fatalError("\(type) has no initialiser that its appearance could be made by.")
        }
        itemEntries.append(ItemEntry(containers: containers, traits: traits, proxy: proxy, isKind: { $0 is Item }))
        return proxy
    }

    /// The stand-ins that count for an item that `view` shows, those limited to containers first.
    static func items(for item: UIBarItem, in view: UIView) -> [UIBarItem] {
        guard !itemEntries.isEmpty else { return [] }
        let matching: [ItemEntry] = itemEntries.filter { entry in
            entry.isKind(item) && entry.proxy !== item && isInside(entry.containers, view)
                && (entry.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
        }
        return matching.sorted { $0.containers.count > $1.containers.count }.map(\.proxy)
    }

    private static func isInside(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
        var left = containers[...]
        for responder in view.chain.dropFirst() {
            guard let wanted = left.first else { break }
            if isKind(responder, of: wanted) { left.removeFirst() }
        }
        return left.isEmpty
    }

    private static func isKind<Container: UIAppearanceContainer>(_ responder: UIResponder, of type: Container.Type) -> Bool {
        responder is Container
    }
}

/// An archive without anything in it.
private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
