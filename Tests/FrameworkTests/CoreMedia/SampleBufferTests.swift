import QuinceCoreMedia
import Testing

@Suite struct SampleBufferTests {
    @Test("times are carried from one span to another, and folded into one") func mapping() {
        let from = CMTimeRange(start: CMTime(value: 0, timescale: 600), duration: CMTime(value: 1200, timescale: 600))
        let to = CMTimeRange(start: CMTime(value: 600, timescale: 600), duration: CMTime(value: 600, timescale: 600))
        #expect(CMTimeMapTimeFromRangeToRange(CMTime(value: 600, timescale: 600), fromRange: from, toRange: to).seconds == 1.5)
        #expect(CMTimeFoldIntoRange(CMTime(value: 7, timescale: 2), foldRange: from).seconds == 1.5)
        let time = CMTime(value: 7, timescale: 2)
        #expect(CMTimeMakeFromDictionary(CMTimeCopyAsDictionary(time, allocator: nil)) == time)
        #expect(CMTimeMakeFromDictionary(nil) == .invalid)
    }

    @Test("a picture is a sample with its time") func pictures() throws {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 8, 6, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        #expect(CVPixelBufferGetPlaneCount(pixels) == 2 && CVPixelBufferGetHeightOfPlane(pixels, 1) == 3)
        var format: CMVideoFormatDescription?
        CMVideoFormatDescriptionCreateForImageBuffer(allocator: nil, imageBuffer: pixels, formatDescriptionOut: &format)
        var timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30), presentationTimeStamp: CMTime(value: 2, timescale: 1), decodeTimeStamp: .invalid)
        var sample: CMSampleBuffer?
        CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil, imageBuffer: pixels, formatDescription: try #require(format), sampleTiming: &timing, sampleBufferOut: &sample)
        let made = try #require(sample)
        #expect(made.presentationTimeStamp.seconds == 2 && CMSampleBufferGetImageBuffer(made) === pixels && CMSampleBufferDataIsReady(made))
        #expect(CMSampleBufferGetSampleAttachmentsArray(made, createIfNecessary: false) == nil)
        #expect(CMSampleBufferGetSampleAttachmentsArray(made, createIfNecessary: true)?.count == 1)
    }

    @Test("a block of memory is read and written within its bounds") func blocks() throws {
        var block: CMBlockBuffer?
        var bytes: [UInt8] = [1, 2, 3, 4]
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: &bytes, blockLength: 4, blockAllocator: nil, customBlockSource: nil, offsetToData: 1, dataLength: 3, flags: 0,
            blockBufferOut: &block)
        let made = try #require(block)
        #expect(Array(try made.dataBytes()) == [2, 3, 4])
        var copy: [UInt8] = [0, 0]
        #expect(CMBlockBufferCopyDataBytes(made, atOffset: 1, dataLength: 2, destination: &copy) == kCMBlockBufferNoErr && copy == [3, 4])
        #expect(CMBlockBufferCopyDataBytes(made, atOffset: 2, dataLength: 2, destination: &copy) == kCMBlockBufferBadLengthParameterErr)
    }

    @Test("a pool makes buffers of one size; values are attached to them") func pools() throws {
        var pool: CVPixelBufferPool?
        let attributes = ["Width": 4, "Height": 2, "PixelFormatType": Int(kCVPixelFormatType_32BGRA)] as NSDictionary
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &pool) == kCVReturnSuccess)
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        #expect(CVPixelBufferGetWidth(pixels) == 4)
        CVBufferSetAttachment(pixels, kCVImageBufferYCbCrMatrixKey, "m" as NSString, .shouldPropagate)
        #expect(CVBufferCopyAttachments(pixels, .shouldPropagate)?.count == 1 && CVBufferCopyAttachments(pixels, .shouldNotPropagate) == nil)
        #expect(CVPixelBufferPoolCreate(nil, nil, nil, &pool) == kCVReturnInvalidPixelBufferAttributes)
    }

    @Test("a list of buffers is a collection") func lists() {
        let list = AudioBufferList.allocate(maximumBuffers: 2)
        defer { list.unsafeMutablePointer.deallocate() }
        list[1] = AudioBuffer(mNumberChannels: 1, mDataByteSize: 8, mData: nil)
        #expect(list.count == 2 && list.map(\.mDataByteSize) == [0, 8])
        #expect(AudioChannelLayoutTag_GetNumberOfChannels(kAudioChannelLayoutTag_MPEG_5_1_A) == 6)
    }
}
