import Foundation
import FoundationNetworking

extension NSMutableURLRequest {
    /// A request without an address, which is set later: Foundation's for Linux has to be made with one.
    public convenience init() {
        self.init(url: URL(fileURLWithPath: "/"))
        url = nil
    }
}
