import Foundation

// Names of the first SDKs, which the present ones still have.
extension NSData.ReadingOptions {
    public static var dataReadingMapped: NSData.ReadingOptions { .mappedIfSafe }
    public static var mappedRead: NSData.ReadingOptions { .mappedIfSafe }
    public static var uncachedRead: NSData.ReadingOptions { .uncached }
}

extension NSData.WritingOptions {
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
