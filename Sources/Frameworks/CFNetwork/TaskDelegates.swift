import FoundationNetworking
import ObjectRuntime

// Optional requirements of Apple's URLSessionTaskDelegate that the one here lacks. Foundation's sessions here do not call them: they wait for
// no network, and tell nobody of a new task.

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("urlSession:didCreateTask:", on: self, [session, task])
    }

    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("urlSession:taskIsWaitingForConnectivity:", on: self, [session, task])
    }
}
