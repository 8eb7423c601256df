import UIKit

/// Cities and their weather: one list, one cell registration, one diffable data source.
class CitiesViewController: UIViewController {
    enum Section {
        case cities
    }

    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, City>!
    private var isWarmestFirst = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.arrow.down"), style: .plain, target: self, action: #selector(sortCities))
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        makeDataSource()
        show(City.all, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    private func makeDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
            // Letters may become larger while the cell is in sight.
            cell.configurationUpdateHandler = { cell, state in
                (cell as? UICollectionViewListCell)?.show(city, with: state.traitCollection)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, city in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: city)
        }
    }

    func show(_ cities: [City], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, City>()
        snapshot.appendSections([.cities])
        snapshot.appendItems(cities)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    @objc func sortCities() {
        isWarmestFirst.toggle()
        show(isWarmestFirst ? City.all.sorted { $0.temperature > $1.temperature } : City.all, animated: true)
    }
}

extension CitiesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let city = dataSource.itemIdentifier(for: indexPath) else { return }
        if let split = splitViewController {
            split.setViewController(UINavigationController(rootViewController: ForecastViewController(city: city)), for: .secondary)
            split.show(.secondary)
        } else {
            navigationController?.pushViewController(ForecastViewController(city: city), animated: true)
        }
    }
}

extension UICollectionViewListCell {
    fileprivate func show(_ city: City, with traits: UITraitCollection) {
        // Letters this large leave no room beside them.
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        var content = UIListContentConfiguration.subtitleCell()
        content.text = city.name
        content.secondaryText = isLarge ? "\(Degrees.text(city.temperature)), \(city.sky.words.lowercased())" : city.sky.words
        content.image = UIImage(systemName: city.sky.symbolName)
        content.imageProperties.tintColor = city.sky.color
        contentConfiguration = content
        accessories = isLarge ? [] : [.label(text: Degrees.text(city.temperature)), .disclosureIndicator()]
    }
}

extension Sky {
    var color: UIColor {
        switch self {
        case .sunny: return .systemYellow
        case .partlyCloudy: return .systemOrange
        case .cloudy, .foggy: return .systemGray
        case .rainy: return .systemBlue
        case .stormy: return .systemIndigo
        case .snowy: return .systemCyan
        case .windy: return .systemTeal
        }
    }
}
