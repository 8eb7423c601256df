@_exported import QuincePhotos
@_exported import QuinceUniformTypeIdentifiers
import UIKit

/// Which things a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
    let names: Set<String>
    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    public static let bursts = PHPickerFilter(names: ["bursts"])
    public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
    public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
    public static let screenRecordings = PHPickerFilter(names: ["screenRecordings"])
    public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
    public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
    var hasImages: Bool { names.contains("images") }
}

/// How a picker is set up.
public struct PHPickerConfiguration: Equatable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current = 1, compatible = 2 }
    public enum Selection: Int, Sendable { case `default` = 0, ordered = 1 }

    /// Nil for everything.
    public var filter: PHPickerFilter?
    /// Default 1; 0 for as many as the user likes.
    public var selectionLimit = 1
    public var selection: Selection = .default
    public var preselectedAssetIdentifiers: [String] = []
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    let hasIdentifiers: Bool

    public init() { hasIdentifiers = false }
    public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }
}

/// A photo that the user chose.
public struct PHPickerResult: Equatable, @unchecked Sendable {
    public let itemProvider: NSItemProvider
    /// Nil unless the configuration was made with the photo library.
    public let assetIdentifier: String?
    public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos of the library. Where one may be chosen, a tap does it; else a button adds those that are marked.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private let grid: PickerGrid
    private let inner: UINavigationController

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        let fetched = PHAsset.fetchAssets(with: .image, options: nil)
        let assets = configuration.filter?.hasImages ?? true ? fetched.objects(at: IndexSet(0..<fetched.count)) : []
        grid = PickerGrid(assets, limit: configuration.selectionLimit)
        inner = UINavigationController(rootViewController: grid)
        super.init(nibName: nil, bundle: nil)
        grid.onDone = { [weak self] in self?.finish($0) }
    }

    public required init?(coder: NSCoder) { preconditionFailure("init(coder:) has not been implemented") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }

    /// Whoever hears it dismisses the picker.
    private func finish(_ assets: [PHAsset]) {
        let results = assets.map { asset in
            PHPickerResult(
                itemProvider: NSItemProvider(object: asset.record.image), assetIdentifier: configuration.hasIdentifiers ? asset.localIdentifier : nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// The photos, side by side.
final class PickerGrid: UICollectionViewController {
    /// Those that may be chosen; shown once there are cells to show them.
    private let assets: [PHAsset]
    private let limit: Int
    private var count = 0
    private var chosen: [Int] = []
    var onDone: ([PHAsset]) -> Void = { _ in }

    init(_ assets: [PHAsset], limit: Int) {
        self.assets = assets
        self.limit = limit
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)), subitems: [item])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        title = SystemText.localized("Photos")
    }

    required init?(coder: NSCoder) { preconditionFailure("made by photo pickers") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PickerCell.self, forCellWithReuseIdentifier: "photo")
        count = assets.count
        collectionView.reloadData()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onDone([]) })
        guard limit != 1 else { return }
        let add = UIBarButtonItem(
            title: SystemText.localized("Add"),
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                onDone(chosen.map { self.assets[$0] })
            })
        add.isEnabled = false
        navigationItem.rightBarButtonItem = add
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PickerCell)?.show(assets[indexPath.item].record.image, number: indexPath.item + 1, isChosen: chosen.contains(indexPath.item))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if limit == 1 { return onDone([assets[indexPath.item]]) }
        if let place = chosen.firstIndex(of: indexPath.item) {
            chosen.remove(at: place)
        } else if limit == 0 || chosen.count < limit {
            chosen.append(indexPath.item)
        }
        navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
        collectionView.reloadData()
    }
}

final class PickerCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        mark.tintColor = .systemBlue
        for view in [picture, mark] { contentView.addSubview(view) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { preconditionFailure("made by photo pickers") }

    func show(_ image: UIImage, number: Int, isChosen: Bool) {
        picture.image = image
        mark.isHidden = !isChosen
        accessibilityLabel = SystemText.localized("Photo %@", "\(number)")
        accessibilityTraits = isChosen ? [.image, .button, .selected] : [.image, .button]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        mark.frame = CGRect(x: contentView.bounds.width - 28, y: contentView.bounds.height - 28, width: 24, height: 24)
    }
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined = 0, full, hint }

/// Shows a photo that moves. The library holds none.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var isMuted = false
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}

/// Hears of a live photo's playback. Every method is optional.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) throws(Unimplemented) -> Bool
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) throws(Unimplemented)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) throws(Unimplemented)
}
extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("livePhotoView:canBeginPlaybackWith:", on: self, [livePhotoView, playbackStyle.rawValue])
    }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("livePhotoView:willBeginPlaybackWith:", on: self, [livePhotoView, playbackStyle.rawValue])
    }
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("livePhotoView:didEndPlaybackWith:", on: self, [livePhotoView, playbackStyle.rawValue])
    }
}

/// Lists make cells of classes that are registered.
@section(".init_array") @used private let announcePickerCell: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: PickerCell.self, named: "PHPickerCell").initializer("initWithFrame:") { PickerCell(frame: $0[0]) }
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announcePHLivePhotoView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: PHLivePhotoView.self, named: "PHLivePhotoView").initializer("initWithCoder:") { PHLivePhotoView(coder: $0[0]) }
    }
}
