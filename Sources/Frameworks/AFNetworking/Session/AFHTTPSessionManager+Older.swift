import FoundationNetworking
import UIKit

// The methods as versions 2 and 3 have them, without headers, and version 2 without progress.

extension AFHTTPSessionManager {
    @discardableResult
    public func get(
        _ URLString: String, parameters: Any?, progress downloadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        get(URLString, parameters: parameters, headers: nil, progress: downloadProgress, success: success, failure: failure)
    }

    @discardableResult
    public func get(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { get(URLString, parameters: parameters, headers: nil, progress: nil, success: success, failure: failure) }

    @discardableResult
    public func head(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { head(URLString, parameters: parameters, headers: nil, success: success, failure: failure) }

    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, progress uploadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        post(URLString, parameters: parameters, headers: nil, progress: uploadProgress, success: success, failure: failure)
    }

    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { post(URLString, parameters: parameters, headers: nil, progress: nil, success: success, failure: failure) }

    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        progress uploadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        post(
            URLString, parameters: parameters, headers: nil, constructingBodyWith: block, progress: uploadProgress, success: success, failure: failure)
    }

    @discardableResult
    public func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        post(URLString, parameters: parameters, headers: nil, constructingBodyWith: block, progress: nil, success: success, failure: failure)
    }

    @discardableResult
    public func put(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { put(URLString, parameters: parameters, headers: nil, success: success, failure: failure) }

    @discardableResult
    public func patch(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { patch(URLString, parameters: parameters, headers: nil, success: success, failure: failure) }

    @discardableResult
    public func delete(
        _ URLString: String, parameters: Any?, success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { delete(URLString, parameters: parameters, headers: nil, success: success, failure: failure) }
}
