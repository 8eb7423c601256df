import Foundation

/// `Podfile.lock`, as far as it says which pods were installed, by their names without subspecs.
struct PodfileLock {
    private(set) var versions: [String: String] = [:]
    /// The pods that a pod needs.
    private(set) var dependencies: [String: Set<String>] = [:]

    /// Lines such as `  - Moya (5.4.1):` under `PODS:`, and `    - Alamofire (~> 4.1)` below those.
    init(text: String) {
        var pod = ""
        for line in text.split(separator: "\n").drop(while: { $0 != "PODS:" }).dropFirst() {
            guard line.hasPrefix("  "), let dash = line.firstIndex(of: "-") else { break }
            let entry: Substring = line[line.index(after: dash)...].trimmingPrefix { $0 == " " || $0 == "\"" }
            let root = String(entry.prefix { !"/ \":".contains($0) })
            guard line.hasPrefix("  - ") else {
                if root != pod { dependencies[pod, default: []].insert(root) }
                continue
            }
            pod = root
            guard let open = line.lastIndex(of: "("), let close = line.lastIndex(of: ")"), open < close else { continue }
            versions[pod] = String(line[line.index(after: open)..<close])
        }
    }
}
