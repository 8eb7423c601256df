import Foundation

// The local datastore: pinned objects, with all that they name, are there when the app runs again.

extension PFObject {
    @discardableResult
    public func pinInBackground() -> BFTask<NSNumber> { Self.pinAll(inBackground: [self]) }
    public func pinInBackground(block: PFBooleanResultBlock?) { Self.pinAll(inBackground: [self], block: block) }
    @discardableResult
    public func pinInBackground(withName name: String) -> BFTask<NSNumber> { Self.pinAll(inBackground: [self], withName: name) }
    public func pinInBackground(withName name: String, block: PFBooleanResultBlock?) { Self.pinAll(inBackground: [self], withName: name, block: block) }
    public func pin() throws { LocalStore.current.pin([self], PFObjectDefaultPin) }
    public func pin(withName name: String) throws { LocalStore.current.pin([self], name) }

    @discardableResult
    public class func pinAll(inBackground objects: [PFObject]?) -> BFTask<NSNumber> { pinAll(inBackground: objects, withName: PFObjectDefaultPin) }
    public class func pinAll(inBackground objects: [PFObject]?, block: PFBooleanResultBlock?) {
        pinAll(inBackground: objects, withName: PFObjectDefaultPin, block: block)
    }
    @discardableResult
    public class func pinAll(inBackground objects: [PFObject]?, withName name: String) -> BFTask<NSNumber> {
        LocalStore.current.pin(objects ?? [], name)
        return ParseReply.flag(nil)
    }
    public class func pinAll(inBackground objects: [PFObject]?, withName name: String, block: PFBooleanResultBlock?) {
        LocalStore.current.pin(objects ?? [], name)
        _ = ParseReply.flag(nil, block)
    }
    public class func pinAll(_ objects: [PFObject]?) throws { LocalStore.current.pin(objects ?? [], PFObjectDefaultPin) }
    public class func pinAll(_ objects: [PFObject]?, withName name: String) throws { LocalStore.current.pin(objects ?? [], name) }

    @discardableResult
    public func unpinInBackground() -> BFTask<NSNumber> { Self.unpinAll(inBackground: [self]) }
    public func unpinInBackground(block: PFBooleanResultBlock?) { Self.unpinAll(inBackground: [self], block: block) }
    @discardableResult
    public func unpinInBackground(withName name: String) -> BFTask<NSNumber> { Self.unpinAll(inBackground: [self], withName: name) }
    public func unpinInBackground(withName name: String, block: PFBooleanResultBlock?) {
        Self.unpinAll(inBackground: [self], withName: name, block: block)
    }
    public func unpin() throws { LocalStore.current.unpin([self], PFObjectDefaultPin) }
    public func unpin(withName name: String) throws { LocalStore.current.unpin([self], name) }

    @discardableResult
    public class func unpinAllObjectsInBackground() -> BFTask<NSNumber> { unpinAllObjectsInBackground(withName: PFObjectDefaultPin) }
    public class func unpinAllObjectsInBackground(block: PFBooleanResultBlock?) {
        unpinAllObjectsInBackground(withName: PFObjectDefaultPin, block: block)
    }
    @discardableResult
    public class func unpinAllObjectsInBackground(withName name: String) -> BFTask<NSNumber> {
        LocalStore.current.unpin(nil, name)
        return ParseReply.flag(nil)
    }
    public class func unpinAllObjectsInBackground(withName name: String, block: PFBooleanResultBlock?) {
        LocalStore.current.unpin(nil, name)
        _ = ParseReply.flag(nil, block)
    }
    public class func unpinAllObjects() throws { LocalStore.current.unpin(nil, PFObjectDefaultPin) }
    public class func unpinAllObjects(withName name: String) throws { LocalStore.current.unpin(nil, name) }

    @discardableResult
    public class func unpinAll(inBackground objects: [PFObject]?) -> BFTask<NSNumber> { unpinAll(inBackground: objects, withName: PFObjectDefaultPin) }
    public class func unpinAll(inBackground objects: [PFObject]?, block: PFBooleanResultBlock?) {
        unpinAll(inBackground: objects, withName: PFObjectDefaultPin, block: block)
    }
    @discardableResult
    public class func unpinAll(inBackground objects: [PFObject]?, withName name: String) -> BFTask<NSNumber> {
        LocalStore.current.unpin(objects ?? [], name)
        return ParseReply.flag(nil)
    }
    public class func unpinAll(inBackground objects: [PFObject]?, withName name: String, block: PFBooleanResultBlock?) {
        LocalStore.current.unpin(objects ?? [], name)
        _ = ParseReply.flag(nil, block)
    }
    public class func unpinAll(_ objects: [PFObject]?) throws { LocalStore.current.unpin(objects ?? [], PFObjectDefaultPin) }
    public class func unpinAll(_ objects: [PFObject]?, withName name: String) throws { LocalStore.current.unpin(objects ?? [], name) }

    // MARK: - Fetching

    private var localResult: Result<PFObject?, any Error> { LocalStore.current.contains(self) ? .success(self) : .failure(ParseErrors.nothingCached) }

    /// Ends with the object where it is pinned, which then has its data already.
    @discardableResult
    public func fetchFromLocalDatastoreInBackground() -> BFTask<PFObject> { ParseReply.task(localResult) }
    public func fetchFromLocalDatastoreInBackground(block: PFObjectResultBlock?) {
        let result: Result<PFObject?, any Error> = localResult
        ParseReply.send {
            switch result {
            case .success(let object): block?(object, nil)
            case .failure(let error): block?(nil, error)
            }
        }
    }
    @discardableResult
    public func fetchFromLocalDatastore() throws -> Self {
        _ = try localResult.get()
        return self
    }
}
