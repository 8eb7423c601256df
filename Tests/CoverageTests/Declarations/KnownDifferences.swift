import Foundation

/// Declarations that are not Apple's to the letter, each with its reason: lines of a path, Apple's declaration and why.
struct KnownDifferences {
    struct Entry {
        var path: String, declaration: String, reason: String

        func isAbout(_ fact: DeclarationTable.Fact) -> Bool { fact.path == path && fact.declaration == declaration }
    }

    let entries: [Entry]

    init(file: URL) throws {
        entries = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
            let columns: [String] = line.split(separator: "\t").map(String.init)
            return columns.count == 3 ? Entry(path: columns[0], declaration: columns[1], reason: columns[2]) : nil
        }
    }

    func reason(for fact: DeclarationTable.Fact) -> String? { entries.first { $0.isAbout(fact) }?.reason }
}
