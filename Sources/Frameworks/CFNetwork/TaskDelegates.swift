import FoundationNetworking
import ObjectRuntime

// Optional requirements of Apple's URLSessionTaskDelegate that the one here lacks. Of new tasks the object runtime tells, where lowered sources make
// them; nobody is told that a task waits, since sessions here wait for no network.

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("urlSession:didCreateTask:", on: self, [session, task])
    }

    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("urlSession:taskIsWaitingForConnectivity:", on: self, [session, task])
    }
}
