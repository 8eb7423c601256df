import AppBuilder
import Foundation
import HeadlessHost
import InputLimits
import InterfaceFiles
import SourceLowering
import XcodeProject

/// A kind of input that Quince reads from a project, with the reader that the tool uses for it.
package enum InputKind: String, CaseIterable, Sendable {
    case project, workspace, plist, settings, podspec, podfile, strings, interface, archive, catalogue, stringcatalogue, script, source

    /// Reads `bytes`, which are put into `folder` where the reader reads files.
    ///
    /// Throws what the reader throws: refusing is an answer like any other. What traps, or never returns, is a mistake of the reader.
    package func read(_ bytes: [UInt8], in folder: InputFolder) throws {
        switch self {
        case .project:
            try folder.write(bytes, to: "Demo.xcodeproj/project.pbxproj")
            let project = try folder.project().addingPods()
            for target in project.targets { _ = project.closure(of: target) }
            // No folder has the files of all projects.
            do { try project.application().checkFiles(in: project.checkout) } catch let error as ProjectError where error.kind == .missingFile {}
        case .workspace:
            try folder.write(bytes, to: "W.xcworkspace/contents.xcworkspacedata")
            _ = try ProjectLocation(path: folder.url.appendingPathComponent("W.xcworkspace").path)
        case .plist: _ = try PropertyListValue(data: Data(bytes)).xmlData()
        case .settings:
            try folder.write(bytes, to: "0.xcconfig")
            _ = try folder.project()
        case .podspec:
            try folder.write(bytes, to: "A.podspec")
            _ = try folder.originalProject.addingPods()
        case .podfile:
            try folder.write(bytes, to: "Podfile")
            _ = try folder.originalProject.addingPods()
        case .strings: _ = try StringsTable(data: Data(bytes))
        case .interface:
            let document = try InterfaceDocument(xml: bytes)
            _ = InterfaceAudit.findings(in: document)
            _ = try InterfaceArchive.decode(InterfaceArchive.encode(document))
        case .archive: _ = try InterfaceArchive.decode(Array("QNIB\u{1}".utf8) + bytes)
        case .catalogue:
            try folder.write(bytes, to: "A.xcassets/i.imageset/Contents.json")
            let assets = folder.url.appendingPathComponent("A.xcassets")
            for kind in AssetCatalog.Kind.allCases { _ = try AssetDescription(contentsOf: assets.appendingPathComponent("i.imageset"), kind: kind) }
        case .stringcatalogue: _ = try StringCatalog(json: Data(bytes)).tables()
        case .script: _ = try DeviceScript(parsing: String(decoding: bytes, as: UTF8.self))
        case .source: _ = ModuleLowering(module: "Demo").lower([SourceFile(path: "A.swift", text: String(decoding: bytes, as: UTF8.self))])
        }
    }
}

/// A folder with a project in it, one file of which is another each time.
package final class InputFolder: Sendable {
    let url: URL
    /// The project as it is at first.
    let originalProject: Project

    /// - Parameter place: an empty folder, or one that is not there.
    package init(in place: URL) throws {
        let hostile = try HostileProject(in: place)
        hostile.useConfiguration("0.xcconfig")
        for name in ["0.xcconfig", "A.xcconfig"] { try hostile.write("A = b\n", to: name) }
        try hostile.write(InputKind.plist.written[0], to: "Info.plist")
        try hostile.writePod("")
        try hostile.writeProject()
        try hostile.write("", to: "W.xcworkspace/contents.xcworkspacedata")
        try hostile.write("{}", to: "A.xcassets/i.imageset/Contents.json")
        url = hostile.project
        originalProject = try XcodeProjectReader(projectAt: url.appendingPathComponent("Demo.xcodeproj")).read()
    }

    func project() throws -> Project { try XcodeProjectReader(projectAt: url.appendingPathComponent("Demo.xcodeproj")).read() }

    func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: url.appendingPathComponent(path)) }
}
