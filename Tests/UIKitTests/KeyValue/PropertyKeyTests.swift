import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct PropertyKeyTests {
    @Test("UIKit's properties are read and set by the names that key-value coding gives them") func properties() {
        let label = UILabel()
        label.setValue("Hello", forKey: "text")
        label.setValue(UIColor.red, forKey: "textColor")
        label.setValue(NSNumber(value: 3), forKey: "numberOfLines")
        label.setValue(true, forKey: "hidden")
        #expect(label.text == "Hello" && label.textColor == .red && label.numberOfLines == 3 && label.isHidden)
        #expect(label.value(forKey: "text") as? String == "Hello")
        #expect(label.value(forKey: "isHidden") as? Bool == true)
        let controller = UIViewController()
        controller.setValue("Title", forKey: "title")
        #expect(controller.title == "Title")
        #expect(controller.value(forKeyPath: "view.layer") as? CALayer === controller.view.layer)
        let search = UISearchBar()
        #expect(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
        search.setValue("Back", forKey: "cancelButtonText")
        #expect((search.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Back")
    }

    @Test("a flag has the key of its getter too, read-only ones included") func flags() {
        let field = UITextField()
        #expect(field.value(forKey: "isEditing") as? Bool == false && field.value(forKey: "editing") as? Bool == false)
        #expect(UIScrollView().value(forKey: "isDragging") as? Bool == false)
        #expect(UIActivityIndicatorView().value(forKey: "isAnimating") as? Bool == false)
    }

    @Test("every property that can be set takes the value that it has, and keeps it") func settable() throws {
        let objects: [NSObject] = [
            UIView(), UILabel(), UIButton(), UITextField(), UITextView(), UISearchBar(), UIImageView(), UIScrollView(), UITableView(),
            UITableViewCell(), UITableViewHeaderFooterView(), UICollectionViewCell(), UISwitch(), UISlider(), UIStepper(),
            UISegmentedControl(items: ["a", "b"]), UIPageControl(), UIDatePicker(), UIPickerView(), UIProgressView(), UIActivityIndicatorView(),
            UIRefreshControl(), UIStackView(), UIVisualEffectView(effect: nil), UINavigationBar(), UITabBar(), UIToolbar(), UIBarButtonItem(),
            UITabBarItem(), UINavigationItem(title: ""), UIViewController(), UISplitViewController(), UITableViewController(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UICollectionViewFlowLayout(),
        ]
        for object in objects {
            let keys = PropertyKeys.all.settable(of: object)
            #expect(!keys.isEmpty)
            for (name, key) in keys {
                let value = key.get(object)
                key.set?(object, value)
                #expect(Coercion.boxed(key.get(object)) as? NSObject == Coercion.boxed(value) as? NSObject, "\(type(of: object)).\(name)")
            }
        }
    }

    @Test("a bar of the app's own class takes the place of a controller's, with the same items") func bars() {
        final class Bar: UITabBar {}
        let tabs = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [first]
        tabs.loadViewIfNeeded()
        let own = Bar()
        tabs.setValue(own, forKey: "tabBar")
        #expect(tabs.tabBar === own && own.superview === tabs.view && own.items?.map(\.title) == ["One"])
        #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
        let navigation = UINavigationController(rootViewController: first)
        first.title = "Root"
        navigation.loadViewIfNeeded()
        let bar = UINavigationBar()
        navigation.setValue(bar, forKey: "navigationBar")
        #expect(navigation.navigationBar === bar && bar.superview === navigation.view && bar.topItem === first.navigationItem)
    }

    @Test("a view made from an archive is like the one that was archived") func archives() throws {
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        box.tag = 5
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        label.text = "Inside"
        label.numberOfLines = 2
        box.addSubview(label)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        box.encode(with: coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(UIView(coder: reader))
        #expect(copy.frame == box.frame && copy.tag == 5 && copy.backgroundColor == box.backgroundColor)
        let text = try #require(copy.subviews.first as? UILabel)
        #expect(text.text == "Inside" && text.numberOfLines == 2 && text.frame == label.frame)
    }
}
