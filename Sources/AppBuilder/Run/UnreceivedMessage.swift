import Foundation

/// A message that the receiver's class has no method for, as a crash reports it, and where the project names it: the code that asked
/// for it has mostly returned by then.
package struct UnreceivedMessage: Hashable, Sendable {
    package let selector: String

    /// - Parameter reason: `-[App.List save:]: unrecognized selector sent to instance 0x1`.
    package init?(reason: String?) {
        guard let reason, let match = reason.firstMatch(of: /^-\[\S+ (\S+)\]: unrecognized selector sent to instance/) else { return nil }
        selector = String(match.output.1)
    }

    /// `Main.storyboard:12`, the first line of storyboards, nibs and then sources that has the selector's name in quotes; nil where none has.
    ///
    /// - Parameter files: Paths of the project's files.
    package func place(in files: [String], read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) -> String? {
        let quoted: String = "\"\(selector)\""
        for (suffixes, text) in [([".storyboard", ".xib"], "selector=" + quoted), ([".swift"], quoted)] {
            for file in files.sorted() where suffixes.contains(where: file.hasSuffix) {
                guard let lines = read(file)?.split(separator: "\n", omittingEmptySubsequences: false) else { continue }
                if let index = lines.firstIndex(where: { $0.contains(text) }) { return "\(file):\(index + 1)" }
            }
        }
        return nil
    }

    /// The same in a project's folder, without hidden folders.
    package func place(inProject folder: String) -> String? {
        let url: URL = URL(fileURLWithPath: folder, isDirectory: true)
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return place(in: files?.compactMap { ($0 as? URL)?.path } ?? [])
    }
}
