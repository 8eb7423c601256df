// Keys of contacts and labels of their values, besides those of CNContact.swift.

public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactDatesKey = "dates"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactPropertyNotFetchedExceptionName = "CNPropertyNotFetchedException"
/// Says of a part of a name which property it is.
public let CNContactPropertyAttribute = "contactProperty"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"
public let CNSocialProfileURLStringKey = "urlString"
public let CNSocialProfileUsernameKey = "username"
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
public let CNSocialProfileServiceKey = "service"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"
public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"
public let CNGroupNameKey = "name"
public let CNGroupIdentifierKey = "identifier"
public let CNContainerNameKey = "name"
public let CNContainerIdentifierKey = "identifier"
public let CNContainerTypeKey = "type"

public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault = 0, givenNameFirst, familyNameFirst }

/// Keys as words: "givenName" is "Given Name".
enum ContactWords {
    static func words(for key: String) -> String {
        key.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(text.isEmpty ? Character(letter.uppercased()) : letter)
        }
    }
}

extension NSDateComponents {
    static func of(_ parts: DateComponents) -> NSDateComponents {
        let result = NSDateComponents()
        if let calendar = parts.calendar { result.calendar = calendar }
        if let era = parts.era { result.era = era }
        if let year = parts.year { result.year = year }
        if let month = parts.month { result.month = month }
        if let day = parts.day { result.day = day }
        return result
    }
}

extension DateComponents {
    static func of(_ parts: NSDateComponents) -> DateComponents {
        func known(_ value: Int) -> Int? { value == NSDateComponentUndefined ? nil : value }
        return DateComponents(calendar: parts.calendar, era: known(parts.era), year: known(parts.year), month: known(parts.month), day: known(parts.day))
    }
}
