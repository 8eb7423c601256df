@_exported import QuinceContacts
@_exported import UIKit

// The address book by functions, as it was before the Contacts framework: the same people.

public typealias ABAddressBook = CFTypeRef
public typealias ABRecord = CFTypeRef
public typealias ABMultiValue = CFTypeRef
public typealias ABMutableMultiValue = CFTypeRef
public typealias ABRecordID = Int32
public typealias ABRecordType = UInt32
public typealias ABSourceType = Int32
public typealias ABPropertyID = Int32
public typealias ABPropertyType = UInt32
public typealias ABMultiValueIdentifier = Int32
public typealias ABPersonSortOrdering = UInt32
public typealias ABPersonCompositeNameFormat = UInt32
public typealias ABAddressBookRequestAccessCompletionHandler = @Sendable (Bool, CFError?) -> Void

public enum ABAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
public struct ABPersonImageFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let kABPersonImageFormatThumbnail = ABPersonImageFormat(0)
public let kABPersonImageFormatOriginalSize = ABPersonImageFormat(2)

public nonisolated(unsafe) let ABAddressBookErrorDomain: CFString! = "ABAddressBookErrorDomain"
public let kABOperationNotPermittedByStoreError = 0
public let kABOperationNotPermittedByUserError = 1

public let kABRecordInvalidID: ABRecordID = -1
public let kABPropertyInvalidID: ABPropertyID = -1
public let kABMultiValueInvalidIdentifier: ABMultiValueIdentifier = -1
public let kABPersonType: ABRecordType = 0
public let kABGroupType: ABRecordType = 1
public let kABSourceType: ABRecordType = 2
public let kABPersonSortByFirstName: ABPersonSortOrdering = 0
public let kABPersonSortByLastName: ABPersonSortOrdering = 1
public let kABPersonCompositeNameFormatFirstNameFirst: ABPersonCompositeNameFormat = 0
public let kABPersonCompositeNameFormatLastNameFirst: ABPersonCompositeNameFormat = 1

public let kABInvalidPropertyType: ABPropertyType = 0
public let kABStringPropertyType: ABPropertyType = 1
public let kABIntegerPropertyType: ABPropertyType = 2
public let kABRealPropertyType: ABPropertyType = 3
public let kABDateTimePropertyType: ABPropertyType = 4
public let kABDictionaryPropertyType: ABPropertyType = 5
public let kABMultiStringPropertyType: ABPropertyType = 0x101
public let kABMultiDateTimePropertyType: ABPropertyType = 0x104
public let kABMultiDictionaryPropertyType: ABPropertyType = 0x105

public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonPhoneProperty: ABPropertyID = 3
public let kABPersonEmailProperty: ABPropertyID = 4
public let kABPersonAddressProperty: ABPropertyID = 5
public let kABPersonMiddleNameProperty: ABPropertyID = 6
public let kABPersonOrganizationProperty: ABPropertyID = 10
public let kABPersonDepartmentProperty: ABPropertyID = 11
public let kABPersonNoteProperty: ABPropertyID = 14
public let kABPersonBirthdayProperty: ABPropertyID = 17
public let kABPersonJobTitleProperty: ABPropertyID = 18
public let kABPersonNicknameProperty: ABPropertyID = 19
public let kABPersonPrefixProperty: ABPropertyID = 20
public let kABPersonURLProperty: ABPropertyID = 22
public let kABPersonKindProperty: ABPropertyID = 24

public let kABPersonKindPerson: NSNumber! = 0
public let kABPersonKindOrganization: NSNumber! = 1

public nonisolated(unsafe) let kABHomeLabel: CFString! = "_$!<Home>!$_"
public nonisolated(unsafe) let kABWorkLabel: CFString! = "_$!<Work>!$_"
public nonisolated(unsafe) let kABOtherLabel: CFString! = "_$!<Other>!$_"
public nonisolated(unsafe) let kABPersonPhoneMobileLabel: CFString! = "_$!<Mobile>!$_"
public nonisolated(unsafe) let kABPersonPhoneIPhoneLabel: CFString! = "iPhone"
public nonisolated(unsafe) let kABPersonPhoneMainLabel: CFString! = "_$!<Main>!$_"
public nonisolated(unsafe) let kABPersonPhoneHomeFAXLabel: CFString! = "_$!<HomeFAX>!$_"
public nonisolated(unsafe) let kABPersonPhoneWorkFAXLabel: CFString! = "_$!<WorkFAX>!$_"
public nonisolated(unsafe) let kABPersonPhonePagerLabel: CFString! = "_$!<Pager>!$_"
public nonisolated(unsafe) let kABPersonHomePageLabel: CFString! = "_$!<HomePage>!$_"

public nonisolated(unsafe) let kABPersonAddressStreetKey: CFString! = "Street"
public nonisolated(unsafe) let kABPersonAddressCityKey: CFString! = "City"
public nonisolated(unsafe) let kABPersonAddressStateKey: CFString! = "State"
public nonisolated(unsafe) let kABPersonAddressZIPKey: CFString! = "ZIP"
public nonisolated(unsafe) let kABPersonAddressCountryKey: CFString! = "Country"
public nonisolated(unsafe) let kABPersonAddressCountryCodeKey: CFString! = "CountryCode"
