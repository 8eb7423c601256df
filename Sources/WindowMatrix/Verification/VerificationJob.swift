import Device
import Foundation
import HeadlessHost
import InputLimits
import ProcessControl

/// Draws all that a manifest names, compares it with the recorded pictures, and records what is to be recorded.
package struct VerificationJob {
    /// How the app is started; matrix and script are those of the manifest's suites.
    package var snapshots: SnapshotJob
    package var references: ReferenceFolder
    package var manifest: SnapshotManifest
    package var mode: RecordMode
    /// The greatest delta E 2000 by which a pixel may differ; nil for none at all.
    package var tolerance: Double?
    /// The part of the windows that is drawn; nil for all.
    package var shard: Shard?
    /// The costs of the windows, by which shards are dealt.
    package var costs = CostTable()
    /// Hears what each window cost, in milliseconds, by its name in `costs`.
    package var onCost: (String, Double) -> Void = { _, _ in }
    /// Whether recorded pictures that nothing makes any more are removed, where pictures are recorded.
    package var prunes: Bool = false
    /// The folder of the report, which is written by `never`, and otherwise where something stays open.
    package var report: URL
    /// Whether the user named that folder.
    package var isReportChosen: Bool = true

    package init(snapshots: SnapshotJob, references: ReferenceFolder, manifest: SnapshotManifest, mode: RecordMode, report: URL) {
        self.snapshots = snapshots
        self.references = references
        self.manifest = manifest
        self.mode = mode
        self.report = report
    }

    /// The results of a suite's windows, and the folder of its new files.
    private struct Drawn {
        var suite: SnapshotManifest.Suite
        /// The places of its windows among all of the manifest.
        var places: [String: Int]
        var folder: URL
        var windows: [SnapshotReport.Window]
        var failures: [WindowFailure]
    }

    /// - Throws: `SnapshotFailure` where the app cannot be started, `ReferenceFailure` where nothing can be written; the recorded pictures
    ///   are then as they were.
    package func run(onProgress: @escaping (SnapshotProgress) -> Void = { _ in }, onOutput: @escaping (String) -> Void = { _ in }) throws -> Verification {
        let work: TemporaryFolder = try makeWorkFolder()
        defer { work.remove() }
        var drawn: [Drawn] = []
        for (index, (suite, places)) in chosen.enumerated() {
            let folder: URL = work.url.appendingPathComponent(String(index), isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            drawn.append(try draw(suite, places, in: folder, onProgress, onOutput))
        }
        var pictures: [Verification.Picture] = []
        var sources: [String: URL] = [:]
        for part in drawn {
            for window in part.windows {
                let picture: Verification.Picture = judge(window, of: part)
                sources[picture.name] = part.folder.appendingPathComponent(window.key)
                pictures.append(picture)
            }
            pictures += part.failures.map { failure in
                var picture = Verification.Picture(
                    name: key(failure.window, of: part.suite), script: part.suite.script, start: failure.window,
                    place: part.places[failure.window] ?? 0, verdict: .failed)
                picture.failure = failure
                return picture
            }
        }
        var result = Verification(
            app: manifest.app, tolerance: tolerance, snapshots: Self.path(from: report, to: references.url), pictures: pictures,
            orphans: orphans(drawn, pictures))
        result.shard = shard?.description
        result.windows = shard.map { _ in manifest.suites.map(\.windows.count).reduce(0, +) }
        try record(&result, sources)
        if mode == .never || !result.open.isEmpty {
            try VerificationFolder(report, isChosen: isReportChosen).write(&result, references: references, sources: sources)
        }
        return result
    }

    /// The windows that are drawn: the manifest's suites, or a shard's part of them.
    private var chosen: [(suite: SnapshotManifest.Suite, places: [String: Int])] {
        let names: [String] = manifest.suites.flatMap { suite in suite.windows.map { key($0, of: suite) } }
        let estimates: [Int] = manifest.suites.flatMap { $0.windows.map(Shard.cost) }
        let mine: Set<Int> = shard?.places(of: costs.costs(of: names, estimates: estimates)) ?? Set(names.indices)
        var place = 0
        var result: [(suite: SnapshotManifest.Suite, places: [String: Int])] = []
        for suite in manifest.suites {
            var places: [String: Int] = [:]
            var part = suite
            part.windows = suite.windows.filter { window in
                defer { place += 1 }
                if mine.contains(place) { places[window] = place }
                return mine.contains(place)
            }
            if !part.windows.isEmpty { result.append((part, places)) }
        }
        return result
    }

    /// Makes the folder to draw into: beside the references where pictures become such, so that they can be moved there.
    private func makeWorkFolder() throws -> TemporaryFolder {
        let parent: URL = mode == .never ? snapshots.temporaryFolder : references.base
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            return try TemporaryFolder(in: parent, prefix: mode == .never ? "quince-" : ".quince-", mode: 0o777)
        } catch {
            throw ReferenceFailure.cannotWrite(parent.path, reason: error.localizedDescription)
        }
    }

    // MARK: Drawing

    private func draw(
        _ suite: SnapshotManifest.Suite, _ places: [String: Int], in folder: URL, _ onProgress: @escaping (SnapshotProgress) -> Void,
        _ onOutput: @escaping (String) -> Void
    ) throws -> Drawn {
        var job: SnapshotJob = snapshots
        job.matrix = try WindowMatrix(names: suite.windows)
        job.script = try suite.script.map { try SuiteScript.read($0, in: references) }
        let recorded: URL = suite.folder.isEmpty ? references.url : references.url.appendingPathComponent(suite.folder)
        // Where all are recorded, files come from this run whatever there was.
        if mode != .all, FileManager.default.fileExists(atPath: recorded.path) {
            job.recorded = recorded
            job.omitsUnchanged = true
        }
        do {
            let report: SnapshotReport = try job.makePictures(
                in: folder,
                onProgress: { progress in
                    if case .finished(let window, _, _, let milliseconds) = progress { onCost(key(window, of: suite), milliseconds) }
                    onProgress(progress)
                }, onOutput: onOutput)
            return Drawn(suite: suite, places: places, folder: folder, windows: report.windows, failures: report.failures ?? [])
        } catch SnapshotFailure.windows(let failures) {
            return Drawn(suite: suite, places: places, folder: folder, windows: [], failures: failures)
        }
    }

    // MARK: Judging

    private func key(_ name: String, of suite: SnapshotManifest.Suite) -> String { suite.folder.isEmpty ? name : "\(suite.folder)/\(name)" }

    private func judge(_ window: SnapshotReport.Window, of part: Drawn) -> Verification.Picture {
        let name: String = key(window.key, of: part.suite)
        let recorded: String? = PictureFile.hash(of: references.picture(name))
        let comparison: PictureComparison =
            if mode == .all {
                recorded == window.hash
                    ? .identical
                    : FileManager.default.fileExists(atPath: references.picture(name).path)
                        ? .different(by: .init(visiblePixels: 0, pixels: 0, greatest: 0)) : .missing(reason: "new")
            } else {
                window.comparison ?? .missing(reason: "there is none")
            }
        var picture = Verification.Picture(
            name: name, script: part.suite.script, start: window.start ?? window.name, place: part.places[window.start ?? window.name] ?? 0,
            verdict: Self.verdict(of: comparison, tolerance: tolerance), window: window)
        picture.referenceHash = recorded
        if mode != .all, let before = text(references.tree(name)), let after = text(part.folder.appendingPathComponent(window.tree)) {
            picture.changes = TreeChanges.sentences(from: before, to: after)
        }
        return picture
    }

    package static func verdict(of comparison: PictureComparison, tolerance: Double?) -> Verification.Verdict {
        switch comparison {
        case .identical: return .same
        case .different(let measure):
            guard let tolerance, let greatest: Double = measure.greatestDeltaE else { return .changed }
            return greatest <= tolerance ? .tolerated : .changed
        case .resized: return .changed
        case .missing: return .missing
        }
    }

    private func text(_ file: URL) -> String? { (try? InputFile.textIfReadable(at: file)) ?? nil }

    /// Recorded pictures that this run did not make; those of windows that failed are not among them.
    private func orphans(_ drawn: [Drawn], _ pictures: [Verification.Picture]) -> [String] {
        let made: Set<String> = Set(pictures.map(\.name))
        let failed: [String] = drawn.flatMap { part in part.failures.map { key($0.window, of: part.suite) } }
        return references.keys().filter { name in
            !made.contains(name) && !failed.contains { name == $0 || name.hasPrefix($0 + ".") }
        }
    }

    // MARK: Recording

    private func record(_ result: inout Verification, _ sources: [String: URL]) throws {
        guard mode != .never else { return }
        var update = ReferenceFolder.Update()
        for index in result.pictures.indices {
            let picture: Verification.Picture = result.pictures[index]
            guard let source: URL = sources[picture.name] else { continue }
            if mode.records(picture.verdict) {
                result.pictures[index].isRecorded = picture.verdict != .same
                update.files.append((picture.name + ".png", source.appendingPathExtension("png")))
            }
            // A tree of a picture that stays may have changed where no eye sees it.
            let tree: URL = source.appendingPathExtension("txt")
            let keepsTree: Bool = mode.records(picture.verdict) || mode == .failed && !picture.isOpen
            if keepsTree, FileManager.default.fileExists(atPath: tree.path) { update.files.append((picture.name + ".txt", tree)) }
        }
        if prunes { update.removed = result.orphans.flatMap { [$0 + ".png", $0 + ".txt"] } }
        if (try? SnapshotManifest(in: references.url)) != manifest { update.manifest = manifest }
        try references.apply(update)
        if prunes { result.orphans = [] }
    }

    /// The way from one folder to a file or folder, where both have a part in common; else the whole path.
    static func path(from folder: URL, to target: URL) -> String {
        let from: [String] = folder.standardizedFileURL.pathComponents, to: [String] = target.standardizedFileURL.pathComponents
        let common: Int = zip(from, to).prefix { $0 == $1 }.count
        guard common > 1 else { return target.standardizedFileURL.path }
        return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
    }
}
