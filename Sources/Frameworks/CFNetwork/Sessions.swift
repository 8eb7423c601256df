import FoundationNetworking
import ObjectRuntime

/// The key of the data that a failed download may be resumed with.
public let NSURLSessionDownloadTaskResumeData: String = "NSURLSessionDownloadTaskResumeData"

extension URLSessionConfiguration {
    /// Transfers that go on while the app is away. Here no app is woken for them: they end with it, as those of a default configuration.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
