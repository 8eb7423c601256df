import Foundation

/// The arguments of a message, read as the types that the method declares.
public struct Arguments {
    let values: [Any?]

    init(_ values: [Any?]) {
        self.values = values
    }

    /// The argument at `index`, converted the way Objective-C would: numbers to numbers, raw values to enumerations, and
    /// objects unchecked, so that a method which ignores a sender of the wrong class still runs. An argument that was not
    /// sent reads as nil.
    public subscript<Value>(index: Int) -> Value {
        let value = index < values.count ? values[index] : nil
        guard let converted = Coercion.convert(value, to: Value.self) else {
            fatalError("*** argument \(index) is \(value.map { "\(type(of: $0))" } ?? "nil"), which is not a \(Value.self)")
        }
        return converted
    }
}
