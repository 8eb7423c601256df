import Testing

@testable import ObjectRuntime
@testable import UIKit

@Suite("Classes of UIKit's that are known at run time only") @MainActor struct DynamicInitializerTests {
    @Test("views, controls, cells, controllers and recognisers are made by their types") func makes() {
        func made<View: UIView>(_ type: View.Type) -> View { ObjCRuntime.make(type) }
        #expect(type(of: made(UILabel.self)) == UILabel.self && type(of: made(UIView.self)) == UIView.self)
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(ObjCRuntime.make(UIImageView.self, "initWithFrame:", box).frame == box)
        #expect(ObjCRuntime.make(UIButton.self, "buttonWithType:", UIButton.ButtonType.system).buttonType == .system)
        #expect(ObjCRuntime.make(UITableViewCell.self, "initWithStyle:reuseIdentifier:", UITableViewCell.CellStyle.value1, "a").reuseIdentifier == "a")
        #expect(type(of: ObjCRuntime.make(UIViewController.self)) == UIViewController.self)
        #expect(type(of: ObjCRuntime.make(UICollectionViewFlowLayoutInvalidationContext.self)) == UICollectionViewFlowLayoutInvalidationContext.self)
        _ = ObjCRuntime.make(UITapGestureRecognizer.self)
    }
}
