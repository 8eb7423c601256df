import ObjectRuntime

/// Numbers in any number of dimensions, the last one's next to each other.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    /// The first number.
    public let dataPointer: UnsafeMutableRawPointer
    public let count: Int
    private let deallocator: (UnsafeMutableRawPointer) -> Void

    /// All zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard let count = Self.count(shape) else { throw MLModelError(.parameters).asError("A dimension is at least 1.") }
        self.shape = shape
        self.dataType = dataType
        self.count = count
        var stride = 1, strides: [NSNumber] = []
        for size in shape.reversed() {
            strides.insert(NSNumber(value: stride), at: 0)
            stride *= size.intValue
        }
        self.strides = strides
        dataPointer = .allocate(byteCount: count * dataType.size, alignment: 64)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: count * dataType.size)
        deallocator = { $0.deallocate() }
    }

    /// Over numbers of the caller's, which are given to `deallocator` in the end.
    public init(
        dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
        deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
    ) throws {
        guard let count = Self.count(shape), strides.count == shape.count else {
            throw MLModelError(.parameters).asError("A dimension is at least 1, and each has its stride.")
        }
        (self.shape, self.strides, self.dataType, self.count, self.dataPointer) = (shape, strides, dataType, count, dataPointer)
        self.deallocator = deallocator ?? { _ in }
    }

    deinit { deallocator(dataPointer) }

    /// Nil where a dimension is not positive, or there are too many numbers for any memory.
    private static func count(_ shape: [NSNumber]) -> Int? {
        var result = 1
        for size in shape {
            let (product, overflows) = result.multipliedReportingOverflow(by: size.intValue)
            guard size.intValue > 0, !overflows, product < 1 << 40 else { return nil }
            result = product
        }
        return result
    }

    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { store(number, at: index) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, number) in data.enumerated() { store(Double(number), at: index) }
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element: FixedWidthInteger {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, number) in data.enumerated() { store(Double(number), at: index) }
    }

    /// The number at a place counted in the order of the dimensions.
    open subscript(idx: Int) -> NSNumber {
        get { number(at: place(idx)) }
        set { store(newValue.doubleValue, at: place(idx)) }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { number(at: place(key)) }
        set { store(newValue.doubleValue, at: place(key)) }
    }

    private func place(_ key: [NSNumber]) -> Int {
        precondition(key.count == shape.count && zip(key, shape).allSatisfy { 0 <= $0.intValue && $0.intValue < $1.intValue }, "The key is out of the shape.")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
    private func place(_ index: Int) -> Int {
        precondition(0 <= index && index < count, "The index is out of the array.")
        var rest = index, result = 0
        for (size, stride) in zip(shape, strides).reversed() {
            result += rest % size.intValue * stride.intValue
            rest /= size.intValue
        }
        return result
    }
    private func number(at place: Int) -> NSNumber {
        switch dataType {
        case .double: NSNumber(value: dataPointer.load(fromByteOffset: place * 8, as: Double.self))
        case .float32: NSNumber(value: dataPointer.load(fromByteOffset: place * 4, as: Float.self))
        case .float16: NSNumber(value: Float(dataPointer.load(fromByteOffset: place * 2, as: Float16.self)))
        case .int32: NSNumber(value: dataPointer.load(fromByteOffset: place * 4, as: Int32.self))
        }
    }
    private func store(_ number: Double, at place: Int) {
        switch dataType {
        case .double: dataPointer.storeBytes(of: number, toByteOffset: place * 8, as: Double.self)
        case .float32: dataPointer.storeBytes(of: Float(number), toByteOffset: place * 4, as: Float.self)
        case .float16: dataPointer.storeBytes(of: Float16(number), toByteOffset: place * 2, as: Float16.self)
        case .int32: dataPointer.storeBytes(of: Int32(max(-2_147_483_648, min(2_147_483_647, number))), toByteOffset: place * 4, as: Int32.self)
        }
    }
}
