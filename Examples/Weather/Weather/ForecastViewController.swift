import UIKit

/// A city's next hours, side by side, and its next days, one below the other.
class ForecastViewController: UIViewController {
    enum Section: Int {
        case hours, days
    }

    enum Item: Hashable {
        case hour(Hour)
        case day(Day)
    }

    let city: City
    private(set) var collectionView: UICollectionView!
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

    init(city: City) {
        self.city = city
        super.init(nibName: nil, bundle: nil)
        title = city.name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.allowsSelection = false
        view.addSubview(collectionView)
        makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.hours, .days])
        snapshot.appendItems(city.hours.map(Item.hour), toSection: .hours)
        snapshot.appendItems(city.days.map(Item.day), toSection: .days)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard Section(rawValue: index) == .hours else {
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let metrics = UIFontMetrics(forTextStyle: .headline)
            let width = metrics.scaledValue(for: 72, compatibleWith: environment.traitCollection)
            let height = metrics.scaledValue(for: 104, compatibleWith: environment.traitCollection)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 4, trailing: 20)
            return section
        }
    }

    private func makeDataSource() {
        let hourCell = UICollectionView.CellRegistration<HourCell, Hour> { cell, _, hour in cell.show(hour) }
        let dayCell = UICollectionView.CellRegistration<UICollectionViewListCell, Day> { cell, _, day in
            var content = UIListContentConfiguration.valueCell()
            content.text = day.name
            content.secondaryText = "\(Degrees.text(day.low))  to  \(Degrees.text(day.high))"
            content.image = UIImage(systemName: day.sky.symbolName)
            content.imageProperties.tintColor = day.sky.color
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = "The next days"
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .hour(let hour): return view.dequeueConfiguredReusableCell(using: hourCell, for: indexPath, item: hour)
            case .day(let day): return view.dequeueConfiguredReusableCell(using: dayCell, for: indexPath, item: day)
            }
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }
}
