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

    /// `Main.storyboard:12`: the lines of storyboards and nibs that have the selector's name in quotes, or else those of sources; comments do not
    /// count. Which of several asked for it is not known.
    ///
    /// - Parameter files: Paths of the project's files.
    package func places(in files: [String], read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) -> [String] {
        let quoted: String = "\"\(selector)\""
        for (suffixes, text) in [([".storyboard", ".xib"], "selector=" + quoted), ([".swift"], quoted)] {
            let found: [String] = files.sorted().filter { file in suffixes.contains(where: file.hasSuffix) }.flatMap { file in
                let lines: [Substring] = read(file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
                return lines.indices.filter { lines[$0].contains(text) && !lines[$0].drop(while: \.isWhitespace).hasPrefix("//") }.map { "\(file):\($0 + 1)" }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Folders whose code is not the author's.
    static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

    /// The same in a project's folder, without hidden folders, fetched code and tests.
    package func places(inProject folder: String) -> [String] {
        places(in: Self.files(inProject: folder))
    }

    static func files(inProject folder: String) -> [String] {
        let url: URL = URL(fileURLWithPath: folder, isDirectory: true)
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let paths: [String] = files?.compactMap { ($0 as? URL)?.path } ?? []
        return paths.filter { path in
            let folders = path.dropFirst(folder.count).split(separator: "/").dropLast()
            return !folders.contains { Self.foreignFolders.contains(String($0)) || $0.hasSuffix("Tests") }
        }
    }
}

/// An outlet that a class does not have, as a crash reports it: the mistake stands in the interface file, or in the class.
package struct UnknownOutlet: Hashable, Sendable {
    package let property: String
    /// The file's name, `Main.storyboard`; nil for a nib, which does not know it.
    package let file: String?
    /// The id of the object that it leads to.
    package let destination: String?

    package init?(reason: String?) {
        guard let reason, let match = reason.firstMatch(of: /not key value coding-compliant for the key (\S+)\. The outlet is in (.+)$/) else { return nil }
        property = String(match.output.1)
        file = match.output.2.firstMatch(of: /^(\S+\.(storyboard|xib))/).map { String($0.output.1) }
        destination = match.output.2.firstMatch(of: /\(([\w-]+)\)\. (Remove|The file names)/).map { String($0.output.1) }
    }

    /// `Main.storyboard:12`, where one line alone of the files has the connection.
    package func place(in files: [String], read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) -> String? {
        let found: [String] = files.filter { path in
            file.map { path.hasSuffix("/" + $0) } ?? (path.hasSuffix(".xib") || path.hasSuffix(".storyboard"))
        }.flatMap { path in
            let lines: [Substring] = read(path)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            return lines.indices.filter { index in
                lines[index].contains("property=\"\(property)\"") && (destination.map { lines[index].contains("destination=\"\($0)\"") } ?? true)
            }.map { "\(path):\($0 + 1)" }
        }
        return found.count == 1 ? found[0] : nil
    }
}

extension CrashReport {
    /// The line of the sources that has a word in it, where it is one alone.
    static func place(of word: String, in files: [String], read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) -> String? {
        let found: [String] = files.sorted().filter { $0.hasSuffix(".swift") }.flatMap { file in
            let lines: [Substring] = read(file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            return lines.indices.filter { lines[$0].contains(word) && !lines[$0].drop(while: \.isWhitespace).hasPrefix("//") }.map { "\(file):\($0 + 1)" }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The same with the place in the project that an unreceived message is named at, where the stack has none of the author's. Of several places
    /// the reason tells all: any of them may be meant.
    package func namingMessage(inProject project: String, unless hasOwnPlace: Bool) -> CrashReport {
        if let place = UnknownOutlet(reason: reason)?.place(in: UnreceivedMessage.files(inProject: project)) {
            var report = self
            (report.place, report.function) = (place, nil)
            return report
        }
        if !hasOwnPlace, reason?.contains("UIAlertControllerStyleActionSheet") == true {
            var report = self
            (report.place, report.function) = (Self.place(of: ".actionSheet", in: UnreceivedMessage.files(inProject: project)), nil)
            return report
        }
        guard !hasOwnPlace, let message = UnreceivedMessage(reason: reason) else { return self }
        let places: [String] = message.places(inProject: project)
        guard !places.isEmpty else { return self }
        var report = self
        report.function = nil
        report.place = places.count == 1 ? places[0] : nil
        if places.count > 1 {
            let short: [String] = places.prefix(5).map { $0.hasPrefix(project + "/") ? String($0.dropFirst(project.count + 1)) : $0 }
            report.reason =
                "\(reason ?? ""). The selector is named at \(short.joined(separator: ", "))\(places.count > 5 ? " and \(places.count - 5) more places" : "")"
        }
        return report
    }
}
