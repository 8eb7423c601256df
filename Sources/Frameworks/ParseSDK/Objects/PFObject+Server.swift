import Foundation

// Saving, fetching and deleting. All that needs the server fails with `errorConnectionFailed`; blocks are called a turn of the main queue later.

extension PFObject {
    /// The error of saving; nil where there is nothing to save. A new user is saved by signing up alone.
    private var savingError: NSError? {
        guard isDirty else { return nil }
        if let user = self as? PFUser, objectId == nil, !user.isAnonymous {
            return ParseErrors.error(.errorUserCanOnlyBeCreatedThroughSignUp, "A user is saved first by signing up.")
        }
        return ParseErrors.noConnection
    }
    private var fetchingError: NSError { objectId == nil ? ParseErrors.neverSaved : ParseErrors.noConnection }
    /// An object that was never saved is gone as soon as that is wished.
    private var deletingError: NSError? { objectId == nil ? nil : ParseErrors.noConnection }

    // MARK: - Saving

    @discardableResult
    public func saveInBackground() -> BFTask<NSNumber> { ParseReply.flag(savingError) }
    public func saveInBackground(block: PFBooleanResultBlock?) { _ = ParseReply.flag(savingError, block) }
    public func save() throws { if let savingError { throw savingError } }

    /// Waits for a network, which does not come, with the object pinned where the local datastore is enabled. Its task does not end.
    @discardableResult
    public func saveEventually() -> BFTask<NSNumber> {
        if Parse.isLocalDatastoreEnabled { LocalStore.current.pin([self], LocalStore.eventually) }
        return BFTask<NSNumber>()
    }
    public func saveEventually(_ callback: PFBooleanResultBlock?) { _ = saveEventually() }

    @discardableResult
    public class func saveAll(inBackground objects: [PFObject]?) -> BFTask<NSNumber> { ParseReply.flag(error(of: objects, \.savingError)) }
    public class func saveAll(inBackground objects: [PFObject]?, block: PFBooleanResultBlock?) {
        _ = ParseReply.flag(error(of: objects, \.savingError), block)
    }
    public class func saveAll(_ objects: [PFObject]?) throws { if let error = error(of: objects, \.savingError) { throw error } }

    private class func error(of objects: [PFObject]?, _ one: (PFObject) -> NSError?) -> NSError? { (objects ?? []).lazy.compactMap(one).first }

    // MARK: - Deleting

    @discardableResult
    public func deleteInBackground() -> BFTask<NSNumber> { ParseReply.flag(deletingError) }
    public func deleteInBackground(block: PFBooleanResultBlock?) { _ = ParseReply.flag(deletingError, block) }
    public func delete() throws { if let deletingError { throw deletingError } }
    /// Takes the object out of the local datastore, and waits for a network. Its task does not end.
    @discardableResult
    public func deleteEventually() -> BFTask<NSNumber> {
        LocalStore.current.unpin([self], nil)
        return BFTask<NSNumber>()
    }
    @discardableResult
    public class func deleteAll(inBackground objects: [PFObject]?) -> BFTask<NSNumber> { ParseReply.flag(error(of: objects, \.deletingError)) }
    public class func deleteAll(inBackground objects: [PFObject]?, block: PFBooleanResultBlock?) {
        _ = ParseReply.flag(error(of: objects, \.deletingError), block)
    }
    public class func deleteAll(_ objects: [PFObject]?) throws { if let error = error(of: objects, \.deletingError) { throw error } }

    // MARK: - Fetching

    private func fetched(ifNeeded: Bool) -> Result<PFObject?, any Error> { ifNeeded && isDataAvailable ? .success(self) : .failure(fetchingError) }

    private static func reply(_ result: Result<PFObject?, any Error>, _ block: PFObjectResultBlock?) {
        ParseReply.send {
            switch result {
            case .success(let object): block?(object, nil)
            case .failure(let error): block?(nil, error)
            }
        }
    }

    @discardableResult
    public func fetchInBackground() -> BFTask<PFObject> { ParseReply.task(fetched(ifNeeded: false)) }
    public func fetchInBackground(block: PFObjectResultBlock?) { Self.reply(fetched(ifNeeded: false), block) }
    @discardableResult
    public func fetch() throws -> Self { throw fetchingError }
    @discardableResult
    public func fetchIfNeededInBackground() -> BFTask<PFObject> { ParseReply.task(fetched(ifNeeded: true)) }
    public func fetchIfNeededInBackground(block: PFObjectResultBlock?) { Self.reply(fetched(ifNeeded: true), block) }
    /// Answers at once with an object that has its data.
    @discardableResult
    public func fetchIfNeeded() throws -> Self {
        guard isDataAvailable else { throw fetchingError }
        return self
    }

    private class func fetched(_ objects: [PFObject]?, ifNeeded: Bool) -> Result<NSArray?, any Error> {
        let lacking: PFObject? = (objects ?? []).first { !(ifNeeded && $0.isDataAvailable) }
        return lacking.map { .failure($0.fetchingError) } ?? .success((objects ?? []) as NSArray)
    }
    private class func reply(_ result: Result<NSArray?, any Error>, _ block: PFArrayResultBlock?) {
        ParseReply.send {
            switch result {
            case .success(let list): block?(list as? [Any], nil)
            case .failure(let error): block?(nil, error)
            }
        }
    }

    @discardableResult
    public class func fetchAll(inBackground objects: [PFObject]?) -> BFTask<NSArray> { ParseReply.task(fetched(objects, ifNeeded: false)) }
    public class func fetchAll(inBackground objects: [PFObject]?, block: PFArrayResultBlock?) { reply(fetched(objects, ifNeeded: false), block) }
    @discardableResult
    public class func fetchAllIfNeeded(inBackground objects: [PFObject]?) -> BFTask<NSArray> { ParseReply.task(fetched(objects, ifNeeded: true)) }
    public class func fetchAllIfNeeded(inBackground objects: [PFObject]?, block: PFArrayResultBlock?) { reply(fetched(objects, ifNeeded: true), block) }
}
