import Foundation
import ProcessControl
import Testing

/// docs/getting-started.md, as a reader would follow it: its files, its commands, in its order.
@Suite("Getting started")
struct GettingStartedTests {
    private let folder: TemporaryFolder
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { folder = try TemporaryFolder() }

    private enum Part: Equatable {
        case file(name: String, text: String)
        case commands([String])
    }

    /// The parts of a page: blocks of `sh` are commands, other blocks files of the name that begins the paragraph before; `text` is neither.
    private static func parts(of page: String) -> [Part] {
        var parts: [Part] = []
        var (kind, lines, name): (String?, [String], String) = (nil, [], "")
        for line in page.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                guard let open = kind else {
                    (kind, lines) = (String(line.dropFirst(3)), [])
                    continue
                }
                if open == "sh" {
                    parts.append(.commands(lines))
                } else if open != "text" {
                    parts.append(.file(name: name, text: lines.joined(separator: "\n") + "\n"))
                }
                kind = nil
            } else if kind != nil {
                lines.append(line)
            } else if line.hasPrefix("`"), let end = line.dropFirst().firstIndex(of: "`") {
                name = String(line[line.index(after: line.startIndex)..<end])
            }
        }
        return parts
    }

    @Test("each command of the page does what it says")
    func page() throws {
        let page = try String(contentsOf: Self.root.appendingPathComponent("docs/getting-started.md"), encoding: .utf8)
        let parts = Self.parts(of: page)
        #expect(parts.count { if case .commands = $0 { true } else { false } } == 6)
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        try folder.write("#!/bin/sh\nQUINCE_ROOT='\(Self.root.path)' exec '\(products.appendingPathComponent("quince-tool").path)' \"$@\"\n", to: "bin/quince")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/quince"))
        var place = folder.url.appendingPathComponent("work")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for part in parts {
            switch part {
            case .file(let name, let text):
                let file = place.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            case .commands(let lines):
                let script = "set -e\nPATH=\"\(folder.path("bin")):$PATH\"\n" + lines.joined(separator: "\n") + "\npwd > '\(folder.path("place"))'\n"
                let answer = try CommandRunner("sh", ["-c", script], folder: place).capture()
                #expect(answer.outcome == .exited(0), "\(lines.joined(separator: "; "))\n\(answer.output)\(answer.error)")
                guard answer.outcome == .exited(0) else { return }
                place = URL(fileURLWithPath: try String(contentsOfFile: folder.path("place"), encoding: .utf8).trimmingCharacters(in: .newlines))
            }
        }
        for file in ["pictures/index.html", "walks/iphone-15-pro.portrait.full.added.png", ".github/workflows/quince.yml", ".gitignore"] {
            #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent(file).path), "\(file)")
        }
        let completion = try String(contentsOf: place.appendingPathComponent("quince.bash"), encoding: .utf8)
        #expect(completion.contains("snapshot") && completion.contains("ipad-pro-11.landscape.split-half"))
    }
}
