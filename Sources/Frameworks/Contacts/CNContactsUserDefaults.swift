import ObjectRuntime

/// The user's preferences for contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static var common: CNContactsUserDefaults { AppServices.object { CNContactsUserDefaults() } }

    open class func shared() -> CNContactsUserDefaults { common }

    /// The order of contacts in lists. By family name, as a device has it that nobody changed.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The ISO code of the region that telephone numbers without a country belong to, in small letters: the one of the user's locale, "us" where that has none.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
