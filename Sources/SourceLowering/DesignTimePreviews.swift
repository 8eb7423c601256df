import SwiftSyntax

/// The previews of SwiftUI's that a module has for Xcode's canvas, and what it has for them alone: the bridges by which UIKit's views are shown
/// there. The app never runs them, as it never runs `#Preview`, so that it is whole without them.
struct DesignTimePreviews {
    private static let framework = "SwiftUI"
    private static let preview = "PreviewProvider"
    /// Protocols of types that are shown on the canvas, or bridge to it.
    private static let shown: Set<String> = ["View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable"]

    /// A type at a file's top that is a preview or may be there for one, or an extension of it.
    private struct Candidate {
        var file: Int
        var name: String
        var range: Range<Int>
        var isPreview: Bool
        /// Whether the declaration gives no reason of its own to stay: an extension goes with its type.
        var isExtension: Bool
    }

    private var candidates: [Candidate] = []
    private let files: [ParsedFile]

    /// The sources without previews, by the places of the files that have some.
    static func stripped(_ files: [ParsedFile]) -> [Int: SourceFile] {
        let previews = DesignTimePreviews(files)
        guard previews.candidates.contains(where: \.isPreview) else { return [:] }
        return Dictionary(grouping: previews.unused(), by: \.file).reduce(into: [:]) { result, entry in
            result[entry.key] = previews.source(of: files[entry.key], without: entry.value.map(\.range))
        }
    }

    private init(_ files: [ParsedFile]) {
        self.files = files
        for (index, file) in files.enumerated()
        where file.leftOut.contains(where: { $0.kind == .importDeclaration && $0.needs == Self.framework }) {
            candidates += file.whole.statements.topItems.compactMap { Self.candidate($0, in: index) }
        }
        // Of extensions only those of a candidate are one.
        let names = Set(candidates.filter { !$0.isExtension }.map(\.name))
        candidates.removeAll { $0.isExtension && !names.contains($0.name) }
    }

    private static func candidate(_ item: CodeBlockItemSyntax.Item, in file: Int) -> Candidate? {
        if let node = item.as(ExtensionDeclSyntax.self) {
            return Candidate(file: file, name: node.extendedType.trimmedDescription, range: node.contentRange, isPreview: false, isExtension: true)
        }
        guard let type = item.asProtocol((any DeclGroupSyntax).self), let named = item.asProtocol((any NamedDeclSyntax).self) else { return nil }
        let inherited: [String] = (type.inheritanceClause?.inheritedTypes ?? []).map { inherited in
            inherited.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        }
        let isPreview: Bool = inherited.contains(preview)
        guard isPreview || !shown.isDisjoint(with: inherited) else { return nil }
        return Candidate(file: file, name: named.name.text, range: item.contentRange, isPreview: isPreview, isExtension: false)
    }

    /// The previews, and the candidates that nothing but these names.
    private func unused() -> [Candidate] {
        var users: [String: [(file: Int, offset: Int)]] = [:]
        let names = Set(candidates.map(\.name))
        for (index, file) in files.enumerated() {
            for token in file.whole.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
                users[token.text, default: []].append((index, token.positionAfterSkippingLeadingTrivia.utf8Offset))
            }
        }
        var going: [Candidate] = candidates
        // Whoever is named from elsewhere stays, and then what it names.
        while true {
            let staying = Set(
                going.filter { candidate in
                    !candidate.isPreview
                        && (users[candidate.name] ?? []).contains { user in !going.contains { $0.file == user.file && $0.range.contains(user.offset) } }
                }.map(\.name))
            guard !staying.isEmpty else { return going }
            going.removeAll { staying.contains($0.name) }
        }
    }

    /// Blanks in the place of the ranges, lines as they were. A file of which only imports are left has none of the framework either.
    private func source(of file: ParsedFile, without ranges: [Range<Int>]) -> SourceFile {
        var ranges = ranges
        let others = file.whole.statements.topItems.filter { item in
            !item.is(ImportDeclSyntax.self) && !ranges.contains { $0.overlaps(item.contentRange) }
        }
        if others.isEmpty {
            for item in file.whole.statements.topItems {
                if item.as(ImportDeclSyntax.self)?.path.first?.name.text == Self.framework { ranges.append(item.contentRange) }
            }
        }
        var bytes = Array(file.source.text.utf8)
        for range in ranges {
            for place in range where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") { bytes[place] = UInt8(ascii: " ") }
        }
        return SourceFile(
            path: file.source.path, text: String(decoding: bytes, as: UTF8.self), dynamicMembers: file.source.dynamicMembers,
            leftOut: file.source.leftOut.filter { part in !ranges.contains { $0.overlaps(part.range) } })
    }
}
