import QuinceContacts
import QuinceCoreLocation

extension CLPlacemark {
    /// A placemark for places that an app knows itself, as intents carry them.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        var parts = postalAddress?.placemarkParts ?? [:]
        parts["Name"] = name
        self.init(location: location, address: parts)
    }
}
