import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The sources' syntax, each file parsed once for all the tests that ask: parsing is nearly all that they cost.
enum SourceTrees {
    private static let known = Mutex<[URL: SourceFileSyntax]>([:])

    static func tree(of file: URL) throws -> SourceFileSyntax {
        let key: URL = file.standardizedFileURL
        if let tree = known.withLock({ $0[key] }) { return tree }
        let tree: SourceFileSyntax = Parser.parse(source: try String(contentsOf: key, encoding: .utf8))
        known.withLock { $0[key] = tree }
        return tree
    }
}
