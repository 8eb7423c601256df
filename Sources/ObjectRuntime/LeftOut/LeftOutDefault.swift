/// A type of a framework that has a value which stands for code that was left out: one that does nothing.
package protocol LeftOutDefault {
    /// A new such value.
    static func leftOutDefault() -> Self
}
