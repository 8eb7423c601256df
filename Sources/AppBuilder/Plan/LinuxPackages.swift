import XcodeProject

/// Packages that their authors build and test on Linux too, where they do without what they have in Objective-C for Apple's systems. They are used as
/// on Linux: their manifests are read as they are here, and their sources are compiled unchanged.
enum LinuxPackages {
    /// By the names of their manifests.
    private static let names: Set<String> = ["Quick", "Nimble"]

    static func contains(_ manifest: PackageManifest) -> Bool { names.contains(manifest.name) }

    /// Whether a manifest with this text is one's.
    static func contains(manifestText text: String) -> Bool {
        text.firstMatch(of: /Package\(\s*name:\s*"(\w+)"/).map { names.contains(String($0.output.1)) } ?? false
    }
}
