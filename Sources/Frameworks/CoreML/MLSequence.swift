import ObjectRuntime

/// A row of strings or of whole numbers.
open class MLSequence: NSObject, @unchecked Sendable {
    public let type: MLFeatureType
    public let stringValues: [String]
    public let int64Values: [NSNumber]

    private init(_ type: MLFeatureType, _ stringValues: [String], _ int64Values: [NSNumber]) {
        (self.type, self.stringValues, self.int64Values) = (type, stringValues, int64Values)
    }
    public convenience init(empty type: MLFeatureType) { self.init(type, [], []) }
    public convenience init(strings stringValues: [String]) { self.init(.string, stringValues, []) }
    public convenience init(int64s int64Values: [NSNumber]) { self.init(.int64, [], int64Values) }
}
