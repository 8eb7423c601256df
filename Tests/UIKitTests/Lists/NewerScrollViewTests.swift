import Testing

@testable import UIKit

/// What scroll views and collection views can from iOS 17 on.
@MainActor @Suite(.serialized) struct NewerScrollViewTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { lines.append("zoomed") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }

    private func stage(content: CGSize) -> (TouchStage, UIScrollView, Log) {
        let stage = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = content
        stage.view.addSubview(scroll)
        let log = Log()
        scroll.delegate = log
        stage.wait(0.1)
        return (stage, scroll, log)
    }

    @Test("content that is smaller than the view stands where it is aligned")
    func alignment() {
        let (stage, scroll, _) = stage(content: CGSize(width: 100, height: 200))
        defer { stage.close() }
        #expect(scroll.contentOffset == .zero)
        scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(scroll.contentOffset == CGPoint(x: -150, y: -400))
        scroll.contentSize = CGSize(width: 100, height: 900)
        #expect(scroll.contentOffset == CGPoint(x: -150, y: 0))
        scroll.contentAlignmentPoint = .zero
        #expect(scroll.contentOffset == .zero)
    }

    @Test("content bounces along the axes that may")
    func bounces() {
        let (stage, scroll, _) = stage(content: CGSize(width: 400, height: 2000))
        defer { stage.close() }
        #expect(scroll.bounces)
        scroll.bouncesHorizontally = false
        #expect(!scroll.bounces && scroll.bouncesVertically)
        stage.down(200, 300)
        stage.move(200, 340)
        stage.move(200, 500)
        #expect(scroll.contentOffset.y < 0)
        stage.up()
        stage.wait(2)
        scroll.bouncesVertically = false
        stage.down(200, 300)
        stage.move(200, 340)
        stage.move(200, 500)
        #expect(scroll.contentOffset.y == 0)
        stage.up()
        scroll.bounces = true
        #expect(scroll.bouncesHorizontally && scroll.bouncesVertically)
    }

    @Test("what scrolls and zooms by itself can be stopped where it is")
    func stopping() {
        let (stage, scroll, log) = stage(content: CGSize(width: 400, height: 5000))
        defer { stage.close() }
        scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.wait(0.1)
        #expect(scroll.isScrollAnimating)
        scroll.stopScrollingAndZooming()
        let place: CGFloat = scroll.contentOffset.y
        #expect(place > 0 && place < 1000 && !scroll.isScrollAnimating && log.lines == ["animation"])
        stage.wait(0.5)
        #expect(scroll.contentOffset.y == place)
        log.lines = []
        stage.drag(CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 200), steps: 5)
        #expect(scroll.isDecelerating)
        scroll.stopScrollingAndZooming()
        #expect(!scroll.isDecelerating && log.lines == ["rest"])
        log.lines = []
        scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600)))
        scroll.maximumZoomScale = 3
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.isZoomAnimating)
        scroll.stopScrollingAndZooming()
        stage.wait(0.1)
        #expect(!scroll.isZoomAnimating && log.lines == ["zoomed"])
    }

    @Test("a drag at an edge stays with a scroll view that transfers none")
    func transfers() {
        for transfers in [true, false] {
            let (stage, outer, _) = stage(content: CGSize(width: 400, height: 3000))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            inner.contentInsetAdjustmentBehavior = .never
            inner.contentSize = CGSize(width: 400, height: 400)
            inner.transfersVerticalScrollingToParent = transfers
            outer.addSubview(inner)
            inner.contentOffset.y = 100
            stage.wait(0.1)
            stage.down(200, 350)
            stage.move(200, 320)
            stage.move(200, 250)
            #expect((outer.contentOffset.y > 0) == transfers)
            #expect((inner.contentOffset.y > 100) == !transfers)
            stage.up()
            stage.close()
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let bottom: NSLayoutConstraint = box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
            bottom.priority = .defaultHigh
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: heights[indexPath.item]), bottom,
            ])
            return cell
        }
    }

    @Test("items that are uniform across siblings are as high as the highest of their group")
    func uniformItems() {
        let stage = TouchStage()
        defer { stage.close() }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 40))
        #expect(size.heightDimension.isUniformAcrossSiblings && size.heightDimension.dimension == 40)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source([30, 90, 60, 50])
        list.dataSource = source
        stage.view.addSubview(list)
        stage.wait(0.2)
        let heights: [CGFloat] = (0..<4).map { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height ?? 0 }
        #expect(heights == [90, 90, 60, 60])
    }

    @Test("sections that scroll across bounce and slow down as they are told")
    func orthogonalSections() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.orthogonalScrollingProperties.bounce = .always
        section.orthogonalScrollingProperties.decelerationRate = .fast
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source([10, 10])
        list.dataSource = source
        stage.view.addSubview(list)
        stage.wait(0.2)
        let scroller = try #require(list.subviews.compactMap { $0 as? _UICollectionViewOrthogonalScrollerEmbeddedScrollView }.first)
        #expect(scroller.alwaysBounceHorizontal && scroller.bounces && scroller.decelerationRate == .fast)
        let copy = section.copy() as? NSCollectionLayoutSection
        #expect(copy?.orthogonalScrollingProperties.bounce == .always)
        section.orthogonalScrollingProperties.bounce = .never
        list.collectionViewLayout.invalidateLayout()
        stage.wait(0.2)
        #expect(!scroller.bounces && !scroller.alwaysBounceHorizontal)
    }
}
