import UIKit
import XCTest

@testable import Weather

final class WeatherTests: XCTestCase {
    private func makeCities(width: CGFloat = 390) -> (UIWindow, CitiesViewController) {
        let controller = CitiesViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, controller)
    }

    func testEveryCityIsListed() {
        let (_, cities) = makeCities()
        XCTAssertEqual(cities.dataSource.snapshot().itemIdentifiers, City.all)
        XCTAssertEqual(cities.collectionView.numberOfItems(inSection: 0), City.all.count)
    }

    func testCellsShowTheSkyAndTheTemperature() {
        let (_, cities) = makeCities()
        let cell = cities.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
        let content = cell?.contentConfiguration as? UIListContentConfiguration
        XCTAssertEqual(content?.text, "Lisbon")
        XCTAssertEqual(content?.secondaryText, "Sunny")
        XCTAssertEqual(cell?.accessories.count, 2)
    }

    func testSortingPutsTheWarmestFirst() {
        let (_, cities) = makeCities()
        cities.sortCities()
        XCTAssertEqual(cities.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0))?.name, "Marrakesh")
        cities.sortCities()
        XCTAssertEqual(cities.dataSource.snapshot().itemIdentifiers, City.all)
    }

    func testRowsSpanTheWindowButForTheMargins() {
        for width in [320, 390, 768] as [CGFloat] {
            let (_, cities) = makeCities(width: width)
            let cell = cities.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
            XCTAssertEqual(cell?.frame.midX ?? 0, width / 2, accuracy: 0.5)
            XCTAssertGreaterThan(cell?.frame.width ?? 0, width - 50)
        }
    }

    func testForecastHasHoursSideBySideAndDaysBelow() {
        let forecast = ForecastViewController(city: City.all[2])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = forecast
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let layout = forecast.collectionView!
        let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!.frame
        let second = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.frame
        XCTAssertEqual(first.minY, second.minY)
        XCTAssertEqual(second.minX - first.maxX, 10, accuracy: 0.5)
        let day = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))!.frame
        XCTAssertGreaterThan(day.minY, first.maxY)
    }
}
