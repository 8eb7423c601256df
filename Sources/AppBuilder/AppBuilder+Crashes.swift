import Foundation
import InputLimits
import SourceLowering

extension AppBuilder {
    /// Builds the app at `path` once more without what crashed in it, where that follows from what was left out before. Nil where the crash has
    /// another cause, or the app cannot be built without it; what was built before is left as it was.
    package func buildApplication(at path: String, without crash: CrashReport, in application: Application) -> Application? {
        guard !options.isStrict, !application.leftOut.isEmpty else { return nil }
        let folder = application.folder
        var record = LeftOutRecord(keptIn: folder, runtime: runtime.version)
        let kept = record
        let text = { (path: String) -> String? in
            guard application.sources.contains(path) else { return nil }
            return try? InputFile.textIfReadable(at: URL(fileURLWithPath: path))
        }
        guard let found = CrashConsequence(parts: record.parts, text: text).parts(for: crash), let source = text(found.path),
            record.add(found.parts, to: found.path, text: source)
        else { return nil }
        record.keep(in: folder)
        _ = try? folder.handle.remove(BuildFolder.stateName)
        if let built = try? buildApplication(at: path) { return built }
        kept.keep(in: folder)
        // The next build makes the program that was there.
        _ = try? folder.handle.remove(BuildFolder.stateName)
        return nil
    }
}
