import QuinceCoreMedia
import UIKit

/// How an asset can be written without decoding it.
enum ExportPlan: Equatable {
    /// The file as it is.
    case copy(URL)
    /// A span of a file of plain samples.
    case trim(URL, CMTimeRange)
    /// Files of plain samples, parts of them one after the other.
    case join([SegmentTimeline.Piece])
    case fail(AVError.Code)

    struct Request {
        var source: URL?
        /// The pieces of a composition's only track.
        var pieces: [SegmentTimeline.Piece]?
        var duration: CMTime
        var preset: String
        var range: CMTimeRange
        var output: URL?
        var type: AVFileType?
        var isChanged: Bool
        var exists: Bool
    }

    static func decide(_ request: Request) -> ExportPlan {
        guard request.output != nil, let type = request.type else { return .fail(.exportFailed) }
        if request.exists { return .fail(.fileAlreadyExists) }
        let isWhole: Bool = request.range.start <= .zero && request.range.end >= request.duration
        guard request.preset == AVAssetExportPresetPassthrough, !request.isChanged else { return .fail(.encoderNotFound) }
        if let source = request.source {
            let own: AVFileType? = AVFileType(pathExtension: source.pathExtension)
            if isWhole, own == type || (films.contains(type) && own.map(films.contains) == true) { return .copy(source) }
            if own == .wav, type == .wav { return .trim(source, request.range) }
            return .fail(.operationNotSupportedForAsset)
        }
        guard let pieces = request.pieces, type == .wav else { return .fail(.operationNotSupportedForAsset) }
        let isPlain: Bool = pieces.allSatisfy { piece in
            piece.source.map { $0.url.map { AVFileType(pathExtension: $0.pathExtension) == .wav } ?? false && $0.range.duration == piece.duration } ?? true
        }
        return isPlain && isWhole ? .join(pieces) : .fail(.operationNotSupportedForAsset)
    }

    /// Kinds of files that hold the same.
    private static let films: Set<AVFileType> = [.mov, .mp4, .m4v]
}

extension AVFileType {
    /// By the ending of a file's name.
    init?(pathExtension: String) {
        switch pathExtension.lowercased() {
        case "mov", "qt": self = .mov
        case "mp4": self = .mp4
        case "m4v": self = .m4v
        case "m4a": self = .m4a
        case "wav", "wave": self = .wav
        case "aif", "aiff": self = .aiff
        case "aifc": self = .aifc
        case "caf": self = .caf
        case "mp3": self = .mp3
        case "3gp": self = .mobile3GPP
        default: return nil
        }
    }
}
