import Foundation

/// The values of the conditions in a package's manifest where Xcode reads it: on a Mac. Packages declare products for Apple's systems under them
/// (`#if os(macOS)`, `#if canImport(Darwin)`), which SwiftPM, reading it here, would not see.
enum ManifestConditions {
    private static let holds: [String: Bool] = [
        "os(macOS)": true, "os(OSX)": true, "os(Linux)": false, "os(Windows)": false, "os(Android)": false, "os(iOS)": false, "os(tvOS)": false,
        "os(watchOS)": false, "os(visionOS)": false, "os(WASI)": false, "os(FreeBSD)": false, "canImport(Darwin)": true, "canImport(ObjectiveC)": true,
        "canImport(AppKit)": true, "canImport(Cocoa)": true, "canImport(Glibc)": false, "canImport(Musl)": false, "canImport(UIKit)": false,
    ]

    /// The manifest with the conditions on systems decided; nil where it has none.
    static func decided(in manifest: String) -> String? {
        guard manifest.contains("#if") || manifest.contains("#elseif") else { return nil }
        var isChanged = false
        let lines: [String] = manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") else { return String(line) }
            let decided = String(line).replacing(/(?:os|canImport)\s*\(\s*\w+\s*\)/) { match in
                holds[match.output.filter { !$0.isWhitespace }].map { "\($0)" } ?? String(match.output)
            }
            if decided != String(line) { isChanged = true }
            return decided
        }
        return isChanged ? lines.joined(separator: "\n") : nil
    }
}
