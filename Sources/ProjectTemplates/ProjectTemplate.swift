import FolderAccess
import Foundation

/// A project to begin with, in Xcode's format: right in every window from the start.
package enum ProjectTemplate: String, CaseIterable, Sendable {
    case singleView = "single-view"
    case masterDetail = "master-detail"
    case threeColumns = "three-columns"
    case adaptiveTabs = "adaptive-tabs"
    case universal2010 = "universal-2010"

    package var summary: String {
        switch self {
        case .singleView: "one view from a storyboard"
        case .masterDetail: "a list beside a detail, one over the other in narrow windows"
        case .threeColumns: "folders, items and a detail in three columns"
        case .adaptiveTabs: "tabs in narrow windows, a sidebar in wide ones"
        case .universal2010: "as of 2010: a main nib and a delegate for each device, a split view on the iPad"
        }
    }

    /// Folders of files that it has in common with other templates.
    private var parts: [String] {
        switch self {
        case .singleView: ["Shared-scenes"]
        case .masterDetail: ["Shared-scenes", "Shared-code", "Shared-detail", "Shared-item"]
        case .threeColumns: ["Shared-scenes", "Shared-code", "Shared-detail"]
        case .adaptiveTabs: ["Shared-scenes", "Shared-code"]
        case .universal2010: ["Shared-item"]
        }
    }

    /// Why a word cannot be a project's name: sources import it, so that it has letters, digits and underscores. Nil where it can.
    package static func problem(withName name: String) -> String? {
        let isLetter: (UInt8) -> Bool = { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        guard let first = name.utf8.first, isLetter(first), name.utf8.allSatisfy({ isLetter($0) || $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 }),
            name.utf8.count <= 60
        else {
            return "begins with a letter and has up to 60 letters from A to Z, digits and underscores, since sources import it"
        }
        return reserved.contains(name) ? "is not one that Swift or the app's frameworks have" : nil
    }

    private static let reserved: Set<String> = [
        "Swift", "UIKit", "Foundation", "XCTest", "Testing", "Combine", "Self", "Type", "Any", "class", "struct", "enum", "import", "let", "var", "func",
        "protocol",
        "extension", "init", "self", "true", "false", "nil", "in", "is", "as", "return", "public", "private", "internal",
    ]

    /// The project's files by their paths, the same bytes for the same name.
    package func files(named name: String, identifier: String) throws -> [(path: String, contents: Data)] {
        guard let root = Bundle.module.resourceURL?.appendingPathComponent("Templates") else { throw CocoaError(.fileNoSuchFile) }
        return try (["Shared"] + parts + [rawValue]).flatMap { folder in try Self.files(in: root.appendingPathComponent(folder)) }.map { file in
            let path: String = (file.path == "gitignore" ? ".gitignore" : file.path).replacing("__NAME__", with: name)
            let text = String(decoding: file.contents, as: UTF8.self).replacing("__NAME__", with: name).replacing("__IDENTIFIER__", with: identifier)
            return (path, Data(text.utf8))
        }.sorted { $0.path < $1.path }
    }

    private static func files(in folder: URL) throws -> [(path: String, contents: Data)] {
        let handle = try FolderHandle(at: folder.path)
        var result: [(path: String, contents: Data)] = []
        var open: [String] = [""]
        while let place = open.popLast() {
            let inner: FolderHandle = place.isEmpty ? handle : try handle.folder(place)
            for name in try inner.names() {
                let path: String = place.isEmpty ? name : "\(place)/\(name)"
                if inner.kind(of: name) == .folder { open.append(path) } else if let data = inner.contents(of: name) { result.append((path, data)) }
            }
        }
        return result
    }
}
