import SourceLowering
import Testing

@Suite("Libraries whose sources an app has among its own")
struct ObjectiveCPartTests {
    @Test("are known by the files of their classes; a category of a common name alone is the app's")
    func parts() {
        func parts(_ files: String...) -> Set<String> { LinkedFrameworks.parts(amongObjectiveC: Set(files)) }
        #expect(parts("SDWebImageManager.m", "UIImage+GIF.m", "Own.m") == ["SDWebImage"])
        #expect(parts("UIImage+GIF.m", "UIImage+Transform.m").isEmpty)
        #expect(parts("UIScrollView+EmptyDataSet.m") == ["DZNEmptyDataSet"])
        #expect(parts("MBProgressHUD.m", "SWRevealViewController.m") == ["ProgressHUDs", "SWRevealViewController"])
        #expect(parts("Reachability.m", "Reachability.h") == ["ObjCReachability"])
        #expect(parts("Own.m").isEmpty)
    }
}
