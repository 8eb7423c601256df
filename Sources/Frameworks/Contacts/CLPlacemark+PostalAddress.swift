import QuinceCoreLocation

extension CLPlacemark {
    /// The placemark's address; nil where it has none.
    public var postalAddress: CNPostalAddress? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts = [
            "street": street, "city": locality ?? "", "state": administrativeArea ?? "", "postalCode": postalCode ?? "", "country": country ?? "",
            "ISOCountryCode": isoCountryCode ?? "",
        ].filter { !$0.value.isEmpty }
        return parts.isEmpty ? nil : CNPostalAddress(parts: parts)
    }
}

extension CNPostalAddress {
    /// The parts by the names that placemarks are made with.
    package var placemarkParts: [String: String] {
        ["Street": street, "City": city, "State": state, "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode]
            .filter { !$0.value.isEmpty }
    }
}
