import UIKit

public enum INPersonHandleType: Int, Sendable { case unknown = 0, emailAddress, phoneNumber }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

open class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) { (self.value, self.type, self.label) = (value, type, label) }
    public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }
}

open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
        customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
    }
}

open class INSendMessageIntent: INIntent, @unchecked Sendable {
    public let recipients: [INPerson]?
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?
    ) {
        (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
        (self.conversationIdentifier, self.serviceName, self.sender) = (conversationIdentifier, serviceName, sender)
    }
}
