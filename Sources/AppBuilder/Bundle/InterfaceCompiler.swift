import Foundation
import InputLimits
import InterfaceFiles
import XcodeProject

/// Turns xibs and storyboards into the form that an app carries, and says what of them will not be shown.
struct InterfaceCompiler {
    private(set) var warnings: [String] = []

    /// Whether a file is one to compile.
    static func compiles(_ source: URL) -> Bool { ["xib", "storyboard"].contains(source.pathExtension.lowercased()) }

    /// The path in the bundle of the compiled form of `path`.
    static func destination(of path: String) -> String {
        let url = path as NSString
        return url.deletingPathExtension + (url.pathExtension.lowercased() == "xib" ? ".nib" : ".storyboardc")
    }

    /// The compiled form of the file at `source`. Throws where it is no interface file.
    mutating func compile(_ source: URL) throws -> Data {
        let data: Data
        do {
            data = try InputFile.data(at: source)
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            throw ProjectError(.missingFile, "The interface file \(source.path) cannot be read.", advice: "Restore it, or take it out of the target.")
        }
        let document: InterfaceDocument
        do throws(InterfaceDocument.Failure) {
            document = try InterfaceDocument(xml: data)
        } catch {
            throw ProjectError(.malformedProject, "\(source.path):\(error.line): \(error.message)", advice: error.advice)
        }
        for finding in InterfaceAudit.findings(in: document) { warnings.append("\(source.path):\(finding.line): warning: \(finding.message)") }
        return Data(InterfaceArchive.encode(document))
    }
}
