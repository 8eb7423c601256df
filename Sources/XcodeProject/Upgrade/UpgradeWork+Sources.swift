import Foundation
import InputLimits

extension UpgradeWork {
    /// Finds the work that is left to be done by hand in the target's sources and interface files.
    mutating func lookAtSources() throws {
        for source in upgrade.app.sources + upgrade.app.unsupportedFiles.filter({ $0.reason == .cFamily }).map(\.url) {
            guard upgrade.checkout.access.admits(source.path), let text = try InputFile.textIfReadable(at: source) else { continue }
            for finding in HandWork.findings(in: text, isSwift: source.pathExtension == "swift") {
                remark(source, finding.line, finding.rule, finding.message)
            }
        }
        for file in plan.files where file.isNew && ["storyboard", "xib"].contains(file.url.pathExtension) {
            for finding in HandWork.findings(inInterface: file.contents) { remark(file.url, finding.line, finding.rule, finding.message) }
        }
        // The iPad does not show those that it has a file of its own for.
        for resource in upgrade.app.resources.map(\.source) where !replaced.contains(resource.path) {
            if resource.pathExtension == "storyboard" || resource.pathExtension == "xib" {
                guard upgrade.checkout.access.admits(resource.path), let data = try? InputFile.data(at: resource) else { continue }
                for finding in HandWork.findings(inInterface: [UInt8](data)) { remark(resource, finding.line, finding.rule, finding.message) }
            } else if resource.pathExtension == "xcassets", upgrade.checkout.access.admits(resource.path) {
                let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: resource.path)) ?? []
                for name in names.sorted() where name.hasSuffix(".launchimage") {
                    remark(
                        resource.appendingPathComponent(name), nil, "launch-image",
                        "launch images are of the past: put what it shows into a launch storyboard, or into UILaunchScreen")
                }
            }
        }
    }
}
