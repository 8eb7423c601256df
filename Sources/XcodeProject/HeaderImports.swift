import FolderAccess
import Foundation

/// The modules that a target's Objective-C headers import for all of its Swift files: those of its bridging header, and those of the
/// umbrella header of a framework, whose Objective-C half every Swift file of it sees.
struct HeaderImports {
    /// Headers of the target's own that may be included, by name.
    let headers: [String: URL]
    /// The files that may be read: a header that leads out of the project's checkout is passed over.
    var access: ReadAccess = .unlimited

    private static let limit = 200

    /// Modules in the order they are met in `header` and what it includes, and the headers that were read.
    func read(from header: URL) -> (modules: [String], headers: [URL]) {
        var result: [String] = []
        var read: [URL] = []
        var queue: [URL] = [header]
        var seen: Set<String> = []
        while !queue.isEmpty, seen.count < Self.limit {
            let file = queue.removeFirst()
            guard seen.insert(file.standardizedFileURL.path).inserted, let text = text(of: file) else { continue }
            read.append(file)
            for line in text.split(whereSeparator: \.isNewline) {
                // A framework's own header may be included as any other framework's is.
                if let own = Self.includedName(ofLine: line).flatMap({ headers[$0] }) {
                    queue.append(own)
                    continue
                }
                switch Self.target(ofLine: line) {
                case .module(let name)?: if !result.contains(name) { result.append(name) }
                case .header(let path)?:
                    let beside = file.deletingLastPathComponent().appendingPathComponent(path)
                    if FileManager.default.fileExists(atPath: beside.path) {
                        queue.append(beside)
                    } else if let known = headers[URL(fileURLWithPath: path).lastPathComponent] {
                        queue.append(known)
                    }
                case nil: break
                }
            }
        }
        return (result, read)
    }

    private func text(of header: URL) -> String? {
        (try? access.open(header.path).contents()).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `Own.h` of a line that includes `<Framework/Own.h>`.
    private static func includedName(ofLine line: Substring) -> String? {
        guard case .module? = target(ofLine: line), !line.contains("@import"), let slash = line.lastIndex(of: "/"),
            let close = line[slash...].firstIndex(of: ">")
        else { return nil }
        return String(line[line.index(after: slash)..<close])
    }

    enum Imported: Equatable {
        case module(String), header(String)
    }

    /// The module or header that a line of a header imports: `@import UIKit;`, `#import <UIKit/UIKit.h>`, `#include "Own.h"`.
    static func target(ofLine line: Substring) -> Imported? {
        let text = line.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("@import ") {
            let name = text.dropFirst(8).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty ? nil : .module(String(name))
        }
        guard text.hasPrefix("#import") || text.hasPrefix("#include") else { return nil }
        let path = text.drop { $0 != "<" && $0 != "\"" }
        guard let open = path.first, let close = path.dropFirst().firstIndex(of: open == "<" ? ">" : "\"") else { return nil }
        let inside = path[path.index(after: path.startIndex)..<close]
        guard open == "<" else { return .header(String(inside)) }
        guard let slash = inside.firstIndex(of: "/") else { return nil }
        return .module(String(inside[..<slash]))
    }
}
