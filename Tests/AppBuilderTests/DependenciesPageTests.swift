import Foundation
import Testing

@Suite("docs/dependencies.md") struct DependenciesPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("says why there is each package of the manifest, and each that the launcher installs")
    func isComplete() throws {
        let page = try text("docs/dependencies.md")
        let manifest = try text("Package.swift").matches(of: /\.package\(url: "([^"]+)"/).map { String($0.1) }
        let launcher = try text("quince").matches(of: /(?m)packages="\$?(?:packages )?([^"]+)"$/).flatMap { $0.1.split(separator: " ") }.map(String.init)
        #expect(manifest.count >= 2 && launcher.contains("libpng-dev") && launcher.contains("bubblewrap"))
        #expect(manifest.filter { !page.contains("(\($0))") } == [])
        #expect(launcher.filter { !page.contains("`\($0)`") } == [])
    }
}
