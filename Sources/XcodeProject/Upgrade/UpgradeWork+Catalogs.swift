import Foundation
import InputLimits

extension UpgradeWork {
    /// Takes in the sets of the target's asset catalogues that are for iPhones alone: on the iPad it would be missing.
    mutating func changeCatalogs() throws {
        for catalog in upgrade.app.resources.map(\.source) where catalog.pathExtension == "xcassets" && upgrade.checkout.access.admits(catalog.path) {
            var files: [(url: URL, kind: String)] = []
            try FolderWalk.visit(catalog, budget: upgrade.budget) { entry in
                if entry.isFolder { return true }
                if entry.name == "Contents.json" { files.append((entry.url, entry.url.deletingLastPathComponent().pathExtension)) }
                return false
            }
            for (file, kind) in files where upgrade.checkout.access.admits(file.path) { try change(file, kind) }
        }
    }

    private mutating func change(_ file: URL, _ kind: String) throws {
        guard let data = try? InputFile.data(at: file) else { return }
        let bytes = [UInt8](data)
        switch kind {
        case "appiconset":
            guard let line = CatalogText.phoneIcon(in: bytes) else { return }
            remark(file, line, "app-icon", "has icons for iPhones alone: give it the iPad's sizes, or one of 1024 points for all devices")
        case "imageset", "colorset", "dataset", "symbolset":
            switch upgrade.wantsInterface ? CatalogText.finding(in: bytes) : nil {
            case .forAll(let contents):
                changed[file.path] = contents
                record(file, "for every device, since the iPad would show nothing in its place")
            case .phoneAlone(let line):
                remark(file, line, "asset", "is for iPhones alone, and missing on the iPad: give it one for the iPad, or for all devices")
            case nil: return
            }
        default: return
        }
    }
}
