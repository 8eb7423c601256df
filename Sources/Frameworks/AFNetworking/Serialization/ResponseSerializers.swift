import FoundationNetworking
import FoundationXML
import UIKit

/// Reads answers in JSON.
open class AFJSONResponseSerializer: AFHTTPResponseSerializer {
    open var readingOptions: JSONSerialization.ReadingOptions = []
    /// Whether keys with a null are left out. Default false.
    open var removesKeysWithNullValues = false

    public convenience init(readingOptions: JSONSerialization.ReadingOptions) {
        self.init()
        self.readingOptions = readingOptions
    }

    public required init() {
        super.init()
        acceptableContentTypes = ["application/json", "text/json", "text/javascript"]
    }

    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard let data = readable(response, data, error) else { return nil }
        do {
            let object: Any = try JSONSerialization.jsonObject(with: data, options: readingOptions)
            return removesKeysWithNullValues ? AFJSONObjectByRemovingKeysWithNullValues(object, readingOptions) : object
        } catch let failure {
            Self.set(failure as NSError, error)
            return nil
        }
    }
}

/// An object of JSON without the keys whose value is null, at any depth.
public func AFJSONObjectByRemovingKeysWithNullValues(_ JSONObject: Any, _ readingOptions: JSONSerialization.ReadingOptions) -> Any {
    switch JSONObject {
    case let list as [Any]: return list.filter { !($0 is NSNull) }.map { AFJSONObjectByRemovingKeysWithNullValues($0, readingOptions) }
    case let table as [String: Any]:
        return table.filter { !($0.value is NSNull) }.mapValues { AFJSONObjectByRemovingKeysWithNullValues($0, readingOptions) }
    default: return JSONObject
    }
}

/// Gives answers in XML as parsers.
open class AFXMLParserResponseSerializer: AFHTTPResponseSerializer {
    public required init() {
        super.init()
        acceptableContentTypes = ["application/xml", "text/xml"]
    }

    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        readable(response, data, error).map { XMLParser(data: $0) }
    }
}

/// Reads answers in property lists.
open class AFPropertyListResponseSerializer: AFHTTPResponseSerializer {
    open var format: PropertyListSerialization.PropertyListFormat = .xml
    open var readOptions: PropertyListSerialization.ReadOptions = []

    public convenience init(format: PropertyListSerialization.PropertyListFormat, readOptions: PropertyListSerialization.ReadOptions) {
        self.init()
        self.format = format
        self.readOptions = readOptions
    }

    public required init() {
        super.init()
        acceptableContentTypes = ["application/x-plist"]
    }

    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard let data = readable(response, data, error) else { return nil }
        do {
            return try PropertyListSerialization.propertyList(from: data, options: readOptions, format: nil)
        } catch let failure {
            Self.set(failure as NSError, error)
            return nil
        }
    }
}

/// Reads answers that are pictures.
open class AFImageResponseSerializer: AFHTTPResponseSerializer {
    /// Pixels a point. Default the screen's.
    open var imageScale: CGFloat = ServiceReply.onMain { UIScreen.main.scale }
    /// Kept: pictures are decoded as they are made.
    open var automaticallyInflatesResponseImage = true

    public required init() {
        super.init()
        acceptableContentTypes = [
            "image/tiff", "image/jpeg", "image/gif", "image/png", "image/ico", "image/x-icon", "image/bmp", "image/x-bmp", "image/x-xbitmap",
            "image/x-win-bitmap",
        ]
    }

    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        readable(response, data, error).flatMap { UIImage(data: $0, scale: imageScale) }
    }
}

/// Asks serializers one after the other, and takes the first object that one makes.
open class AFCompoundResponseSerializer: AFHTTPResponseSerializer {
    public private(set) var responseSerializers: [any AFURLResponseSerialization] = []

    public convenience init(responseSerializers: [any AFURLResponseSerialization]) {
        self.init()
        self.responseSerializers = responseSerializers
    }
    open class func compoundSerializer(withResponseSerializers responseSerializers: [any AFURLResponseSerialization]) -> AFCompoundResponseSerializer {
        AFCompoundResponseSerializer(responseSerializers: responseSerializers)
    }
    public required init() { super.init() }

    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        for serializer in responseSerializers where serializer is AFHTTPResponseSerializer {
            var failure: NSError?
            let object: Any? = withUnsafeMutablePointer(to: &failure) { serializer.responseObject(for: response, data: data, error: $0) }
            if let object { return object }
            if let failure { Self.set(failure, error) }
        }
        return super.responseObject(for: response, data: data, error: error)
    }
}
