import ObjectRuntime

extension UISearchBar: @preconcurrency KeyedObject {
    /// The field that apps asked for by name before iOS 13 gave it an accessor.
    package func keyedValue(forKey key: String) -> Any?? { key == "searchField" || key == "_searchField" ? .some(searchTextField) : .none }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
}
