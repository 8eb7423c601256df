import Foundation
import InputLimits
import XcodeProject

/// An app none of whose sources says where it begins: here its delegate is taken, or a hatched window where it has none; Xcode cannot link it.
enum MissingBeginning {
    static func findings(for target: Target, in folder: URL) -> [BuildFinding] {
        let files: [URL] = target.sources + target.unsupportedFiles.map(\.url)
        guard !files.contains(where: { $0.deletingPathExtension().lastPathComponent == "main" }) else { return [] }
        var delegate: (name: Substring, place: String)?
        for file in files {
            guard let text = (try? InputFile.textIfReadable(at: file)) ?? nil else { continue }
            if text.contains(/@(main|UIApplicationMain|NSApplicationMain)\b/) { return [] }
            guard delegate == nil, let match = text.firstMatch(of: /class\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/) else { continue }
            let line: Int = text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            delegate = (match.output.1, "\(BuildFinding.relative(file.standardizedFileURL.path, to: folder)):\(line)")
        }
        guard let delegate else {
            let message = "no source says where the app begins, and Xcode cannot link it. Mark the app's delegate with @main."
            return [BuildFinding(place: "target \(target.name)", message: message)]
        }
        let message = "no type is marked @main, and Xcode cannot link the app. Put @main before class \(delegate.name)."
        return [BuildFinding(place: delegate.place, message: message)]
    }
}
