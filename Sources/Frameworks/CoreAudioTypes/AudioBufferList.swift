@_exported import ObjectRuntime

/// Memory with samples of some channels, one after the other.
public struct AudioBuffer: BitwiseCopyable, @unchecked Sendable {
    public var mNumberChannels: UInt32
    /// In bytes.
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        self.mNumberChannels = mNumberChannels
        self.mDataByteSize = mDataByteSize
        self.mData = mData
    }

    /// A buffer of memory that already has a type.
    public init<Element>(_ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int) {
        self.init(
            mNumberChannels: UInt32(numberOfChannels), mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
            mData: UnsafeMutableRawPointer(typedBuffer.baseAddress))
    }
}

/// A number of buffers; the first stands in it, others behind it in memory.
public struct AudioBufferList: BitwiseCopyable, @unchecked Sendable {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }
    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        self.mNumberBuffers = mNumberBuffers
        self.mBuffers = mBuffers
    }

    /// Bytes of a list of that many buffers.
    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        precondition(maximumBuffers >= 1, "AudioBufferList should contain at least 1 element")
        return MemoryLayout<AudioBufferList>.size + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }

    /// Memory for a list of that many buffers, which are empty. Whoever asks for it frees it.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let size: Int = sizeInBytes(maximumBuffers: maximumBuffers)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        let list = UnsafeMutableAudioBufferListPointer(memory.assumingMemoryBound(to: AudioBufferList.self))
        list.count = maximumBuffers
        return list
    }
}

/// The buffers of a list as a collection.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection, Hashable, @unchecked Sendable {
    public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }
    public init?(_ pointer: UnsafeMutablePointer<AudioBufferList>?) {
        guard let pointer else { return nil }
        self.init(pointer)
    }

    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    private var first: UnsafeMutablePointer<AudioBuffer> {
        (UnsafeMutableRawPointer(unsafeMutablePointer) + (MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8))
            .assumingMemoryBound(to: AudioBuffer.self)
    }

    public subscript(index: Int) -> AudioBuffer {
        get {
            precondition(index >= 0 && index < count, "subscript index out of range")
            return first[index]
        }
        nonmutating set {
            precondition(index >= 0 && index < count, "subscript index out of range")
            first[index] = newValue
        }
    }
}

public struct AudioTimeStampFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1 << 0)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 1 << 1)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 1 << 2)
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 1 << 3)
    public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 1 << 4)
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A moment of a stream; its flags say which of its fields count.
public struct AudioTimeStamp: BitwiseCopyable, Hashable, Sendable {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0
    public init() {}
}
