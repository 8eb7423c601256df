import UIKit

// Options of interface files had keys of any kind until Swift 4.2.

extension UINib {
    @_disfavoredOverload
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]?) -> [Any] {
        instantiate(withOwner: ownerOrNil, options: Self.keyed(optionsOrNil))
    }

    fileprivate static func keyed(_ options: [AnyHashable: Any]?) -> [OptionsKey: Any]? {
        options.map { options in
            options.reduce(into: [:]) { result, entry in
                if let key = entry.key as? OptionsKey ?? (entry.key as? String).map(OptionsKey.init(rawValue:)) { result[key] = entry.value }
            }
        }
    }
}

extension Bundle {
    @preconcurrency @MainActor @_disfavoredOverload
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]?) -> [Any]? {
        loadNibNamed(name, owner: owner, options: UINib.keyed(options))
    }
}
