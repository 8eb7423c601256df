import ObjectRuntime

/// Inputs or outputs in an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
    public let array: [any MLFeatureProvider]
    public init(array: [any MLFeatureProvider]) { self.array = array }
    /// Takes the values of each feature in a row. Throws where the rows are not of one length, or a value is no feature.
    public init(dictionary: [String: [Any]]) throws {
        let counts = Set(dictionary.values.map(\.count))
        guard counts.count <= 1 else { throw MLModelError(.generic).asError("The rows of features differ in length.") }
        array = try (0..<(counts.first ?? 0)).map { index in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] }) }
    }
    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
