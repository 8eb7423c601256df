import Foundation
import SourceLowering
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Lowers one file of the module `Demo`.
func lowered(_ text: String, path: String = "App/File.swift", imported: [ModuleIndex] = [Samples.frameworks]) -> LoweredFile {
    module([path: text], imported: imported).files[0]
}

func module(_ files: [String: String], imported: [ModuleIndex] = [Samples.frameworks]) -> LoweredModule {
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    return ModuleLowering(module: "Demo", imported: imported).lower(sources)
}

/// The app's own lines of a lowered file, without what was generated around and between them.
func body(_ file: LoweredFile) -> String {
    var line = 0
    var isOwn = false
    var result: [Int: String] = [:]
    for text in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if text.hasPrefix("#sourceLocation(file:") {
            line = Int(text.split(separator: " ").last?.dropLast() ?? "") ?? 0
            isOwn = true
        } else if text == "#sourceLocation()" {
            isOwn = false
        } else if isOwn {
            let isGenerated =
                text.contains("__qFile") || text.hasPrefix("let r = ObjCRuntime") || text.hasPrefix("r.")
                || text.hasPrefix("ObjCRuntime.registration")
            if !isGenerated { result[line, default: ""] += result[line] == nil ? text : text.drop { $0 == " " } }
            line += 1
        }
    }
    return result.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
}

/// How many syntax errors the parser finds.
func syntaxErrors(in text: String) -> [String] {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.map(\.message)
}

enum Samples {
    /// As much of the frameworks as the tests name.
    static let frameworks = ModuleIndex(
        module: "UIKit",
        files: [
            SourceFile(
                path: "UIKit.swift",
                text: """
                    open class NSObject: NSObjectProtocol { public init() {} }
                    public protocol NSObjectProtocol: AnyObject {}
                    extension NSObjectProtocol where Self: NSObject {
                        public func observeValue(forKeyPath: String?, of: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {}
                    }
                    open class UIResponder: NSObject { open func becomeFirstResponder() -> Bool { false } }
                    open class UIView: UIResponder {
                        public init(frame: CGRect) {}
                        public required init?(coder: NSCoder) {}
                        open func layoutSubviews() {}
                        open class var layerClass: AnyClass { CALayer.self }
                        public struct AnimationOptions: OptionSet { public let rawValue: UInt }
                    }
                    open class UIButton: UIView {}
                    open class UINavigationController: UIViewController {}
                    open class UITableViewCell: UIView {
                        public init(style: CellStyle, reuseIdentifier: String?) {}
                        public required init?(coder: NSCoder) {}
                    }
                    open class UIViewController: UIResponder {
                        public init(nibName: String?, bundle: Bundle?) {}
                        public required init?(coder: NSCoder) {}
                        open func viewDidLoad() {}
                        open var prefersStatusBarHidden: Bool { false }
                        open var title: String?
                        open dynamic func viewWillAppear(_ animated: Bool) {}
                        open dynamic var shouldAutorotate: Bool { true }
                        open dynamic var childForStatusBarStyle: UIViewController? { nil }
                    }
                    public protocol UITableViewDelegate: NSObjectProtocol {
                        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws(Unimplemented)
                    }
                    """)
        ])
}
