/// The targets of a project, found by what refers to them.
struct NativeTargets {
    private let names: [String: String]
    private let byProduct: [String: [Int]]
    private let byName: [String: [Int]]
    private let byFileName: [String: [Int]]
    private let identifiers: [String]

    /// `targets` in the project's order.
    init(_ targets: [ProjectObject]) {
        identifiers = targets.map(\.identifier)
        names = Dictionary(targets.compactMap { target in target["name"].map { (target.identifier, $0) } }, uniquingKeysWith: { first, _ in first })
        byProduct = Dictionary(grouping: targets.indices.filter { targets[$0]["productReference"] != nil }, by: { targets[$0]["productReference"] ?? "" })
        byFileName = Dictionary(
            grouping: targets.indices.filter { targets[$0].object("productReference")?["path"] != nil },
            by: { targets[$0].object("productReference")?["path"] ?? "" })
        byName = Dictionary(grouping: targets.indices.filter { targets[$0]["name"] != nil }, by: { targets[$0]["name"] ?? "" })
    }

    func name(of identifier: String) -> String? { names[identifier] }

    func identifiers(named name: String) -> [String] { (byName[name] ?? []).map { identifiers[$0] } }

    /// The targets whose product is a file of this name, such as `Name.app`.
    func identifiers(ofFile name: String) -> [String] { (byFileName[name] ?? []).map { identifiers[$0] } }

    /// The targets that make these products, in the project's order.
    func identifiers(ofProducts products: Set<String>) -> [String] {
        products.flatMap { byProduct[$0] ?? [] }.sorted().map { identifiers[$0] }
    }
}
