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

extension CLGeocoder {
    /// Fails as every question does: `CLError.network`.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodePostalAddress(postalAddress, preferredLocale: nil, completionHandler: completionHandler)
    }
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let lines = [postalAddress.street, postalAddress.postalCode, postalAddress.city, postalAddress.country].filter { !$0.isEmpty }
        geocodeAddressString(lines.joined(separator: ", "), in: nil, preferredLocale: locale, completionHandler: completionHandler)
    }
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(postalAddress.street)
    }
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
        try await geocodePostalAddress(postalAddress)
    }
}
