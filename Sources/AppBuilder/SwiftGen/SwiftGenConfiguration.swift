import Foundation

/// The files that SwiftGen is told to make, and of which others.
struct SwiftGenConfiguration: Equatable {
    /// The kinds of files that are read here.
    enum Parser: String {
        case strings, xcassets, ib, fonts
    }

    struct Output: Equatable {
        var parser: Parser
        var inputs: [URL]
        /// One of the tool's own templates.
        var template: String
        var file: URL
        var parameters: [String: String] = [:]
    }

    private(set) var outputs: [Output] = []

    /// Reads the text of a configuration in a folder. Templates of the project's own are passed over: nothing runs them.
    init(text: String, folder: URL) {
        let outline = OutlineText(text)
        let directory = { (key: String) -> URL in outline[key]?.word.map { Self.place($0, in: folder) } ?? folder }
        let (inputs, outputs) = (directory("input_dir"), directory("output_dir"))
        for parser in [Parser.strings, .xcassets, .ib, .fonts] {
            for section in (outline[parser.rawValue] ?? (parser == .ib ? outline["storyboards"] : nil))?.items ?? [] {
                let files: [URL] = ((section["inputs"] ?? section["paths"])?.words ?? []).map { Self.place($0, in: inputs) }
                // Older configurations have one output in the section itself.
                for output in section["outputs"]?.items ?? [section] {
                    guard let template = output["templateName"]?.word, let path = output["output"]?.word, !files.isEmpty else { continue }
                    var parameters: [String: String] = [:]
                    if case .map(let values)? = output["params"] { parameters = values.compactMapValues(\.word) }
                    self.outputs.append(
                        Output(parser: parser, inputs: files, template: template, file: Self.place(path, in: outputs), parameters: parameters))
                }
            }
        }
    }

    private static func place(_ path: String, in folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)).standardizedFileURL
    }
}
