import Foundation
import ProcessControl

/// The programs and files that Quince needs on this machine.
package struct Installation {
    /// One thing that is there or not.
    package struct Check: Encodable, Hashable, Sendable {
        package var name: String
        package var isPresent: Bool
        /// The version or path that was found, or the purpose of the thing.
        package var detail: String
        package var remedy: String?
        /// Whether Quince works without it.
        package var isOptional = false
    }

    private let root: URL?

    /// - Parameter root: Quince's own folder, or nil when it was not found.
    package init(root: URL?) { self.root = root }

    package func checks() -> [Check] { [toolchain(), runtime()] + packages().map(check(package:)) + [confinement()] }

    private func toolchain() -> Check {
        let answer = try? CommandRunner("swift", ["--version"]).capture()
        let line = answer?.output.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
        // Another toolchain is none to a Quince that was installed.
        if let line, let refusal = installed?.refusal(of: line) {
            return Check(name: "Swift toolchain", isPresent: false, detail: refusal.message, remedy: refusal.advice)
        }
        return Check(
            name: "Swift toolchain", isPresent: line != nil, detail: line ?? "compiles Quince and apps",
            remedy: line == nil ? "Install Swift 6.2 or later from swift.org and put it in PATH." : nil)
    }

    private func confinement() -> Check {
        var check = Check(name: "bubblewrap", isPresent: true, detail: "projects' code is confined", remedy: nil, isOptional: true)
        do {
            _ = try Sandbox(.required) { _ in }
        } catch {
            check.isPresent = false
            check.detail = "without it projects' code runs with all your rights"
            check.remedy = String(describing: error)
        }
        return check
    }

    private func runtime() -> Check {
        let runtime = try? Runtime()
        return Check(
            name: "Quince runtime", isPresent: runtime != nil, detail: runtime?.library.path ?? "what apps link",
            remedy: runtime == nil ? "Start Quince with its launcher, ./quince, which builds it." : nil)
    }

    private var installed: InstalledQuince? { root.flatMap(InstalledQuince.init(in:)) }

    /// The packages that the launcher installs: its list is the only one, of which an installed Quince keeps a copy.
    func packages() -> [String] {
        if let packages = installed?.packages { return packages }
        guard let root, let text = try? String(contentsOf: root.appendingPathComponent("quince"), encoding: .utf8) else { return [] }
        return Self.packages(inLauncher: text)
    }

    static func packages(inLauncher text: String) -> [String] {
        for line in text.split(separator: "\n") where line.hasPrefix("packages=\"") {
            return line.dropFirst("packages=\"".count).prefix { $0 != "\"" }.split(separator: " ").map(String.init)
        }
        return []
    }

    private func check(package name: String) -> Check {
        let answer = try? CommandRunner("dpkg-query", ["-W", "-f=${Status} ${Version}", name]).capture()
        let words = answer?.output.split(whereSeparator: \.isWhitespace) ?? []
        let isPresent = words.prefix(3) == ["install", "ok", "installed"]
        return Check(
            name: name, isPresent: isPresent, detail: isPresent ? words.dropFirst(3).joined() : "Debian package",
            remedy: isPresent ? nil : "sudo apt-get install \(name)")
    }
}
