/// A part of `R` that can be asked whether all of its resources are there.
public protocol Validatable {
    static func validate() throws
}

/// The first resource that `validate()` did not find.
public struct ValidationError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
    public init(_ description: String) { self.description = description }
}
