import Foundation

/// The packages of pods that could not be fetched a moment ago: asking for each of them again would delay every build of somebody without a network.
struct UnreachablePackages {
    let addresses: Set<String>

    /// How long an answer holds, in seconds.
    private static let lifetime = 600.0

    init(keptIn folder: BuildFolder, now: Double = Date().timeIntervalSince1970) {
        let made: Double = FileStamp(folder.url.appendingPathComponent(BuildFolder.unreachablePackagesName))?.modified ?? 0
        guard now - made < Self.lifetime, let data = folder.contents(of: BuildFolder.unreachablePackagesName) else {
            addresses = []
            return
        }
        addresses = (try? JSONDecoder().decode(Set<String>.self, from: data)) ?? []
    }

    func keep(_ unreachable: [String], in folder: BuildFolder) throws {
        // Written only for something new: what is known already does not last longer for being met again.
        guard !addresses.isSuperset(of: unreachable) else { return }
        try folder.write(JSONEncoder().encode(addresses.union(unreachable)), to: BuildFolder.unreachablePackagesName)
    }
}
