import QuinceCoreLocation
import Synchronization
import UIKit

/// The library as Photos sees it: the device's pictures, with what apps say of them.
package final class PhotoStore: Sendable {
    static var shared: PhotoStore { AppServices.object { PhotoStore() } }

    package struct Record: Sendable {
        let identifier: String
        package internal(set) var image: UIImage
        let creationDate: Date
        var isFavorite = false
        var isHidden = false
        var location: CLLocation?
        var width: Int { Int(image.size.width * image.scale) }
        var height: Int { Int(image.size.height * image.scale) }
    }

    private struct State {
        var records: [Record]?
        var albums: [(collection: PHAssetCollection, members: [String])] = []
        var made = 0
    }
    private let state = Mutex(State())

    /// Oldest first, a day between each of them.
    private static let firstDay = Date(timeIntervalSinceReferenceDate: 700_000_000)

    var records: [Record] {
        if let known = state.withLock({ $0.records }) { return known }
        let images = ServiceReply.onMain { PhotoLibrary.shared.photos }
        let records = images.enumerated().map { index, image in
            Record(
                identifier: String(format: "00000000-0000-4000-8000-%012d/L0/001", index + 1), image: image,
                creationDate: Self.firstDay.addingTimeInterval(Double(index) * 86_400))
        }
        return state.withLock { state in
            if state.records == nil { state.records = records }
            return state.records ?? records
        }
    }

    var albums: [PHAssetCollection] { state.withLock { $0.albums.map(\.collection) } }

    static let smartAlbums: [PHAssetCollection] = [
        PHAssetCollection("smart-recents", title: SystemText.localized("Recents"), type: .smartAlbum, subtype: .smartAlbumUserLibrary),
        PHAssetCollection("smart-favorites", title: SystemText.localized("Favorites"), type: .smartAlbum, subtype: .smartAlbumFavorites),
        PHAssetCollection("smart-videos", title: SystemText.localized("Videos"), type: .smartAlbum, subtype: .smartAlbumVideos),
        PHAssetCollection("smart-screenshots", title: SystemText.localized("Screenshots"), type: .smartAlbum, subtype: .smartAlbumScreenshots),
        PHAssetCollection("smart-hidden", title: SystemText.localized("Hidden"), type: .smartAlbum, subtype: .smartAlbumAllHidden),
    ]

    func records(of collection: PHAssetCollection) -> [Record] {
        switch collection.assetCollectionSubtype {
        case .smartAlbumUserLibrary, .smartAlbumRecentlyAdded: return records.filter { !$0.isHidden }
        case .smartAlbumFavorites: return records.filter(\.isFavorite)
        case .smartAlbumAllHidden: return records.filter(\.isHidden)
        default:
            let members = state.withLock { $0.albums.first { $0.collection == collection }?.members ?? [] }
            let all = records
            return members.compactMap { name in all.first { $0.identifier == name } }
        }
    }

    // MARK: Changes

    func add(_ image: UIImage, date: Date?, location: CLLocation? = nil) -> Record {
        _ = records
        ServiceReply.onMain { try? PhotoLibrary.shared.save(image) }
        return state.withLock { state in
            state.made += 1
            let record = Record(
                identifier: UUID().uuidString + "/L0/001", image: image,
                creationDate: date ?? Self.firstDay.addingTimeInterval(Double(100 + state.made) * 86_400), location: location)
            state.records?.append(record)
            return record
        }
    }

    func remove(_ identifiers: [String]) {
        _ = records
        state.withLock { state in
            state.records?.removeAll { identifiers.contains($0.identifier) }
            for index in state.albums.indices { state.albums[index].members.removeAll { identifiers.contains($0) } }
        }
    }

    func change(_ identifier: String, _ body: (inout Record) -> Void) {
        _ = records
        state.withLock { state in
            guard let index = state.records?.firstIndex(where: { $0.identifier == identifier }) else { return }
            state.records?[index].change(body)
        }
    }

    func addAlbum(_ title: String, identifier: String) {
        let album = PHAssetCollection(identifier, title: title, type: .album, subtype: .albumRegular)
        state.withLock { $0.albums.append((album, [])) }
    }

    func removeAlbums(_ identifiers: [String]) { state.withLock { $0.albums.removeAll { identifiers.contains($0.collection.localIdentifier) } } }

    func changeAlbum(_ identifier: String, _ body: (inout [String]) -> Void) {
        state.withLock { state in
            guard let index = state.albums.firstIndex(where: { $0.collection.localIdentifier == identifier }) else { return }
            body(&state.albums[index].members)
        }
    }

    // MARK: Keys of predicates and of orders

    static func values(of asset: PHAsset) -> NSDictionary {
        [
            "mediaType": asset.mediaType.rawValue, "mediaSubtypes": asset.mediaSubtypes.rawValue, "pixelWidth": asset.pixelWidth,
            "pixelHeight": asset.pixelHeight, "creationDate": asset.record.creationDate as NSDate, "favorite": asset.isFavorite,
            "isFavorite": asset.isFavorite, "hidden": asset.isHidden, "localIdentifier": asset.localIdentifier, "duration": asset.duration,
        ] as NSDictionary
    }

    static func sorted(_ assets: [PHAsset], by descriptors: [NSSortDescriptor]) -> [PHAsset] {
        let all = assets.map { (asset: $0, values: values(of: $0)) }
        return all.sorted { a, b in
            let order = descriptors.lazy.map { $0.compare(a.values, to: b.values) }.first { $0 != .orderedSame }
            return order == .orderedAscending
        }.map(\.asset)
    }
}

extension PhotoStore.Record {
    fileprivate mutating func change(_ body: (inout PhotoStore.Record) -> Void) { body(&self) }
}
