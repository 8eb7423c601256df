/// An object whose keys are known only at run time, such as those that a data model gives it. Key-value coding asks it before methods of the
/// key's name.
package protocol KeyedObject: AnyObject {
    /// The key's value; `.none` where there is no such key.
    func keyedValue(forKey key: String) -> Any??
    /// Whether there is such a key.
    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool
}
