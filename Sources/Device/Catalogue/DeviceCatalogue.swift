/// Every iPhone and iPad family Quince knows, and how to find one by name.
package enum DeviceCatalogue {
    /// Phones, then pads, oldest and smallest first.
    package static let all: [DeviceFamily] = phones + pads

    /// A family, and the product when the name was a product's.
    package struct Match: Hashable, Sendable {
        package var family: DeviceFamily
        package var model: DeviceModel?
        /// The family's id or the product's alias: how window configurations write the name.
        package var name: String
    }

    /// Finds a family by its id, or a product by its name in any usual spelling (`iphone-15-pro`, "iPhone 15 Pro").
    package static func find(_ name: String) -> Match? {
        if let family: DeviceFamily = byID[name] { return Match(family: family, model: nil, name: name) }
        let alias: String = DeviceModel.alias(of: name)
        if let family: DeviceFamily = byID[alias] { return Match(family: family, model: nil, name: alias) }
        return byAlias[alias]
    }

    /// Every name `find` knows in its written form: ids first, then aliases of products.
    package static var names: [String] {
        let ids: [String] = all.map(\.id)
        let known: Set<String> = Set(ids)
        let aliases: [String] = all.flatMap { $0.models.map(\.alias) }
        return ids + aliases.filter { !known.contains($0) }
    }

    /// Products under their aliases; read only for names that are no ids.
    private static let byAlias: [String: Match] = {
        var found: [String: Match] = [:]
        for family in all {
            for model in family.models {
                let alias: String = model.alias
                found[alias] = Match(family: family, model: model, name: alias)
            }
        }
        return found
    }()

    private static let byID: [String: DeviceFamily] = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
