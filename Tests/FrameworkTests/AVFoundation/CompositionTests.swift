@testable import QuinceAVFoundation
import Testing

import UIKit

@Suite(.serialized) @MainActor struct CompositionTests {
    private func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    private func range(_ start: Double, _ duration: Double) -> CMTimeRange { CMTimeRange(start: time(start), duration: time(duration)) }
    private func piece(_ start: Double, _ duration: Double) -> SegmentTimeline.Piece {
        .init(source: .init(url: nil, trackID: 1, range: range(start, duration)), duration: time(duration))
    }
    private func sound(_ seconds: Double, _ name: String, in folder: ScratchFolder) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        var samples = WaveSamples(sampleRate: 1_000, channels: 1, bits: 16, isFloat: false)
        for frame in 0..<Int(seconds * 1_000) { samples.append(Float(frame % 100) / 200) }
        try samples.file.write(to: url)
        return url
    }

    @Test("what is put into the middle of a track moves the rest back") func insertion() {
        var line = SegmentTimeline([piece(0, 4)])
        line.insert([piece(10, 1)], at: time(1))
        #expect(line.pieces == [piece(0, 1), piece(10, 1), piece(1, 3)] && line.duration == time(5))
        line.insert([piece(20, 1)], at: time(7))
        #expect(line.pieces[3] == .init(source: nil, duration: time(2)) && line.duration == time(8))
    }

    @Test("what is taken away closes up, what is scaled plays slower") func removal() {
        var line = SegmentTimeline([piece(0, 4)])
        line.remove(range(1, 2))
        #expect(line.pieces == [piece(0, 1), piece(3, 1)])
        line.scale(range(0, 1), to: time(3))
        #expect(line.duration == time(4) && line.pieces[0].source?.range == range(0, 1))
        #expect(line.slice(range(1.5, 1))[0].source?.range == range(0.5, 1.0 / 3))
    }

    @Test("a composition lasts as long as its longest track") func compositions() throws {
        let folder = try ScratchFolder()
        let asset = AVURLAsset(url: try sound(2, "a.wav", in: folder))
        let composition = AVMutableComposition()
        let track = try #require(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid))
        let source = try #require(asset.tracks(withMediaType: .audio).first)
        try track.insertTimeRange(range(0.5, 1), of: source, at: .zero)
        try composition.insertTimeRange(range(0, 2), of: asset, at: composition.duration)
        #expect(composition.duration.seconds == 3 && composition.tracks.count == 1 && track.segments.count == 2)
        #expect(throws: AVError(.operationNotSupportedForAsset)) {
            try composition.addMutableTrack(withMediaType: .video, preferredTrackID: 9)?.insertTimeRange(range(0, 1), of: source, at: .zero)
        }
    }

    @Test("segments that leave a gap are refused") func validation() {
        let mappings = [CMTimeMapping(source: range(0, 1), target: range(0, 1)), CMTimeMapping(source: range(0, 1), target: range(2, 1))]
        #expect(AVMutableCompositionTrack.fault(of: mappings, isEmpty: [false, false]) == .compositionTrackSegmentsNotContiguous)
        #expect(AVMutableCompositionTrack.fault(of: [mappings[0]], isEmpty: [false]) == nil)
    }

    @Test("ramps hold what they came to until the next") func ramps() {
        let layer = AVMutableVideoCompositionLayerInstruction()
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range(1, 2))
        var (start, end, span): (Float, Float, CMTimeRange) = (-1, -1, .zero)
        #expect(!layer.getOpacityRamp(for: time(0.5), startOpacity: &start, endOpacity: &end, timeRange: &span))
        #expect(layer.getOpacityRamp(for: time(2), startOpacity: &start, endOpacity: &end, timeRange: &span) && start == 1 && end == 0)
        #expect(layer.getOpacityRamp(for: time(5), startOpacity: &start, endOpacity: &end, timeRange: nil) && start == 0 && end == 0)
    }

    @Test("instructions must follow each other without a gap") func check() {
        let gap = CompositionCheck(ranges: [range(0, 1), range(2, 1)], tracks: [[], []])
        #expect(gap.faults(asset: nil, within: range(0, 3)) == [.empty(range(1, 1))])
        #expect(CompositionCheck(ranges: [range(0, 3)], tracks: [[]]).faults(asset: nil, within: range(0, 3)).isEmpty)
    }

    @Test("files are copied, plain samples cut; all else has no encoder") func plans() {
        func plan(_ source: String?, _ type: AVFileType?, preset: String = AVAssetExportPresetPassthrough, to end: Double = 9) -> ExportPlan {
            ExportPlan.decide(
                .init(
                    source: source.map { URL(fileURLWithPath: $0) }, pieces: nil, duration: time(2), preset: preset, range: range(0, end),
                    output: URL(fileURLWithPath: "/out"), type: type, isChanged: false, exists: false))
        }
        #expect(plan("/a.mov", .mp4) == .copy(URL(fileURLWithPath: "/a.mov")))
        #expect(plan("/a.wav", .wav, to: 1) == .trim(URL(fileURLWithPath: "/a.wav"), range(0, 1)))
        #expect(plan("/a.mov", .mp4, to: 1) == .fail(.operationNotSupportedForAsset))
        #expect(plan("/a.mov", .mp4, preset: AVAssetExportPresetHighestQuality) == .fail(.encoderNotFound))
        #expect(plan("/a.mov", nil) == .fail(.exportFailed))
    }

    @Test("parts of sounds are joined to one") func export() async throws {
        let folder = try ScratchFolder()
        let composition = AVMutableComposition()
        for name in ["a.wav", "b.wav"] {
            try await composition.insertTimeRange(range(0.5, 1), of: AVURLAsset(url: try sound(2, name, in: folder)), at: composition.duration)
        }
        let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetPassthrough))
        let output = folder.url.appendingPathComponent("both.wav")
        (session.outputURL, session.outputFileType) = (output, .wav)
        await session.export()
        #expect(session.status == .completed && session.progress == 1)
        let written = try #require(WaveSamples(try Data(contentsOf: output)))
        #expect(written.frames == 2_000 && written.value(frame: 1_050, channel: 0) == written.value(frame: 50, channel: 0))
        #expect(AVAssetExportSession(asset: composition, presetName: "no such preset") == nil)
    }

    @Test("samples are read and written again") func samples() async throws {
        let folder = try ScratchFolder()
        let asset = AVURLAsset(url: try sound(1, "a.wav", in: folder))
        let reader = try AVAssetReader(asset: asset)
        let output = AVAssetReaderTrackOutput(
            track: try #require(asset.tracks.first), outputSettings: [AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 16])
        reader.add(output)
        #expect(reader.startReading())
        let url = folder.url.appendingPathComponent("b.wav")
        let writer = try AVAssetWriter(outputURL: url, fileType: .wav)
        let input = AVAssetWriterInput(mediaType: .audio, outputSettings: nil)
        writer.add(input)
        #expect(writer.startWriting())
        writer.startSession(atSourceTime: .zero)
        while let buffer = output.copyNextSampleBuffer() { #expect(input.append(buffer)) }
        #expect(reader.status == .completed)
        input.markAsFinished()
        await writer.finishWriting()
        #expect(try writer.status == .completed && WaveSamples(Data(contentsOf: url)) == WaveSamples(Data(contentsOf: asset.url)))
        #expect(AVAssetWriter.fault(type: .mp4, settings: [nil], types: [.video], exists: false) == .encoderNotFound)
    }

    @Test("a song's tags are read, and asked for by their common keys") func tags() {
        func frame(_ name: String, _ body: [UInt8]) -> Data { Data(name.utf8) + Data([0, 0, 0, UInt8(body.count), 0, 0]) + Data(body) }
        let frames = frame("TIT2", [3] + Array("Song".utf8)) + frame("TPE1", [0] + Array("Band".utf8))
        let file = Data("ID3".utf8) + Data([3, 0, 0, 0, 0, 0, UInt8(frames.count)]) + frames
        let tags = MediaTag.id3(ByteReader(file))
        #expect(tags.map(\.key) == ["TIT2", "TPE1"] && tags.map(\.common) == [.commonKeyTitle, .commonKeyArtist])
        let items = tags.map(AVMetadataItem.init)
        #expect(items.map(\.stringValue) == ["Song", "Band"])
        #expect(AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyArtist, keySpace: nil).count == 1)
    }

    @Test("properties are loaded by name, several at a time") func loading() async throws {
        let folder = try ScratchFolder()
        let asset = AVURLAsset(url: try sound(2, "a.wav", in: folder))
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(duration.seconds == 2 && tracks.count == 1)
        #expect(try await tracks[0].load(.timeRange).duration.seconds == 2)
    }
}
