import Device
import Foundation
import HeadlessHost

/// The result of comparing an app's pictures with the recorded ones: `report.json` of `quince verify`.
///
/// The same app and the same references give the same report, byte for byte: it holds no dates, durations or absolute paths.
package struct Verification: Codable, Hashable, Sendable {
    package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
        /// The window could not be drawn.
        case failed
        /// The picture is another than the recorded one.
        case changed
        /// There is no recorded picture.
        case missing
        /// The picture differs by no more than what was asked to be tolerated.
        case tolerated
        case same

        /// Whether it needs somebody to look.
        package var isOpen: Bool { self == .failed || self == .changed || self == .missing }
    }

    /// One picture.
    package struct Picture: Codable, Hashable, Sendable {
        /// The path of its files in the folder of recorded pictures, without the ending: `ipad-9.7.portrait.full`, `walk/ipad-9.7.portrait.full.inbox`.
        package var name: String
        /// The script that made it; nil without one.
        package var script: String?
        /// The window that the app was started in, and its place among all windows of the manifest.
        package var start: String
        package var place: Int
        package var verdict: Verdict
        /// The picture itself; nil where the window could not be drawn.
        package var window: SnapshotReport.Window?
        package var failure: WindowFailure?
        /// The differences between the view trees, in words.
        package var changes: [String] = []
        /// Hash of the recorded picture; nil where there is none, or another program wrote it.
        package var referenceHash: String?
        /// Files beside the report; nil where there is none.
        package var reference: String?
        package var actual: String?
        package var difference: String?
        package var tree: String?
        /// Whether the picture became the reference in this run.
        package var isRecorded: Bool = false

        package init(name: String, script: String?, start: String, place: Int = 0, verdict: Verdict, window: SnapshotReport.Window? = nil) {
            self.name = name
            self.script = script
            self.start = start
            self.place = place
            self.verdict = verdict
            self.window = window
        }

        /// Whether somebody has to look at it still.
        package var isOpen: Bool { verdict.isOpen && !isRecorded }

        /// The name of its files beside the report, before their endings.
        var fileName: String { name.replacingOccurrences(of: "/", with: "--") }
    }

    package var app: String
    /// The greatest delta E 2000 by which a pixel may differ; nil where pictures have to be the same to the bit.
    package var tolerance: Double?
    /// The part of a run that several machines share, as `I/N`; nil for a whole one.
    package var shard: String?
    /// How many windows all shards have together; nil for a whole run.
    package var windows: Int?
    /// The folder of recorded pictures, from the report's folder.
    package var snapshots: String
    /// In the order in which they were drawn.
    package var pictures: [Picture]
    /// Recorded pictures that nothing makes any more; of a shard, those that it does not make.
    package var orphans: [String]
    package static let fileName = SnapshotReport.fileName

    package init(app: String, tolerance: Double?, snapshots: String, pictures: [Picture], orphans: [String]) {
        self.app = app
        self.tolerance = tolerance
        self.snapshots = snapshots
        self.pictures = pictures
        self.orphans = orphans
    }

    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(Verification.self, from: Data(contentsOf: file))
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    // MARK: Asking

    /// The folder of recorded pictures.
    /// - Parameter folder: the report's.
    package func references(from folder: URL) -> URL {
        if snapshots.hasPrefix("/") { return URL(fileURLWithPath: snapshots) }
        return folder.standardizedFileURL.appendingPathComponent(snapshots).standardizedFileURL
    }

    package var open: [Picture] { pictures.filter(\.isOpen) }
    package var failures: [WindowFailure] { pictures.compactMap(\.failure) }
    package func count(_ verdict: Verdict) -> Int { pictures.count { $0.verdict == verdict } }

    /// Files that are made beside it.
    package var files: [String] {
        pictures.flatMap { picture in
            [picture.reference, picture.actual, picture.difference, picture.tree, picture.actual.map { VerificationSidecar.fileName(of: $0) }].compactMap { $0 }
        } + [VerificationOutputs.junit, VerificationOutputs.sarif, VerificationOutputs.markdown]
    }

    /// `3 changed, 1 missing, 47 the same`.
    package var summary: String {
        let parts: [(Int, String)] = [
            (count(.failed), "failed"), (pictures.count { $0.verdict == .changed && !$0.isRecorded }, "changed"),
            (pictures.count { $0.verdict == .missing && !$0.isRecorded }, "not recorded"),
            (pictures.count { $0.isRecorded }, "recorded"), (count(.tolerated), "within the tolerance"),
            (pictures.count { $0.verdict == .same && !$0.isRecorded }, "the same"),
        ]
        let told: [String] = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return told.isEmpty ? "no pictures" : told.joined(separator: ", ")
    }
}

extension Verification.Picture {
    /// The result for it, in a sentence without a full stop: how much of the picture differs, and how the views do.
    package var sentence: String {
        let pixels: String =
            switch verdict {
            case .failed: failure?.description ?? "could not be drawn"
            case .missing: "has no recorded picture"
            case .same: "is as recorded"
            case .changed, .tolerated: window?.difference(isTolerated: verdict == .tolerated) ?? "changed"
            }
        let words: String = changes.prefix(3).joined(separator: "; ")
        let more: String = changes.count > 3 ? "; and \(changes.count - 3) more" : ""
        return words.isEmpty ? pixels : "\(pixels): \(words)\(more)"
    }
}

extension SnapshotReport.Window {
    /// How its picture differs from the recorded one.
    func difference(isTolerated: Bool) -> String? {
        switch comparison {
        case .different(let measure):
            let share: Double = (measure.visibleShare * 10000).rounded() / 100
            let percent: String =
                measure.visiblePixels == 0 ? "no pixel visibly" : share < 0.01 ? "< 0.01 % of the pixels" : "\(HTML.number(share)) % of the pixels"
            let color: String = measure.greatestDeltaE.map { ", delta E at most \(HTML.number(($0 * 10).rounded() / 10))" } ?? ""
            return "differs (\(percent)\(color))"
        case .resized(let width, let height): return "is \(pixelWidth) × \(pixelHeight) pixels, was \(width) × \(height)"
        case .missing(let reason): return reason
        case .identical, nil: return nil
        }
    }
}
